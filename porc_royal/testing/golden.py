"""Golden games: finished games that are kept, and that must go on being told as they were.

Each is a text: how it was set up, a line for every reply (as the log has it, with what stands for each fact that was
told for it, after tabs), and how it ended. A package keeps its own in the folder `golden/` beside its `messages/`.
Rules that are changed on purpose tell some of them otherwise: these are recorded anew in the same change, which names
them.

    {"players":2,"settings":{"prizes":7,"hands":"dealt"}}
    chance: shuffled order=★2+★1+★4+★5+★3+★7+★6
    ...
    1: bid card=%38
    0: bid card=%32     goofspiel-laid 27cc     goofspiel-laid b9f2     goofspiel-won-prize b94b
    ...
    {"winners":[1],"why":{"type":"saying","key":"goofspiel-ended", ...}}
"""

import hashlib
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, TypeVar

import msgspec

from porc_royal.asks import Refused
from porc_royal.facts import Fact
from porc_royal.notation import read, write
from porc_royal.play import Play, RulesBroke
from porc_royal.rulebook import Result, Rulebook, Settings
from porc_royal.testing.findings import Finding
from porc_royal.testing.games import choose_reply, choose_speaker, draw_settings

S = TypeVar("S")
V = TypeVar("V")

GOLDEN: Final = "finished games are told as they were"
HASH: Final = 4
"""How many digits stand for what a fact says and who hears it."""
LONGEST: Final = 100_000
"""Replies after which a game is too long to be kept."""


class TooLong(Exception):
    """A game that is recorded does not end in time."""


class Setup(msgspec.Struct, frozen=True):
    """How many play, and with which options."""

    players: int
    settings: Settings


@dataclass(frozen=True, slots=True)
class Golden:
    """A finished game.

    setup   how it began
    lines   every reply in order, as `notation.write` writes it, with what stands for each fact that was told for it
    result  how it ended
    """

    setup: Setup
    lines: tuple[tuple[str, tuple[str, ...]], ...]
    result: Result


def record_game(
    rulebook: Rulebook[S, V], seed: int, settings: Settings | None = None, longest: int = LONGEST
) -> bytes:
    """The random game of a seed, as a file to be kept.

    settings  options that stay as they are; luck draws the others
    longest   how many replies the game may have

    Raises TooLong where it has more, RulesBroke where a rule raises.
    """
    luck = random.Random(seed)
    players, drawn = draw_settings(rulebook, luck, settings)
    play = Play.new(rulebook, players, drawn)
    lines = list[tuple[str, tuple[str, ...]]]()
    while play.result is None:
        if play.count >= longest:
            raise TooLong
        seat = choose_speaker(play, luck)
        step = play.take(seat, choose_reply(play.asks[seat], luck, rulebook.rare))
        lines.append((write(seat, step.reply), list_told(step.facts)))
    return encode_game(Golden(Setup(players, drawn), tuple(lines), play.result))


def encode_game(game: Golden) -> bytes:
    """A game as a file."""
    lines = ("\t".join((reply, *told)) for reply, told in game.lines)
    setup, result = msgspec.json.encode(game.setup), msgspec.json.encode(game.result)
    return b"\n".join((setup, *(line.encode() for line in lines), result, b""))


def decode_game(data: bytes) -> Golden:
    """The game in a file. Raises ValueError where there is none."""
    setup, *lines, result = data.decode().strip("\n").split("\n")
    split = [line.split("\t") for line in lines]
    return Golden(
        msgspec.json.decode(setup, type=Setup),
        tuple((reply, tuple(told)) for reply, *told in split),
        msgspec.json.decode(result, type=Result),
    )


def check_golden(rulebook: Rulebook[S, V], games: Mapping[str, bytes]) -> Iterator[Finding]:
    """The first reply of each of these games, by name, that is refused or told otherwise than it was."""
    for name, data in games.items():
        try:
            game = decode_game(data)
        except ValueError as fault:  # msgspec's own is one
            yield Finding(GOLDEN, f"it cannot be read: {fault}", name)
        else:
            yield from _replay(rulebook, name, game)


def _replay(rulebook: Rulebook[S, V], name: str, kept: Golden) -> Iterator[Finding]:
    play = Play.new(rulebook, kept.setup.players, kept.setup.settings)
    for number, (line, told) in enumerate(kept.lines, 1):
        try:
            facts = play.take(*read(line)).facts
        except (Refused, RulesBroke, ValueError) as fault:
            what = f"it is refused now ({fault!r})"
        else:
            if list_told(facts) == told:
                continue
            what = _name_difference(told, facts)
        yield Finding(GOLDEN, f"{what}, for `{line}`", f"{name}: reply {number}")
        return
    if play.result != kept.result:
        yield Finding(GOLDEN, f"it ended with {kept.result}, and now with {play.result}", name)


def _name_difference(was: Sequence[str], facts: Sequence[Fact]) -> str:
    """The first fact that is another one: what it was, and what it says now."""
    for old, fact in zip_longest(was, facts):
        if fact is None:
            return f"{_get_key(old)} is not told any more"
        if _mark(fact) != old:
            now = f"{fact.says.key} {msgspec.json.encode(fact.says.args).decode()}"
            return f"{'nothing' if old is None else _get_key(old)} was told, and now {now}"
    raise ValueError("nothing differs")


def list_told(facts: Sequence[Fact]) -> tuple[str, ...]:
    """What stands for all that is told for a reply."""
    return tuple(map(_mark, facts))


def _mark(fact: Fact) -> str:
    digits = hashlib.sha256(msgspec.json.encode(fact)).hexdigest()[:HASH]
    return f"{fact.says.key} {digits}"


def _get_key(mark: str) -> str:
    return mark.partition(" ")[0]
