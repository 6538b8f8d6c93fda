"""What practice players make of techs: they research the one that is nearest to being completed, and complete it."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.extension.techs import TECHS
from games.cosmic.rules.techs import ASK_RESEARCH, ASK_TECH, LAB
from games.cosmic.techs.gluon_mines import ASK_MINES
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Reply, list_picks
from porc_royal.facts import Seat

ADDS: Final = facts.Adds()
MANY: Final = 3
"""Ships for a tech that takes any number."""
SPARE: Final = 3
"""A colony gives a ship to research if so many stand on it."""


def list_costs(view: View) -> dict[str, int]:
    """The viewer's own techs, by the names of their places: what each still lacks."""
    if view.viewer is None:
        return {}
    ships = {tech.lab: tech.ships for tech in view.seat(view.viewer).techs}
    table = view.assembly.table(TECHS)
    return {
        f"{view.viewer}-{lab}": (table[name].cost or MANY) - ships.get(lab, 0)
        for lab, name, _ in view.own_techs
    }


def research(view: View, _seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Use what is ready, complete what has ships enough, else send a ship from a colony that has some to spare."""
    lacking = list_costs(view)
    ready = list_picks(asked, "use-tech", LAB)
    if ready:
        return Reply("use-tech", {LAB: ready[0]})
    done = [lab for lab in list_picks(asked, "complete", LAB) if lacking.get(lab, 1) <= 0]
    if done:
        return Reply("complete", {LAB: done[0]})
    waiting = [lab for lab in list_picks(asked, "research", LAB) if lacking.get(lab, 0) > 0]
    ship = find_spare(view, list_picks(asked, "research", facts.SHIPS))
    if not waiting or not ship:
        return Reply(PASS)
    return Reply("research", {LAB: min(waiting, key=lambda lab: lacking[lab]), facts.SHIPS: (ship,)})


def find_spare(view: View, ships: Sequence[str]) -> str:
    """A ship from the strongest colony, if it can do without."""
    if view.viewer is None:
        return ""
    there: Mapping[str, int] = {one: view.there(one.rpartition(".")[0])[view.viewer] for one in ships}
    best = max(there, key=lambda one: there[one], default="")
    return best if best and there[best] >= SPARE else ""


def keep(view: View, _seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The cheapest."""
    lacking = list_costs(view)
    among = list_picks(asked, "keep-tech", LAB)
    return Reply("keep-tech", {LAB: min(among, key=lambda lab: lacking.get(lab, 0))}) if among else None


def turn_up_mines(_view: View, _seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Mines are there to turn_up_mines."""
    mines = list_picks(asked, "turn-up", LAB)
    return Reply("turn-up", {LAB: mines[0]}) if mines else None


ADDS.enter(additions.IDEAS, ASK_RESEARCH, research)
ADDS.enter(additions.IDEAS, ASK_TECH, keep)
ADDS.enter(additions.IDEAS, ASK_MINES, turn_up_mines)
