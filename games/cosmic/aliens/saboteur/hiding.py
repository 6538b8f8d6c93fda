"""Saboteur hides its tokens when powers are known."""

from games.cosmic import facts
from games.cosmic.aliens.saboteur.saboteur_parts import (
    DECOYS,
    HIDE,
    HIDES,
    LIES,
    SABOTEUR,
    TRAPS,
    hide,
    list_planets,
)
from games.cosmic.extension import additions, hooks
from games.cosmic.extension.additions import Lying
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.script import ask
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Chosen, Option, Reply, Several
from porc_royal.facts import Listing, Saying, Seat, Who
from porc_royal.script import shuffle, tell


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


def show_hidden(view: View, seat: Seat) -> Lying | None:
    """Under which planets tokens lie."""
    tokens = dict(view.seat(seat).tokens)
    hidden = tuple(facts.name_planet(name) for name, _ in view.planets if f"saboteur-{name}" in tokens)
    return Lying((Saying(LIES, {"planets": Listing(hidden)}),)) if hidden else None


additions.SHEETS[SABOTEUR.name] = show_hidden
