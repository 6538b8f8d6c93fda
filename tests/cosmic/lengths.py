"""How long games of practice players last, as the lobby foretells it (`games/cosmic/views/outline.py`, …).

`python -m tests.cosmic.lengths [GAMES] [OPTION=VALUE …]` plays so many games with three to eight players each, with
these options, and prints between how many turns the middle half of them took (which the lobby tells), the median and
the longest, the waits of a turn, and what the lobby foretells now. `players=5` counts that number alone.
"""

import sys
from collections.abc import Sequence
from statistics import quantiles

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.views.outline import estimate_length
from porc_royal.rulebook import Settings
from tests.games.waits import count_waits

GAMES = 40


def count_lengths(players: int, settings: Settings, games: int) -> str:
    """One line: so many games of so many players."""
    told, turns, answers, reactions = estimate_length(RULEBOOK.assembly, players, settings), list[int](), 0, 0
    for number in range(games):
        waits, view = count_waits(RULEBOOK, players, settings, number)
        turns.append(view.turn)
        answers += waits.answers - told.start
        reactions += waits.reactions
    first, median, last = quantiles(turns, n=4)
    return (
        f"{players} players: turns {first:.0f} to {last:.0f}, median {median:.0f}, longest {max(turns)}; a turn"
        f" {answers / sum(turns):.1f} answers, {reactions / sum(turns):.1f} reactions; told"
        f" {told.turns[0]} to {told.turns[1]}, {told.answers} and {told.reactions}"
    )


def read_settings(words: Sequence[str]) -> dict[str, str | int | bool]:
    """`option=value` as the lobby has them; the others as they are by default."""
    values = {one.name: {str(value).lower(): value for value in one.values} for one in RULEBOOK.options}
    chosen: dict[str, str | int | bool] = {one.name: one.default for one in RULEBOOK.options}
    for word in words:
        name, _, value = word.partition("=")
        chosen[name] = values[name][value.lower()]
    return chosen


def main() -> None:
    """Count, and print."""
    words = sys.argv[1:]
    games = int(words.pop(0)) if words and words[0].isdecimal() else GAMES
    numbers = [int(word.partition("=")[2]) for word in words if word.startswith("players=")] or range(3, 9)
    settings = read_settings([word for word in words if not word.startswith("players=")])
    for players in numbers:
        print(count_lengths(players, settings, games), flush=True)


if __name__ == "__main__":
    main()
