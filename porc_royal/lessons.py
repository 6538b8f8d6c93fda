"""Lessons: a position set up by hand, from which one person learns a game among tame partners.

A lesson is data beside the rules, and is played by them: its questions, views and pictures are those of any table. What
it adds is what its partners and chance reply where that matters, and which replies teach. Another reply is played on a
copy; what comes of it is told, and the question stays.

    LESSON: Final = Lesson(
        "flight",                                            # goofspiel-lesson-flight
        begin=lambda: State(…),
        chapter="bid",
        steps=(LessonStep(ASK_BID, good=(Reply("bid", {"card": "king"}),)), LessonStep(ASK_BID)),
        script=(Scripted(ASK_BID, Reply("bid", {"card": "ace"}), seat=Seat(1)),),
    )

Words, in both languages:

    <game>-lesson-<name>           what it is called
    <game>-lesson-<name>-begin     what is learnt in it, and `…-end` what to do after it
    <game>-lesson-<name>-<number>  what to do at a step, from 1; a step may have none
    <ask>-hint                     two sentences of why this is asked: here, and the first time somebody meets it
"""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, Generic, TypeVar

from msgspec import Struct

from porc_royal import notation
from porc_royal.asks import Answer, Ask, Refused, Reply
from porc_royal.facts import Saying, Seat
from porc_royal.settings import Settings

S = TypeVar("S")
V = TypeVar("V")

PUPIL: Final = Seat(0)
"""The seat of whoever learns; tame partners have the others."""


class LessonStep(Struct, frozen=True):
    """One question that the pupil meets.

    ask   its key
    good  the replies that teach what is to be learnt, each with the fields that matter; () where every reply does
    """

    ask: str
    good: tuple[Reply, ...] = ()

    def accepts(self, ask: Ask, reply: Reply) -> bool:
        """Whether a reply is one of the good ones; every reply is, where none of these is offered any more."""
        offered = [one for one in self.good if is_offered(ask, one)]
        fields = ask.options[reply.option].fields
        cards = [name for name, field in fields.items() if getattr(field, "kind", "") == "card"]
        return not offered or any(is_such(reply, one, cards) for one in offered)

    def find_whole(self, ask: Ask) -> Reply | None:
        """The first good reply that the question takes as it is written; None where some field is left to the pupil."""
        for one in self.good:
            try:
                return ask.check(one)
            except Refused:
                continue
        return None

    def find_pointed(self, ask: Ask) -> Reply | None:
        """The first good reply that is offered, to which the lesson points; None where it points to nothing."""
        return next((one for one in self.good if is_offered(ask, one)), None)

    def find_option(self, ask: Ask) -> str:
        """The option by which that reply begins; "" where none is offered, or every reply is good."""
        pointed = self.find_pointed(ask)
        return "" if pointed is None else pointed.option

    def is_offered(self, ask: Ask) -> bool:
        """Whether a question offers what is to be learnt at this step, or leaves it open what that is."""
        return not self.good or any(is_offered(ask, one) for one in self.good)


_SPARED: Final = 2
"""How many questions of a lesson earlier replies may have spared the pupil."""


class Scripted(Struct, frozen=True):
    """What a partner, or chance (`seat=CHANCE`), replies in a lesson, where that is a legal reply.

    seat  who; None: whichever partner is asked
    step  only while the pupil is at this step, from 1; None: at any
    """

    ask: str
    reply: Reply
    seat: Seat | None = None
    step: int | None = None


class Lesson(Struct, Generic[S], frozen=True):
    """A lesson of a game.

    name      what its words and its tables are called by, for good
    begin     the position: built by the game's own functions, complete, as at any seam
    chapter   the chapter that begins there
    seats     how many sit there, the pupil among them
    steps     what the pupil is asked, in order; after the last reply, and what comes of it, the lesson is over
    script    what partners and chance reply, the first that fits; where it says nothing, partners think for themselves
    settings  the options of its table, by name, where they are not the usual ones
    tame      whether partners play gently; else as well as they can
    luck      what dice, shuffles and partners follow from where the script is silent: the same for every pupil
    """

    name: str
    begin: Callable[[], S]
    chapter: str
    seats: int
    steps: tuple[LessonStep, ...]
    script: tuple[Scripted, ...] = ()
    settings: Settings = {}
    tame: bool = True
    luck: int = 0

    def get_key(self, game: str) -> str:
        """The key of what it is called."""
        return f"{game}-lesson-{self.name}"

    def make_seed(self, game: str) -> bytes:
        """The seed of its table."""
        return f"{self.get_key(game)}:{self.luck}".encode()

    def find_step(self, answered: int, ask: Ask) -> LessonStep | None:
        """The step after so many replies; None where something else is asked or offered than was foreseen.

        Partners think as it falls out who of several answers first, so that a lesson may come to stand otherwise. And
        one reply of the pupil may have said what a later question was for: then that is not asked, and what comes
        after it is.
        """
        place = self.find_place(answered, ask)
        return None if place is None else self.steps[place]

    def find_place(self, answered: int, ask: Ask) -> int | None:
        """Where in the lesson that step stands, from 0."""
        near = range(answered, min(answered + 1 + _SPARED, len(self.steps)))
        steps = self.steps
        return next((one for one in near if steps[one].ask == ask.key and steps[one].is_offered(ask)), None)

    def find_scripted(self, answered: int, ask: Ask) -> Reply | None:
        """What a partner or chance replies to a question; None where that is left to them."""
        for one in self.script:
            if one.ask != ask.key or one.seat not in (None, ask.seat) or one.step not in (None, answered + 1):
                continue
            try:
                return ask.check(one.reply)
            except Refused:
                continue
        return None


def read_steps(game: str, lines: Sequence[str]) -> tuple[LessonStep, ...]:
    """Steps as one writes them: "vote: vote who=1", the question without the name of its game, and the good reply.

    Of several the one that is pointed at comes first, "vote: vote who=1 | vote | abstain"; an option alone is good with
    whatever fields. Only "vote" where every reply is good. Raises ValueError for what is no reply.
    """
    return tuple(_read_step(game, line) for line in lines)


def _read_step(game: str, line: str) -> LessonStep:
    name, _, written = line.partition(":")
    good = tuple(notation.read(f"{PUPIL}: {one.strip()}")[1] for one in written.split("|")) if written else ()
    return LessonStep(f"{game}-ask-{name}", good)


def is_such(reply: Reply, wanted: Reply, cards: Collection[str] = ()) -> bool:
    """Whether a reply takes the option that is wanted, with the fields that are said of it.

    Of several things none is the same as a field that is left out: forms let one skip it. In the fields that name
    cards, one copy of a card is as good as another: menus show one of them.
    """
    if reply.option != wanted.option:
        return False
    given = {name: reply.fields.get(name, ()) for name in wanted.fields}
    return all(
        given[name] == value or (name in cards and list_titles(given[name]) == list_titles(value))
        for name, value in wanted.fields.items()
    )


def list_titles(cards: Answer) -> list[str]:
    """What one card or several are called, in order: the names of copies end with their number."""
    names = cards if isinstance(cards, tuple) else (str(cards),)
    return sorted(_COPY.sub("", one) for one in names)


_COPY: Final = re.compile(r"[._][0-9]+$")


def is_offered(ask: Ask, wanted: Reply) -> bool:
    """Whether a question offers such a reply, as far as the fields that are said of it tell."""
    option, chosen = ask.options.get(wanted.option), dict[str, Answer]()
    if option is None:
        return False
    for name, field in option.fields.items():
        if name not in wanted.fields:
            if field.optional:
                continue  # as if it were left out
            return True  # what follows may depend on it
        try:
            chosen[name] = field.check(name, wanted.fields[name], chosen)
        except Refused:
            return False
    return True


def find_lesson(lessons: Sequence[Lesson[S]], name: str) -> Lesson[S] | None:
    """The lesson of this name, None where there is none any more."""
    return next((one for one in lessons if one.name == name), None)


def get_reason_key(ask: str, option: str) -> str:
    """The key of why a lesson answers a question so, wherever it has no words of its own for a step."""
    return f"{ask}-{option}-why"


def get_hint_key(ask: str) -> str:
    """The key of the two sentences that say why a question is asked."""
    return f"{ask}-hint"


def list_lesson_keys(game: str, lesson: Lesson[S]) -> Iterator[str]:
    """The keys that a lesson needs; those of its steps may be missing."""
    yield from (f"{lesson.get_key(game)}{part}" for part in ("", "-begin", "-end"))


def say_step(game: str, lesson: Lesson[S], place: int) -> Saying:
    """What the pupil is to do at the step that stands there, from 0."""
    return Saying(f"{lesson.get_key(game)}-{place + 1}")


def make_gentle(
    practise: Callable[[V, Ask, int], Reply], is_early: Callable[[V], bool]
) -> Callable[[V, Ask, int], Reply]:
    """A practice player that chooses plainly: it wins nothing while it is early, and misses a good move now and then.

    practise  the ordinary player of the game
    is_early  whether these are the first turns, from a view
    """

    def play_gently(view: V, asked: Ask, luck: int) -> Reply:
        return asked.default if is_early(view) or luck % MISSED == 0 else practise(view, asked, luck)

    return play_gently


MISSED: Final = 3
"""A gentle player does nothing in particular at one question in so many."""
