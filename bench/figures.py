"""Figures: what was measured, beside what, how far it should reach; the table and the JSON file of a run."""

import json
import platform
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, Literal

import psutil

Sense = Literal["at least", "at most"]
HEAD: Final = ("figure", "ours", "pieces", "baseline", "ratio", "reach", "")
VERDICTS: Final = {True: "met", False: "MISSED", None: "no reach"}


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table.

    name      what was measured, and on what
    ours      the bot's value; `unit` says of what
    baseline  the same of what it is measured beside; None where nothing is
    compared  what is held against the reach: a ratio, a difference, or the value itself; None: only reported
    reach     the bound of `compared`, and whether it is the least or the most
    note      how the figure came about, and why it could not be measured where it was not
    pieces    ours in units of a fixed piece of Python (`run_piece`), by which different runs can be compared
    failed    whether it could not be measured
    """

    name: str
    ours: float | None
    unit: str
    baseline: float | None = None
    compared: float | None = None
    reach: float | None = None
    sense: Sense = "at most"
    kind: Literal["x", "value"] = "x"
    note: str = ""
    pieces: float | None = None
    failed: bool = False

    @property
    def ok(self) -> bool | None:
        """Whether the reach is met; None where there is none. What could not be measured meets none."""
        if self.failed:
            return False
        if self.compared is None or self.reach is None:
            return None
        return self.compared >= self.reach if self.sense == "at least" else self.compared <= self.reach


def ratio(
    name: str,
    ours: float,
    baseline: float,
    compared: float,
    reach: float | None,
    sense: Sense,
    *,
    unit: str = "",
    note: str = "",
) -> Figure:
    """A figure that is a multiple of its baseline; `compared` is the median of the ratios of each round."""
    return Figure(name, ours, unit, baseline, compared, reach, sense, "x", note)


def fail(name: str, why: str) -> Figure:
    """A figure that could not be measured here, and why."""
    return Figure(name, None, "", note=f"failed: {why}", failed=True)


def _number(value: float | None, unit: str) -> str:
    if value is None:
        return "-"
    digits = 0 if abs(value) >= 1000 else 1 if abs(value) >= 100 else 2 if abs(value) >= 1 else 3
    return f"{value:,.{digits}f} {unit}".strip()


def _cells(one: Figure) -> tuple[str, ...]:
    unit = "x" if one.kind == "x" else one.unit
    reach = (
        "" if one.reach is None else f"{'≥' if one.sense == 'at least' else '≤'} {_number(one.reach, unit)}"
    )
    verdict = "FAILED" if one.failed else VERDICTS[one.ok]
    compared = "" if one.compared is None else _number(one.compared, unit)
    baseline = "" if one.baseline is None else _number(one.baseline, one.unit)
    pieces = "" if one.pieces is None else _number(one.pieces, "")
    return (one.name, _number(one.ours, one.unit), pieces, baseline, compared, reach, verdict)


def make_table(figures: Sequence[Figure]) -> str:
    """Everything as text, with the notes below."""
    rows = [HEAD, *map(_cells, figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join([*lines, "", *_list_notes(figures)])


def _list_notes(figures: Sequence[Figure]) -> Iterator[str]:
    """Every note once, with the first line to which it belongs."""
    named: dict[str, list[str]] = {}
    for one in figures:
        if one.note:
            named.setdefault(one.note, []).append(one.name)
    for note, (first, *others) in named.items():
        more = f" (and {len(others)} more)" if others else ""
        yield f"- {first}{more}: {note}"


def keep(figures: Sequence[Figure], file: Path, *, quick: bool) -> None:
    """Write a run down as JSON."""
    file.parent.mkdir(parents=True, exist_ok=True)
    run = {
        "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "quick": quick,
        "python": platform.python_version(),
        "system": platform.platform(terse=True),
        "cores": psutil.cpu_count(),
        "figures": [asdict(one) | {"ok": one.ok} for one in figures],
    }
    file.write_text(json.dumps(run, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
