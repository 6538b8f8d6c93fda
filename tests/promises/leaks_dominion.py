"""Leaks sown on purpose into reward cards and special ships: all of them, and those into what is shown and told.

Those of its questions stand in `leaks_dominion_asked.py`.
"""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Sequence
from typing import Any, Final

from bot.games import AnyRulebook
from games.cosmic import facts
from games.cosmic.expansions.dominion.rules import boasts, multipliers
from games.cosmic.expansions.dominion.state.printed_cards import CLAUSES
from games.cosmic.rules import hands, planning, resolution, rewards
from games.cosmic.state.catalogue import KICKER, find_kind, find_type
from games.cosmic.state.state import State
from porc_royal.asks import Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from tests.promises import openings_dominion as openings
from tests.promises.leaks_dominion_asked import ASKED
from tests.promises.leaks_told import Hunt, Leak, Patch, patched
from tests.promises.openings_cosmic import AFTER, MakeOpening

# ---------------------------------------------------------------------------------------------------- what is shown


# ----------------------------------------------------------------------------------------------------- what is told


async def _shout(_seat: Seat | Sequence[Seat], key: str, /, **args: Any) -> None:
    await tell(key, **args)


def _tells_what_is_drawn(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    patch.setattr(hands, "whisper", _shout)
    return book


def _counts_values_drawn(true: Any) -> Any:
    async def draw_further(state: State, seat: Seat, back: str, number: int) -> Any:
        cards = await true(state, seat, back, number)
        await tell(facts.DRAWS, who=Who(seat), number=sum(abs(find_kind(card).value) for card in cards))
        return cards

    return draw_further


def _says_the_value_laid(true: Any) -> Any:
    async def act(laying: Any, state: State, seat: Seat, reply: Reply) -> None:
        await tell(facts.DRAWS, who=Who(seat), number=abs(find_kind(reply.text(facts.CARD)).value))
        await true(laying, state, seat, reply)

    return act


def _says_the_value_of_what_lies_there(true: Any) -> Any:
    async def put_down(state: State, side: Any, reply: Reply, *, face_up: bool) -> None:
        await true(state, side, reply, face_up=face_up)
        kickers = [abs(find_kind(card).value) for card in side.laid if find_type(card) == KICKER]
        await tell(
            facts.CHOSE_CARD, who=Who(side.seat), number=sum(kickers) + abs(find_kind(side.card).value)
        )

    return put_down


def _says_rewards_before(true: Any) -> Any:
    async def rewarded(state: State, owed: dict[Seat, int], *given: Any) -> None:
        pile = state.decks["reward"].pile if state.decks else []
        for seat in owed:
            await tell(facts.DRAWS, who=Who(seat), number=abs(find_kind(pile[-1]).value) if pile else 0)
        await true(state, owed, *given)

    return rewarded


def _announces_early(true: Any) -> Any:
    async def put_down(state: State, side: Any, reply: Reply, *, face_up: bool) -> None:
        await true(state, side, reply, face_up=face_up)
        kickers = [card for card in side.laid if find_type(card) == KICKER]
        if any(multipliers.find_twist(card).jams for card in kickers):
            await tell(multipliers.JAMS)
        elif find_kind(side.card).retreats or find_kind(side.card).name in CLAUSES:
            await tell(multipliers.DESTROYS)

    return put_down


LEAKS: Final[dict[str, Leak]] = ASKED | {
    "what is drawn from the reward deck is told": _tells_what_is_drawn,
    "the values drawn from the reward deck are told": patched(rewards, "draw_further", _counts_values_drawn),
    "the value of an intimidate is told": patched(boasts.Laying, "act", _says_the_value_laid),
    "the value of a kicker is told": patched(planning, "put_down", _says_the_value_of_what_lies_there),
    "what a card will do is told early": patched(planning, "put_down", _announces_early),
    "the next reward card is told before it is drawn": patched(resolution, "rewards", _says_rewards_before),
}

AT: Final[dict[str, MakeOpening]] = {
    "the value of an intimidate is told": openings.lay_intimidates,
    "the value of a kicker is told": openings.put_cards_down,
    "what a card will do is told early": openings.put_cards_down,
    "only those are asked for a card who hold no retreat": openings.choose_cards,
    "a kicker is asked for only where others hold some": openings.choose_cards,
    "special ships act where hands are odd": openings.choose_cards,
    "what is drawn from the reward deck is told": openings.owe_rewards,
    "the values drawn from the reward deck are told": openings.owe_rewards,
    "the next reward card is told before it is drawn": openings.owe_rewards,
    "only those are rewarded as they like who hold no kicker": openings.owe_rewards,
    "cards are taken at random by what they are": openings.owe_compensation,
}
"""Where each shows, if not as soon as somebody holds reward cards."""

HUNTS: Final[dict[str, Hunt]] = {
    leak: Hunt(opened=AT.get(leak, openings.hold_rewards), events=AFTER) for leak in LEAKS
}
"""Where to look for each."""
