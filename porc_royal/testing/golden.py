"""Golden games: finished games that a package keeps, and that must go on being told as they were.

Each is a file of JSON in the folder `golden/` beside the game's `messages/`. Rules that are corrected tell some of them
otherwise: then they are recorded anew in the same change, which says so.
"""

import hashlib
import random
from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

import msgspec

from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from porc_royal.notation import write
from porc_royal.play import Play, RulesBroke, Step
from porc_royal.rulebook import Result, Rulebook, Settings
from porc_royal.testing.findings import Finding
from porc_royal.testing.games import choose_reply, choose_speaker, draw_settings

S = TypeVar("S")
V = TypeVar("V")

GOLDEN: Final = "finished games are told as they were"


class Entry(msgspec.Struct, frozen=True):
    """A reply with whoever gave it, and a hash of what was told for it."""

    seat: Seat
    reply: Reply
    told: str


class Golden(msgspec.Struct, frozen=True):
    """A finished game: how it was set up, every reply in order, and how it ended."""

    players: int
    settings: Settings
    replies: tuple[Entry, ...]
    result: Result


def record_game(rulebook: Rulebook[S, V], seed: int) -> bytes:
    """The random game of a seed, as a file to be kept. Raises RulesBroke where a rule raises."""
    luck = random.Random(seed)
    players, settings = draw_settings(rulebook, luck)
    play = Play.new(rulebook, players, settings)
    entries = list[Entry]()
    while play.result is None:
        seat = choose_speaker(play, luck)
        step = play.take(seat, choose_reply(play.asks[seat], luck, rulebook.rare))
        entries.append(Entry(seat, step.reply, make_told_hash(step)))
    return msgspec.json.encode(Golden(players, settings, tuple(entries), play.result))


def check_golden(rulebook: Rulebook[S, V], games: Mapping[str, bytes]) -> Iterator[Finding]:
    """The first reply of each of these games, by name, that is refused or told otherwise than it was."""
    for name, data in games.items():
        try:
            yield from _replay(rulebook, name, msgspec.json.decode(data, type=Golden))
        except msgspec.MsgspecError as fault:
            yield Finding(GOLDEN, f"it cannot be read: {fault}", name)


def _replay(rulebook: Rulebook[S, V], name: str, kept: Golden) -> Iterator[Finding]:
    play = Play.new(rulebook, kept.players, kept.settings)
    for number, entry in enumerate(kept.replies):
        try:
            told = make_told_hash(play.take(entry.seat, entry.reply))
        except (Refused, RulesBroke) as fault:
            what = f"it is refused now ({fault!r})"
        else:
            if told == entry.told:
                continue
            what = "something else is told"
        yield Finding(GOLDEN, f"{what} for `{write(entry.seat, entry.reply)}`", f"{name}: reply {number}")
        return
    if play.result != kept.result:
        yield Finding(GOLDEN, f"it ended with {kept.result}, and now with {play.result}", name)


def make_told_hash(step: Step) -> str:
    """What stands for all that is told for a reply."""
    return hashlib.sha256(msgspec.json.encode(step.facts)).hexdigest()[:12]
