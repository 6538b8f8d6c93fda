"""What practice players do in games among themselves, counted: `python -m tests.cosmic.practice_habits 50 orders`."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

from games.cosmic import facts
from games.cosmic.extension import zaps
from games.cosmic.extension.zaps import Deed
from games.cosmic.rules.compensation import count_due
from games.cosmic.state.roles import find_side
from games.cosmic.state.state import State
from porc_royal.asks import Reply
from porc_royal.facts import Named, Seat, Who
from porc_royal.play import Play, Step
from tests.cosmic.strength import play_among_themselves

PLAYERS: Final = (3, 4, 5)


class Habits(Counter[str]):
    """How often: zaps, own-zaps, joins, stays-out, encounters, "artifact", "super", "wild", own-gains, own-deals."""

    def note_zap(self, deed: Deed, seat: Seat) -> None:
        side = find_side(deed.state, seat)
        self["zaps"] += 1
        self["own-zaps"] += (
            seat != deed.seat and side is not None and side is find_side(deed.state, deed.seat)
        )

    def note_play(self, state: State, seat: Seat, card: str) -> None:
        now = state.encounter
        if now is None or now.defense is None:
            return
        if card == "ionic-gas":
            own = now.offense if now.offense.seat == seat else now.defense
            other = now.defense if own is now.offense else now.offense
            self["own-gains"] += own.seat == seat and count_due(state, own, other) > 0
        if card == "quash":
            self["own-deals"] += seat in now.dealers


@contextmanager
def watch(habits: Habits) -> Iterator[None]:
    """Count what happens in every game meanwhile."""
    lay, take = zaps._lay, Play.take

    async def lay_seen(deed: Deed, seat: Seat, card: str) -> Deed:
        habits.note_zap(deed, seat)
        return await lay(deed, seat, card)

    def take_seen(play: Play[Any, Any], seat: Seat, reply: Reply) -> Step:
        step = take(play, seat, reply)
        for fact in step.facts:
            who, card, sort = (fact.says.args.get(name) for name in ("who", "card", "sort"))
            habits["encounters"] += fact.says.key == facts.ENCOUNTER
            habits["joins"] += fact.says.key == facts.ALLIES
            habits["stays-out"] += fact.says.key == facts.DECLINES
            if fact.says.key == facts.PLAYED and isinstance(sort, Named):
                assert isinstance(who, Who)
                assert isinstance(card, Named)
                habits[sort.name] += 1
                habits.note_play(play.state, who.seat, card.name)
        return step

    with patch.object(zaps, "_lay", lay_seen), patch.object(Play, "take", take_seen):
        yield


def count_habits(games: int, pace: str) -> Habits:
    """Of so many games with three to five players."""
    habits = Habits()
    with watch(habits):
        for number in range(games):
            play_among_themselves(number, PLAYERS[number % len(PLAYERS)], pace=pace)
    return habits


def main() -> None:
    """Count."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    pace = sys.argv[2] if len(sys.argv) > 2 else "gates"
    for what, number in sorted(count_habits(games, pace).items()):
        print(f"{what}: {number}")


if __name__ == "__main__":
    main()
