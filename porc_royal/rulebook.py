"""What the bot needs to know of one game, on one page: each fills one `Rulebook` in its `rulebook.py`."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

import msgspec

from porc_royal.additions import NOTHING, Assembly
from porc_royal.asks import Ask, Reply
from porc_royal.corrections import Correction
from porc_royal.facts import Arg, Named, Saying, Seat
from porc_royal.highlights import Highlights
from porc_royal.lessons import Lesson
from porc_royal.orders import Orders
from porc_royal.reference import ReferenceEntry
from porc_royal.scene import Scene
from porc_royal.search import Search
from porc_royal.sections import Section
from porc_royal.settings import Setting, Settings
from porc_royal.suggestions import Suggest

__all__ = [
    "Act",
    "BoardData",
    "CardShown",
    "Lasting",
    "Look",
    "Next",
    "Outline",
    "Phrase",
    "Result",
    "Rulebook",
    "Setting",
    "Settings",
    "TableOption",
    "Talks",
]

S = TypeVar("S")
V = TypeVar("V")


class Result(msgspec.Struct, frozen=True):
    """How a game ended: who won (nobody, one or several seats) and the sentence that says why."""

    winners: tuple[Seat, ...]
    why: Saying


Next: TypeAlias = "str | Result"
"""What a chapter returns: the name of the next one, or how the game ended."""

Phrase: TypeAlias = Callable[[Saying | Named], str]
"""Words a saying or a named thing in the reader's language; given to whatever draws or lists."""


@dataclass(frozen=True, slots=True)
class TableOption:
    """A choice made in the lobby.

    Worded by `<game>-option-<name>`, its values by `…-<name>-<value>`, what it is for by `…-<name>-help`.

    group     the heading under which the lobby shows it, worded by `<game>-group-<group>`; "" the lobby's own
    presets   what choosing one of its values, by its name, puts into other options; these may be changed afterwards,
              and a value that is not in it then stands for the changed ones (options.py)
    seats     values, by their names, that name a player by the seat in the lobby, 0 for the host, and keep it theirs
    decides   whether it decides what game is played: the lobby opens on such options, the others are advanced
    """

    name: str
    values: tuple[Setting, ...]
    default: Setting
    group: str = ""
    presets: Mapping[str, Mapping[str, Setting]] = field(default_factory=dict)
    seats: Mapping[str, int] = field(default_factory=dict)
    decides: bool = False


@dataclass(frozen=True, slots=True)
class Lasting:
    """How long games last, as counted from games of practice players (tests/games/test_outlines.py counts again).

    A wait is one or several questions in a row to one seat, or what is asked of several seats at once.

    turns      fewest and most turns (rounds) that the middle half of such games take
    answers    waits for an answer in each of them, `reactions` those for a window
    start      waits before the first of them, and less by what the first is shorter than others
    """

    turns: tuple[int, int]
    answers: int
    reactions: int = 0
    start: int = 0


@dataclass(frozen=True, slots=True)
class Outline(Generic[V]):
    """What people are told of a game as a whole: in the lobby, when it begins, and before it ends.

    played    what is played with these settings, in few words; whatever an option decides is among them
    wins      what wins, and `turn` how a turn goes: said when a game begins
    lasts     how long games last, from the number of players and the settings
    foreseen  ends that everybody can see coming, from the public view: each is said when it becomes true
    """

    played: Callable[[Settings], Sequence[Saying]]
    wins: Callable[[Settings], Saying]
    turn: Callable[[Settings], Saying]
    lasts: Callable[[int, Settings], Lasting]
    foreseen: Callable[[V], Sequence[Saying]] = lambda _view: ()


@dataclass(frozen=True, slots=True)
class CardShown:
    """A card a seat holds, as listed by `/hand`: its name among the options, its title and its effect.

    marks  what else is to be seen on it, in the picture, too: when it may be played, of which deck it is
    """

    name: str
    title: Named
    effect: Saying
    marks: Sequence[Saying | Named] = ()


@dataclass(frozen=True, slots=True)
class Look(Generic[V]):
    """Something to be looked at besides the board and the hand. Its button and its pictures follow.

    Its command is a `LookCommand` of the game (commands.py). Worded by `<look>-title`, `<look>-none` where there may be
    nothing to tell, `no-<look>` and, for its button beside a question where it shows something, `button-<look>`. One
    whose command stands in the game's own group needs neither title nor `no-<look>`.

    describe  it in words: one thing (by its name) or all (None), from a view
    draw      it as a picture, None where there is nothing to draw
    things    what one may be asked for alone, from a view; () when it is shown whole
    shows     private facts that it illustrates: by key, the argument that names the thing
    seated    only players have such a thing
    button    it has a button where nothing is asked, too
    is_there  whether it shows anything in a view, where that is found sooner than what; asked beside each question
    """

    describe: Callable[[V, str | None], Sequence[Saying]]
    draw: Callable[[V, str | None, Phrase], Scene | None] = lambda _view, _thing, _phrase: None
    things: Callable[[V], Sequence[Named]] = lambda _view: ()
    shows: Mapping[str, str] = field(default_factory=dict)
    seated: bool = False
    button: bool = False
    is_there: Callable[[V], bool] | None = None

    def has_something(self, view: V) -> bool:
        """Whether it shows anything in this view."""
        return self.is_there(view) if self.is_there is not None else bool(self.describe(view, None))


@dataclass(frozen=True, slots=True)
class BoardData(Generic[V]):
    """All that the public's board is drawn from, as plain data: made far sooner than it is drawn, and far smaller.

    pack  the data of a view, encoded: equal for boards that look alike, and for these alone
    draw  the board of such data, which may have lain in storage. Raises msgspec.DecodeError where it cannot be read
    """

    pack: Callable[[V, Phrase], bytes]
    draw: Callable[[bytes, Phrase], Scene]


@dataclass(frozen=True, slots=True)
class Talks(Generic[V]):
    """Public talk among the players, for which the table may open a thread.

    opens   the fact that begins it; `closes` the one that ends it
    title   what the thread is called, from the public view
    invite  the message below which it hangs; it must be true where no thread can be opened, too
    """

    opens: str
    closes: str
    title: Callable[[V], Saying]
    invite: Saying


@dataclass(frozen=True, slots=True)
class Act:
    """A part of a game that the table reads as one message, edited in place until the next one begins.

    name     the same for all chapters that belong to it
    board    its message begins with the board
    keeps    its message ends with the board as its own chapters left it, whatever follows in it
    repeats  it begins anew whenever its chapter does, also right after itself (a player's turn)
    """

    name: str
    board: bool = False
    repeats: bool = False
    keeps: bool = False


@dataclass(frozen=True, slots=True)
class Rulebook(Generic[S, V]):
    """One game.

    name        "cochons", as its `Game` says: the prefix of its words
    version     grows when positions written by older rules must be upgraded
    seats       fewest and most players
    options     what the lobby lets people choose
    state       type of the plain-data state (a `msgspec.Struct`), complete at every seam
    setup       state before the first chapter, from the number of players and the chosen options
    first       name of the first chapter
    chapters    one coroutine function for each phase
    acts        the chapters with which the table reads a new message; the others go on in the last one's
    view        the single redaction function: what a seat (None: the public) may know
    summary     the table as lines of text, from a view; with the board's text for `/board text:true`
    hand        the cards of the viewer, from a view; () for the public
    hands       private facts that come with the picture of the hand; None: all of them
    logged      facts that the log alone tells, one by one, because the board shows all of them at a glance
    note        what to say beside a thing where it may be chosen (a tile: who stands there), from a view
    own_name    what a thing is called where words alone cannot say (a planet that was named), from the public view
    listed      several things of a reply as people list them (ships of one planet by how many there are)
    numbers     the numbers by which the board shows a thing, as people type them; several things may share one
    planned     what a seat has prepared in secret so far, step by step, from its view
    settled     what an option that is no move has set, as it stands now: by field, from its seat's own view; None where
                what was said is all there is to say
    aside       options that are no move of the game (settings, giving up): shown without emphasis
    rare        options that are seldom wanted: they stand behind *More*
    places      kinds of things that stand on the board: where one is to be chosen, the board helps to answer
    suggestions moves by an option, the best first and why, from a view (suggestions.py)
    reasons     why a practice player replies so where menus do not say it, what weighs most first, from a view
    needs       what choosing a thing takes besides, after the fields that a reply begins with (a card), from a view
    sort        the heading under which a thing stands in menus; None where it has none
    board       the table as a picture, from a view; `asked` lights what the viewer may choose
    shown       all that the public's board is drawn from (`pack_board`): boards are compared by it, and kept as it is
                where they are drawn later; None where they are compared and kept as they are drawn
    hand_board  the viewer's cards as a picture; None when there is nothing to draw
    title       what a seat plays (a clan, a species), None before it is known
    practise    a sensible reply from a view; the number is luck to break ties with (0 to 2**32 - 1)
    gentle      the same of one who is there to be learnt with (lessons.py); None: there is only the other
    search      how a strong player of it searches (search.py); None: none is offered
    lessons     what can be learnt in it by `/learn`, in order; made when somebody first learns
    progress    how far the game is, for `/status` and `/table list`
    sections    the numbered rules in reading order: told by `/rules`, quoted by `/why`
    entries     what can be looked up in it by `/card`, whoever holds it (reference.py); made when it is first asked for
    looks       what else there is to be looked at, by name
    not_now     when a move can be made, by the name of its command, for whoever makes it at another time: from the
                public view and, where its seat is asked something, that question; None: only that it cannot be now
    cards       whether seats hold cards at all
    keeps_seats who sits where stays as people sat down, whoever opened the table first; else chance seats them
    titled      a table is about something, which is said when it is opened: the option "title", free text
    gathers     the table is told several answers at once: whoever alone is awaited is asked where they answer
    talks       when the players talk among themselves for all to hear, None where no rule says so
    parley      with whom a question is worth a talk in private, for which the two may have a thread
    in_channel  answers without any choice that have a button where all read, by the key of their question, and
    forms_in_channel  options whose form is opened in private there at one press; both stand there for whoever is asked,
                whatever anybody may choose, so that they tell nothing
    by_message  questions that reach each by direct message even when all are asked them at once, by key
    orders      the kinds of standing orders, None where a game knows none
    refuse      why so many players cannot begin with these settings, None where they can: told to whoever starts
    chance      whether anything is left to chance with these options: then its secret is sealed for all to see
    outline     what is told of the game as a whole; None where nothing is
    highlights  what is told of a game when it is over, besides who has won (highlights.py); None where nothing is
    remarks     what all are told besides of a reply and what came of it, though no fact says so: from what they saw
                before and after it and were told in between, each with the place of what it is said behind
    owner       whose a thing is that a fact names (the planet of a system), from the public view: what strikes it
                strikes them (`Register.fact`); None where it is nobody's
    expects     whether a seat expects what strikes it now, from what all saw before and were told up to it: it has a
                part in it (who lost an encounter)
    assembly    what its cards, powers and expansions add, all keys among that (`assemble`)
    corrections  what a table may agree to put right
    """

    name: str
    version: int
    seats: tuple[int, int]
    options: tuple[TableOption, ...]
    state: type[S]
    setup: Callable[[int, Settings], S]
    first: str
    chapters: Mapping[str, Callable[[S], Coroutine[object, object, Next]]]
    view: Callable[[S, Seat | None], V]
    summary: Callable[[V], Sequence[Saying]]
    hand: Callable[[V], Sequence[CardShown]]
    board: Callable[[V, Ask | None, Phrase], Scene]
    hand_board: Callable[[V, Phrase], Scene | None]
    title: Callable[[V, Seat], Named | None]
    practise: Callable[[V, Ask, int], Reply]
    progress: Callable[[V], Saying]
    gentle: Callable[[V, Ask, int], Reply] | None = None
    search: Search[S, V] | None = None
    lessons: Callable[[], Sequence[Lesson[S]]] = tuple
    sections: tuple[Section, ...] = ()
    entries: Callable[[], Sequence[ReferenceEntry]] = tuple
    acts: Mapping[str, Act] = field(default_factory=dict)
    hands: frozenset[str] | None = None
    logged: frozenset[str] = frozenset()
    note: Callable[[V, Named], Saying | None] | None = None
    own_name: Callable[[V, Named], Saying | None] | None = None
    listed: Callable[[Sequence[Named]], Sequence[Saying | Named]] = lambda things: things
    numbers: Callable[[Named], Sequence[str]] = lambda _thing: ()
    planned: Callable[[V], Sequence[Saying]] = lambda _view: ()
    settled: Callable[[V, Reply], Sequence[tuple[str, Arg]]] | None = None
    aside: frozenset[str] = frozenset()
    rare: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()
    suggestions: Suggest[V] | None = None
    reasons: Callable[[V, Ask, Reply], Sequence[Saying]] = lambda _view, _asked, _reply: ()
    needs: Callable[[V, Ask, Reply, Named], Saying | None] | None = None
    sort: Callable[[Named], Saying | None] = lambda _thing: None
    looks: Mapping[str, Look[V]] = field(default_factory=dict)
    shown: BoardData[V] | None = None
    not_now: Callable[[V, str, Ask | None], Saying | None] = lambda _view, _command, _asked: None
    cards: bool = True
    keeps_seats: bool = False
    titled: bool = False
    gathers: bool = False
    talks: Talks[V] | None = None
    parley: Callable[[Ask], Seat | None] = lambda _ask: None
    in_channel: Mapping[str, Sequence[str]] = field(default_factory=dict)
    forms_in_channel: Mapping[str, Sequence[str]] = field(default_factory=dict)
    by_message: frozenset[str] = frozenset()
    orders: Orders[V] | None = None
    refuse: Callable[[int, Settings], Saying | None] = lambda _players, _settings: None
    chance: Callable[[Settings], bool] = lambda _settings: True
    outline: Outline[V] | None = None
    highlights: Highlights[V] | None = None
    remarks: Callable[[V, V, Sequence[Saying]], Sequence[tuple[int, Saying]]] | None = None
    owner: Callable[[V, Arg], Seat | None] = lambda _view, _thing: None
    expects: Callable[[V, Sequence[Saying], Seat], bool] = lambda _view, _told, _seat: False
    assembly: Assembly = NOTHING
    corrections: tuple[Correction[S, V], ...] = ()
