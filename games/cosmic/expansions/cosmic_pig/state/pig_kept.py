"""Cosmic Pig: what it offers, what it keeps (CP-1, CP-3), and what it is called in the rules of the base game."""

from typing import Annotated, Final, Literal

import msgspec

from games.cosmic.expansions.cosmic_pig.state.knowledge import How, PigSeen, Said
from games.cosmic.extension.expansion import Expansion
from games.cosmic.state.ships import find_colonies
from games.cosmic.state.state import State
from porc_royal.facts import Seat
from porc_royal.options import Offered

PIGGY: Final = "the_piggy_1"
"""CP-1: the one card that matters."""
CHALLENGE: Final = "challenge"
"""Where ships are that have been committed to a Piggy Challenge (CP-43)."""
HOMO_SAPIENS: Final = "homo-sapiens"
"""A mark of the encounter: its main players compare as in the base game (CP-26)."""
HANDFUL: Final = 14
"""CP-6: cards that everybody is dealt."""
KEPT_CARDS: Final = 7
"""CP-11: cards that one keeps of them, at most."""


class PigOptions(msgspec.Struct, frozen=True):
    """The choices of a table.

    pig_end      "dice": a total of 2 ends the game; "sooner": more of them do from the eighth encounter on (CP-R29)
    pig_defense  whether the defense may add ships of other bases (CP-R11)
    pig_counts   whether all are told how many cards are put into envelopes at the beginning (CP-R5)
    pig_trader   whether Trader may be dealt (CP-R25)
    pig_finder   whether the older edict Finder is in the deck, unless a reward deck has it (CE-R9)
    """

    cosmic_pig: Annotated[bool, Offered("pig", decides=True)] = False
    pig_end: Annotated[Literal["dice", "sooner"], Offered("pig")] = "sooner"
    pig_defense: Annotated[bool, Offered("pig")] = True
    pig_counts: Annotated[bool, Offered("pig")] = False
    pig_trader: Annotated[bool, Offered("pig")] = False
    pig_finder: Annotated[bool, Offered("pig")] = True


class Note(msgspec.Struct, frozen=True):
    """What a seat knows of an envelope: what it left there, or saw there, and in which turn; secret."""

    planet: str
    turn: int
    how: How
    cards: tuple[str, ...]


class Count(msgspec.Struct, frozen=True):
    """CP-34: what a lander has said aloud, for all to remember."""

    seat: Seat
    planet: str
    turn: int
    how: Said
    number: int


class Seal(msgspec.Struct):
    """PE-5: who has sealed an envelope, in which turn; `until`: the next turn of that seat, once it has come."""

    seat: Seat
    turn: int
    until: int = 0


class Support(msgspec.Struct, frozen=True):
    """CP-45: reinforcements that a seat would play in a Piggy Challenge, and for whom; secret."""

    seat: Seat
    cards: tuple[str, ...]


class Sighting(msgspec.Struct, frozen=True):
    """Where The Piggy was for all to see, and when: in whose hand, or under which planet."""

    turn: int
    holder: Seat | None = None
    planet: str = ""


class Challenge(msgspec.Struct):
    """A Piggy Challenge (CP-40 to CP-48).

    round     1 for the first; ties have further ones (CP-46)
    cards     what each has played, by seat: the encounter card, perhaps a kicker; face up
    shown     what the encounter card counts as, by seat, by the name of a kind
    supports  reinforcements, by the seat for which they were played
    bids      what each would play, by seat, secret
    """

    round: int = 1
    cards: dict[str, list[str]] = {}
    shown: dict[str, str] = {}
    supports: dict[str, list[str]] = {}
    bids: dict[str, Support] = {}


class PigKept(msgspec.Struct):
    """What the expansion keeps.

    envelopes   cards by planet; secret, and so is how many there are (CP-3, CP-R5)
    chosen      who has hidden cards where at the beginning, by planet (CP-10)
    plans       what a seat is about to hide, by seat and planet, secret
    notes       what each seat knows of envelopes, by seat, secret; the last of each planet
    counts      what landers have said (CP-34)
    seals       sealed envelopes, by planet (PE-5)
    encounters  how many there have been
    sighted     where The Piggy was last for all to see
    challenge   the Piggy Challenge that is on
    """

    envelopes: dict[str, list[str]] = {}
    chosen: dict[str, Seat] = {}
    plans: dict[str, dict[str, list[str]]] = {}
    notes: dict[str, list[Note]] = {}
    counts: list[Count] = []
    seals: dict[str, Seal] = {}
    encounters: int = 0
    sighted: Sighting | None = None
    challenge: Challenge | None = None


PIG: Final = Expansion("cosmic_pig", PigOptions, PigKept, PigSeen, is_on=lambda chosen: chosen.cosmic_pig)
ADDS: Final = PIG.part()


@ADDS.sets_up
def begin(state: State) -> PigKept:
    """CP-43: ships that are committed lie in a place of their own."""
    state.ships[CHALLENGE] = [0] * len(state.players)
    return PigKept()


def count_bases(state: State, seat: Seat) -> int:
    """CP-21, CP-R1: a seat's home and foreign bases as they are now; moons are none (CE-144)."""
    return len(find_colonies(state, seat))


def list_contents(state: State, planet: str) -> list[str]:
    """CP-3: the cards in a planet's envelope."""
    return PIG.of(state).envelopes.get(planet, [])


def note(state: State, seat: Seat, planet: str, how: How) -> None:
    """A seat remembers what lies in an envelope now."""
    kept = PIG.of(state)
    before = [one for one in kept.notes.get(str(seat), []) if one.planet != planet]
    cards = tuple(list_contents(state, planet))
    kept.notes[str(seat)] = [*before, Note(planet, state.turn, how, cards)]
