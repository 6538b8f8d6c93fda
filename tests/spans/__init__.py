"""Spans: positions and the replies since, as the programs of earlier commits stored them, with what followed then.

A table in flight is such a span. `data/<commit>.jsonl.xz` has ten for each case of that commit, made by that commit's
own random games. The spans of the next release are made by naming its commit, and committed:

    python -m tests.spans 9bf7974
"""

import json
import lzma
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from storage.ports import NewEntry, OptionValue

DATA: Final = Path(__file__).parent / "data"
SPANS_OF_EACH: Final = 10
COMMITS: Final = tuple(sorted(one.name.partition(".")[0] for one in DATA.glob("*.jsonl.xz")))


@dataclass(frozen=True, slots=True)
class Span:
    """A position, the replies since, and the game as it stood after them.

    end  the state (`state`), the place at which what was open was asked (`place`), who owed an answer (`awaited`), and
         which question each seat was asked (`asks`)
    """

    commit: str
    case: str
    game: str
    version: int
    players: int
    options: Mapping[str, OptionValue]
    position: Mapping[str, Any]
    entries: Sequence[Sequence[Any]]
    end: Mapping[str, Any]

    @property
    def state(self) -> bytes:
        """The position's state as it was stored."""
        return msgspec.json.encode(self.position["state"])

    def list_entries(self) -> tuple[NewEntry, ...]:
        """The entries of the log since the position, as they were stored."""
        return tuple(
            NewEntry(seat, place, msgspec.json.encode(reply), msgspec.json.encode(facts), reveals)
            for seat, place, reply, facts, reveals in self.entries
        )


def read_spans(commit: str) -> list[Span]:
    """Every span that was kept of a commit."""
    lines = lzma.decompress((DATA / f"{commit}.jsonl.xz").read_bytes()).decode().splitlines()
    return [Span(commit, **json.loads(line)) for line in lines]
