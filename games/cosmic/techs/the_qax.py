"""The Qax: who is given it must join."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.techs import Tech
from games.cosmic.questions.choices import ask_seat
from games.cosmic.rules.alliance import enter
from games.cosmic.rules.losses import list_colonies
from games.cosmic.rules.techs import USES
from games.cosmic.state.labs import add_tech, name_tech
from games.cosmic.state.roles import find_stance, is_ally, is_main, list_sides
from games.cosmic.state.ships import LIMIT, name_ships
from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

THE_QAX: Final = Tech("the_qax", 4)
WHOM: Final = THE_QAX.choice("qax-whom")


def list_spare(state: State, seat: Seat) -> list[str]:
    """Up to four ships, without giving up a colony."""
    named = [name_ships(state, seat, [place])[1:] for place in list_colonies(state, seat)]
    return [ship for ships in sorted(named, key=len, reverse=True) for ship in ships][:LIMIT]


@THE_QAX.acts(hooks.alliances, is_main)
async def binds_an_ally(at: Now, seat: Seat, tech: TechCard) -> None:
    """A player whom its owner has invited, and who is an ally of nobody, joins with four ships, and has it then."""
    state = at.state
    side = next(one for one in list_sides(state) if one.seat == seat)
    among = [one for one in side.invited if not is_ally(at, one) and list_spare(state, one)]
    whom = await ask_seat(state, seat, WHOM, "TD-6", among, may=True)
    if whom is None:
        return
    await tell(USES, who=Who(seat), tech=name_tech(tech.name))
    owner = state.player(seat)
    owner.techs = [one for one in owner.techs if one.lab != tech.lab]
    add_tech(state, whom, tech.name).is_up = True
    await enter(state, whom, find_stance(state, side), list_spare(state, whom))
