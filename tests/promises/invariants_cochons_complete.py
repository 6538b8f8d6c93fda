"""What is never lost, doubled or out of its place in a complete game of Les Cochons de l'Espace, besides.

`whole` and `fair` look at one state. `balanced` looks at what one reply has changed, and says that nothing of it
went unsaid: governors, travel markers, the Porc Royal, planets eaten.
"""

import random
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from games.cochons import facts
from games.cochons.rules import ballots, governors, markers, senate
from games.cochons.rules import extras as extras_rules
from games.cochons.rules.arrivals import MEALS
from games.cochons.rules.colonists import CHIPS, CHIPS_GIVEN, CHIPS_KEPT, DRAWN, MOST
from games.cochons.state.parties import list_parties
from games.cochons.state.players import MARKERS, Player
from games.cochons.state.setup import make_box, make_tiles
from games.cochons.state.state import State
from games.election.state import ballot
from porc_royal.facts import Arg, Fact, Seat, Who
from porc_royal.rulebook import Setting
from tests.promises import invariants_cochons as simplified

HEXAGONS: Final = sorted(tile.name for tile in (*make_tiles(6), *make_box(6)))
PRINTED: Final = {tile.name: (tile.kind, tile.colour) for tile in (*make_tiles(6), *make_box(6))}


def quick(luck: random.Random) -> dict[str, Setting]:
    """Settings that make most games short, and some long enough for eliminations and reigns."""
    return {"max_turns": luck.choice((2, 2, 2, 6))}


def whole(state: State, asked: Collection[str]) -> None:
    """Everything of the simplified game, and of what it does not know."""
    simplified.whole(state, asked)
    _tiles(state)
    _chips(state)
    _order(state)
    _trades(state)
    for player in state.players:
        _player(state, player)
    if state.ballot is not None:
        _ballot(state, state.ballot)
    if state.fight is not None:
        assert any(tile.name == state.fight.tile for tile in state.board.values())
        for side in (state.fight.attacker, state.fight.defender):
            assert set(side.targets) <= set(side.laid), "R-72"


def _tiles(state: State) -> None:
    """C-2, R-90: 37 hexagons; a face is as printed unless a worm has eaten it; the sun is laid for twins only."""
    every = [*state.board.values(), *state.supply, *state.box]
    assert sorted(tile.name for tile in every) == HEXAGONS, "C-2"
    eaten = [tile for tile in every if (tile.kind, tile.colour) != PRINTED[tile.name]]
    assert len(eaten) == state.eaten, "R-90"
    assert all((tile.kind, tile.colour) == ("asteroid", None) for tile in eaten), "R-90"
    assert state.eaten <= MEALS, "R-45"
    assert state.options.worm_cap == "eaten" or state.worms <= MEALS, "R-45"
    suns = [tile.kind for tile in state.board.values()].count("sun")
    assert suns == (state.options.galaxy == "twins"), "O-3"


def _chips(state: State) -> None:
    """C-23 to C-25, R-31: never more than were drawn, two to a player, and none but in 1B."""
    given = [player.chips for player in state.players]
    chips = Counter([*state.stock, *(value for values in given for value in values)])
    assert chips.total() in (0, DRAWN[len(state.players)]), "C-23"
    assert chips <= Counter(CHIPS), "C-24"
    assert max(map(len, given)) <= MOST, "C-25"
    if state.phase != "colonists":
        assert not chips, "R-31"


def _order(state: State) -> None:
    """C-27, C-64: everybody plays once a turn; from the second turn on there is a Porc Royal, and only one."""
    seats = list(range(len(state.players)))
    if state.phase != "setup":
        assert sorted(state.order) == seats, "C-27"
        assert 0 <= state.slot <= len(seats)
    assert state.royal in (None, *seats), "C-64"
    assert state.turn == 1 or state.royal is not None, "R-95"
    assert len(set(state.passing)) == len(state.passing)
    names = {tile.name for tile in state.board.values()}
    assert {tile for _, tile in state.bans} <= names, "R-140"


def _player(state: State, player: Player) -> None:
    """C-36, O-9, R-34: markers, powers, newcomers of one seat."""
    assert Counter(player.markers) <= Counter(MARKERS), "C-36"
    assert player.marker in (0, *MARKERS), "C-36"
    assert len(set(player.used)) == len(player.used), "O-9"
    assert 0 <= player.fallen <= 20, "P-12"
    if state.turn == 1:
        assert not player.used, "R-119"
    if state.phase not in ("colonists", "order", "newcomers"):
        assert not player.newcomers.size, "C-28"


def _trades(state: State) -> None:
    """R-26 to R-28: allies offer each other cards; nobody is in two coalitions, or alone in one."""
    together = [seat for allies in state.coalitions for seat in allies]
    assert len(set(together)) == len(together), "R-26"
    assert all(len(allies) > 1 for allies in state.coalitions), "R-26"
    assert len({(one.by, one.to) for one in state.trades}) == len(state.trades), "R-28"
    for one in state.trades:
        assert one.cards, "R-28"
        assert one.by != one.to, "R-28"
        assert any(one.by in allies and one.to in allies for allies in state.coalitions), "R-26"


def _ballot(state: State, held: ballot.Ballot) -> None:
    """C-62, R-99, R-107: piles of real governors, votes for candidates, nobody banned among them."""
    assert len(held.piles) == len(state.players)
    assert all(lot.number > 0 for lots in held.piles for lot in lots), "R-103"
    running = ballot.list_candidates(held)
    assert running, "R-107"
    assert not set(running) & set(held.banned), "R-107"
    assert set(held.votes.values()) <= set(running), "R-99"
    assert not set(state.calling) & set(held.votes), "R-100"
    assert len(set(state.calling)) == len(state.calling), "R-100"


def fair(state: State) -> None:
    """At a seam: what belongs to one sequence only is over with it."""
    simplified.fair(state)
    if state.phase == "combats" and state.options.ec_attacked_in != "3C":
        late = [tile for tile in state.board.values() if tile.extras and not tile.extras.attacking]
        assert all(tile.troops == [] or state.slot < len(state.order) for tile in late), "R-83"
    if state.phase in ("reorganisation", "elimination", "production"):
        assert all(len(tile.troops) <= 1 for tile in state.board.values()), "C-43"
    if state.phase == "extras":
        assert all(len(list_parties(tile)) <= 1 for tile in state.board.values()), "R-88"
    if state.phase == "end-of-turn":
        assert all(tile.feast is None for tile in state.board.values()), "R-57"
        assert (state.bans, state.trails, state.ballot, state.trades) == ([], [], None, [])
        for player in state.players:
            assert player.marker == 0, "C-36"
            assert player.markers, "R-46"
            assert (player.used, player.fallen) == ([], 0), "O-9"
        assert not any(troop.lent for tile in state.board.values() for troop in tile.troops), "R-66"


# -------------------------------------------------------------------------------------- what a reply changes


@dataclass(frozen=True, slots=True)
class Account:
    """What is counted before and after every reply; `governors` are None while there is no ballot."""

    turn: int
    royal: Seat | None
    eaten: int
    markers: tuple[tuple[int, ...], ...]
    governors: int | None


def account(state: State) -> Account:
    """How things stand."""
    total = None
    if state.ballot is not None:
        total = sum(ballot.count_pile(state.ballot, seat) for seat in state.ballot.voters)
    markers_left = tuple(tuple(player.markers) for player in state.players)
    return Account(state.turn, state.royal, state.eaten, markers_left, total)


def balanced(before: Account, after: Account, told: Sequence[Fact]) -> None:
    """What has changed was said, and what was said has happened."""
    assert 0 <= after.turn - before.turn <= 1
    assert after.eaten == before.eaten + sum(one.says.key == extras_rules.EATEN for one in told), "R-90"
    elected = [seat_of(one) for one in told if one.says.key in (ballots.ELECTED, ballots.ELECTED_AGAIN)]
    assert after.royal == (elected[-1] if elected else before.royal), "C-64"
    assert sorted_all(after.markers) == sorted_all(markers_told(before, told)), "C-36, R-46"
    chips = [one.says.args["number"] for one in told if one.says.key in (CHIPS_GIVEN, CHIPS_KEPT)]
    assert not chips or sum(map(int_of, chips)) == DRAWN[len(chips)], "R-30"
    assert all(int_of(number) <= MOST for number in chips), "C-25"
    if after.governors is not None:
        assert after.governors == governors_told(before.governors or 0, told), "R-102"


def markers_told(before: Account, told: Sequence[Fact]) -> list[tuple[int, ...]]:
    """Everybody's markers after what was told: one spent, all five back (R-46, R-115)."""
    left = [list(one) for one in before.markers]
    for fact in told:
        match fact.says.key:
            case key if key == markers.CHOSE:
                left[seat_of(fact)].remove(int_of(fact.says.args["trips"]))
            case key if key in (markers.MARKERS_BACK, facts.ELIMINATED):
                left[seat_of(fact)] = list(MARKERS)
    return [tuple(one) for one in left]


def governors_told(before: int, told: Sequence[Fact]) -> int:
    """How many governors there are in all: a vote moves them, and brings or costs none (C-62)."""
    signs = {governors.GOVERNORS: 1, senate.GAINED: 1, senate.LOST: -1}
    if any(one.says.key == governors.GOVERNORS for one in told):
        before = 0
    for one in told:
        if one.says.key in signs:
            before += signs[one.says.key] * int_of(one.says.args["number"])
    return before


def int_of(arg: Arg) -> int:
    """An argument that is a number."""
    assert isinstance(arg, int)
    return arg


def seat_of(fact: Fact) -> Seat:
    """Of whom a fact speaks."""
    who = fact.says.args["who"]
    assert isinstance(who, Who)
    return who.seat


def sorted_all(hands: Sequence[tuple[int, ...]]) -> list[list[int]]:
    return [sorted(one) for one in hands]
