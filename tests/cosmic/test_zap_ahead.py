"""BOT-2 at gates: powers are not asked about, as they act all the time; whoever could cancel one is told so there."""

import re
from typing import Final

import pytest

from bot.wording.voice import Voice
from games.cosmic import facts
from games.cosmic.extension.zaps import AHEAD_ALONE
from games.cosmic.state.state import Policy
from porc_royal.facts import Named, Saying
from tests.cosmic.scenario import Table, count_uses, meet
from tests.words import WORDS

ATTACKS: Final = ("attack_10", "attack_08")


def at_the_gate(
    gate: str = "gate-alliances", pace: str = "gates", policy: Policy | None = None, held: str = "cosmic_zap"
) -> Table:
    """Green, who is nobody's ally, holds a Cosmic Zap; Red is Tripler, whose power acts when cards are revealed."""
    table = meet(
        *("tripler", "virus"),
        cards=ATTACKS,
        hands={2: held, 3: "card_zap"},
        policies={} if policy is None else {2: policy},
        chapter="alliance",
        options={"pace": pace},
    )
    return table.until(gate)


def lines(table: Table, seat: int) -> list[Saying]:
    return [one for one in table.ask(seat).about if one.key == AHEAD_ALONE]


@pytest.mark.parametrize("gate", ["gate-alliances", "gate-revealed"])
def test_whoever_could_cancel_a_power_reads_at_a_gate_that_powers_are_not_asked_about(gate: str) -> None:
    table = at_the_gate(gate)
    assert [bool(lines(table, seat)) for seat in range(4)] == [False, False, True, False], (
        "their own hand alone"
    )
    (line,) = lines(table, 2)
    for locale, said in (("en", "Without asking me"), ("fr", "Sans me demander")):
        told = Voice(WORDS.of(locale), str, "cosmic").say(line)
        assert said in told
        assert told.endswith("cancelled." if locale == "en" else "annulés."), told


def test_two_copies_of_a_card_are_named_once() -> None:
    (line,) = lines(at_the_gate(held="cosmic_zap cosmic_zap"), 2)
    assert Voice(WORDS.of("en"), str, "cosmic").say(line).count("Cosmic Zap") == 1


def test_at_every_window_powers_are_asked_about_and_nothing_is_said() -> None:
    table = at_the_gate("window", "every")
    assert not any(lines(table, seat) for seat in range(4) if seat in table.play.asks)


def test_what_is_named_to_be_cancelled_stands_in_the_line() -> None:
    (line,) = lines(at_the_gate(policy=Policy(powers=("tripler",))), 2)
    told = Voice(WORDS.of("en"), str, "cosmic").say(line)
    assert re.search(r"cancelled: .*Tripler.*\.$", told), told


@pytest.mark.parametrize("named", [False, True])
def test_what_the_line_says_is_what_happens(*, named: bool) -> None:
    """Green passes: a power that they have not named acts, and nobody is asked; one that they have is cancelled."""
    table = at_the_gate(policy=Policy(powers=("tripler",)) if named else None)
    asked = list[object]()
    while table.play.result is None:
        asked += [ask.args["what"] for ask in table.play.asks.values() if ask.key == facts.ASK_ANSWER]
        table.step()
    assert Named("alien", "tripler") not in asked
    assert bool(table.said("cosmic-cancels")) is named
    assert count_uses(table, "tripler") == 1
