"""Pieces coming, going and falling: the only functions that change how many stand where.

The 20 Gorets and 3 Gros Gruiks of a seat are hard limits (R-35): whatever leaves a reserve stands on the
board, whatever leaves the board is back in the reserve at once.
"""

from dataclasses import dataclass

from games.cochons.state.state import State, Tile, Troop
from porc_royal.facts import Seat


@dataclass(frozen=True, slots=True)
class Movable:
    """What a seat may take away from a tile: so many of each kind, and at most so many altogether (R-55)."""

    gorets: int = 0
    gruiks: int = 0
    most: int = 0

    def admits(self, gorets: int, gruiks: int) -> bool:
        """Whether these pieces may leave together; nobody travels without pieces (R-48)."""
        return 0 <= gorets <= self.gorets and 0 <= gruiks <= self.gruiks and 1 <= gorets + gruiks <= self.most


def count_pinned(tile: Tile, seat: Seat) -> int:
    """How many of the possessor's pieces are held by those who came upon him, one each (S-17, C-44, R-43, R-55).

    Extra-Cochons who were there first possess the tile: whoever landed on them is held by nobody. Those who come upon
    others of theirs in 3C hold as well (R-89).
    """
    stack = tile.extras
    if tile.owner != seat or (stack is not None and not stack.attacking):
        return 0
    stacks = sum(one.number for one in (stack, tile.intruders) if one is not None)
    return min(tile.troops[0].size, sum(troop.size for troop in tile.troops[1:]) + stacks)


def find_movable(state: State, seat: Seat, cell: str) -> Movable:
    """The pieces that have not moved yet and are not pinned (R-49, R-55)."""
    tile = state.board.get(cell)
    troop = tile.troop(seat) if tile is not None else None
    if tile is None or troop is None:
        return Movable()
    gorets, gruiks = troop.gorets - troop.moved_gorets, troop.gruiks - troop.moved_gruiks
    return Movable(gorets, gruiks, min(gorets + gruiks, troop.size - count_pinned(tile, seat)))


def leave(state: State, seat: Seat, cell: str, gorets: int, gruiks: int) -> int:
    """Take pieces off a tile, unmoved ones first; whoever leaves a tile completely gives it up (R-67).

    Returns how many of the Gros Gruiks that leave are lent: own ones leave first (R-66).
    """
    tile = state.board[cell]
    lent = 0
    for troop in tile.troops:
        if troop.seat == seat:
            troop.gorets -= gorets
            troop.gruiks -= gruiks
            lent = max(0, troop.lent - troop.gruiks)
            troop.lent -= lent
            troop.moved_gorets = min(troop.moved_gorets, troop.gorets)
            troop.moved_gruiks = min(troop.moved_gruiks, troop.gruiks)
    sweep(tile)
    return lent


def land(
    state: State, seat: Seat, cell: str, gorets: int, gruiks: int, *, moved: bool, lent: int = 0
) -> bool:
    """Put pieces on a tile, after earlier arrivals; True when they are new there, among others (R-50).

    `lent` of the Gros Gruiks are the Emperor's (R-66). Whoever joins pieces of their own takes their place: it defends
    with them, and the next clan that lands is the next attacker (R-56).
    """
    tile = state.board[cell]
    troop = tile.troop(seat)
    fresh = troop is None
    if tile.extras is not None and not tile.troops:
        tile.extras.attacking = False
    if troop is None:
        state.stirred = state.turn
        state.landings += 1
        troop = Troop(seat, landed=state.landings)
        tile.troops.append(troop)
    troop.gorets += gorets
    troop.gruiks += gruiks
    troop.lent += lent
    if moved:
        troop.moved_gorets += gorets
        troop.moved_gruiks += gruiks
    return fresh and len(tile.troops) > 1


def count_recruits(state: State, seat: Seat) -> int:
    """How many Gorets a card or a power may bring to the board: all of the reserve (R-35).

    None to whoever is out: he comes back next turn, with five, and not before (C-66, R-115, DEC-188).
    """
    player = state.player(seat)
    return 0 if player.out else player.gorets


def enlist(state: State, seat: Seat, gorets: int, gruiks: int) -> None:
    """Take pieces out of the reserve; the caller puts them on the board."""
    player = state.player(seat)
    player.gorets -= gorets
    player.gruiks -= gruiks


def fall(state: State, tile: Tile, seat: Seat) -> str:
    """Remove one piece, into the reserve (R-35): "goret" or "gruik".

    Gorets go first, so nobody has to be asked which it is (S-21, R-76, X-21, D-31).
    """
    troop = tile.troop(seat)
    if troop is None:
        raise LookupError(tile.name)
    if troop.gorets:
        remove(state, tile, seat, 1, 0)
        return "goret"
    remove(state, tile, seat, 0, 1)
    return "gruik"


def perish(state: State, tile: Tile, seat: Seat) -> int:
    """Remove all pieces of a seat from a tile; how many they were."""
    troop = tile.troop(seat)
    return remove(state, tile, seat, troop.gorets, troop.gruiks) if troop is not None else 0


def remove(state: State, tile: Tile, seat: Seat, gorets: int, gruiks: int) -> int:
    """Remove these pieces of a seat from a tile, into its reserve (R-35); how many they were.

    A lent Gros Gruik falls before the others (R-76), and back to the Emperor. Gorets lost in 3A are remembered
    (P-12).
    """
    troop, player = tile.troop(seat), state.player(seat)
    if troop is None:
        raise LookupError(tile.name)
    if gorets or gruiks:
        state.stirred = state.turn
    lent = min(troop.lent, gruiks)
    troop.gorets -= gorets
    troop.gruiks -= gruiks
    troop.lent -= lent
    troop.moved_gorets = min(troop.moved_gorets, troop.gorets)
    troop.moved_gruiks = min(troop.moved_gruiks, troop.gruiks)
    player.gorets += gorets
    player.gruiks += gruiks - lent
    if state.complete and state.phase in ("attack-gap", "combats"):
        player.fallen += gorets
    sweep(tile)
    return gorets + gruiks


def promote(state: State, tile: Tile, seat: Seat) -> bool:
    """A Goret becomes a Gros Gruik of the reserve (R-35, R-65), one that has not moved if there is any; or False."""
    troop, player = tile.troop(seat), state.player(seat)
    if troop is None or not troop.gorets or not player.gruiks:
        return False
    tired = troop.moved_gorets == troop.gorets
    troop.gorets, troop.gruiks = troop.gorets - 1, troop.gruiks + 1
    if tired:
        troop.moved_gorets, troop.moved_gruiks = troop.moved_gorets - 1, troop.moved_gruiks + 1
    player.gorets, player.gruiks = player.gorets + 1, player.gruiks - 1
    return True


def defect(state: State, tile: Tile, victim: Seat, seat: Seat) -> None:
    """A Goret that is alone of its colour becomes one of `seat`'s, in its place and moved as it was (R-63).

    Pieces of that seat that stand there already join it, in the earlier place of the two.
    """
    lone, mine = tile.troop(victim), tile.troop(seat)
    if lone is None:
        raise LookupError(tile.name)
    lone.seat = seat
    state.player(victim).gorets += 1
    enlist(state, seat, 1, 0)
    if mine is None:
        return
    first, second = sorted((lone, mine), key=tile.troops.index)
    first.gorets, first.gruiks = first.gorets + second.gorets, first.gruiks + second.gruiks
    first.moved_gorets += second.moved_gorets
    first.moved_gruiks += second.moved_gruiks
    first.lent += second.lent
    tile.troops = [troop for troop in tile.troops if troop is not second]


def sweep(tile: Tile) -> None:
    """Forget troops without pieces; the next in order of arrival possesses the tile (R-67).

    Extra-Cochons who are left alone have come upon nobody any more (R-43).
    """
    tile.troops = [troop for troop in tile.troops if troop.size]
    if tile.extras is not None and not tile.troops:
        tile.extras.attacking = False


def rest_all(state: State) -> None:
    """All pieces may move again, and no landing is remembered."""
    state.landings = 0
    for tile in state.board.values():
        for troop in tile.troops:
            troop.moved_gorets = troop.moved_gruiks = troop.landed = 0


def count_on_board(state: State, seat: Seat) -> int:
    """How many pieces of a seat stand on the board; a Gros Gruik is one (R-114)."""
    return sum(troop.size for _, troop in state.troops_of(seat))
