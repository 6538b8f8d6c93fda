"""Ballots of a club: what every voter handed in is one row, and one small write."""

# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from storage.ballot_rows import BallotOver, BallotRow, NewBallot, PaperRow, ReceiptTaken
from storage.changes import Change
from storage.codec import encode
from storage.database import Connection, Database, Row
from storage.errors import ConstraintBroken
from storage.writing import apply

__all__ = ["SqlBallots", "list_naming", "remove_candidacies"]

_BALLOT: Final = (
    "SELECT id, guild_id, channel_id, opener_id, terms, opened_at, closes_at, put_off, closed_at, result"
    " FROM ballots"
)
_PAPER: Final = "SELECT user_id, name, weight, choices, receipt FROM papers WHERE ballot_id = ?"


def _read_ballot(row: Row) -> BallotRow:
    kept = list(row)
    kept[7] = bool(row[7])
    return BallotRow(*kept)


def remove_candidacies(connection: Connection, user_id: int, called: str) -> None:
    """Where somebody stood, their name and what they stood for go; the place in the list stays."""
    ballots = connection.execute("SELECT id, terms FROM ballots").fetchall()
    for ballot_id, terms in _read_naming(ballots, user_id):
        own = [place for place, person in terms.get("people", ()) if person == user_id]
        for place in own:
            terms["candidates"][place] = f"{called} {place + 1}"
        terms["lines"] = [one for one in terms.get("lines", ()) if one[0] not in own]
        if own:
            connection.execute("UPDATE ballots SET terms = ? WHERE id = ?", (encode(terms), ballot_id))


def _read_naming(ballots: Iterable[Row], user_id: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """The terms of ballots that may name a person; those of all others are not read."""
    named = str(user_id).encode()
    return ((ballot_id, msgspec.json.decode(terms)) for ballot_id, terms in ballots if named in terms)


def _add_ballot(connection: Connection, new: NewBallot) -> int:
    made = connection.execute(
        "INSERT INTO ballots (guild_id, channel_id, opener_id, terms, opened_at, closes_at, remind_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            *(new.guild_id, new.channel_id, new.opener_id, new.terms),
            *(new.opened_at, new.closes_at, new.remind_at),
        ),
    )
    return int(made.fetchone()[0])


def _require_open(connection: Connection, ballot_id: int, now: int) -> None:
    # Written, not read: so its row is held, and whoever closes it in another process waits for this paper.
    held = connection.execute(
        "UPDATE ballots SET put_off = put_off WHERE id = ? AND closed_at IS NULL AND closes_at > ?",
        (ballot_id, now),
    )
    if held.rowcount == 0:
        raise BallotOver


def _keep_paper(connection: Connection, ballot_id: int, one: PaperRow, now: int) -> PaperRow:
    _require_open(connection, ballot_id, now)
    try:
        connection.attempt(
            "INSERT INTO papers (ballot_id, user_id, name, weight, choices, receipt) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (ballot_id, user_id) DO UPDATE SET"
            " name = excluded.name, weight = excluded.weight, choices = excluded.choices",
            (ballot_id, one.user_id, one.name, one.weight, one.choices, one.receipt),
        )
    except ConstraintBroken as error:
        raise ReceiptTaken from error
    row = connection.execute(f"{_PAPER} AND user_id = ?", (ballot_id, one.user_id)).fetchone()
    return PaperRow(*row)


class SqlBallots:
    """The port `BallotStore`."""

    _engine: Database

    async def open_ballot(self, new: NewBallot, follow: Callable[[int], Change]) -> int:
        def job(connection: Connection) -> int:
            ballot_id = _add_ballot(connection, new)
            apply(connection, follow(ballot_id))
            return ballot_id

        return await self._engine.write(job)

    async def ballot(self, ballot_id: int) -> BallotRow | None:
        rows = await self._engine.read(f"{_BALLOT} WHERE id = ?", ballot_id)
        return _read_ballot(rows[0]) if rows else None

    async def ballots_in(self, channel_id: int, limit: int = 25) -> Sequence[BallotRow]:
        rows = await self._engine.read(
            f"{_BALLOT} WHERE channel_id = ? ORDER BY id DESC LIMIT ?", channel_id, limit
        )
        return [_read_ballot(row) for row in rows]

    async def hand_in(self, ballot_id: int, paper: PaperRow, now: int) -> PaperRow:
        return await self._engine.write(lambda connection: _keep_paper(connection, ballot_id, paper, now))

    async def take_back_paper(self, ballot_id: int, user_id: int, now: int) -> bool:
        def job(connection: Connection) -> bool:
            _require_open(connection, ballot_id, now)
            gone = connection.execute(
                "DELETE FROM papers WHERE ballot_id = ? AND user_id = ?", (ballot_id, user_id)
            )
            return gone.rowcount > 0

        return await self._engine.write(job)

    async def paper(self, ballot_id: int, user_id: int) -> PaperRow | None:
        rows = await self._engine.read(f"{_PAPER} AND user_id = ?", ballot_id, user_id)
        return PaperRow(*rows[0]) if rows else None

    async def papers(self, ballot_id: int) -> Sequence[PaperRow]:
        rows = await self._engine.read(f"{_PAPER} ORDER BY user_id", ballot_id)
        return [PaperRow(*row) for row in rows]

    async def count_papers(self, ballot_id: int) -> int:
        rows = await self._engine.read("SELECT count(*) FROM papers WHERE ballot_id = ?", ballot_id)
        return int(rows[0][0])

    async def next_close(self) -> int | None:
        rows = await self._engine.read(
            "SELECT min(closes_at) FROM ballots WHERE result IS NULL"
            " UNION ALL SELECT min(remind_at) FROM ballots WHERE remind_at IS NOT NULL"
        )
        return min((int(at) for (at,) in rows if at is not None), default=None)

    async def ballots_to_remind(self, now: int, limit: int = 200) -> Sequence[BallotRow]:
        rows = await self._engine.read(
            f"{_BALLOT} WHERE remind_at <= ? ORDER BY remind_at LIMIT ?", now, limit
        )
        return [_read_ballot(row) for row in rows]

    async def note_reminded(self, ballot_id: int, follow: Change) -> None:
        await self._change(
            "UPDATE ballots SET remind_at = NULL WHERE id = ? AND remind_at IS NOT NULL AND closed_at IS NULL",
            (ballot_id,),
            follow,
        )

    async def ballots_due(
        self, now: int, after: BallotRow | None = None, limit: int = 200
    ) -> Sequence[BallotRow]:
        behind = (-1, -1) if after is None else (after.closes_at, after.id)
        rows = await self._engine.read(
            f"{_BALLOT} WHERE result IS NULL AND (closes_at <= ? OR closed_at IS NOT NULL)"
            " AND (closes_at, id) > (?, ?) ORDER BY closes_at, id LIMIT ?",
            now,
            *behind,
            limit,
        )
        return [_read_ballot(row) for row in rows]

    async def put_off_close(self, ballot_id: int, closes_at: int, follow: Change) -> None:
        await self._change(
            "UPDATE ballots SET closes_at = ?, put_off = TRUE"
            " WHERE id = ? AND closed_at IS NULL AND NOT put_off",
            (closes_at, ballot_id),
            follow,
        )

    async def change_ballot(
        self, row: BallotRow, terms: bytes, times: tuple[int, int], opener_id: int | None, follow: Change
    ) -> None:
        await self._change(
            "UPDATE ballots SET terms = ?, opened_at = ?, closes_at = ?, opener_id = ?"
            " WHERE id = ? AND closed_at IS NULL AND result IS NULL AND terms = ? AND coalesce(opener_id, 0) = ?",
            (terms, *times, opener_id, row.id, row.terms, row.opener_id or 0),
            follow,
        )

    async def drop_ballot(self, ballot_id: int) -> None:
        await self._change(
            "DELETE FROM ballots WHERE id = ? AND closed_at IS NULL AND result IS NULL",
            (ballot_id,),
            Change(0),
        )

    async def close_ballot(self, ballot_id: int, now: int) -> None:
        await self._change(
            "UPDATE ballots SET closed_at = ?, "
            " closes_at = CASE WHEN closes_at > ? THEN ? ELSE closes_at END, remind_at = NULL"
            " WHERE id = ? AND closed_at IS NULL",
            (now, now, now, ballot_id),
            Change(now),
        )

    async def publish_ballot(
        self,
        ballot_id: int,
        result: bytes,
        follow: Change,
        *,
        keeps_papers: bool,
        successor: NewBallot | None = None,
    ) -> None:
        def also(connection: Connection) -> None:
            if not keeps_papers:
                connection.execute("DELETE FROM papers WHERE ballot_id = ?", (ballot_id,))
            if successor is not None:
                _add_ballot(connection, successor)

        await self._change(
            "UPDATE ballots SET result = ? WHERE id = ? AND closed_at IS NOT NULL AND result IS NULL",
            (result, ballot_id),
            follow,
            also,
        )

    async def _change(
        self,
        sql: str,
        given: tuple[object, ...],
        follow: Change,
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Change one ballot, with what follows. Raises BallotOver where there is none to be changed so."""

        def job(connection: Connection) -> None:
            if connection.execute(sql, given).rowcount == 0:
                raise BallotOver
            if also is not None:
                also(connection)
            apply(connection, follow)

        await self._engine.write(job)


def list_naming(ballots: Iterable[Row], user_id: int) -> Sequence[Mapping[str, object]]:
    """The ballots that name a person, as one who stands or who may vote. ballots: rows of an id and the terms."""
    found = []
    for ballot_id, terms in _read_naming(ballots, user_id):
        stands = user_id in [one[1] for one in terms.get("people", ())]
        votes = user_id in terms.get("voters", ())
        if stands or votes:
            found.append({"ballot_id": ballot_id, "stands": stands, "voter": votes})
    return found
