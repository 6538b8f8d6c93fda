"""The promises that every game keeps, each a function from a moment of a random game to what is wrong there."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import msgspec

from porc_royal.asks import Answer, Ask, Refused, Reply
from porc_royal.facts import CHANCE, Fact, Seat, Who
from porc_royal.play import Play, Position, RulesBroke
from porc_royal.script import is_still_legal
from porc_royal.secrets import Secrets
from porc_royal.testing.deals import deal_anew, list_viewers
from porc_royal.testing.views import find_shown, find_undeclared

S = TypeVar("S")
V = TypeVar("V")

ABSURD: Final[tuple[Answer, ...]] = ("no-such-name", -1, 10**9, ("twin", "twin"), ("no-such-name",))
NO_SUCH_SEAT: Final = Seat(1_000_000)


@dataclass(frozen=True, slots=True)
class GameMoment(Generic[S, V]):
    """A random game as it stands.

    players  how many play
    told     what was told since the last moment
    luck     by which it is looked at: it changes nothing of the game
    """

    play: Play[S, V]
    players: int
    told: tuple[Fact, ...]
    luck: random.Random


def find_bad_defaults(at: GameMoment[S, V]) -> Iterator[str]:
    """What is replied for the absent is legal, and so is what a practice player would reply."""
    for seat, ask in at.play.asks.items():
        try:
            if ask.check(ask.default) != ask.default:
                yield f"the default of {ask.key} is not in its normal form"
        except Refused as refused:
            yield f"the default of {ask.key} is refused: {refused.says.key}"
            continue
        if seat == CHANCE:
            continue
        idea = at.play.rulebook.practise(at.play.view(seat), ask, at.luck.getrandbits(32))
        try:
            ask.check(idea)
        except Refused as refused:
            yield f"what a practice player replies to {ask.key} is refused: {refused.says.key}"


def find_taken_refusals(at: GameMoment[S, V]) -> Iterator[str]:
    """A reply that no rule allows is refused, and changes nothing."""
    seat = at.luck.choice(at.play.awaited)
    ask = at.play.asks[seat]
    wrong = [(seat, reply) for reply in _list_wrong(ask) if _is_refused(ask, reply)]
    wrong.append((NO_SUCH_SEAT, ask.default))
    before = at.play.fingerprint()
    for who, reply in at.luck.sample(wrong, min(3, len(wrong))):
        try:
            at.play.take(who, reply)
        except Refused:
            if at.play.fingerprint() != before:
                yield f"{reply.option!r} was refused in answer to {ask.key}, and has changed something"
        else:
            yield f"{reply.option!r} is refused in answer to {ask.key}, and was taken"


def _list_wrong(ask: Ask) -> Iterator[Reply]:
    yield Reply("no-such-option")
    yield Reply(ask.default.option, {**ask.default.fields, "no-such-field": 1})
    for option, offered in ask.options.items():
        for field in offered.fields:
            yield from (Reply(option, {field: value}) for value in ABSURD)


def _is_refused(ask: Ask, reply: Reply) -> bool:
    try:
        ask.check(reply)
    except Refused:
        return True
    return False


def find_shown_secrets(secrets: Secrets[S]) -> Callable[[GameMoment[S, V]], Iterator[str]]:
    """A view is the same whatever its viewer may not know; and what is nobody's own says the same to everybody."""

    def find(at: GameMoment[S, V]) -> Iterator[str]:
        view, state = at.play.rulebook.view, at.play.state
        for field in find_undeclared(secrets, view, state, at.players):
            yield f"{field} is not declared to be each seat's own, and is not the same for all"
        for viewer in list_viewers(at.players):
            for field in find_shown(view, deal_anew(secrets, state, viewer, at.luck)):
                reader = "the public" if viewer is None else f"seat {viewer}"
                yield f"{field} shows {reader} what it may not know"

    return find


def find_telling_defaults(secrets: Secrets[S]) -> Callable[[GameMoment[S, V]], Iterator[str]]:
    """What is replied for the absent depends on nothing but their own view: on another deal it is the same."""

    def find(at: GameMoment[S, V]) -> Iterator[str]:
        play = at.play
        if play.count != play.position.seq:
            return  # the position is of some replies ago
        book, position = play.rulebook, play.position
        state = msgspec.json.decode(position.state, type=book.state)
        for seat, ask in play.asks.items():
            if seat == CHANCE:
                continue
            dealt = msgspec.json.encode(deal_anew(secrets, state, seat, at.luck).after)
            try:
                again = Play(book, Position(position.seq, position.chapter, dealt, position.version))
            except RulesBroke:
                continue  # what cannot be, though nobody can tell, need not be played
            other = again.asks.get(seat)
            is_alike = other is not None and other.key == ask.key and again.view(seat) == play.view(seat)
            if other is None or not is_alike or other.default == ask.default:
                continue
            # Where the other default is not even offered, the question itself shows its seat something else.
            if is_still_legal(ask, other.default):
                yield f"the default of {ask.key} depends on what its seat may not know"

    return find


def find_wordless(has_words: Callable[[str], bool]) -> Callable[[GameMoment[S, V]], Iterator[str]]:
    """Keys that are said and have no words: of what is told and shown, of questions and their options."""
    known: set[str] = set()

    def find(at: GameMoment[S, V]) -> Iterator[str]:
        for key in _list_keys(at):
            if key not in known and not has_words(key):
                yield key
            known.add(key)

    return find


def _list_keys(at: GameMoment[S, V]) -> Iterator[str]:
    """Every key that is said at a moment; an option with a name of its own needs no words."""
    book, public = at.play.rulebook, at.play.view(None)
    yield from (fact.says.key for fact in at.told)
    yield from (saying.key for saying in (*book.summary(public), book.progress(public)))
    for ask in at.play.asks.values():
        if ask.seat == CHANCE:
            continue
        yield ask.key
        named = (
            name for name, one in ask.options.items() if one.label is None or isinstance(one.label, int | Who)
        )
        yield from (f"{ask.key}-{name}" for name in named)


@dataclass(slots=True)
class Rebuilt(Generic[S, V]):
    """The same game once more, from its newest position and the replies since: it must stand where the game does."""

    play: Play[S, V]

    def take(self, live: Play[S, V], seat: Seat, reply: Reply) -> Iterator[str]:
        """Play what was played; begin anew at each seam, from what is stored."""
        self.play.take(seat, reply)
        if self.play.fingerprint() != live.fingerprint():
            yield "the game that was rebuilt from its position and the replies since is another one"
        if live.count == live.position.seq and live.result is None:
            self.play = Play(live.rulebook, live.position)
            if self.play.fingerprint() != live.fingerprint():
                yield "the position, written and read back, is another one"
