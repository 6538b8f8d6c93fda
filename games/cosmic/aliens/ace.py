"""Ace (A57): one foreign colony wins, if it holds it until its turn."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Aim, Loss, Now, Vanished
from games.cosmic.extension.zaps import lose_flare
from games.cosmic.questions.choices import ask_planet
from games.cosmic.rules.losses import found
from games.cosmic.rules.transfers import give_flare
from games.cosmic.rules.victory import look_around, win
from games.cosmic.state.roles import Situation, find_stance, is_defense, is_main, is_offense, list_others
from games.cosmic.state.ships import count, find_foreign_colonies, list_system, move
from games.cosmic.state.sides import find_other_side, get_side
from games.cosmic.state.state import WARP
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.script import tell

ACE: Final = Alien("ace", printed="dominion", alert="red", is_late=True, rulings=("CE-R25",))
GONE, REFUGE = ACE.choices("ace", "gone", "refuge")
LEAVES: Final = ACE.keys.fact("ace-leaves", "who", "planet")
NEAR: Final = ACE.keys.notice("ace-near", "who")


@ACE.uses(hooks.setup, lambda at, seat: True)
async def gives_up_a_planet(at: Now, seat: Seat) -> None:
    """Mandatory: one planet of its own leaves the game; the ships there go to the warp. By default the last one."""
    state = at.state
    own = [name for name in list_system(state, seat) if state.planets[name].kind == "planet"]
    planet = await ask_planet(state, seat, GONE, "A57", own[::-1])
    for one in state.seats:
        move(state, one, planet, WARP, count(state, one, planet))
    await tell(LEAVES, who=Who(seat), planet=Named("planet", planet))
    del state.planets[planet], state.ships[planet]
    await hooks.vanished.open(Vanished(state, planet, seat))


def holds_a_colony(at: Now, seat: Seat) -> bool:
    """The offense, with a foreign colony."""
    return is_offense(at, seat) and bool(find_foreign_colonies(at.state, seat))


@ACE.uses(hooks.turn_begins, holds_a_colony)
async def wins_at_once(at: Now, seat: Seat) -> None:
    """Mandatory, at the start of its own turn: it has won, however many colonies win (CE-R33)."""
    win(seat, ACE.name)


def foresee(view: View, seat: Seat) -> Saying | None:
    """It wins at its next turn, unless that colony is lost."""
    return Saying(NEAR, {"who": Who(seat)}) if view.list_foreign(seat) else None


ACE.enter(additions.NEAR, ACE.name, foresee)


def is_hunted(at: Now, seat: Seat) -> bool:
    """Somebody else is the offense, and it has foreign colonies."""
    return not is_offense(at, seat) and bool(find_foreign_colonies(at.state, seat))


@ACE.is_clause
@ACE.changes(hooks.targets, is_hunted)
def may_be_hunted(targets: tuple[Aim, ...], at: Now, seat: Seat) -> tuple[Aim, ...]:
    """Where destiny allows a target in its home system, or in that of its foreign colony, it may be met (CE-R28)."""
    planets = at.state.planets
    systems = {planets[aim.planet].system for aim in targets}
    colonies = find_foreign_colonies(at.state, seat)
    open_ = [name for name in colonies if systems & {seat, planets[name].system}]
    return tuple(dict.fromkeys((*targets, *(Aim(name, seat) for name in open_))))


def is_alone(at: Situation, seat: Seat) -> bool:
    """A main player who has everybody else against it (CE-R29)."""
    if not is_main(at, seat):
        return False
    other = find_other_side(at.state, seat)
    return {other.seat, *other.allies} == {*list_others(at.state, seat)}


@ACE.wild.plays(hooks.revealed, is_alone)
async def beats_them_all(at: Now, seat: Seat) -> None:
    """It wins the encounter, whatever was shown; the flare goes to whoever is Ace."""
    at.state.now.decided = find_stance(at.state, get_side(at.state, seat))
    await give_flare(at.state, seat, ACE)


def is_beaten(at: Situation, seat: Seat) -> bool:
    """The defense, which has lost."""
    return is_defense(at, seat) and at.state.now.winner == "offense"


ACE.super.lasts(hooks.resolution, is_beaten)


@ACE.super.uses(hooks.losing, is_beaten)
async def flees_abroad(loss: Loss, seat: Seat) -> None:
    """All its ships of the encounter go to one planet of another system; the flare is discarded."""
    state = loss.state
    if loss.seat != seat or loss.by != "encounter" or not loss.number:
        return
    here = state.planets[state.now.planet].system
    others = [
        name for name, planet in state.planets.items() if planet.system != here and planet.kind != "moon"
    ]
    refuge = await ask_planet(state, seat, REFUGE, "A57", others)
    ships, loss.ships = dict(loss.ships), {}
    lose_flare(state, seat, ACE.super.flare)
    await found(state, seat, ships, refuge)
    await look_around(state)
