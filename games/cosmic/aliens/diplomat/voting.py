"""What Diplomat's super flare does: everybody votes."""

from typing import Final

from games.cosmic import facts
from games.cosmic.aliens.diplomat.mediating import DIPLOMAT
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.roles import is_main, list_sides
from games.cosmic.questions.choices import ask_votes
from games.cosmic.rules.planning import decide
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

VOTE: Final = facts.choice("diplomat-vote", helps=True)
VOTES: Final = facts.KEYS.fact("diplomat-votes", "who", "other")


@DIPLOMAT.super.plays(hooks.alliances, is_main)
async def has_all_vote(at: Now, seat: Seat) -> None:
    """For the offense or the defense; a tie goes to the defense."""
    offense, defense = (side.seat for side in list_sides(at.state))
    votes = await ask_votes(at.state, VOTE, "A10", (defense, offense))
    for one, other in votes.items():
        await tell(VOTES, reveals=True, who=Who(one), other=Who(other))
    chosen = list(votes.values())
    decide(at.state, "offense" if chosen.count(offense) > chosen.count(defense) else "defense")
