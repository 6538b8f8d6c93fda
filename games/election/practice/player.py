"""A practice player votes for itself if it stands, else for whoever leads; otherwise it does as the absent do."""

from collections.abc import Mapping
from typing import Final

from games.election import facts
from games.election.views.view import View, VoterView
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Seat
from porc_royal.practice import Idea, choose_best, play_by


def vote(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Oneself, or whoever has most governors in front of them."""
    mine = next(one for one in view.voters if one.seat == seat)
    choice = mine if mine.candidate else choose_best(view.candidates, _pile, luck)
    return Reply("vote", {facts.FOR: str(choice.seat)})


def _pile(candidate: VoterView) -> int:
    return candidate.pile


IDEAS: Final[Mapping[str, Idea[View]]] = {facts.ASK_VOTE: vote}
"""What to think about each question; the others take their default."""

practise: Final = play_by(IDEAS)
