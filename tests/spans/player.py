"""Plays random games of the commit in whose folder it is run, and writes a few spans of each case as JSON lines.

Not imported by anything: `python -m tests.spans` runs it in a checkout of that commit, so it asks of the program only
what every commit has had since 44c5ff9. Argument: how many spans of each case.
"""

# ruff: noqa: ANN401 - whatever a game and a case were in that commit

import json
import random
import sys
from collections.abc import Collection
from typing import Any

import msgspec

from porc_royal.play import Play
from tests.games.playing import steps
from tests.promises import cases
from tests.promises.invariants import INVARIANTS

CHANCE = -1
MOST_REPLIES = 60
"""A longer span tells no more, and takes room."""


def main(wanted: int) -> None:
    """Write the spans of every case of the commit to standard output."""
    for name, case in getattr(cases, "ALL_CASES", cases.CASES).items():
        found = number = 0
        while found < wanted and number < 40 * wanted:
            number += 1
            rare = INVARIANTS[name if name in INVARIANTS else case.game].rare
            span = play(case, random.Random(f"{name} {number}"), number, rare)
            if span is not None:
                found += 1
                print(json.dumps({"case": name} | span, separators=(",", ":"), ensure_ascii=False))


def play(case: Any, luck: random.Random, number: int, rare: Collection[str]) -> dict[str, Any] | None:
    """A position of a random game and what was replied after it, with what followed; None where that is too little.

    Places of the log are counted from the position on.
    """
    book = case.book
    fewest, most = book.seats
    players = fewest + number % (most - fewest + 1)
    settings = {one.name: luck.choice(case.values(one)) for one in book.options}
    refuse = getattr(book, "refuse", None)
    if refuse is not None and refuse(players, settings) is not None:
        return None
    game = Play.new(book, players, settings)
    position, entries, end = game.position, list[Any](), dict[str, Any]()
    seams = luck.randrange(case.seams)
    place = game.place
    for seat, step in steps(game, luck, sensible=bool(number % 2), rare=rare):
        if step.seam is not None:
            seams -= 1
            if seams < 0 and is_worth_keeping(entries):
                break
            position, entries = step.seam, []
        elif len(entries) < MOST_REPLIES:
            facts = json.loads(msgspec.json.encode(step.facts))
            since = place - position.seq
            entries.append([seat, since, json.loads(msgspec.json.encode(step.reply)), facts, step.reveals])
            end = describe(game, position.seq)
        place = game.place
    if not is_worth_keeping(entries):
        return None
    written = {"chapter": position.chapter, "state": json.loads(position.state)}
    head = {"game": book.name, "version": book.version, "players": players, "options": settings}
    return head | {"position": written, "entries": entries, "end": end}


def is_worth_keeping(entries: list[Any]) -> bool:
    """Whether somebody has replied, and something was told of it."""
    return any(seat != CHANCE for seat, *_ in entries) and any(facts for *_, facts, _ in entries)


def describe(game: Any, start: int) -> dict[str, Any]:
    """The whole game as it stands, what is asked, and at which place of the log that was."""
    asks = {str(seat): one.key for seat, one in sorted(game.asks.items())}
    state = json.loads(msgspec.json.encode(game._state))
    return {"state": state, "place": game.place - start, "awaited": list(game.awaited), "asks": asks}


if __name__ == "__main__":
    main(int(sys.argv[1]))
