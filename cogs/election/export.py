"""An election as a file, for a spreadsheet or a program: what everybody may know of it, and no more.

`votes`: how many each has, where nothing else is published of them.
"""

import csv
import io
from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from cogs.election.cells import make_cell
from cogs.election.standing import Standing
from games.election.state.ballot import Lot
from games.election.views.view import VoterView

Format: TypeAlias = Literal["csv", "json"]


def export_election(standing: Standing, form: Format) -> bytes:
    """An election as a file in UTF-8: one row, or one object, for each voter. Nothing of an open sealed vote."""
    return _make_csv(standing) if form == "csv" else _make_json(standing)


def list_owners(voter: VoterView) -> Sequence[Lot]:
    """Whose governors lie in front of somebody; nobody's, where only how many there are is published."""
    return voter.lots if voter.votes is None else ()


def _make_csv(standing: Standing) -> bytes:
    view, name = standing.view, standing.name
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(
        (
            "voter",
            "governors",
            "candidate",
            "banned",
            "vote",
            "abstained",
            "pile",
            "pile_owners",
            "elected",
            "votes",
        )
    )
    for one in view.voters:
        lots = "; ".join(f"{name(lot.owner)} {lot.number}" for lot in list_owners(one))
        vote = "" if one.vote is None else name(one.vote)
        words = (name(one.seat), one.owned, one.candidate, one.banned, vote, one.abstained, one.pile, lots)
        votes = "" if one.votes is None else one.votes
        rows.writerow([make_cell(value) for value in (*words, one.seat == view.winner, votes)])
    return out.getvalue().encode("utf-8-sig")


def _make_json(standing: Standing) -> bytes:
    view, table, name = standing.view, standing.table, standing.name
    told = {
        "election": table.id,
        "title": view.options.title,
        "ballot": view.options.ballot,
        "phase": "over" if table.status == "ended" else view.phase,
        "ballots_held": view.held,
        "opened_at": table.started_at,
        "closed_at": table.ended_at,
        "presider": name(view.presider),
        "elected": None if view.winner is None else name(view.winner),
        "voters": [
            {
                "name": name(one.seat),
                "governors": one.owned,
                "candidate": one.candidate,
                "banned": one.banned,
                "vote": None if one.vote is None else name(one.vote),
                "abstained": one.abstained,
                "pile": [{"owner": name(lot.owner), "governors": lot.number} for lot in list_owners(one)],
                "governors_received": one.pile,
                "votes": one.votes,
            }
            for one in view.voters
        ],
        "coalitions": [[name(seat) for seat in allies] for allies in view.coalitions],
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n"
