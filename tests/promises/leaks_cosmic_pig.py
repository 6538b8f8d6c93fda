"""Leaks sown on purpose into Cosmic Pig: what is told of envelopes, and who is asked."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable, Sequence
from typing import Any, Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.rules import any_base, envelopes
from games.cosmic.expansions.cosmic_pig.rules import commitments as committing
from games.cosmic.expansions.cosmic_pig.rules import hidden_cards as hiding
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PIGGY
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import State
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell as say
from tests.promises import openings_pig as openings
from tests.promises.leaks_told import Hunt, Leak, patched
from tests.promises.openings_cosmic import AFTER, MakeOpening


def under(state: State, planet: str) -> list[str]:
    return PIG.of(state).envelopes.get(planet, []) if PIG.is_on(state) else []


def holds(state: State, seat: Seat) -> bool:
    return PIGGY in state.player(seat).hand


def skips(able: Callable[[State, Seat], bool]) -> Callable[[Any], Any]:
    """Whoever is not able is not asked; the default is taken."""

    def make(true: Any) -> Any:
        async def ask(state: State, question: Ask) -> Reply:
            reply: Reply = await true(state, question) if able(state, question.seat) else question.default
            return reply

        return ask

    return make


def skips_in_parts(able: Callable[[State, Seat], bool]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        async def ask(state: State, question: Any, take: Any) -> Reply:
            asked = question()
            reply: Reply = await true(state, question, take) if able(state, asked.seat) else asked.default
            return reply

        return ask

    return make


def asks_only(able: Callable[[State, Seat], bool]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        async def ask_all(state: State, questions: Sequence[Ask], **how: bool) -> Any:
            asked = [one for one in questions if able(state, one.seat)]
            return {one.seat: one.default for one in questions} | dict(await true(state, asked, **how))

        return ask_all

    return make


def says_what_lies_there(true: Any) -> Any:
    async def say_aloud(state: State, seat: Seat, planet: str, how: Any, number: int) -> None:
        await true(
            state, seat, planet, how, number + sum(find_kind(card).value for card in under(state, planet))
        )

    return say_aloud


def counts_what_is_hidden(true: Any) -> Any:
    async def tell_hidden(state: State, seat: Seat, plan: dict[str, list[str]]) -> None:
        for cards in plan.values():
            await say(facts.DRAWS, who=Who(seat), number=sum(find_kind(one).value for one in cards))
        await true(state, seat, plan)

    return tell_hidden


LEAKS: Final[dict[str, Leak]] = {
    "the number said aloud is the value of what lies there": patched(envelopes, "_say", says_what_lies_there),
    "the value of what is hidden is told": patched(hiding, "_tell", counts_what_is_hidden),
    "only whoever holds The Piggy hides": patched(hiding, "ask_in_parts", skips_in_parts(holds)),
    "only those hide who hold a reinforcement": patched(
        hiding,
        "ask_in_parts",
        skips_in_parts(lambda state, seat: any("reinforcement" in card for card in state.player(seat).hand)),
    ),
    "only whoever holds artifacts defends with more ships": patched(
        any_base,
        "ask",
        skips(
            lambda state, seat: any(find_kind(card).type == "artifact" for card in state.player(seat).hand)
        ),
    ),
    "only whoever holds low attacks commits ships": patched(
        committing,
        "ask_all",
        asks_only(lambda state, seat: any("attack_0" in card for card in state.player(seat).hand)),
    ),
}

_HIDE: Final = (
    "the value of what is hidden is told",
    "only whoever holds The Piggy hides",
    "only those hide who hold a reinforcement",
)
AT: Final[dict[str, MakeOpening]] = {
    **dict.fromkeys(_HIDE, openings.hide),
    "the number said aloud is the value of what lies there": openings.land,
    "only whoever holds artifacts defends with more ships": openings.defend,
    "only whoever holds low attacks commits ships": openings.drop,
}
"""Where each shows, if not as soon as there is something in envelopes."""
HUNTS: Final[dict[str, Hunt]] = {
    leak: Hunt(opened=AT.get(leak, openings.keep_envelopes), events=AFTER) for leak in LEAKS
}
"""Where to look for each."""
