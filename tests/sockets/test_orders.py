"""Standing orders as people give them, and what the table makes of them over days and restarts."""

from typing import Any

import pytest

from bot.panels.custom_ids import read_token
from bot.tables.orders_beside import answer_with_order
from bot.tables.turn import Turn
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from porc_royal.orders import Orders
from storage.ports import AnsweredBy
from tests.fake_discord import Interaction, Person
from tests.fake_discord.components import BUTTON, STRING_SELECT, walk
from tests.sockets.direct_messages import direct_messages
from tests.sockets.elections import does, opened
from tests.sockets.orders import ASK, at_the_gap, chosen, give, panel, passes, words
from tests.sockets.scenario import HOUR, MINUTE, Scenario
from tests.sockets.votes import vote, want
from tests.windows import fill_in_order

# ---- giving them


async def test_an_order_is_given_by_a_form_and_listed_for_its_owner_alone(scenario: Scenario) -> None:
    await scenario.drawn()
    public = len(scenario.public())
    shown = (await panel(scenario, scenario.ana)).text
    assert scenario.running.text("orders-none") in shown
    assert scenario.running.text("orders-speed") in shown, "what it tells others stands where it is given"
    given = await give(scenario, scenario.ana, "windows", "travels", None, "at-once", "turn")
    assert given.ephemeral
    assert scenario.running.text("orders-given") in given.text
    listed = (await panel(scenario, scenario.ana)).text
    for key in ("cochons-order-windows", "cochons-windows-travels", "order-until-turn"):
        assert scenario.running.text(key) in listed
    assert scenario.running.text("orders-none", "en") in (await panel(scenario, scenario.bob)).text
    await scenario.running.settle()
    assert len(scenario.public()) == public, "the channel hears nothing of it"


async def test_an_order_of_a_further_page_is_one_choice_and_one_window_too(scenario: Scenario) -> None:
    """The first menu has the forms for which the buttons below it leave no room."""
    await scenario.drawn()
    shown = await panel(scenario, scenario.ana)
    first = next(one for one in walk(shown.components) if one["type"] == STRING_SELECT)
    forms = [str(one["value"]) for one in first["options"] if str(one["value"]).startswith("form ")]
    buttons = {
        read_token(str(one["custom_id"])).option for one in walk(shown.components) if one["type"] == BUTTON
    }
    assert "form newcomers" in forms
    assert not {one.removeprefix("form ") for one in forms} & buttons, "nothing stands there twice"
    window = await scenario.ana.choose(shown, str(first["custom_id"]), ["form newcomers"])
    given = await scenario.ana.submit(window, fill_in_order(window.modal, "A1", "at-once", "game"))
    assert scenario.running.text("orders-given") in given.text
    forged = await scenario.ana.choose(shown, str(first["custom_id"]), ["form nonsense"], forged=True)
    assert scenario.running.text("orders-given") not in forged.text


async def test_an_order_can_be_withdrawn_and_a_new_one_replaces_its_kind(scenario: Scenario) -> None:
    await scenario.drawn()
    await give(scenario, scenario.bob, "flee", "3", None, "at-once", "game")
    await give(scenario, scenario.bob, "flee", "5", None, "if-late", "game")
    listed = (await panel(scenario, scenario.bob)).text
    assert listed.count(scenario.running.text("cochons-order-flee", "en")) == 1
    assert scenario.running.text("order-when-if-late", "en") in listed
    shown = await panel(scenario, scenario.bob)
    label = f"{scenario.running.text(f'{ASK}-withdraw', 'en')} {scenario.running.text('cochons-order-flee', 'en')}"
    gone = await scenario.bob.press(shown, label)
    assert scenario.running.text("orders-withdrawn", "en") in gone.text
    assert scenario.running.text("orders-none", "en") in gone.text


async def test_a_stranger_gives_no_orders_and_a_repeated_press_gives_one(scenario: Scenario) -> None:
    await scenario.drawn()
    stranger = scenario.world.person("Dan", scenario.guild, locale="fr")
    assert scenario.running.text("refused-not-seated") in (await panel(scenario, stranger)).text
    await give(scenario, scenario.ana, "flee", "0", None, "at-once", "game")
    rows = await scenario.running.store.orders(1)
    assert [one.name for one in rows] == ["flee"]


# ---- what they do


async def test_who_has_ordered_to_pass_is_not_awaited_and_nobody_learns_of_it(scenario: Scenario) -> None:
    await scenario.drawn()
    await give(scenario, scenario.bob, "windows", "travels", None, "at-once", "game")
    for person in scenario.people:
        await person.press(scenario.question(person), scenario.running.text(chosen("discard"), person.locale))
    await scenario.running.settle()
    assert {one.name for one in await scenario.awaited()} == {"Ana", "Cy"}
    asking = scenario.story()
    assert asking.silent, "all are asked alike, and nobody is called"
    assert asking.pings == []
    status = asking.text[asking.text.index("⏳") :]
    assert not any(person.name in status for person in scenario.people)
    assert len(asking.buttons) > 1, "it can be answered where all read it, whoever has ordered what"
    await passes(scenario, scenario.ana)
    await passes(scenario, scenario.cy)
    live = await scenario.running.live()
    assert "cochons-ask-travel" in {ask.key for ask in live.play.asks.values()}


@pytest.mark.parametrize("killed", [False, True])
async def test_an_order_for_the_absent_speaks_when_time_is_up_and_survives_a_crash(
    scenario: Scenario, *, killed: bool
) -> None:
    await at_the_gap(scenario, deadline="24h")
    await give(scenario, scenario.cy, "windows", "travels", None, "if-late", "game")
    await passes(scenario, scenario.ana)
    await passes(scenario, scenario.bob)
    assert await scenario.awaited() == [scenario.cy], "he may still think about it"
    if killed:
        await scenario.running.kill()
        await scenario.running.open()
    await scenario.running.later(25 * HOUR)
    absent = (await scenario.running.live()).seat_of(scenario.cy.id)
    assert absent is not None
    entry = next(one for one in reversed(await scenario.running.log()) if one.seat == absent.seat)
    assert b'"pass"' in entry.reply


async def test_an_order_for_one_turn_ends_with_it_and_its_owner_is_told_why(scenario: Scenario) -> None:
    await scenario.drawn(deadline="24h")
    await give(scenario, scenario.ana, "windows", "all", None, "at-once", "turn")
    await give(scenario, scenario.bob, "windows", "all", None, "at-once", "game")
    since = max(each.id for each in scenario.world.messages())
    turn = (await scenario.running.live()).play.view(None).turn
    for _ in range(100):
        await scenario.running.later(24 * HOUR + MINUTE)
        if (await scenario.running.live()).play.view(None).turn > turn:
            break
    bob = (await scenario.running.live()).seat_of(scenario.bob.id)
    assert bob is not None
    assert [(one.seat, one.name) for one in await scenario.running.store.orders(1)] == [(bob.seat, "windows")]
    order = scenario.running.text("cochons-ready-windows")
    why = scenario.running.text("orders-turn-over")
    told = [
        line
        for each in direct_messages(scenario.ana, since)
        for line in each.text.split("\n")
        if "📜" in line
    ]
    assert any(order in line and why in line for line in told)
    assert not any(
        "📜" in each.text
        for each in (*direct_messages(scenario.bob, since), *direct_messages(scenario.cy, since))
    )
    assert not any("📜" in each.text for each in scenario.public() if each.id > since)


async def test_the_form_opens_from_the_question_that_an_order_could_answer(scenario: Scenario) -> None:
    await at_the_gap(scenario)
    asked = await scenario.ana.slash("repondre", channel=scenario.channel)
    shown = await scenario.ana.press(asked, scenario.running.text("button-orders"))
    assert scenario.running.text("orders-none") in shown.text
    assert shown.ephemeral


@pytest.mark.thorough
async def test_a_vote_given_in_advance_is_cast_when_the_roll_is_called(scenario: Scenario) -> None:
    """C-62: the presider calls, and nobody waits for whoever has said beforehand for whom."""
    await opened(scenario)
    shown = await panel(scenario, scenario.bob)
    shown = await scenario.bob.press(shown, scenario.running.text("election-order-vote", "en"))
    await scenario.bob.submit(shown, fill_in_order(shown.modal, "2", "at-once", "game"))
    assert "Cy" in (await panel(scenario, scenario.bob)).text
    await does(scenario, scenario.cy, "candidat")
    await does(scenario, scenario.ana, "appel", qui="Bob")
    view: Any = (await scenario.running.live()).play.view(None)
    assert [one.vote for one in view.voters if one.vote is not None] == [2]
    assert scenario.bob not in await scenario.awaited()


# ---- given with an answer


async def press_both(scenario: Scenario, person: Person) -> Interaction:
    """One press: nothing until the fights, and no cards in them."""
    question = await person.slash(words(person, "repondre", "answer"), channel=scenario.channel)
    return await person.press(question, scenario.running.text("cochons-beside-gaps", person.locale))


@pytest.mark.thorough
async def test_an_answer_and_the_order_beside_it_are_one_press(scenario: Scenario) -> None:
    await at_the_gap(scenario)
    since = len(await scenario.running.log())
    receipt = await press_both(scenario, scenario.bob)
    said = scenario.running.text("cochons-ready-fights", "en")
    assert scenario.running.text("receipt-ordered", "en", what=said) in receipt.text
    assert [one.name for one in await scenario.running.store.orders(1)] == ["lay-nothing"]
    (entry,) = (await scenario.running.log())[since:]
    assert b'"pass-phase"' in entry.reply, "the log has the answer alone"
    assert b"lay-nothing" not in entry.reply
    listed = (await panel(scenario, scenario.bob)).text
    assert scenario.running.text("cochons-order-lay-nothing", "en") in listed


@pytest.mark.thorough
async def test_whoever_answers_anew_without_the_order_beside_it_has_none(scenario: Scenario) -> None:
    await at_the_gap(scenario)
    await press_both(scenario, scenario.bob)
    await give(scenario, scenario.bob, "flee", "3", None, "at-once", "game")
    await passes(scenario, scenario.bob)
    assert [one.name for one in await scenario.running.store.orders(1)] == ["flee"], "others stand"
    await press_both(scenario, scenario.bob)
    assert sorted(one.name for one in await scenario.running.store.orders(1)) == ["flee", "lay-nothing"]
    await scenario.bob.slash("undo", channel=scenario.channel)
    assert [one.name for one in await scenario.running.store.orders(1)] == ["flee"]


@pytest.mark.thorough
async def test_the_order_beside_an_answer_stands_in_the_channel_for_all_alike(scenario: Scenario) -> None:
    await at_the_gap(scenario)
    before = scenario.story().buttons
    assert scenario.running.text("cochons-beside-gaps") in before.values()
    await press_both(scenario, scenario.bob)
    await scenario.running.settle()
    assert scenario.story().buttons == before
    receipt = await scenario.ana.press(scenario.story(), scenario.running.text("cochons-beside-gaps"))
    assert receipt.ephemeral
    assert len(await scenario.running.store.orders(1)) == 2


@pytest.mark.thorough
async def test_the_order_beside_an_answer_survives_a_crash(scenario: Scenario) -> None:
    await at_the_gap(scenario)
    await press_both(scenario, scenario.bob)
    await scenario.running.kill()
    await scenario.running.open()
    assert [one.name for one in await scenario.running.store.orders(1)] == ["lay-nothing"]
    await passes(scenario, scenario.ana)
    await passes(scenario, scenario.cy)
    assert "cochons-ask-travel" in {ask.key for ask in (await scenario.running.live()).play.asks.values()}


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("option", "by", "order"),
    [("pass-phase", "deputy", "gaps"), ("pass", None, "gaps"), ("pass-phase", None, "laying")],
)
async def test_an_order_that_is_not_beside_an_answer_is_refused_and_nothing_is_answered(
    scenario: Scenario, option: str, by: AnsweredBy | None, order: str
) -> None:
    """A deputy gives none: standing orders are their owner's."""
    await at_the_gap(scenario)
    async with scenario.running.bot.tables.turn(1) as live:
        with pytest.raises(Refused):
            answer_with_order(Turn(live, Seat(1)), Seat(1), Reply(option), by, order, 0)
        assert (live.orders, dict(live.play.sealed)) == ([], {})


@pytest.mark.thorough
async def test_whoever_is_asked_nothing_any_more_gives_no_order_by_a_press_that_comes_late(
    scenario: Scenario,
) -> None:
    await at_the_gap(scenario)
    story, label = scenario.story(), scenario.running.text("cochons-beside-gaps")
    (late,) = [custom_id for custom_id, shown in story.buttons.items() if shown == label]
    for person in scenario.people:
        await passes(scenario, person)
    played, awaited = await scenario.running.log(), await scenario.awaited()
    idle = [one for one in scenario.people if one not in awaited]
    assert idle
    for person in idle:
        answer = await person.press(story, late, forged=True)
        assert answer.ephemeral
        assert answer.text.startswith(scenario.running.text("refused-stale", person.locale))
    assert await names_of_orders(scenario) == []
    assert await scenario.running.log() == played


async def names_of_orders(scenario: Scenario) -> list[str]:
    """The orders that stand, as they are stored; memory has the same."""
    stored = list(await scenario.running.store.orders(1))
    live = await scenario.running.live()
    assert set(live.orders) == set(stored)
    return [one.name for one in stored]


@pytest.mark.thorough
async def test_a_table_that_goes_back_before_an_answer_has_no_order_that_was_given_with_it(
    scenario: Scenario,
) -> None:
    await at_the_gap(scenario)
    await give(scenario, scenario.bob, "flee", "3", None, "at-once", "game")
    await press_both(scenario, scenario.bob)
    await passes(scenario, scenario.ana)
    await passes(scenario, scenario.cy)
    assert sorted(await names_of_orders(scenario)) == ["flee", "lay-nothing"]
    await want(scenario, scenario.ana)
    for person in (scenario.bob, scenario.cy):
        await vote(scenario, person, "yes")
    live = await scenario.running.live()
    assert {ask.key for ask in live.play.asks.values()} == {"cochons-ask-gap-first"}
    assert not live.play.sealed
    assert await names_of_orders(scenario) == ["flee"], "what was given by itself stands"


@pytest.mark.thorough
async def test_an_answer_that_falls_with_what_another_takes_back_takes_its_order_along(
    scenario: Scenario,
) -> None:
    await at_the_gap(scenario)
    for person in scenario.people:
        await passes(scenario, person)
    (first,) = await scenario.awaited()
    await passes(scenario, first)
    other = next(one for one in scenario.people if one is not first)
    await press_both(scenario, other)
    assert await names_of_orders(scenario) == ["lay-nothing"]
    await first.slash(words(first, "defaire", "undo"), channel=scenario.channel)
    await scenario.running.settle()
    assert await scenario.awaited() == [first]
    assert await names_of_orders(scenario) == []


@pytest.mark.thorough
async def test_an_order_for_the_game_that_gives_way_to_one_for_the_turn_is_told_to_be_over(
    scenario: Scenario,
) -> None:
    await at_the_gap(scenario)
    await give(scenario, scenario.bob, "lay-nothing", "attack", "at-once", "game")
    await press_both(scenario, scenario.bob)
    await scenario.running.settle()
    assert await names_of_orders(scenario) == ["lay-nothing"]
    told = scenario.running.text("orders-instead", "en")
    assert any(told in one.text for one in direct_messages(scenario.bob))


@pytest.mark.thorough
async def test_an_order_that_is_over_is_named_by_the_sentence_by_which_it_was_given(
    scenario: Scenario,
) -> None:
    await at_the_gap(scenario)
    await press_both(scenario, scenario.bob)
    for person in (scenario.ana, scenario.cy):
        await passes(scenario, person)
    while await scenario.running.store.orders(1):
        for person in await scenario.awaited():
            await passes(scenario, person)
    await scenario.running.settle()
    named = scenario.running.text("cochons-ready-fights", "en")
    assert any(f"“{named}”" in one.text for one in direct_messages(scenario.bob))


@pytest.mark.thorough
async def test_an_order_that_its_game_does_not_take_is_refused_and_changes_nothing(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at_the_gap(scenario)
    await press_both(scenario, scenario.bob)
    question = await scenario.bob.slash("answer", channel=scenario.channel)

    def refuse(*_: object) -> None:
        raise Refused("refused-option", option="gaps")

    monkeypatch.setattr(Orders, "make_form", refuse)
    await scenario.bob.press(question, scenario.running.text("cochons-beside-gaps", "en"))
    assert await names_of_orders(scenario) == ["lay-nothing"]
