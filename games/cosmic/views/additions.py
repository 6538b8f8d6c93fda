"""What expansions add to whatever is read from a view: words, pictures, suggestions, practice players, orders, looks.

Each is a place or a table to which an expansion adds its own; what it adds asks the view whether it is played. Aliens
add what lies on their sheets, and that they may soon win.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from games.cosmic.picture.shown import CardKind, Note
from games.cosmic.state.options import Options
from games.cosmic.state.state import GAME
from games.cosmic.views.view import EncounterView, SeatView, View
from porc_royal.additions import Additions, Assembly, Known, Place, Table
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Named, Saying, Seat
from porc_royal.orders import Standing
from porc_royal.practice import Idea
from porc_royal.reference import ReferenceEntry
from porc_royal.rulebook import Lasting, Look
from porc_royal.suggestions import Suggested

Lines: TypeAlias = Callable[[View], Sequence[Saying]]


class Lying(NamedTuple):
    """What lies on an alien's sheet, or comes from it, for all to see: in words, and how many tokens there are."""

    said: tuple[Saying, ...]
    tokens: int | None = None


SUMMARY: Final[Place[Lines]] = Place("lines of the table in words, after those of the players and planets")
SEAT_LINES: Final[Place[Callable[[View, Seat], Sequence[Saying]]]] = Place("lines below a player's own")
ENCOUNTER: Final[Place[Lines]] = Place(
    "lines of the encounter alone, after those of both sides: what is said of players elsewhere in the table's"
)
PLANNED: Final[Place[Lines]] = Place("what the viewer has prepared in secret")
CALLED: Final[Table[Callable[[View, str], Saying | None]]] = Table(
    "what a thing of a kind of its own is called, by kind"
)
NOTES: Final[Table[Callable[[View, str], Saying | None]]] = Table(
    "what is said beside a thing of a kind of its own"
)
EFFECTS: Final[Place[Callable[[View, str], Saying | None]]] = Place(
    "what a card of the base game does where it does something else; the first that has something to say"
)
WORLDS: Final[Place[Callable[[View, str], Saying | None]]] = Place(
    "what a planet is called that is none of the base game's, also when it is gone; None for any other"
)
LABELS: Final[Table[Callable[[View, str], str]]] = Table(
    "what is written on such a planet in the picture, in two or three characters"
)
NUMBERS: Final[Place[Callable[[Named], Sequence[str]]]] = Place("how people type a thing")
PLACES: Final[Place[str]] = Place(
    "kinds of things that name planets: where they may be chosen, they are lit on the board"
)
ADDS: Final = Additions(GAME)
ADDS.add(PLACES, "planet")
NEEDS: Final[Table[Callable[[View, Ask, Reply, Named], Saying | None]]] = Table(
    "what choosing a thing brings after what was chosen before it, by kind"
)
MARKERS: Final[Place[Callable[[View, Seat], Sequence[int]]]] = Place(
    "numbers of markers that lie on a seat's system in the picture"
)
UNDER: Final[Place[Callable[[View, str], Note]]] = Place(
    'what lies under a planet in the picture, "" for nothing'
)
PRIZES: Final[Place[Callable[[View, Seat], bool]]] = Place("whether the prize was last seen in a seat's hand")
ORIGINS: Final[Table[Callable[[View, str], int | None]]] = Table(
    "whose mark such a planet bears in the picture, by kind: where it comes from"
)
DRIFTS: Final[Place[Callable[[View, Seat], int | None]]] = Place(
    "to whose system things go from a seat's, in the picture"
)
IDEAS: Final[Table[Idea[View]]] = Table("what practice players think of questions of its own, by key")
AIMS: Final[Place[Callable[[View, Seat, Reply], float]]] = Place(
    "what practice players think a launch is worth besides, for the seat that launches"
)
STRENGTHS: Final[Place[Callable[[View, Seat], int]]] = Place(
    "what counts for a seat as a main player besides its card and ships, as practice players reckon"
)
MAKERS: Final[Table[Callable[[View, Seat, Ask], Iterator[Suggested]]]] = Table(
    "whole moves by options of its own, by option"
)
FIRST: Final[Place[Idea[View]]] = Place(
    "what practice players think of before they think of a question: what may be done beside it"
)
CARD_TEXTS: Final[Table[str]] = Table(
    "what cards of a type do that have no text of their own: the key, by type"
)
FACES: Final[Known[CardKind]] = Known("as what a card of a type is drawn, by type")
TIMES: Final[Table[Callable[[View, EncounterView, Seat], bool]]] = Table(
    "whether a practice player plays an artifact now, by its kind"
)
SHIPS: Final[Place[Callable[[View, str], Saying | None]]] = Place(
    'what a marked ship is called ("2-4.flagship")'
)
MARKED: Final[Place[Callable[[View, Seat, str], Sequence[bool]]]] = Place(
    "the marked ships of a seat in a place: whether each is charged"
)
ASIDE: Final[Place[str]] = Place("options that set what is done without asking, and are no move of the game")
RARE: Final[Place[str]] = Place(
    "options that may be taken again and again beside any question: luck would be busy with them for ever"
)
STANDING: Final[Place[Standing[View]]] = Place("standing orders of its own")
ENTRIES: Final[Place[Sequence[ReferenceEntry]]] = Place("what can be looked up besides cards and aliens")
READINGS: Final[Table[tuple[str, ...]]] = Table(
    "what of a kind of card is this program's reading and nothing printed: the keys that say so, by kind"
)
TYPE_RULES: Final[Table[tuple[str, ...]]] = Table(
    "the numbered rules that say more of cards of a type, by type"
)
LOOKS: Final[Table[Look[View]]] = Table("what else there is to be looked at")
PLAYED: Final[Place[Callable[[Options], Sequence[Saying]]]] = Place(
    "what is said of a table with these options: what is played"
)
MORE_ROUNDS: Final[Place[str]] = Place("aliens with which an encounter takes more rounds of waiting at gates")
WINS: Final[Place[Callable[[Options], Saying | None]]] = Place(
    "what wins with these options; the first that has something to say says it instead of the base game"
)
TURNS: Final[Place[Callable[[Options], Saying | None]]] = Place(
    "how a turn goes with these options; the first that has something to say says it instead of the base game"
)
LASTS: Final[Place[Callable[[Assembly, Lasting, int, Options], Lasting]]] = Place(
    "how long games last with these options, from how long they would last otherwise and the number of players"
)
FORESEEN: Final[Place[Callable[[View], Sequence[Saying] | None]]] = Place(
    "ends that all can see coming; the first that has something to say (even nothing) replaces the base game's"
)
SHEETS: Final[Table[Callable[[View, Seat], Lying | None]]] = Table(
    "what lies on the sheet of an alien that a seat has, by alien; None for nothing"
)
NEAR: Final[Table[Callable[[View, Seat], Saying | None]]] = Table(
    "that a seat may soon win by what an alien of its own says, by alien"
)


def list_lying(view: View, one: SeatView, aliens: Sequence[str]) -> Iterator[Lying]:
    """What lies on the sheets of these aliens of a seat."""
    sheets = view.assembly.table(SHEETS)
    for alien in aliens:
        lying = sheets[alien](view, one.seat) if alien in sheets else None
        if lying is not None:
            yield lying
