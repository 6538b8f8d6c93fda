"""Random games with expansions, alone and together, over all subsets of their options.

`python -m tests.cosmic.mixed_games KIND [GAMES] [FIRST]` plays those of a kind and says what went wrong; `make soak`
plays the same ones (`test_mixed_games.py`). Everything is looked at after every reply, and games are rebuilt from what
is stored. By luck every value of an option is as likely; practice players play half of the games.
"""

import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.games import GAMES, AnyPlay
from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.expansions.planetoids.planetoids import PLANETOIDS
from games.cosmic.state.options import OPTIONS
from games.cosmic.state.state import State
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from tests.promises import invariants_cosmic, invariants_dominion, invariants_planetoids
from tests.promises.invariants import Invariants
from tests.promises.whole_games import finish

DOMINION: Final[Mapping[str, Sequence[Setting]]] = {
    "reward_deck": ("none", "dominion", "incursion", "both"),
    "special_ships": ("none", "flagship", "salvage"),
    "double_ships": ("none", "same", "other"),
}
PIG: Final[Mapping[str, Sequence[Setting]]] = {
    "cosmic_pig": (True,),
    "pig_end": ("sooner",),
    "pig_defense": (True, False),
    "pig_counts": (True, False),
    "pig_trader": (True, False),
    "pig_finder": (True, False),
}
KINDS: Final[Mapping[str, Mapping[str, Sequence[Setting]]]] = {
    "planetoids": {"planetoids": (True,)},
    "dominion": DOMINION,
    "dominion-planetoids": {**DOMINION, "planetoids": (True,)},
    "pig": PIG,
    "pig-planetoids": {**PIG, "planetoids": (True,)},
    "all": {**DOMINION, **PIG, "planetoids": (True, False)},
}
"""What is played: each option has one of these values."""


def begin(kind: str, number: int) -> tuple[AnyPlay, random.Random, dict[str, Setting]]:
    """Game `number` of a kind."""
    luck, book = random.Random(number), GAMES["cosmic"]
    players = 3 + number % 6
    while True:
        settings: dict[str, Setting] = {one.name: luck.choice(one.values) for one in OPTIONS}
        settings |= {name: luck.choice(values) for name, values in KINDS[kind].items()}
        settings |= {"win": 3, "pace": luck.choice(PACES)}
        if book.refuse(players, settings) is None:
            return Play.new(book, players, settings), luck, settings


def whole(state: State, asked: Collection[str]) -> None:
    """Ships, cards, The Piggy and planetoids are conserved."""
    check = invariants_planetoids.whole if PLANETOIDS.is_on(state) else invariants_cosmic.whole
    check(state, asked)
    if DRIVES.is_on(state):
        for seat in state.seats:
            places = [one.place for one in DRIVES.of(state).marked[seat] if one.place]
            assert all(places.count(place) <= state.ships[place][seat] for place in places), "CD-20"


def fair(state: State) -> None:
    """At every seam."""
    invariants_dominion.fair(state)
    if PLANETOIDS.is_on(state):
        invariants_planetoids.fair(state)


PACES: Final = (*(("gates",) * 5), *(("orders",) * 2), "every")
"""Where every window is asked a game takes ten times as many replies."""
REBUILT: Final = 4
"""Every so many games are rebuilt after every reply, the others at each seam."""
MUST: Final = Invariants(invariants_cosmic.quick, whole, fair, invariants_cosmic.RARE)


def play_one(kind: str, number: int) -> tuple[int, str]:
    """Play a game to its end; how many replies, and how it ended."""
    play, luck, _ = begin(kind, number)
    finish(play, luck, MUST, sensible=number // 6 % 2 == 0, restarts=number % REBUILT == 0)
    assert play.result is not None
    return play.count, play.result.why.key


def main(kind: str, games: int, first: int) -> None:
    """Play, and print what was seen."""
    replies, failed, ends, start = 0, list[int](), Counter[str](), time.monotonic()
    for number in range(first, first + games):
        try:
            count, why = play_one(kind, number)
            replies += count
            ends[why] += 1
        except Exception:  # noqa: BLE001 (whatever goes wrong is wanted, and the next game all the same)
            failed.append(number)
            print(f"--- game {number}\n{traceback.format_exc(limit=-6)}", flush=True)
        if number % 25 == 24:
            print(number + 1, replies, failed, round(time.monotonic() - start), flush=True)
    print(
        f"{kind}: {games} games, {replies} replies, {time.monotonic() - start:.0f} s; failed: {failed}; {dict(ends)}"
    )


if __name__ == "__main__":
    main(sys.argv[1], *(int(one) for one in (*sys.argv[2:4], *("1000", "0")[len(sys.argv) - 2 :])))
