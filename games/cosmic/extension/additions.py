"""What expansions add to whatever is read from a view: words, pictures, suggestions, practice players, orders, looks.

Each is a list or a table to which an expansion adds its own; what it adds asks the view whether it is played. Aliens
add what lies on their sheets, and that they may soon win.
The lists are read whenever something is shown, so that the order in which modules are loaded does not matter.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from games.cosmic.picture.shown import Note
from games.cosmic.views.view import SeatView, View
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Named, Saying, Seat
from porc_royal.orders import Standing
from porc_royal.practice import Idea
from porc_royal.rulebook import Lasting, Look, Settings
from porc_royal.suggestions import Suggested

Lines: TypeAlias = Callable[[View], Sequence[Saying]]


class Lying(NamedTuple):
    """What lies on an alien's sheet, or comes from it, for all to see: in words, and how many tokens there are."""

    said: tuple[Saying, ...]
    tokens: int | None = None


SUMMARY: Final[list[Lines]] = []
"""Lines of the table in words, after those of the players and planets."""
SEAT_LINES: Final[list[Callable[[View, Seat], Sequence[Saying]]]] = []
"""Lines below a player's own."""
ENCOUNTER: Final[list[Lines]] = []
"""Lines of the encounter alone, after those of both sides: what is said of players elsewhere in the table's."""
PLANNED: Final[list[Lines]] = []
"""What the viewer has prepared in secret."""
CALLED: Final[dict[str, Callable[[View, str], Saying | None]]] = {}
"""What a thing of a kind of its own is called, by kind."""
NOTES: Final[dict[str, Callable[[View, str], Saying | None]]] = {}
"""What is said beside a thing of a kind of its own."""
EFFECTS: Final[list[Callable[[View, str], Saying | None]]] = []
"""What a card of the base game does where it does something else; the first that has something to say."""
WORLDS: Final[list[Callable[[View, str], Saying | None]]] = []
"""What a planet is called that is none of the base game's, also when it is gone; None for any other."""
LABELS: Final[dict[str, Callable[[View, str], str]]] = {}
"""What is written on such a planet in the picture, in two or three characters."""
NUMBERS: Final[list[Callable[[Named], Sequence[str]]]] = []
"""How people type a thing."""
PLACES: Final[set[str]] = {"planet"}
"""Kinds of things that name planets: where they may be chosen, they are lit on the board."""
NEEDS: Final[dict[str, Callable[[View, Ask, Reply, Named], Saying | None]]] = {}
"""What choosing a thing brings after what was chosen before it, by kind."""
MARKERS: Final[list[Callable[[View, Seat], Sequence[int]]]] = []
"""Numbers of markers that lie on a seat's system in the picture."""
UNDER: Final[list[Callable[[View, str], Note]]] = []
"""What lies under a planet in the picture, "" for nothing."""
PRIZES: Final[list[Callable[[View, Seat], bool]]] = []
"""Whether the prize was last seen in a seat's hand."""
ORIGINS: Final[dict[str, Callable[[View, str], int | None]]] = {}
"""Whose mark such a planet bears in the picture, by kind: where it comes from."""
DRIFTS: Final[list[Callable[[View, Seat], int | None]]] = []
"""To whose system things go from a seat's, in the picture."""
IDEAS: Final[dict[str, Idea[View]]] = {}
"""What practice players think of questions of its own, by key."""
AIMS: Final[list[Callable[[View, Seat, Reply], float]]] = []
"""What practice players think a launch is worth besides, for the seat that launches."""
STRENGTHS: Final[list[Callable[[View, Seat], int]]] = []
"""What counts for a seat as a main player besides its card and ships, as practice players reckon."""
MAKERS: Final[dict[str, Callable[[View, Seat, Ask], Iterator[Suggested]]]] = {}
"""Whole moves by options of its own, by option."""
FIRST: Final[list[Idea[View]]] = []
"""What practice players think of before they think of a question: what may be done beside it."""
SHIPS: Final[list[Callable[[View, str], Saying | None]]] = []
"""What a marked ship is called ("2-4.flagship")."""
MARKED: Final[list[Callable[[View, Seat, str], Sequence[bool]]]] = []
"""The marked ships of a seat in a place: whether each is charged."""
ASIDE: Final[list[str]] = []
"""Options that set what is done without asking, and are no move of the game."""
RARE: Final[list[str]] = []
"""Options that may be taken again and again beside any question: luck would be busy with them for ever."""
STANDING: Final[list[Standing[View]]] = []
"""Standing orders of its own; entered before `orders.py` is loaded, which brings the expansions in."""
LOOKS: Final[dict[str, Look[View]]] = {}
"""What else there is to be looked at."""
PLAYED: Final[list[Callable[[Settings], Sequence[Saying]]]] = []
"""What is said of a table with these settings: what is played."""
WINS: Final[list[Callable[[Settings], Saying | None]]] = []
"""What wins with these settings; the first that has something to say says it instead of the base game."""
TURNS: Final[list[Callable[[Settings], Saying | None]]] = []
"""How a turn goes with these settings; the first that has something to say says it instead of the base game."""
LASTS: Final[list[Callable[[Lasting, int, Settings], Lasting]]] = []
"""How long games last with these settings, from how long they would last otherwise and the number of players."""
FORESEEN: Final[list[Callable[[View], Sequence[Saying] | None]]] = []
"""Ends that all can see coming; the first that has something to say (even nothing) replaces the base game's."""
SHEETS: Final[dict[str, Callable[[View, Seat], Lying | None]]] = {}
"""What lies on the sheet of an alien that a seat has, by alien; None for nothing."""
NEAR: Final[dict[str, Callable[[View, Seat], Saying | None]]] = {}
"""That a seat may soon win by what an alien of its own says, by alien."""


def list_lying(view: View, one: SeatView, aliens: Sequence[str]) -> Iterator[Lying]:
    """What lies on the sheets of these aliens of a seat."""
    for alien in aliens:
        lying = SHEETS[alien](view, one.seat) if alien in SHEETS else None
        if lying is not None:
            yield lying
