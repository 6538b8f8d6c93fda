"""CD-20 to CD-23, CD-28: special ships: whose they are and where, what moves them, and what charges them again."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.expansion import Expansion
from games.cosmic.extension.hooks import Now, Sender, Ships
from games.cosmic.questions.script import ask_all
from games.cosmic.state import ships
from games.cosmic.state.labs import is_apart
from games.cosmic.state.ships import count, list_system
from games.cosmic.state.state import REGROUPED, REMOVED, WARP, State
from porc_royal.asks import Ask, Field, Option, Pick, Reply
from porc_royal.facts import Arg, Named, Saying, Seat, Who
from porc_royal.options import Offered
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

FLAGSHIP: Final = "flagship"
SALVAGE: Final = "salvage"
OTHER: Final = {FLAGSHIP: SALVAGE, SALVAGE: FLAGSHIP}
MOST: Final = 4
"""Players among whom there are markers for two ships each."""


class Markers(msgspec.Struct, frozen=True):
    """Which special ships are played with: one kind, and perhaps a second ship each, of the same kind or the other."""

    special_ships: Annotated[Literal["none", "flagship", "salvage"], Offered("expansions")] = "none"
    double_ships: Annotated[Literal["none", "same", "other"], Offered("expansions")] = "none"


class Marked(msgspec.Struct):
    """A special ship: its kind, its name among its owner's, where it is ("" without a marker on any), its marker."""

    kind: str
    name: str
    place: str
    charged: bool = True


class ShipsKept(msgspec.Struct):
    """The special ships of each seat; those that were named to be moved next; what their owners have ordered.

    holds  who does not let a flagship add to the total
    flees  whose flagship leaves an encounter that is lost; both are secret
    owed   rewards for what was salvaged, by seat
    """

    marked: dict[int, list[Marked]] = {}
    named: dict[int, list[str]] = {}
    holds: list[int] = []
    flees: list[int] = []
    owed: dict[int, int] = {}


class ShipsSeen(msgspec.Struct, frozen=True):
    """All special ships by seat, which all can see; and what the viewer has ordered about its own."""

    marked: tuple[tuple[int, Marked], ...]
    holds: bool
    flees: bool


DRIVES: Final = Expansion(
    "special_ships", Markers, ShipsKept, ShipsSeen, is_on=lambda played: played.special_ships != "none"
)
ADDS: Final = DRIVES.part()
REFUSED_DOUBLE: Final = ADDS.keys.refusal("double-ships", "number")
REFUSED_BOTH: Final = ADDS.keys.refusal("both-ships")
ASK_MARK: Final = ADDS.keys.question("mark", "ship", "second", "number", options=("mark", facts.ORDERS))
SECOND: Final = ADDS.keys.field("second")
MARKS: Final = ADDS.keys.fact("marks", "who", "ship", "planet")
REPLACES: Final = ADDS.keys.fact("marks-again", "who", "ship")
CHARGES: Final = ADDS.keys.fact("charges", "who", "ship")
ADDS.keys.thing("special", FLAGSHIP, SALVAGE)
ADDS.keys.step("place_markers")


@ADDS.sets_up
def begin(state: State) -> ShipsKept:
    """CD-20, CD-28: each has its ship on its first planet until it says where, a second one on the next."""
    wanted = DRIVES.options_of(state.options)
    kinds: list[str] = [wanted.special_ships]
    if wanted.double_ships != "none":
        kinds.append(wanted.special_ships if wanted.double_ships == "same" else OTHER[wanted.special_ships])
    return ShipsKept({seat: _mark(state, seat, kinds) for seat in state.seats})


def _mark(state: State, seat: Seat, kinds: Sequence[str]) -> list[Marked]:
    homes = [one for one in list_system(state, seat) if count(state, seat, one)]
    names = [kind if kind not in kinds[:place] else f"{kind}-2" for place, kind in enumerate(kinds)]
    return [Marked(kind, name, home) for kind, name, home in zip(kinds, names, homes, strict=False)]


@ADDS.shows
def show(state: State, seat: Seat | None) -> ShipsSeen:
    """Markers lie on the table; orders are secret."""
    kept = DRIVES.of(state)
    marked = tuple(
        (owner, msgspec.structs.replace(one)) for owner in kept.marked for one in kept.marked[owner]
    )
    return ShipsSeen(marked, seat in kept.holds, seat in kept.flees)


@ADDS.refuses
def refuse(players: int, wanted: Markers) -> Saying | None:
    """CD-28: for a second ship there must be unused colours."""
    if wanted.double_ships != "none" and players > MOST:
        return Saying(REFUSED_DOUBLE, {"number": MOST})
    return None


@ADDS.acts(hooks.setup)
async def place_markers(at: Now) -> None:
    """CD-20: all say at once which of their ships is special."""
    state, kept = at.state, DRIVES.of(at.state)
    replies = await ask_all(state, [_ask_mark(state, seat) for seat in state.seats])
    for seat, reply in replies.items():
        places = (reply.text(facts.PLANET), reply.text(SECOND))
        for marked, planet in zip(kept.marked[seat], places, strict=False):
            marked.place = planet
            await tell(MARKS, who=Who(seat), ship=name_kind(marked.kind), planet=facts.name_planet(planet))


def _ask_mark(state: State, seat: Seat) -> Ask:
    homes = tuple(one for one in list_system(state, seat) if count(state, seat, one))
    own = DRIVES.of(state).marked[seat]
    fields: dict[str, Field] = {facts.PLANET: Pick("planet", homes)}
    default = {facts.PLANET: own[0].place}
    if len(own) > 1:
        fields[SECOND] = Pick("planet", homes)
        default[SECOND] = own[1].place
    args: dict[str, Arg] = {
        "ship": name_kind(own[0].kind),
        "second": name_kind(own[-1].kind),
        "number": len(own),
    }
    return Ask(seat, ASK_MARK, "CD-20", {"mark": Option(fields)}, Reply("mark", dict(default)), args)


def name_kind(kind: str) -> Named:
    """A kind of special ship as it is spoken of."""
    return Named("special", kind)


# --------------------------------------------------------------------------------------------- what moves them


def list_marked(state: State, seat: Seat, kind: str = "") -> list[Marked]:
    """CD-21: the special ships that a seat controls: not in the warp, captured, on a tech, held or removed."""
    own = DRIVES.of(state).marked.get(seat, []) if DRIVES.is_on(state) else []
    held = hooks.held.of((), Sender(state, seat))
    away = {"", WARP, *held}
    return [
        one for one in own if one.place not in away and not is_apart(one.place) and kind in {"", one.kind}
    ]


def _list_names(state: State, seat: Seat, place: str) -> list[str]:
    own = DRIVES.of(state).marked.get(seat, []) if DRIVES.is_on(state) else []
    return [one.name for one in own if one.place == place]


def _note(state: State, seat: Seat, named: Sequence[str]) -> None:
    """CD-R20: whoever chooses ships names a special one, or leaves it."""
    if DRIVES.is_on(state):
        DRIVES.of(state).named[seat] = [one for one in named if not one.rpartition(".")[2].isdecimal()]


def _follow(state: State, seat: Seat, source: str, target: str, number: int) -> None:
    """A special ship goes where it was named; out of the warp first, and else when no other ship is left.

    X-18: so it goes to the warp with a planetoid, too.
    """
    if not DRIVES.is_on(state):
        return
    kept = DRIVES.of(state)
    here = [one for one in kept.marked.get(seat, []) if one.place == source]
    named = kept.named.get(seat, [])
    first = source == WARP
    wanted = [one for one in here if first or f"{source}.{one.name}" in named][:number]
    others = state.ships[source][seat] - len(here)
    forced = max(0, number - len(wanted) - others)
    for one in (*wanted, *[one for one in here if one not in wanted][:forced]):
        one.charged = one.charged or source == WARP  # CD-22
        one.place = "" if target == REMOVED or ships.is_captured(target) else target  # CD-23


def _forbid_both(state: State, seat: Seat, named: Sequence[str]) -> Saying | None:
    """CD-28, CD-R27: not both in one encounter; that is looked at when ships are sent, and then only."""
    marked = [one for one in named if one.rpartition(".")[2].partition("-")[0] in OTHER]
    return Saying(REFUSED_BOTH) if len(marked) > 1 and DRIVES.is_on(state) else None


ADDS.add(ships.MARKED, _list_names)
ADDS.add(ships.NAMED, _note)
ADDS.add(ships.MOVED, _follow)
ADDS.add(ships.FORBIDS, _forbid_both)


@ADDS.acts(hooks.retrieved)
@not_a_rule
async def replace_lost(at: Ships) -> None:
    """CD-23: the marker of one that was captured or removed goes onto another ship retrieved in the own regroup."""
    state = at.state
    if at.by != "regroup" or at.seat != state.offense:
        return
    for one in DRIVES.of(state).marked.get(at.seat, []):
        is_gone = not one.place or ships.is_captured(one.place)
        if is_gone and count(state, at.seat, REGROUPED) > len(_list_names(state, at.seat, REGROUPED)):
            one.place, one.charged = REGROUPED, True
            await tell(REPLACES, who=Who(at.seat), ship=name_kind(one.kind))


@ADDS.acts(hooks.turn_over)
@not_a_rule
async def charge(at: Ships) -> None:
    """CD-22: a turn without a second encounter turns the markers up again."""
    for one in DRIVES.of(at.state).marked.get(at.seat, []):
        if at.number == 1 and one.place not in {"", WARP} and not one.charged:
            one.charged = True
            await tell(CHARGES, who=Who(at.seat), ship=name_kind(one.kind))
