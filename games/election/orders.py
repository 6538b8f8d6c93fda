"""Standing orders of an election by itself: a vote in advance, for whoever can not be there when called (D-52)."""

from collections.abc import Mapping
from typing import Final

from games.election import facts
from games.election.view import View
from games.table.asks import PASS, Ask, Field, Pick, Reply, picks
from games.table.orders import WITHDRAW, Orders, Standing

VOTE: Final = "vote"
ASK: Final = facts.KEYS.form("standing-orders", options=(PASS, VOTE, WITHDRAW))


def _terms(view: View) -> Mapping[str, Field]:
    return {facts.FOR: Pick("player", [str(one.seat) for one in view.voters])}


def _votes(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """C-62: for somebody, if they stand; else the owner is asked."""
    wanted = terms.text(facts.FOR)
    return Reply(VOTE, {facts.FOR: wanted}) if wanted in picks(ask, VOTE, facts.FOR) else None


def _has_a_vote(view: View) -> bool:
    return view.viewer in [one.seat for one in view.voters]


ORDERS: Final[Orders[View]] = Orders(
    question=ASK,
    rule="D-52",
    kinds=(Standing(VOTE, frozenset({facts.ASK_VOTE}), _terms, _votes, _has_a_vote),),
    turns=frozenset(),
)
