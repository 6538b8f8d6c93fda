"""Leaks sown on purpose into what views of Cosmic Encounter say: hands, decks, aliens, cards, orders, traps."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from games.cosmic.extension.catalogue import find_kind, find_type
from games.cosmic.extension.roles import list_sides
from games.cosmic.state.state import Policy, State
from porc_royal.facts import Seat
from tests.promises import leaks_shown as shown
from tests.promises.leaks_told import Leak


def weight_of(state: State) -> int:
    """A number that depends on who holds which card."""
    hands = [card for player in state.players for card in player.hand]
    return sum(place * (len(card) + find_kind(card).value) for place, card in enumerate(hands, 1))


def expansion_shows(name: str, change: Callable[[State, Any], Any]) -> Leak:
    """A change of what an expansion shows, given the whole state."""

    def changed(state: State, view: Any) -> Any:
        seen = tuple((one, change(state, what) if one == name else what) for one, what in view.expansions)
        return replace(view, expansions=seen)

    return shown.viewed(changed)


def attacks_of(state: State) -> Callable[[Seat], int]:
    """How many attacks a seat holds."""
    return lambda seat: count_of(state, seat, "attack")


def count_of(state: State, seat: Seat, type_: str) -> int:
    """How many cards of a type a seat holds."""
    return sum(find_type(card) == type_ for card in state.player(seat).hand)


def _seats(number: Callable[[State, Seat], int]) -> Leak:
    """To the number of cards that a seat seems to hold something is added."""

    def change(state: State, view: Any) -> Any:
        seats = tuple(replace(one, hand=one.hand + number(state, one.seat)) for one in view.seats)
        return replace(view, seats=seats)

    return shown.viewed(change)


def _sides(change: Callable[[Any, Any], Any]) -> Leak:
    """A change of the view of a side whose card lies face down, given the side itself."""

    def changed(state: State, view: Any) -> Any:
        now = view.encounter
        if now is None or now.revealed or now.defense is None:
            return view
        offense, defense = (
            change(side, seen) if side.card and not side.shown else seen
            for side, seen in zip(list_sides(state), (now.offense, now.defense), strict=True)
        )
        return replace(view, encounter=replace(now, offense=offense, defense=defense))

    return shown.viewed(changed)


def _refused(state: State, seat: Seat) -> list[str]:
    played = [alien for player in state.players for alien in player.powers]
    return [alien for alien in state.player(seat).dealt if alien not in played]


def shows_refused_aliens(state: State, view: Any) -> Any:
    seats = tuple(replace(one, powers=(*one.powers, *_refused(state, one.seat))) for one in view.seats)
    return replace(view, seats=seats)


def everybody_was_dealt_all(state: State, view: Any) -> Any:
    return replace(view, dealt=tuple(alien for player in state.players for alien in player.dealt))


def depth_of_the_next_artifact(state: State, view: Any) -> Any:
    pile = state.deck.pile[::-1]
    return replace(view, deck=next((n for n, card in enumerate(pile) if find_type(card) == "artifact"), 0))


def value_of_the_top(state: State, view: Any) -> Any:
    top = find_kind(state.deck.pile[-1]).value if state.deck.pile else 0
    return replace(view, deck=view.deck + top)


def shows_the_top_on_the_discards(state: State, view: Any) -> Any:
    top = [card for card in state.deck.pile[-1:] if find_type(card) == "attack"]
    return replace(view, discards=(*view.discards, *top))


def next_colour_on_the_board(state: State, view: Any) -> Any:
    """Whom destiny will name next seems to have the turn."""
    named = [card for card in state.destiny.pile[::-1] if card.startswith("colour")]
    return replace(view, offense=Seat(int(named[0].split("_")[1]))) if named else view


def depth_of_the_next_wild(state: State, view: Any) -> Any:
    pile = state.destiny.pile[::-1]
    depth = next((n for n, card in enumerate(pile) if card.startswith("wild")), 0)
    return replace(view, turn=view.turn + depth)


def reads_the_neighbours_hand(state: State, view: Any) -> Any:
    if view.viewer is None:
        return view
    beside = state.player(Seat((view.viewer + 1) % len(state.players))).hand
    return replace(view, hand=(*view.hand, *beside[:1]))


def sorts_own_hand_by_others(state: State, view: Any) -> Any:
    turned = weight_of(state) % max(1, len(view.hand))
    return replace(view, hand=(*view.hand[turned:], *view.hand[:turned]))


def _traps(state: State, seat: Seat) -> int:
    kinds = [
        kind for name, kind in sorted(state.player(seat).secrets.items()) if name.startswith("saboteur-")
    ]
    return sum(place for place, kind in enumerate(kinds) if kind == "trap")


def _orders(state: State, seat: Seat) -> int:
    return int(state.player(seat).policy != Policy())


def _bids(state: State, seat: Seat) -> int:
    return int(state.encounter is not None and str(seat) in state.now.bids)


SHOWN: Final[dict[str, Leak]] = {
    "flares in hands are counted": _seats(lambda state, seat: count_of(state, seat, "flare")),
    "artifacts in hands are counted": _seats(lambda state, seat: count_of(state, seat, "artifact")),
    "attacks in hands are counted": _seats(lambda state, seat: count_of(state, seat, "attack")),
    "reinforcements in hands are counted": _seats(lambda state, seat: count_of(state, seat, "reinforcement")),
    "whoever holds the strongest attack has a mark": _seats(
        lambda state, seat: int("attack_40_1" in state.player(seat).hand)
    ),
    "whoever can cancel has a mark": _seats(
        lambda state, seat: sum("zap" in card for card in state.player(seat).hand)
    ),
    "cards that are laid ready are counted": _seats(lambda state, seat: len(state.player(seat).soon)),
    "who has given orders has a mark": _seats(_orders),
    "who has bid has a mark": _seats(_bids),
    "a trap has a mark": _seats(_traps),
    "a refused alien has a mark": _seats(lambda state, seat: sum(map(len, _refused(state, seat)))),
    "refused aliens are shown": shown.viewed(shows_refused_aliens),
    "all may look at the aliens that were dealt": shown.viewed(everybody_was_dealt_all),
    "the depth of the next artifact is known": shown.viewed(depth_of_the_next_artifact),
    "the value of the next card is known": shown.viewed(value_of_the_top),
    "the next card seems discarded if it is an attack": shown.viewed(shows_the_top_on_the_discards),
    "the board shows whom destiny names next": shown.viewed(next_colour_on_the_board),
    "the depth of the next wild is known": shown.viewed(depth_of_the_next_wild),
    "a hand shows a neighbour's card": shown.viewed(reads_the_neighbours_hand),
    "a hand is sorted by those of others": shown.viewed(sorts_own_hand_by_others),
    "a face-down card is shown": _sides(lambda side, seen: replace(seen, cards=(side.card,))),
    "a side seems to have more allies if it hides a negotiate": _sides(
        lambda side, seen: replace(seen, allies=seen.allies[: 1 - find_kind(side.card).is_negotiate])
    ),
}
