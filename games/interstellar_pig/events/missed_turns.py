"""Events that cost turns and nothing else (R-84): a row for each title, one copy each."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import Event, make_event
from games.interstellar_pig.state.state import State
from porc_royal.additions import Additions
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

ROWS: Final = (
    # title, rule, turns, whether for repairs, which a Repair Kit would wipe out
    ("meteor-swarm", "IP-102", 1, True),
    ("malfunction", "IP-103", 2, True),
    ("solar-flare", "IP-104", 2, False),
    ("lost-in-nebula", "IP-110", 1, False),
)


OWN: Final = Additions(facts.GAME)


def make_missed_turns(title: str, rule: str, turns: int, *, repairs: bool) -> Event:
    """Enter an event that makes its drawer miss turns."""
    owes = OWN.keys.fact(title, "who", "turns")

    @make_event(title, rule, 1)
    async def misses_turns(state: State, seat: Seat) -> None:
        player = state.player(seat)
        if repairs:
            player.repair_owed += turns
        else:
            player.miss_owed += turns
        await tell(owes, who=Who(seat), turns=player.repair_owed if repairs else player.miss_owed)

    return misses_turns


EVENTS: Final = tuple(
    make_missed_turns(title, rule, turns, repairs=repairs) for title, rule, turns, repairs in ROWS
)
OWN.include(one.additions for one in EVENTS)
