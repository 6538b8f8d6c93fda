"""Moments to which a game may be taken back, and what somebody may have learned since.

Whether a step goes back at once, and who is asked else, follows from what everybody could see: which questions were
asked of whom, what they told, and that chance drew. What a single seat was whispered decides nothing for another.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from bot.games import GAMES
from bot.tables.draws import Draw, read_draw
from bot.tables.history import Happening
from bot.tables.live import Live
from porc_royal.asks import Ask
from porc_royal.facts import CHANCE, Fact, Seat
from storage.ports import Entry

REACH: Final = 120
"""How many entries back moments are looked for."""
DRAWN: Final = "undo-chance-drawn"
REVEALED: Final = "undo-revealed"


class ReturnPoint(Struct, frozen=True):
    """A place of the log at which people were asked, with what they answered there; all of it goes back together.

    asked_at  when that was, by which it is known again, should the log have become another meanwhile
    happened  the entries since, the oldest first
    """

    place: int
    asked_at: int
    answers: tuple[Happening, ...]
    happened: tuple[Happening, ...]

    @property
    def has_draws(self) -> bool:
        """Whether chance has drawn something since."""
        return _has_draws(self.happened)

    def find_own(self, seat: Seat | None) -> Happening | None:
        """What a seat answered that it was asked by name."""
        own = (one for one in self.answers if one.entry.seat == seat)
        return next((one for one in own if one.ask is not None and not one.ask.optional), None)


def list_moments(happenings: Sequence[Happening], place: int) -> list[ReturnPoint]:
    """Where people have answered, the newest first; not the question that is open since `place`.

    A place counts whole: who answered first of those asked together is a secret.
    """
    found: dict[int, list[Happening]] = {}
    first = happenings[0].entry.seq if happenings else 0
    for one in happenings:
        found.setdefault(one.entry.place, []).append(one)
    moments = []
    for at, answers in reversed(found.items()):
        known = first < at < place or at == first == 0 < place
        if known and all(one.entry.seat != CHANCE and one.ask is not None for one in answers):
            asked_at = happenings[at - first - 1].entry.at if at > first else 0
            moments.append(ReturnPoint(at, asked_at, tuple(answers), tuple(happenings[at - first :])))
    return moments


def find_hindrance(happenings: Sequence[Happening], seat: Seat, names: Collection[str] = ()) -> str:
    """Why what happened cannot be taken back by a seat without asking, as a sentence says it; "": it can.

    names: the things that lie hidden; whoever has answered with one has shown it
    """
    if _has_draws(happenings):
        return DRAWN
    return REVEALED if any(_may_reveal(one, seat, names) for one in happenings) else ""


def _has_draws(happenings: Sequence[Happening]) -> bool:
    return any(one.entry.seat == CHANCE for one in happenings)


def _may_reveal(one: Happening, seat: Seat, names: Collection[str]) -> bool:
    if one.ask is None:
        return True
    if one.entry.seat != seat and is_secret(one.ask, one.reply.option):
        # A bystander tells nobody anything; what others had sealed was opened, whatever it was.
        return not one.ask.optional
    told = any(fact.reveals for fact in one.facts)
    return told or (one.entry.seat != seat and not _list_names(one).isdisjoint(names))


def is_secret(ask: Ask, option: str) -> bool:
    """Whether others do not see that, or what, is answered."""
    return (ask.sealed or ask.optional) and not ask.options[option].free


def _list_names(one: Happening) -> frozenset[str]:
    values = one.reply.fields.values()
    return frozenset(
        name for value in values for name in (value if isinstance(value, tuple) else (str(value),))
    )


def list_hidden_names(live: Live) -> frozenset[str]:
    """What may lie hidden in a game, by its names."""
    game = GAMES.known.get(live.rulebook.name)
    return frozenset() if game is None else frozenset(game.load_secrets().things.names())


def list_learned(happened: Sequence[Happening], seat: Seat | None) -> list[Fact]:
    """What a seat (None: the public) was told since that it could not know before."""
    facts = (fact for one in happened for fact in one.facts if fact.is_known_to(seat))
    return [fact for fact in facts if fact.reveals or fact.to is not None]


def list_seen(live: Live, then: Live, seat: Seat, names: Collection[str]) -> frozenset[str]:
    """Hidden things that stand in what a seat may know now, and did not then."""
    now, before = (frozenset(_list_texts(msgspec.to_builtins(one.play.view(seat)))) for one in (live, then))
    return (now - before) & frozenset(names)


def _list_texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from _list_texts(key)
            yield from _list_texts(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _list_texts(one)


def list_draws(entries: Sequence[Entry]) -> list[tuple[int, Draw]]:
    """What chance drew, with the places."""
    drawn = ((one.seq, read_draw(one)) for one in entries)
    return [(place, draw) for place, draw in drawn if draw is not None]
