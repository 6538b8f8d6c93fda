"""What happened at a table since some moment, entry by entry: read from the log, and played again to know what it was.

The log holds replies and facts. Which question an answer was given to, and which act of the game began with it, is
known to the rules alone; where today's rules do not make the same of it any more, the facts are what there is.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct, field

from bot.games import AnyPlay
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Fact, Seat
from porc_royal.play import Begun, RulesBroke, Step
from porc_royal.rulebook import Act
from storage.ports import Entry
from storage.slices import SLICE, walk_slices


class Happening(Struct, frozen=True):
    """One entry of the log: what it told, the question it answers, and the chapters that began on the way.

    ask     None where today's rules do not play it again
    begun   each chapter with how many of the facts were told before it
    """

    entry: Entry
    facts: tuple[Fact, ...]
    ask: Ask | None = None
    begun: tuple[Begun, ...] = ()

    @property
    def reply(self) -> Reply:
        """What was answered."""
        return msgspec.json.decode(self.entry.reply, type=Reply)


class ActFacts(Struct):
    """Facts that the table reads together: those of one act."""

    act: str = ""
    facts: list[Fact] = field(default_factory=list)


def read_facts(entry: Entry) -> tuple[Fact, ...]:
    """What an entry of the log told."""
    return msgspec.json.decode(entry.facts, type=tuple[Fact, ...])


async def play_again(game: AnyPlay | None, entries: Iterable[Entry]) -> list[Happening]:
    """The entries as they happened, played from `game`, which goes on with them; None where it cannot be had.

    In slices: there may be thousands.
    """
    found = []
    async for entry in walk_slices(entries):
        facts, ask, step = read_facts(entry), None, None
        if game is not None:
            ask, step = _play_entry(game, entry)
            if step is None or step.facts != facts:
                game = ask = step = None
        found.append(Happening(entry, facts, ask, () if step is None else step.begun))
    return found


async def let_go(happenings: list[Happening]) -> None:
    """Forget happenings, in slices: freeing thousands of questions at once would hold the loop as playing them does."""
    while happenings:
        del happenings[-SLICE:]
        await asyncio.sleep(0)


def _play_entry(game: AnyPlay, entry: Entry) -> tuple[Ask | None, Step | None]:
    seat = Seat(entry.seat)
    ask = game.asks.get(seat)
    try:
        return ask, game.take(seat, msgspec.json.decode(entry.reply, type=Reply))
    except (Refused, RulesBroke):
        return None, None


def split_acts(acts: Mapping[str, Act], happenings: Sequence[Happening], act: str = "") -> list[ActFacts]:
    """The facts by the acts with which the table reads a new message; `act`: the one that was under way."""
    sections = [ActFacts(act)]
    for one in happenings:
        told = 0
        for begun in one.begun:
            sections[-1].facts += one.facts[told : begun.told]
            told = begun.told
            begins = acts.get(begun.chapter)
            if begins is not None and (begins.repeats or begins.name != sections[-1].act):
                sections.append(ActFacts(begins.name))
        sections[-1].facts += one.facts[told:]
    return sections


class Woven(Struct, frozen=True):
    """An entry of the log; or one that was taken back (`gone`), before the entry that came instead (`seq`)."""

    seq: int
    entry: Entry
    gone: bool = False


def order_entries(entries: Sequence[Entry], batches: Sequence[tuple[int, Sequence[Entry]]]) -> list[Woven]:
    """The log with all that was taken back, in the order in which it happened.

    batches: what was taken back together each time, in order
    """
    # What others had answered in secret was given again where one of them took theirs back: nobody may see that.
    again = {(one.seat, one.place, one.reply, one.facts) for one in entries}
    gone: dict[int, list[Woven]] = {}
    for number, (_, batch) in enumerate(batches):
        # What was taken back and lay behind a later cut belongs to that.
        seq = min(later[0].seq for _, later in batches[number:])
        shown = [
            one
            for one in batch
            if _tells_all(one) or (one.seat, one.place, one.reply, one.facts) not in again
        ]
        gone.setdefault(seq, []).extend(Woven(seq, one, gone=True) for one in shown)
    woven = []
    for entry in entries:
        woven += [*gone.pop(entry.seq, ()), Woven(entry.seq, entry)]
    return [*woven, *(one for seq in sorted(gone) for one in gone[seq])]


def _tells_all(entry: Entry) -> bool:
    """Whether any of its facts is for everybody: what cannot be read here is named where it is worded."""
    with suppress(msgspec.MsgspecError):
        return any(fact.to is None for fact in read_facts(entry))
    return True
