"""A second count of the record, from the log of a database alone: nothing of what keeps it is used here."""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.play import Play, Position
from porc_royal.rulebook import Rulebook


@dataclass
class Counted:
    """What one person has played."""

    games: int = 0
    won: int = 0
    streaks: list[int] = field(default_factory=lambda: [0])
    lengths: list[int] = field(default_factory=list)
    answers: int = 0
    waited: int = 0
    titles: Counter[str] = field(default_factory=Counter)
    met: dict[int, list[int]] = field(default_factory=lambda: defaultdict(lambda: [0, 0, 0]))


def count_games(path: Path, rulebooks: Mapping[str, Rulebook[object, object]]) -> dict[int, Counted]:
    """Every person's games, by their id, in the order in which they ended."""
    people: dict[int, Counted] = defaultdict(Counted)
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as db:
        for table, game, began, ended in db.execute(
            "SELECT id, game, started_at, ended_at FROM tables WHERE status = 'ended' ORDER BY ended_at, id"
        ).fetchall():
            log = db.execute(
                "SELECT seat, place, reply, at, answered_by FROM log WHERE table_id = ? ORDER BY seq",
                (table,),
            ).fetchall()
            chapter, version, state = db.execute(
                "SELECT chapter, rules_version, state FROM positions WHERE table_id = ? AND seq = 0", (table,)
            ).fetchone()
            play = Play(rulebooks[game], Position(0, chapter, state, version))
            for seat, _, reply, _, _ in log:
                play.take(Seat(seat), msgspec.json.decode(reply, type=Reply))
            assert play.result is not None
            winners = json.loads(msgspec.json.encode(play.result))["winners"]
            seats = db.execute(
                "SELECT seat, user_id FROM seats WHERE table_id = ? AND kind = 'person'", (table,)
            ).fetchall()
            for seat, user in seats:
                one, won = people[user], seat in winners
                one.games += 1
                one.won += won
                one.streaks[-1:] = [one.streaks[-1] + 1] if won else [one.streaks[-1], 0]
                one.lengths.append(ended - began)
                title = rulebooks[game].title(play.view(None), Seat(seat))
                if title is not None:
                    one.titles[f"{title.kind}/{title.name}"] += 1
                for who, place, _, at, by in log:
                    if who == seat and by is None:
                        one.answers += 1
                        one.waited += at - (log[place - 1][3] if place else began)
                for other, theirs in seats:
                    if theirs != user:
                        met = one.met[theirs]
                        met[0] += 1
                        met[1] += won
                        met[2] += other in winners
    return people
