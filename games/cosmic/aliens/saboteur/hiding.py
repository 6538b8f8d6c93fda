"""Saboteur hides its tokens when powers are known."""

from games.cosmic import hooks
from games.cosmic.aliens.saboteur.saboteur_parts import (
    DECOYS,
    HIDE,
    HIDES,
    SABOTEUR,
    TRAPS,
    hide,
    list_planets,
)
from games.cosmic.asking import ask
from games.cosmic.hooks import Now
from games.table.asks import Ask, Chosen, Option, Reply, Several
from games.table.facts import Seat, Who
from games.table.script import shuffle, tell


@SABOTEUR.uses(hooks.setup, lambda at, seat: True)
async def hides_tokens(at: Now, seat: Seat) -> None:
    """Mandatory: a trap and two decoys for each player, by chance where its owner is absent."""
    state, number = at.state, len(at.state.seats)
    planets = list_planets(state)
    mixed = await shuffle("saboteur", planets)
    usual = {TRAPS: mixed[:number], DECOYS: mixed[number : 3 * number]}
    default = {name: tuple(one for one in planets if one in among) for name, among in usual.items()}

    def list_left(chosen: Chosen) -> list[str]:
        taken = chosen.get(TRAPS, ())
        return [one for one in planets if not isinstance(taken, tuple) or one not in taken]

    traps = Several("planet", planets, number, number)
    decoys = Several("planet", list_left, 2 * number, 2 * number)
    options = {"hide": Option({TRAPS: traps, DECOYS: decoys})}
    reply = await ask(state, Ask(seat, HIDE, "A42", options, Reply("hide", {**default})))
    for field, kind in ((TRAPS, "trap"), (DECOYS, "decoy")):
        for planet in reply.many(field):
            hide(state, seat, planet, kind)
    await tell(HIDES, who=Who(seat), number=3 * number)
