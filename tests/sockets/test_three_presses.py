"""An ordinary turn takes few presses: whole moves, ready orders, windows; and the rest is one press further."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from bot.panels.custom_ids import read_token
from bot.panels.parts import STEP_BY_STEP
from games.cochons.picture.pictures import list_choosable
from porc_royal.asks import Ask, list_picks
from tests.fake_discord import Interaction, Message, Person
from tests.fake_discord.components import SELECTS
from tests.sockets.games import PIG
from tests.sockets.orders import panel, words
from tests.sockets.players import is_taken, parts_of
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.tables import go_step_by_step
from tests.windows import list_questions, list_values

Json = dict[str, Any]
STEPS = 200


async def until(scenario: Scenario, question: str) -> Person:
    """Let the absent be answered for until this is asked of somebody who sees it before them."""
    for _ in range(STEPS):
        live = await scenario.running.live()
        for person in await scenario.awaited():
            seat = next(row.seat for row in live.seats if row.user_id == person.id)
            if live.play.asks[seat].key.endswith(question):  # type: ignore[index]  # seats are numbers
                return person
        await scenario.running.later(12 * HOUR)
    raise AssertionError(question)


def menu(shown: Message | Interaction, verb: str = "whole", option: str | None = None) -> Json:
    """The first menu of whole moves, or of what the verb says."""
    return next(
        part
        for part in parts_of(shown)
        if part["type"] in SELECTS
        and (token := read_token(part["custom_id"])).verb == verb
        and option in (None, token.option)
    )


async def choose(person: Person, shown: Message | Interaction, found: Json, place: int = 0) -> Interaction:
    """Choose one of the things there."""
    return await person.choose(shown, found["custom_id"], [found["options"][place]["value"]])


async def answered(scenario: Scenario, person: Person) -> Interaction:
    return await person.slash(words(person, "repondre", "answer"), channel=scenario.channel)


# ------------------------------------------------------------------------------------------------- moves


async def test_a_whole_trip_is_one_choice_in_the_question(scenario: Scenario) -> None:
    await scenario.started(options="auto_start=true, gap_windows=false", deadline="12h")
    person = await until(scenario, "ask-travel")
    taken = await choose(person, scenario.question(person), menu(scenario.question(person)))
    assert is_taken(taken), taken.text
    await scenario.running.settle()
    entry = (await scenario.running.log())[-1]
    assert b'"trip"' in entry.reply


async def test_from_the_channel_a_whole_trip_is_two_presses(scenario: Scenario) -> None:
    await scenario.started(options="auto_start=true, gap_windows=false", deadline="12h")
    person = await until(scenario, "ask-travel")
    news = next(each for each in reversed(scenario.public()) if each.buttons)
    shown = await person.press(news, scenario.running.text("button-answer"))
    assert is_taken(await choose(person, shown, menu(shown)))


async def test_a_trip_is_called_by_its_places_and_pieces(scenario: Scenario) -> None:
    await scenario.started(options="auto_start=true, gap_windows=false", deadline="12h")
    person = await until(scenario, "ask-travel")
    for choice in menu(scenario.question(person))["options"][:-1]:
        fields = dict(part.split("=") for part in choice["value"].split()[2:])
        assert choice["label"].startswith(f"{fields['from']} → {fields['to']} · ")
        assert choice["description"]


@pytest.mark.parametrize("game", [PIG], ids=["interstellar_pig"])
async def test_a_flight_is_two_choices_line_and_dice_then_the_whole_course(scenario: Scenario) -> None:
    await scenario.started(options="rounds=4, setup_loss=orbit_start", deadline="12h")
    person = await until(scenario, "ask-turn")
    shown: Message | Interaction = await answered(scenario, person)
    flown = next(part for part in parts_of(shown) if read_token(part["custom_id"]).option == "two-dice")
    if flown["type"] in SELECTS:
        taken = await choose(person, shown, flown)
    else:
        taken = await person.press(shown, flown["custom_id"])
    assert is_taken(taken), taken.text
    if parts_of(taken) and any(read_token(part["custom_id"]).option == "course" for part in parts_of(taken)):
        taken = await choose(person, taken, menu(taken, option="course"))
        assert is_taken(taken), taken.text
    await scenario.running.settle()
    assert any("cases" in each.text or "spaces" in each.text for each in scenario.public())


async def test_the_last_choice_opens_the_form_which_is_one_window_where_it_fits_one(
    scenario: Scenario,
) -> None:
    await scenario.started(options="auto_start=true, gap_windows=false", deadline="12h")
    person = await until(scenario, "ask-travel")
    shown = scenario.question(person)
    found = menu(shown)
    assert found["options"][-1]["value"] == STEP_BY_STEP
    form = await choose(person, shown, found, -1)
    assert read_token(form.modal["custom_id"]).option == "trip", "there is but one departure"
    form = await go_step_by_step(person, form)
    assert read_token(menu(form, "fill")["custom_id"]).field in ("from", "to")
    assert not is_taken(form)


async def test_a_whole_move_of_another_seat_or_option_is_refused(scenario: Scenario) -> None:
    await scenario.started(options="auto_start=true, gap_windows=false", deadline="12h")
    person = await until(scenario, "ask-travel")
    shown, before = scenario.question(person), len(await scenario.running.log())
    custom_id = menu(shown)["custom_id"]
    seat = read_token(custom_id).seat
    for forged in (f"{seat + 1}: trip from=A1 to=A2 gorets=1", f"{seat}: pass", "trip", "%"):
        answer = await person.choose(shown, custom_id, [forged], forged=True)
        assert answer.text == scenario.running.text("press-unknown", person.locale)
    assert len(await scenario.running.log()) == before


@pytest.mark.thorough
async def test_a_whole_move_pressed_twice_is_taken_once(scenario: Scenario) -> None:
    await scenario.started(options="auto_start=true, gap_windows=false", deadline="12h")
    person = await until(scenario, "ask-travel")
    shown = scenario.question(person)
    found = menu(shown)
    await choose(person, shown, found)
    again = await person.choose(shown, found["custom_id"], [found["options"][0]["value"]], forged=True)
    assert scenario.running.text("receipt-already", person.locale) in again.text


@pytest.mark.thorough
async def test_a_window_is_passed_with_one_press(scenario: Scenario) -> None:
    await scenario.started(options="auto_start=true", deadline="12h")
    person = await until(scenario, "ask-gap-first")
    shown = await answered(scenario, person)
    taken = await person.press(shown, scenario.running.text("cochons-ask-gap-first-pass", person.locale))
    assert is_taken(taken)


# ------------------------------------------------------------------------------------------- orders, more


@pytest.mark.thorough
async def test_an_order_is_ready_to_be_chosen(scenario: Scenario) -> None:
    """The command or its button, and one choice."""
    await scenario.drawn()
    shown = await panel(scenario, scenario.ana)
    found = menu(shown)
    sentences = [choice["label"] for choice in found["options"]]
    assert scenario.running.text("cochons-ready-windows") in sentences
    given = await choose(
        scenario.ana, shown, found, sentences.index(scenario.running.text("cochons-ready-windows"))
    )
    assert scenario.running.text("orders-given") in given.text
    assert scenario.running.text("cochons-order-windows") in given.text
    assert scenario.running.text("cochons-order-flee") not in given.text


@pytest.mark.thorough
async def test_a_likely_trip_is_planned_by_the_command_and_one_choice(scenario: Scenario) -> None:
    await scenario.drawn()
    shown = await panel(scenario, scenario.bob)
    given = await choose(scenario.bob, shown, menu(shown, option="trip"))
    assert scenario.running.text("orders-given", "en") in given.text
    assert scenario.running.text("cochons-order-trip", "en") in given.text
    (kept,) = await scenario.running.store.orders(1)
    assert kept.name == "trip.01"


@pytest.mark.thorough
async def test_of_two_orders_about_the_same_the_newer_holds(scenario: Scenario) -> None:
    await scenario.drawn()
    for sentence, kind in (("never", "flee"), ("half", "flee-half"), ("never", "flee")):
        shown = await panel(scenario, scenario.bob)
        found = menu(shown)
        name = scenario.running.text(f"cochons-ready-{sentence}", "en")
        place = [choice["label"] for choice in found["options"]].index(name)
        given = await choose(scenario.bob, shown, found, place)
        mine = [line for line in given.text.split("\n") if line.startswith("•")]
        (line,) = mine
        assert scenario.running.text(f"cochons-order-{kind}", "en") in line


@pytest.mark.thorough
@pytest.mark.parametrize("game", [PIG], ids=["interstellar_pig"])
async def test_what_is_rare_stands_one_press_further_and_leads_back(scenario: Scenario) -> None:
    await scenario.started(options="rounds=4, setup_loss=orbit_start", deadline="12h")
    person = await until(scenario, "ask-turn")
    shown = await answered(scenario, person)
    resign = scenario.running.text("interstellar_pig-leave-resign", person.locale)
    assert resign not in [part.get("label") for part in parts_of(shown)]
    rest = await person.press(shown, scenario.running.text("button-more", person.locale))
    assert resign in [part.get("label") for part in parts_of(rest)]
    assert rest.ephemeral
    back = await person.press(rest, scenario.running.text("button-back", person.locale))
    assert [part["custom_id"] for part in parts_of(back)] == [part["custom_id"] for part in parts_of(shown)]


# ---------------------------------------------------------------------------------------- places that are lit


@pytest.mark.thorough
async def test_the_board_lights_the_departures_and_a_window_leaves_it_as_it_is(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window has no picture: what it asks of places stands in words, and the board of the question behind it."""
    await scenario.started(options="auto_start=true, gap_windows=false", deadline="12h")
    person = await until(scenario, "ask-travel")
    live = await scenario.running.live()
    ask = live.play.asks[live.play.awaited[0]]
    (departure,) = list_picks(ask, "trip", "from")
    lit: list[list[str]] = []

    def light(asked: Ask) -> Collection[str]:
        lit.append(list(list_choosable(asked)))
        return lit[-1]

    monkeypatch.setattr("games.cochons.picture.pictures.list_choosable", light)
    shown = await answered(scenario, person)
    assert lit.pop() == [departure]
    window = await choose(person, shown, menu(shown), -1)
    await scenario.running.settle()
    assert lit == []
    arrivals = next(part for part in list_questions(window.modal) if part["custom_id"] == "p:to")
    assert list_values(arrivals) == list(list_picks(ask, "trip", "to", {"from": departure}))
