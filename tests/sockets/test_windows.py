"""A form of a few fields is one press and one window; what comes back is taken whole, or refused whole."""

import pytest
from msgspec import structs

from bot.panels.custom_ids import read_token
from bot.panels.form_windows import PART, REST
from bot.panels.parts import STEP_BY_STEP
from bot.wording.forms import Draft
from porc_royal.asks import Ask, Refused, Reply
from tests.fake_discord import Interaction, Message, Person
from tests.fake_discord.components import STRING_SELECT, TEXT_INPUT, walk
from tests.sockets.elections import does, opened
from tests.sockets.games import COSMIC, PIG
from tests.sockets.orders import panel
from tests.sockets.players import is_taken, parts_of
from tests.sockets.scenario import Scenario, offered_first
from tests.sockets.tables import open_form
from tests.windows import Json, list_questions, list_values


async def open_order(scenario: Scenario) -> Interaction:
    """Ana, who presides an election, opens the window of the whole order of the call."""
    await opened(scenario)
    await does(scenario, scenario.bob, "stand")
    question = scenario.question(scenario.ana)
    return await scenario.ana.press(question, scenario.running.text("election-do-order"))


def name(part: Json) -> str:
    return str(part["custom_id"])


def put(window: Interaction, *people: str) -> dict[str, list[str]]:
    """These people in this order, as the window has them."""
    found = {}
    for part, person in zip(list_questions(window.modal), people, strict=True):
        values = {one["label"]: one["value"] for one in part["options"]}
        found[name(part)] = [values[person]]
    return found


def preset(window: Interaction) -> list[str]:
    """What stands in a window that has just been opened."""
    parts = list_questions(window.modal)
    return [one["label"] for part in parts for one in part["options"] if one.get("default")]


async def test_a_whole_order_is_one_press_and_one_window(scenario: Scenario) -> None:
    window = await open_order(scenario)
    parts = list_questions(window.modal)
    assert [part["type"] for part in parts] == [STRING_SELECT, STRING_SELECT], (
        "the last place is what is left"
    )
    assert all(len(list_values(part)) == 3 for part in parts)
    assert preset(window) == [], "nothing is filled in unasked"
    sent = await scenario.ana.submit(window, put(window, "Cy", "Ana"))
    assert is_taken(sent), sent.text
    assert sent.text.index("Cy") < sent.text.index("Ana") < sent.text.index("Bob")


async def test_what_is_wrong_is_said_in_private_changes_nothing_and_stands_there_again_after_a_crash(
    scenario: Scenario,
) -> None:
    window = await open_order(scenario)
    before, public = await scenario.running.log(), len(scenario.public())
    refused = await scenario.ana.submit(window, put(window, "Bob", "Bob"))
    what = scenario.running.text("election-field-order")
    assert refused.text == scenario.running.text("refused-order", field=what)
    assert refused.ephemeral
    await scenario.running.settle()
    assert (await scenario.running.log(), len(scenario.public())) == (before, public)
    await scenario.running.kill()
    await scenario.running.open()
    again = await scenario.ana.press(
        scenario.question(scenario.ana), scenario.running.text("election-do-order")
    )
    assert preset(again) == ["Bob", "Bob"]
    assert is_taken(await scenario.ana.submit(again, put(again, "Bob", "Ana")))


async def test_a_window_that_was_open_while_the_bot_was_killed_is_sent_to_the_next(
    scenario: Scenario,
) -> None:
    window = await open_order(scenario)
    await scenario.running.kill()
    await scenario.running.open()
    assert is_taken(await scenario.ana.submit(window, put(window, "Cy", "Bob")))


async def test_a_window_sent_twice_is_taken_once(scenario: Scenario) -> None:
    window = await open_order(scenario)
    entered = put(window, "Cy", "Bob")
    assert is_taken(await scenario.ana.submit(window, entered))
    before = await scenario.running.log()
    again = await scenario.ana.submit(window, entered)
    assert not is_taken(again)
    assert scenario.running.text("press-stale") in again.text
    assert await scenario.running.log() == before


async def test_a_window_filled_in_by_somebody_else_is_refused_and_leaves_no_trace_in_its_owners(
    scenario: Scenario,
) -> None:
    window = await open_order(scenario)
    custom_id, before = str(window.modal["custom_id"]), await scenario.running.log()
    assert read_token(custom_id).verb == "enter"
    forged = await scenario.bob.press(scenario.public()[-1], custom_id, forged=True)
    assert not is_taken(forged)
    assert await scenario.running.log() == before
    again = await scenario.ana.press(
        scenario.question(scenario.ana), scenario.running.text("election-do-order")
    )
    assert preset(again) == []


@pytest.mark.thorough
@pytest.mark.parametrize("game", [PIG], ids=["interstellar_pig"])
async def test_a_window_names_each_field_and_how_many_may_be_chosen(scenario: Scenario) -> None:
    await scenario.drawn()
    window = await open_form(scenario, scenario.ana)
    if window.type == "modal":
        labels = [part["label"] for part in window.modal["components"] if "label" in part]
        assert all(0 < len(label) <= 45 for label in labels)
        assert len(set(labels)) == len(labels)


# ---- what lists have no room for is typed


@pytest.mark.thorough
async def test_places_of_which_there_are_too_many_are_typed_as_they_are_called(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The plan of a trip: from and to among all the tiles there are, which lists would leave no room for."""
    monkeypatch.setattr("bot.wording.window_fields.MENU", 5)  # as if the galaxy were larger
    await scenario.drawn()
    window = await open_plan(scenario, scenario.ana)
    kinds = {name(part): part["type"] for part in list_questions(window.modal)}
    assert kinds["w:from"] == kinds["w:to"] == TEXT_INPUT
    entered = {one: "" if kind == TEXT_INPUT else [] for one, kind in kinds.items()}
    given = await scenario.ana.submit(window, {**entered, "w:from": " o", "w:to": "a2", "n:gorets": "1"})
    assert scenario.running.text("orders-given") in given.text
    assert "A2" in given.text


@pytest.mark.thorough
async def test_what_is_typed_and_is_no_place_is_refused_in_private(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.wording.window_fields.MENU", 5)
    await scenario.drawn()
    window = await open_plan(scenario, scenario.ana)
    public = len(scenario.public())
    empty = {name(part): "" if part["type"] == TEXT_INPUT else [] for part in list_questions(window.modal)}
    refused = await scenario.ana.submit(window, {**empty, "w:from": "la lune", "w:to": "a2"})
    assert "la lune" in refused.text
    assert refused.ephemeral
    assert (await scenario.running.live()).orders == []
    assert len(scenario.public()) == public


async def open_plan(scenario: Scenario, person: Person) -> Interaction:
    """The window of the plan of a trip, below those that are suggested."""
    shown = await panel(scenario, person)
    menus = [str(one["custom_id"]) for one in walk(shown.components) if one["type"] == STRING_SELECT]
    trips = next(one for one in menus if read_token(one).option == "trip")
    return await person.choose(shown, trips, [STEP_BY_STEP])


# ---- what one window has no room for


@pytest.mark.thorough
@pytest.mark.parametrize("game", [COSMIC], ids=["cosmic"])
async def test_a_form_is_filled_in_in_one_window_after_another_across_a_crash(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, sent = await fill_in_first_window(scenario, monkeypatch)
    windows = 1
    while sent.message is not None and find_rest(sent.message):
        await scenario.running.kill()
        await scenario.running.open()
        (rest,) = find_rest(sent.message)
        opened, windows = await person.press(sent.message, rest), windows + 1
        assert len(list_questions(opened.modal)) == 2
        sent = await person.submit(opened, choose_first(opened))
    assert windows >= 3
    assert b'"orders"' in (await scenario.running.log())[-1].reply


async def fill_in_first_window(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> tuple[Person, Interaction]:
    """The eight settings of a player of Cosmic Encounter, as if a window held two questions and no list."""
    monkeypatch.setattr("bot.wording.window_fields.PARTS", 2)
    monkeypatch.setattr("bot.wording.window_fields._fold", lambda _asked: [])
    await scenario.begun(options="pace=orders")
    for one in await scenario.awaited():
        await offered_first(one, scenario.question(one))
    await scenario.running.settle()
    (person,) = await scenario.awaited()
    shown = scenario.question(person)
    token = read_token(str(next(one["custom_id"] for one in parts_of(shown))))
    form = structs.replace(token, verb="form", option="orders", field="", value="")
    opened = await person.press(shown, str(form), forged=True)
    assert read_token(str(opened.modal["custom_id"])).value == PART
    return person, await person.submit(opened, choose_first(opened))


@pytest.mark.thorough
@pytest.mark.parametrize("game", [COSMIC], ids=["cosmic"])
async def test_what_is_refused_of_a_further_window_stands_there_again_after_a_crash(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, sent = await fill_in_first_window(scenario, monkeypatch)
    assert sent.message is not None
    opened = await person.press(sent.message, find_rest(sent.message)[0])
    entered = choose_first(opened)
    assert [values for values in entered.values() if values]

    def refuse(_ask: Ask, reply: Reply, _draft: Draft) -> Draft:
        raise Refused("refused-one", field=next(iter(reply.fields)))

    with monkeypatch.context() as once:
        once.setattr("bot.interactions.forms.fill_next", refuse)
        refused = await person.submit(opened, entered)
    assert refused.ephemeral
    await scenario.running.kill()
    await scenario.running.open()
    again = await person.press(sent.message, find_rest(sent.message)[0])
    chosen = {
        name(part): [one["value"] for one in part["options"] if one.get("default")]
        for part in list_questions(again.modal)
    }
    assert chosen == entered


def find_rest(shown: Message) -> list[str]:
    """The button that opens the next window."""
    return [one for one in shown.buttons if read_token(one).value == REST]


def choose_first(opened: Interaction) -> dict[str, list[str]]:
    """The first of what each question of a window offers; what would take a setting back is left empty."""
    return {
        name(part): [] if name(part) == "p:setting" else list_values(part)[:1]
        for part in list_questions(opened.modal)
    }
