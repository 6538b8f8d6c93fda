"""What a practice player expects: the cards that it has not seen, and how often one of its own beats them."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.cosmic.state.catalogue import Kind, find_kind, list_deck
from games.cosmic.state.options import Options
from games.cosmic.views import additions
from games.cosmic.views.fleets import sum_ships
from games.cosmic.views.view import View
from porc_royal.additions import Assembly
from porc_royal.facts import Seat

CHOSEN: Final = 3
"""Half of the time an opponent is thought to play the best of so many cards, else any card."""
USUAL: Final = 10
"""What a card counts that one's ally is going to play."""
FAR: Final = 9
"""Foreign colonies that somebody lacks where they win nothing."""
NONE: Final = -99
"""The value of a card that any attack beats."""


@lru_cache(maxsize=64)
def _list_all(assembly: Assembly, options: Options, players: int) -> tuple[str, ...]:
    return tuple(list_deck(assembly, options, players))


@lru_cache(maxsize=4096)
def _find(card: str) -> Kind:
    return find_kind(card)


def count_value(card: str) -> int:
    """What an encounter card counts in a comparison."""
    kind = _find(card)
    return kind.value if kind.is_attack else NONE


def is_lower(view: View) -> bool:
    """Whether the lower total wins."""
    return view.encounter is not None and view.encounter.lower


def count_strength(view: View, card: str) -> int:
    """What a card counts towards winning: less where the lower total wins."""
    now = view.encounter
    return _weigh(card, None if now is None else now.hazard, lower=is_lower(view))


def _weigh(card: str, hazard: bool | None, *, lower: bool) -> int:
    """The same. hazard: whether one is in effect, None outside of encounters."""
    kind, value = _find(card), count_value(card)
    if kind.is_attack and kind.modify is not None and hazard is not None:
        value = kind.modify(kind, kind, hazard).value
    return -value if lower and value != NONE else value


def guess_card(view: View) -> int:
    """What a card counts towards winning that one's ally is going to play."""
    return -USUAL if is_lower(view) else USUAL


def list_unseen(view: View) -> Sequence[int]:
    """What the encounter cards that may still be anywhere count, the weakest first."""
    seen = {*view.hand, *view.own, *view.discards}
    now = view.encounter
    for side in () if now is None else (now.offense, now.defense):
        if side is not None:
            seen.update(side.cards)
    cards = _list_all(view.assembly, view.options, len(view.seats))
    return _weigh_unseen(cards, frozenset(seen), None if now is None else now.hazard, lower=is_lower(view))


@lru_cache(maxsize=256)
def _weigh_unseen(
    cards: tuple[str, ...], seen: frozenset[str], hazard: bool | None, *, lower: bool
) -> Sequence[int]:
    """By all that it depends on: the whole moves of one question are all weighed against the same cards."""
    return sorted(
        _weigh(card, hazard, lower=lower) for card in cards if card not in seen and _find(card).is_encounter
    )


def count_beaten(unseen: Sequence[int], most: int) -> float:
    """How often the opponent's card counts `most` at most."""
    if not unseen:
        return 0.5
    share = bisect_right(unseen, most) / len(unseen)
    return (share + share**CHOSEN) / 2


def estimate_chance(view: View, value: int, margin: int, *, offense: bool) -> float:
    """How often a card of this value wins, with so many ships more than the others; a tie is the defense's."""
    if value == NONE:
        return 0.0
    return count_beaten(list_unseen(view), value + margin - (1 if offense else 0))


def estimate_side(view: View, margin: int, *, offense: bool) -> float:
    """How often a side wins with so many ships more, whatever unseen card either main player shows.

    So the figures of both sides are of one measure: together no more than one, and less, as two negotiates win nothing.
    """
    unseen = list_unseen(view)
    attacks = unseen[bisect_right(unseen, NONE) :]
    if not attacks:
        return 0.5
    extra = margin - (1 if offense else 0)
    beaten = sum(bisect_right(attacks, value + extra) for value in attacks) / len(attacks) ** 2
    share = len(attacks) / len(unseen)
    return share * (1 - share) + share * share * beaten


def find_margin(view: View, *, offense: bool) -> int:
    """How much more one side has in the encounter: ships, and what else counts for its main player."""
    now = view.encounter
    if now is None or now.defense is None:
        return 0
    difference = sum_ships(view, now.offense) - sum_ships(view, now.defense)
    difference += count_more(view, now.offense.seat, now.defense.seat)
    return difference if offense else -difference


def count_more(view: View, seat: Seat, other: Seat) -> int:
    """How much more counts for one main player than for another besides ships."""
    return sum(count(view, seat) - count(view, other) for count in view.assembly[additions.STRENGTHS])


def find_best_attack(view: View) -> int:
    """What the best attack in hand counts."""
    return max((count_strength(view, card) for card in view.hand if _find(card).is_encounter), default=NONE)


def count_lacking(view: View, seat: Seat) -> int:
    """How many foreign colonies a seat still needs; a great many where they win nothing."""
    return FAR if not view.colonies_win else max(0, view.seat(seat).wins - len(view.list_foreign(seat)))


def find_strongest_rival(view: View, seat: Seat, among: Sequence[Seat]) -> Seat | None:
    """Of several others the one who is nearest to winning, then the one with most cards."""
    others = [one for one in among if one != seat]
    return min(others, key=lambda one: (count_lacking(view, one), -view.seat(one).hand), default=None)


def would_gain_colony(view: View, seat: Seat, planet: str) -> bool:
    """Whether landing there is a foreign colony more."""
    known = dict(view.planets).get(planet)
    return (
        known is not None and known.kind != "moon" and known.system != seat and not view.there(planet)[seat]
    )
