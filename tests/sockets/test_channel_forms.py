"""What all read can be answered there: at one press, or in a form that opens in private; it tells nobody anything."""

import pytest

from bot.panels.custom_ids import read_token
from games.cochons import facts
from games.cochons.rulebook import RULEBOOK
from porc_royal.asks import PASS
from porc_royal.facts import Seat
from tests.fake_discord import Message, Person
from tests.sockets.games import COCHONS
from tests.sockets.players import Player, is_taken
from tests.sockets.scenario import Scenario
from tests.sockets.whole_games import party
from tests.windows import fill_with, list_questions

pytestmark = pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
DISCARDS = "discard"


def shared(message: Message) -> dict[str, str]:
    """What may be answered under what everybody reads, by option."""
    tokens = {one: read_token(one) for one in message.buttons}
    return {token.option: one for one, token in tokens.items() if token.verb in {"answer", "form"}}


async def reach(scenario: Scenario, key: str, luck: int = 7) -> None:
    """Play until this is asked."""
    reached = False

    async def look() -> None:
        nonlocal reached
        live = await scenario.running.live()
        reached = any(one.key == key for one in live.play.asks.values() if not one.optional)

    await scenario.begun(options=scenario.game.options(scenario.game.short))
    await party(scenario, luck).play([Player.by_components], lambda: reached, look)
    await scenario.running.settle()


async def other_than(scenario: Scenario, asked: Person) -> Person:
    return next(one for one in scenario.people if one is not asked)


async def test_a_form_that_everybody_may_fill_in_opens_at_one_press_where_all_read(
    scenario: Scenario,
) -> None:
    """D-1: each discards what they like, in secret; before, *Answer* had to be pressed first."""
    await reach(scenario, facts.ASK_DISCARD)
    (person, *_) = await scenario.awaited()
    public = scenario.public()[-1]
    window = await person.press(public, shared(public)[DISCARDS])
    assert window.type == "modal"
    (cards,) = list_questions(window.modal)
    told = len(scenario.public())
    given = await person.submit(window, {cards["custom_id"]: [cards["options"][0]["value"]]})
    assert is_taken(given), given.text
    assert given.ephemeral
    await scenario.running.settle()
    assert len(scenario.public()) == told


async def test_what_one_has_chosen_of_a_form_under_what_all_read_is_shown_to_nobody_else(
    scenario: Scenario,
) -> None:
    await reach(scenario, facts.ASK_DISCARD)
    before = shared(scenario.public()[-1])
    (person, other, *_) = await scenario.awaited()
    public = scenario.public()[-1]
    window = await person.press(public, before[DISCARDS])
    (cards,) = list_questions(window.modal)
    await person.submit(window, {cards["custom_id"]: [cards["options"][0]["value"]]})
    await scenario.running.settle()
    assert shared(scenario.public()[-1]).keys() == before.keys(), "for all alike, whoever has answered"
    opened = await other.press(scenario.public()[-1], before[DISCARDS])
    assert opened.type == "modal"
    labels = {one["label"] for part in list_questions(opened.modal) for one in part["options"]}
    live = await scenario.running.live()
    row = live.seat_of(other.id)
    assert row is not None
    assert len(labels) <= len(live.play.view(Seat(row.seat)).hand)


async def test_whoever_is_not_asked_is_told_so_in_private_and_answers_nothing(scenario: Scenario) -> None:
    await reach(scenario, facts.ASK_TRAVEL)
    (asked,) = await scenario.awaited()
    stranger, public = await other_than(scenario, asked), scenario.public()[-1]
    log = await scenario.running.log()
    for option in ("trip", PASS):
        refused = await stranger.press(public, shared(public)[option])
        assert refused.ephemeral
        assert not is_taken(refused)
    assert await scenario.running.log() == log


async def test_a_turn_is_gone_on_with_and_ended_by_buttons_where_all_read(scenario: Scenario) -> None:
    await reach(scenario, facts.ASK_TRAVEL)
    (asked,) = await scenario.awaited()
    public = scenario.public()[-1]
    opened = await asked.press(public, shared(public)["trip"])
    assert opened.type == "modal" or (opened.ephemeral and opened.message is not None)
    assert is_taken(await asked.press(public, shared(public)[PASS]))


async def test_a_trip_can_be_filled_in_where_all_read(scenario: Scenario) -> None:
    await reach(scenario, facts.ASK_TRAVEL)
    (asked,) = await scenario.awaited()
    live = await scenario.running.live()
    row = live.seat_of(asked.id)
    assert row is not None
    ask = live.play.asks[Seat(row.seat)]
    suggested = RULEBOOK.suggestions
    assert suggested is not None
    reply = suggested(live.play.view(Seat(row.seat)), ask, "trip")[0].reply
    public = scenario.public()[-1]
    opened = await asked.press(public, shared(public)["trip"])
    if opened.type == "modal":
        assert is_taken(await asked.submit(opened, fill_with(opened.modal, reply)))
