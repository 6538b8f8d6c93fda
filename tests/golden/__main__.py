"""`python -m tests.golden [kind ...]`: keep twenty games of each kind, and record anew what is told otherwise today.

It prints a line for each file that it writes: they go into the message of the commit that changes the rules.
"""

import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import count

from porc_royal.testing.golden import TooLong, check_golden, decode_game, record_game
from tests.golden.kept import (
    ENOUGH,
    KINDS,
    LONGEST,
    choose_settings,
    get_seed,
    list_undrawn,
    locate_game,
    read_games,
)


def record(kind: str) -> Iterator[str]:
    """Write the files of a kind that are missing or told otherwise; what is written, in a line each."""
    kept = read_games(kind)
    book = KINDS[kind].book
    for name, data in list(kept.items()):
        for finding in check_golden(book, {name: data}):
            seed = get_seed(name)
            try:
                again = record_game(book, seed, choose_settings(kind, seed))
            except (
                LookupError
            ):  # its seed draws other options than when it was recorded: another takes its place
                locate_game(kind, seed).unlink()
                del kept[name]
                yield f"{kind}, {finding.replay}: {finding.words}; nobody can begin with its options now"
                continue
            locate_game(kind, seed).write_bytes(again)
            yield f"{kind}, {finding.replay}: {finding.words}; now {decode_game(again).result}"
    fresh = (seed for seed in count() if f"seed-{seed}" not in kept)
    while len(kept) < ENOUGH or list_undrawn(kind, kept):
        seed = next(fresh)
        with suppress(TooLong, LookupError):  # the latter: nobody can begin with these options
            game = record_game(book, seed, choose_settings(kind, seed), LONGEST)
            path = locate_game(kind, seed)
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(game)
            kept[path.stem] = game
            yield f"{kind}, {path.stem}: kept from now on"


def main(kinds: Iterable[str]) -> None:
    """Record these kinds."""
    for kind in kinds:
        for line in record(kind):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or KINDS)
