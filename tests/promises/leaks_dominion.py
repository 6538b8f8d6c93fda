"""Leaks sown on purpose into reward cards and special ships: all of them, and those into what is shown and told.

Those of its questions stand in `leaks_dominion_asked.py`.
"""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot.games import AnyRulebook
from games.cosmic import facts
from games.cosmic.expansions.dominion import boasts, multipliers
from games.cosmic.expansions.dominion.drives import DRIVES
from games.cosmic.expansions.dominion.printed_cards import BACK, CLAUSES, INTIMIDATE, RETREAT
from games.cosmic.expansions.dominion.stakes import STAKES
from games.cosmic.extension.catalogue import KICKER, NEGOTIATE, find_kind, find_type
from games.cosmic.extension.roles import list_sides
from games.cosmic.rules import hands, planning, resolution, rewards
from games.cosmic.state.state import State
from porc_royal.asks import Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from tests.promises import openings_dominion as openings
from tests.promises.leaks_common import COMMON
from tests.promises.leaks_cosmic import hunt_common
from tests.promises.leaks_cosmic_asked import patched
from tests.promises.leaks_cosmic_shown import expansion_shows, weight_of
from tests.promises.leaks_dominion_asked import ASKED, Counts, of_type, rewards_of
from tests.promises.leaks_shown import viewed
from tests.promises.leaks_told import Hunt, Leak, Patch
from tests.promises.openings_cosmic import AFTER, GATES, MakeOpening


def reward_weight(state: State) -> int:
    """A number that depends on which reward cards are in hands."""
    return sum(place * (len(card) + find_kind(card).value) for place, card in enumerate(rewards_of(state), 1))


# ---------------------------------------------------------------------------------------------------- what is shown


def _hands(counts: Counts) -> Leak:
    """To the number of cards that a seat seems to hold those of a sort are added."""

    def change(state: State, view: Any) -> Any:
        seats = tuple(
            replace(one, hand=one.hand + sum(map(counts, state.player(one.seat).hand))) for one in view.seats
        )
        return replace(view, seats=seats)

    return viewed(change)


def backs_by_value(state: State, view: Any) -> Any:
    """The backs of a hand stand in the order of what it holds."""

    def turn(one: Any) -> Any:
        values = [find_kind(card).value for card in state.player(one.seat).hand]
        return replace(one, backs=one.backs[::-1]) if sum(values) % 2 else one

    return replace(view, seats=tuple(turn(one) for one in view.seats))


def hand_by_others(state: State, view: Any) -> Any:
    turned = reward_weight(state) % max(1, len(view.hand))
    return replace(view, hand=(*view.hand[turned:], *view.hand[:turned]))


def _deck(change: Callable[[Sequence[str], int, tuple[str, ...]], tuple[int, tuple[str, ...]]]) -> Leak:
    def changed(state: State, view: Any) -> Any:
        decks = tuple(
            (back, *change(state.decks[back].pile, left, discards)) for back, left, discards in view.decks
        )
        return replace(view, decks=decks)

    return viewed(changed)


def _depth(type_: str) -> Leak:
    def change(pile: Sequence[str], left: int, off: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
        return next((n for n, card in enumerate(reversed(pile)) if find_type(card) == type_), left), off

    return _deck(change)


def _seen(change: Callable[[State, Any], Any]) -> Leak:
    """A change of what is shown of the expansion: in the view, for what is known is read by what truly shows it."""

    def changed(state: State, view: Any) -> Any:
        rows = ((name, change(state, one) if name == STAKES.name else one) for name, one in view.expansions)
        return replace(view, expansions=tuple(rows))

    return viewed(changed)


def _shows_what_is_laid(state: State, seen: Any) -> Any:
    laid = STAKES.of(state).laid
    return msgspec.structs.replace(seen, own=next(iter(laid.values()), seen.own))


def _names_strong_ones_twice(state: State, seen: Any) -> Any:
    laid = STAKES.of(state).laid
    strong = tuple(seat for seat in seen.laid if find_kind(laid[seat]).value > 20)
    return msgspec.structs.replace(seen, laid=(*seen.laid, *strong))


def _sides(change: Callable[[Any, Any], Any]) -> Leak:
    """A change of the view of a side that has cards face down."""

    def changed(state: State, view: Any) -> Any:
        now = view.encounter
        if now is None or now.revealed or now.defense is None:
            return view
        both = zip(list_sides(state), (now.offense, now.defense), strict=True)
        offense, defense = (change(side, seen) if side.card else seen for side, seen in both)
        return replace(view, encounter=replace(now, offense=offense, defense=defense))

    return viewed(changed)


def _turn_back(card: str) -> str:
    """The back of a card, as if there were one for each type."""
    return BACK if find_type(card) == NEGOTIATE else "cosmic"


def _ships_by_hands(state: State, seen: Any) -> Any:
    return msgspec.structs.replace(seen, marked=seen.marked[::-1]) if weight_of(state) % 2 else seen


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
    async def rewarded(state: State, owed: dict[Seat, int]) -> None:
        pile = state.decks["reward"].pile if state.decks else []
        for seat in owed:
            await tell(facts.DRAWS, who=Who(seat), number=abs(find_kind(pile[-1]).value) if pile else 0)
        await true(state, owed)

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


SOWN: Final[dict[str, Leak]] = ASKED | {
    "kickers in hands are counted": _hands(of_type(KICKER)),
    "intimidates in hands are counted": _hands(of_type(INTIMIDATE)),
    "retreats in hands are counted": _hands(of_type(RETREAT)),
    "reward attacks in hands are counted": _hands(of_type("attack")),
    "negotiates with texts in hands are counted": _hands(lambda card: find_kind(card).name in CLAUSES),
    "reward artifacts in hands are counted": _hands(of_type("artifact")),
    "whoever holds Omni-Zap has a mark": _hands(lambda card: find_kind(card).name == "omni_zap"),
    "backs stand in a telling order": viewed(backs_by_value),
    "a hand is sorted by reward cards of others": viewed(hand_by_others),
    "the depth of the next kicker is known": _depth(KICKER),
    "the depth of the next artifact of the reward deck is known": _depth("artifact"),
    "the value of the next reward card is known": _deck(
        lambda pile, left, off: (left + (abs(find_kind(pile[-1]).value) if pile else 0), off)
    ),
    "the next reward card seems discarded if it is an attack": _deck(
        lambda pile, left, off: (left, (*off, *(card for card in pile[-1:] if find_type(card) == "attack")))
    ),
    "an intimidate on the table is shown": _seen(_shows_what_is_laid),
    "whoever has laid a strong intimidate is named twice": _seen(_names_strong_ones_twice),
    "kickers lie face up": _sides(lambda side, seen: replace(seen, cards=(*seen.cards, *side.laid))),
    "a face-down card shows its type by its back": _sides(
        lambda side, seen: replace(seen, backs=(_turn_back(side.card), *seen.backs[1:]))
    ),
    "special ships stand in a telling order": expansion_shows(DRIVES.name, _ships_by_hands),
    "what is drawn from the reward deck is told": _tells_what_is_drawn,
    "the values drawn from the reward deck are told": patched(rewards, "draw_further", _counts_values_drawn),
    "the value of an intimidate is told": patched(boasts.Laying, "act", _says_the_value_laid),
    "the value of a kicker is told": patched(planning, "put_down", _says_the_value_of_what_lies_there),
    "what a card will do is told early": patched(planning, "put_down", _announces_early),
    "the next reward card is told before it is drawn": patched(resolution, "rewards", _says_rewards_before),
}

AT: Final[dict[str, MakeOpening]] = {
    "an intimidate on the table is shown": openings.lay_intimidates,
    "whoever has laid a strong intimidate is named twice": openings.lay_intimidates,
    "the value of an intimidate is told": openings.lay_intimidates,
    "kickers lie face up": openings.put_cards_down,
    "a face-down card shows its type by its back": openings.put_cards_down,
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

LEAKS: Final[dict[str, Leak]] = COMMON | SOWN
HUNTS: Final[dict[str, Hunt]] = hunt_common("cosmic-dominion", {"reward_deck": "both", **GATES}) | {
    leak: Hunt(opened=AT.get(leak, openings.hold_rewards), events=AFTER) for leak in SOWN
}
"""Where to look for each."""
