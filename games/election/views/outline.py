"""The election as a whole, as people are told of it: before it begins, when it begins, and before it ends."""

from typing import Final

from games.election import facts
from games.election.state.options import read_options
from games.election.views.view import View, VoterView
from porc_royal.additions import Additions
from porc_royal.facts import Saying, Who
from porc_royal.rulebook import Lasting, Outline, Settings

OWN: Final = Additions(facts.GAME)
PLAYED: Final = {
    "roll-call": OWN.keys.notice("played-roll-call"),
    "sealed": OWN.keys.notice("played-sealed"),
    "tally": OWN.keys.notice("played-tally"),
}
PLAYED_GOVERNORS: Final = OWN.keys.notice("played-governors", "number")
WINS: Final = {
    "order": OWN.keys.notice("wins-order"),
    "presider": OWN.keys.notice("wins-presider"),
    "lot": OWN.keys.notice("wins-lot"),
    "nobody": OWN.keys.notice("wins-nobody"),
}
TURN: Final = {
    "roll-call": OWN.keys.notice("turn-roll-call"),
    "sealed": OWN.keys.notice("turn-sealed"),
    "tally": OWN.keys.notice("turn-tally"),
}
FORESEEN: Final = OWN.keys.notice("foreseen", "who")


def played(settings: Settings) -> tuple[Saying, ...]:
    """The ballot, and the governors of each."""
    options = read_options(settings)
    return (Saying(PLAYED[options.ballot]), Saying(PLAYED_GOVERNORS, {"number": options.each}))


def wins(settings: Settings) -> Saying:
    """C-64, R-111: what wins, and in a tie."""
    return Saying(WINS[read_options(settings).tie])


def turn(settings: Settings) -> Saying:
    """C-61 to C-63: how an election goes."""
    return Saying(TURN[read_options(settings).ballot])


def lasts(players: int, settings: Settings) -> Lasting:
    """A roll call waits for whoever calls and for whoever is called; a sealed ballot for all at once."""
    return Lasting((1, 1), 2 * players - 1 if read_options(settings).ballot == "roll-call" else 2)


def foreseen(view: View) -> tuple[Saying, ...]:
    """C-64: whom no vote that is still to come can overtake; of a sealed ballot nothing is known."""
    open_votes = view.options.ballot == "roll-call" and view.phase in ("roll-call", "closing")
    if view.over or not open_votes or len(view.candidates) < 2:
        return ()
    unheard = [one for one in view.voters if one.vote is None and not one.abstained]
    for one in view.candidates:
        floor = one.pile - (one.in_hand if one in unheard else 0)
        if all(_find_ceiling(rival, unheard) < floor for rival in view.candidates if rival is not one):
            return (Saying(FORESEEN, {"who": Who(one.seat)}),)
    return ()


def _find_ceiling(rival: VoterView, unheard: list[VoterView]) -> int:
    """The most governors that can still lie in front of somebody."""
    return rival.pile + sum(one.in_hand for one in unheard if one is not rival)


OUTLINE: Final[Outline[View]] = Outline(played, wins, turn, lasts, foreseen)
