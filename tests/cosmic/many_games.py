"""Random games of Cosmic Encounter over all options: who meets whom in them, and what goes wrong.

`python -m tests.cosmic.many_games [GAMES] [FIRST] [FILE]` plays them and prints figures. With a file every game has
its referee, and the counts are written there; `python -m tests.cosmic.many_games share FILE ...` adds up several runs.
`make soak T=tests/promises` plays the same ones (GAMES=5000: as many), each with a referee and rebuilt after every
reply; `test_meetings.py` counts who meets in them.
"""

import json
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from bot.games import AnyPlay
from games.cosmic.extension import hooks, in_play
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.extension.windows import Window
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import State
from porc_royal.facts import Fact, Named
from porc_royal.powers import Figure, Moment
from porc_royal.rulebook import Setting
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import lucky_game
from tests.promises.whole_games import finish
from tests.referees.watching import Watched

GAMES = 2_000
ENOUGH = 100
"""How often each alien is dealt, at least."""
WATCHED, REBUILT = 4, 16
"""Every fourth game has a referee; every 16th is rebuilt after every reply, the others at each seam.

Where all have a referee every fourth is rebuilt at each seam.
"""
Pair = tuple[str, str]


def pair(one: str, other: str) -> Pair:
    """Two aliens, in the order of the alphabet."""
    return (one, other) if one < other else (other, one)


def list_pairs() -> dict[Pair, list[str]]:
    """Aliens that act at the same moment or change the same figure, by power or by flare, and where."""
    found: dict[Pair, list[str]] = {}
    for name, place in {**vars(hooks), "cancelled": in_play.cancelled}.items():
        for one, other in combinations(sorted(_list_acting(place)), 2):
            found.setdefault((one, other), []).append(name)
    return found


def _list_acting(place: object) -> set[str]:
    """The aliens whose power or flare acts at a moment, or changes a figure."""
    forms: list[str] = []
    assembly = RULEBOOK.assembly
    if isinstance(place, Moment):
        forms += [one.power for one in assembly[place]]
    if isinstance(place, Window):
        forms += place.list_forms(RULEBOOK.setup(3, {}))
    if isinstance(place, Figure):
        forms += [one.power for one in assembly[place]]
    return {form.partition(".")[0] for form in forms} & set(RULEBOOK.assembly.table(ALIENS))


def begin(number: int) -> tuple[AnyPlay, random.Random, int, dict[str, Setting]]:
    """Game `number` of those that the long run plays."""
    luck = random.Random(number)
    play, players, settings = lucky_game("cosmic", luck, **INVARIANTS["cosmic"].quick(luck))
    return play, luck, players, settings


@dataclass(slots=True)
class Seen:
    """What the games showed: how often each alien was dealt and kept, and which pairs played together."""

    dealt: Counter[str] = field(default_factory=Counter)
    kept: Counter[str] = field(default_factory=Counter)
    met: Counter[Pair] = field(default_factory=Counter)
    acted: Counter[Pair] = field(default_factory=Counter)
    players: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def begin(self, state: State) -> None:
        """Aliens have been dealt and chosen."""
        self.players[len(state.players)] += 1
        for player in state.players:
            self.dealt.update(player.dealt)
            self.kept.update(player.powers)
        powers = [power for player in state.players for power in player.powers]
        self.met.update(pair(one, other) for one, other in combinations(powers, 2))

    def end(self, told: set[str], why: str) -> None:
        """These aliens have used their power or had their flare played in one game."""
        self.acted.update(pair(one, other) for one, other in combinations(sorted(told), 2))
        self.ends[why] += 1

    def write(self, file: Path, **figures: int | list[int]) -> None:
        """What was counted, as JSON; pairs as "ace+bride"."""
        counted = {name: getattr(self, name) for name in ("dealt", "kept", "met", "acted", "players", "ends")}
        plain = {
            name: {
                "+".join(key) if isinstance(key, tuple) else str(key): times
                for key, times in sorted(one.items())
            }
            for name, one in counted.items()
        }
        file.write_text(json.dumps({**figures, **plain}, indent=1), "utf-8")


def choose_aliens(number: int, seen: Seen) -> None:
    """Play a game until everybody has an alien, as the long run plays it."""
    play, luck, _, _ = begin(number)
    while not play.state.phase or any(not player.powers for player in play.state.players):
        seat = choose_speaker(play, luck)
        play.take(seat, choose_reply(play.asks[seat], luck, INVARIANTS["cosmic"].rare))
    seen.begin(play.state)


@dataclass(slots=True)
class Listener:
    """Hears who acts."""

    told: set[str] = field(default_factory=set)

    def hear(self, facts: Sequence[Fact]) -> None:
        """Powers used, flares played."""
        for fact in facts:
            if fact.says.key in {"cosmic-uses", "cosmic-played", "cosmic-cancels"}:
                named = fact.says.args.get("alien", fact.says.args.get("card"))
                if isinstance(named, Named):
                    self.told.add(named.name.replace("-", "_"))


def play_one(number: int, seen: Seen, *, watched: bool = False) -> int:
    """Play a game to its end, everything checked after every reply; how many replies.

    A game costs several times as much with a referee, or rebuilt after every reply: each is done in some games, the
    first in all that are to be `watched`.
    """
    play, luck, players, settings = begin(number)
    rebuilt = not watched or number % WATCHED == 0
    watched = watched or number % WATCHED == 1
    listener = Listener()
    finish(
        play,
        luck,
        INVARIANTS["cosmic"],
        sensible=number % 10 == 0,
        referee=Watched.begin("cosmic", play, players, settings) if watched else None,
        restarts=number % REBUILT == 0,
        chapters=rebuilt,
        hear=listener.hear,
    )
    seen.begin(play.state)
    assert play.result is not None
    seen.end(listener.told & set(RULEBOOK.assembly.table(ALIENS)), play.result.why.key)
    return play.count


def describe_counts(*files: Path) -> list[str]:
    """What several runs have counted, of this program and of `strength_aliens`, and how many pairs met by moment."""
    counted = [json.loads(file.read_text("utf-8")) for file in files]
    dealt, met = Counter[str](), Counter[str]()
    for one in counted:
        dealt.update(one.get("dealt") or one["kept"])
        met.update(one.get("met", {}))
    found: dict[str, list[bool]] = {}
    for (first, second), moments in list_pairs().items():
        for moment in moments:
            found.setdefault(moment, []).append(f"{first}+{second}" in met)
    games = sum(one["games"] for one in counted)
    fewest = ", ".join(f"{alien} {number}" for alien, number in dealt.most_common()[:-9:-1])
    pairs = [f"{moment:24} {sum(seen)} of {len(seen)} pairs met" for moment, seen in sorted(found.items())]
    return [f"{games} games; {len(dealt)} aliens, dealt least: {fewest}", *pairs]


def main() -> None:
    """Play, and print what was seen."""
    if sys.argv[1:2] == ["share"]:
        print("\n".join(describe_counts(*map(Path, sys.argv[2:]))))
        return
    count, first = (
        int(sys.argv[at]) if len(sys.argv) > at else default for at, default in ((1, GAMES), (2, 0))
    )
    file = Path(sys.argv[3]) if len(sys.argv) > 3 else None
    seen, replies, failed, start = Seen(), 0, list[int](), time.monotonic()
    for number in range(first, first + count):
        try:
            replies += play_one(number, seen, watched=file is not None)
        except Exception:  # noqa: BLE001 (whatever goes wrong is wanted, and the next game all the same)
            failed.append(number)
            print(f"--- game {number}\n{traceback.format_exc(limit=-6)}", flush=True)
        if number % 10 == 9:
            print(number + 1, failed, round(time.monotonic() - start), flush=True)
        if file is not None:
            seen.write(file, games=number + 1 - first, first=first, replies=replies, failed=failed)
    wanted = list_pairs()
    print(f"{count} games, {replies} replies, {time.monotonic() - start:.0f} s; failed: {failed}")
    print("players", sorted(seen.players.items()), "ends", dict(seen.ends))
    print(
        "dealt at least",
        min(seen.dealt.values()),
        "kept",
        min(seen.kept.values()),
        "of",
        len(seen.dealt),
    )
    print(
        f"pairs that act in one place: {len(wanted)}; in one game: {len(wanted.keys() & seen.met.keys())};",
        end=" ",
    )
    print(f"both acted in one game: {len(wanted.keys() & seen.acted.keys())}")
    print("not met:", sorted(wanted.keys() - seen.met.keys()))


if __name__ == "__main__":
    main()
