"""Standing orders of an election by itself: a vote in advance, for whoever can not be there when called (D-52)."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.election import facts
from games.election.views.view import View
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Answer, Ask, Field, Pick, Reply, list_picks
from porc_royal.facts import Saying, Who
from porc_royal.orders import AT_ONCE, GAME, UNTIL, WHEN, WITHDRAW, Orders, Standing
from porc_royal.plans import QUESTIONS, USUAL, make_usual
from porc_royal.suggestions import Suggested

VOTE: Final = "vote"
TIE: Final = "tie"
REPEATED: Final = ("campaign", "call", "vote", "close", "tie")
"""The questions of an election, by their keys without the prefix."""
OWN: Final = Additions(facts.GAME)
READY: Final = OWN.keys.line("ready-vote", "who")
READY_PRESIDE: Final = OWN.keys.line("ready-preside")
ASK: Final = OWN.keys.form("standing-orders", options=(PASS, WITHDRAW))


def _terms(view: View) -> Mapping[str, Field]:
    return {facts.FOR: Pick("player", [str(one.seat) for one in view.voters])}


def _votes(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """C-62: for somebody, if they stand; else the owner is asked."""
    wanted = terms.text(facts.FOR)
    return Reply(VOTE, {facts.FOR: wanted}) if wanted in list_picks(ask, VOTE, facts.FOR) else None


def _decides(_view: View, ask: Ask, terms: Reply) -> Reply | None:
    """C-64: of those who lead; where that is not one of them, the owner is asked."""
    wanted = terms.text(facts.FOR)
    return Reply("decide", {facts.FOR: wanted}) if wanted in list_picks(ask, "decide", facts.FOR) else None


def _ready(view: View) -> Sequence[Suggested]:
    """A vote in advance for each of the voters; the presider's own part in one sentence."""
    terms = {WHEN: AT_ONCE, UNTIL: GAME}
    preside: Mapping[str, Answer] = {QUESTIONS: ("call", "close")}
    presiding = [Suggested(Reply(USUAL, {**preside, **terms}), Saying(READY_PRESIDE))]
    votes = [
        Suggested(Reply(VOTE, {facts.FOR: str(one.seat), **terms}), Saying(READY, {"who": Who(one.seat)}))
        for one in view.voters
    ]
    return [*votes, *presiding] if _presides(view) else votes


def _presides(view: View) -> bool:
    return view.viewer == view.presider


def _has_a_vote(view: View) -> bool:
    return view.viewer in [one.seat for one in view.voters]


KINDS: Final[tuple[Standing[View], ...]] = (
    Standing(VOTE, frozenset({facts.ASK_VOTE}), _terms, _votes, _has_a_vote),
    Standing(TIE, frozenset({facts.ASK_TIE}), _terms, _decides, _presides),
    make_usual(f"{facts.KEYS.prefix}ask-", REPEATED),
)
OWN.keys.thing("order", *(kind.name for kind in KINDS))
OWN.keys.thing("question", *REPEATED)

ORDERS: Final[Orders[View]] = Orders(question=ASK, rule="D-52", kinds=KINDS, turns=frozenset(), ready=_ready)
