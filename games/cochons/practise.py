"""A practice player: sensible, quick, and knowing nothing but its seat's view and the question.

It heads for tiles that its recipe lacks, attacks when it is clearly stronger, lays cards when they help,
keeps its hand, and takes the default wherever it has no better idea. Luck only breaks ties.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

from games.cochons import facts
from games.cochons.catalogue import CombatCard, combat
from games.cochons.practise_trips import trip_for, worth
from games.cochons.rules.markers import ASK_MARKER
from games.cochons.view import SideView, TileView, TroopView, View
from games.table.asks import PASS, Ask, Number, Pick, Refused, Reply, Several
from games.table.facts import Seat

T = TypeVar("T")
Idea: TypeAlias = Callable[[View, Seat, Ask, int], Reply | None]


def practise(view: View, asked: Ask, luck: int) -> Reply:
    """A legal reply: the idea for this question, or its default."""
    idea = IDEAS.get(asked.key)
    reply = idea(view, asked.seat, asked, luck) if idea is not None else None
    if reply is None:
        return asked.default
    try:
        return asked.check(reply)
    except Refused:
        return asked.default


def best(choices: Sequence[T], score: Callable[[T], int], luck: int) -> T:
    """The choice with the highest score; luck picks among equals."""
    top = max(map(score, choices))
    equals = [one for one in choices if score(one) == top]
    return equals[luck % len(equals)]


def _picks(asked: Ask, option: str, field: str) -> Sequence[str]:
    """The names a field admits before anything else is chosen."""
    wanted = asked.options[option].fields.get(field) if option in asked.options else None
    return wanted.choices({}) if isinstance(wanted, Pick | Several) else ()


def _build(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Any tile anywhere."""
    kinds, cells = _picks(asked, "lay", facts.KIND), _picks(asked, "lay", facts.CELL)
    fields = {facts.KIND: kinds[luck % len(kinds)], facts.CELL: cells[luck // 7 % len(cells)]}
    return Reply("lay", dict(fields))


def _start(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Where the tile and its neighbours are worth most."""
    option = next(iter(asked.options))

    def score(cell: str) -> int:
        around = sum(worth(view, seat, tile) for tile in _around(view, cell) if not tile.troops)
        return 2 * worth(view, seat, view.tile(cell)) + around

    return Reply(option, {facts.TILE: best(_picks(asked, option, facts.TILE), score, luck)})


def _around(view: View, cell: str) -> list[TileView]:
    here = view.tile(cell)
    return [
        tile
        for tile in view.tiles
        if max(abs(tile.q - here.q), abs(tile.r - here.r), abs(tile.q + tile.r - here.q - here.r)) == 1
    ]


def _discard(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Throw away combat cards that add next to nothing."""
    weak = [card for card in view.hand if (it := combat(card)) is not None and it.attack + it.defence <= 1]
    return Reply("discard", {facts.CARDS: tuple(weak)}) if weak else None


def _lay(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Cards that help, while both sides' technology is likely to stay harmless; all when lost anyway."""
    fight = view.fight
    if fight is None:
        return None
    attacking = fight.attacker.seat == seat
    mine, theirs = _here(view, seat), _here(view, _other(view, seat))
    cards = [(card, it) for card in view.hand if (it := combat(card)) is not None]
    enemy = fight.defender if attacking else fight.attacker
    if theirs >= mine + 3 and 2 * enemy.number + sum(it.technology for _, it in cards) >= 6:
        return Reply("lay", {facts.CARDS: tuple(card for card, _ in cards)})
    if mine >= theirs + 4:
        return None
    room = 5 - 2 * enemy.number if attacking else 3
    laid: list[str] = []

    def helps(pair: tuple[str, CombatCard]) -> int:
        return pair[1].attack if attacking else pair[1].defence

    for pair in sorted(cards, key=helps, reverse=True):
        if helps(pair) > 0 and pair[1].technology <= room and len(laid) < 2:
            laid.append(pair[0])
            room -= pair[1].technology
    return Reply("lay", {facts.CARDS: tuple(laid)}) if laid else None


def _other(view: View, seat: Seat) -> Seat:
    if view.fight is None:
        return seat
    return view.fight.defender.seat if view.fight.attacker.seat == seat else view.fight.attacker.seat


def _troop(view: View, seat: Seat) -> TroopView | None:
    return view.tile(view.fight.cell).troop(seat) if view.fight is not None else None


def _here(view: View, seat: Seat) -> int:
    troop = _troop(view, seat)
    return troop.size + troop.gruiks if troop is not None else 0


def _hopes(view: View, side: SideView, *, attacking: bool) -> int:
    """Twice the total a side may expect of a round."""
    troop = _troop(view, side.seat)
    if troop is None:
        return 0
    cards = [it for card in side.laid or () if (it := combat(card)) is not None]
    return (
        (9 if troop.gruiks else 7)
        + 2 * (troop.size - 1)
        + 2 * sum(it.attack if attacking else it.defence for it in cards)
    )


def _flee(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Flee from a fight that looks lost, to where most friends are; stay to the end of one that looks won."""
    if view.fight is None:
        return None
    attack = _hopes(view, view.fight.attacker, attacking=True)
    defence = _hopes(view, view.fight.defender, attacking=False)
    ahead = attack - defence if view.fight.attacker.seat == seat else defence - attack
    if ahead > -4:
        return Reply(PASS) if ahead < 2 else None

    def friends(cell: str) -> int:
        troop = view.tile(cell).troop(seat)
        return troop.size if troop is not None else 0

    return Reply("flee", {facts.TILE: best(_picks(asked, "flee", facts.TILE), friends, luck)})


def _newcomers(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """A Gros Gruik when there are enough Gorets; everybody where most is to be gained next door."""
    wanted = asked.options["place"].fields[facts.GORETS]
    if "convert" in asked.options and isinstance(wanted, Number) and wanted.range({})[1] >= 3:
        return Reply("convert")

    def score(cell: str) -> int:
        return sum(worth(view, seat, tile) for tile in _around(view, cell) if tile.owner != seat)

    return Reply("place", {facts.TILE: best(_picks(asked, "place", facts.TILE), score, luck)})


def _travel(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """The best trip, if any is worth making."""
    trip = trip_for(view, seat, asked, luck)
    if trip is not None:
        return trip
    cards = _picks(asked, "extra", facts.CARD)
    unmoved = any((troop := tile.troop(seat)) and troop.size - troop.moved > 2 for tile in view.tiles)
    if cards and unmoved and not _picks(asked, "trip", facts.FROM):
        return Reply("extra", {facts.CARD: cards[0]})
    return None


def _marker(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """As many trips as there are tiles from which to travel, or any marker when all are lower."""
    names = list(asked.options)
    enough = [name for name in names if int(name) >= sum(tile.owner == seat for tile in view.tiles)]
    return Reply(enough[0] if enough else names[luck % len(names)])


IDEAS: Final[Mapping[str, Idea]] = {
    facts.ASK_BUILD: _build,
    facts.ASK_START: _start,
    facts.ASK_RETURN: _start,
    facts.ASK_DISCARD: _discard,
    ASK_MARKER: _marker,
    facts.ASK_TRAVEL: _travel,
    facts.ASK_GAP: _travel,
    facts.ASK_DEFENCE: _lay,
    facts.ASK_ATTACK: _lay,
    facts.ASK_FLEE: _flee,
    facts.ASK_NEWCOMERS: _newcomers,
}
"""What to think about each question; the others take their default."""
