"""Saboteur reveals a token where ships land."""

from games.cosmic import facts
from games.cosmic.aliens.saboteur.saboteur_parts import FOOLS, SABOTEUR, SPRING, SPRINGS, list_hidden
from games.cosmic.extension import hooks
from games.cosmic.extension.catalogue import NEGOTIATE, find_kind
from games.cosmic.extension.hooks import Landing, Loss
from games.cosmic.questions.choices import ask_yes
from games.cosmic.rules.hands import discard
from games.cosmic.rules.losses import lose
from games.cosmic.state.ships import count, owners
from porc_royal.facts import Seat, Who
from porc_royal.script import tell


@SABOTEUR.uses(hooks.touched, lambda at, seat: at.planet in list_hidden(at.state, seat))
async def reveals_the_token(at: Landing, seat: Seat) -> None:
    """Mandatory: a trap sends all ships there to the warp, a decoy none."""
    state, player, name = at.state, at.state.player(seat), f"saboteur-{at.planet}"
    del player.tokens[name]
    kind = player.secrets.pop(name)
    player.tokens[f"saboteur-{kind}"] = player.tokens.get(f"saboteur-{kind}", 0) + 1
    springs = kind == "trap"
    key = SPRINGS if springs else FOOLS
    await tell(key, reveals=True, who=Who(seat), planet=facts.name_planet(at.planet))
    if not springs and SABOTEUR.super.is_on(state, seat) and await ask_yes(state, seat, SPRING, "A42"):
        held = [card for card in player.hand if find_kind(card).type == NEGOTIATE][:1]
        await discard(state, seat, held)
        springs = bool(held)
    if springs:
        there = [(one, count(state, one, at.planet)) for one in owners(state, at.planet)]
        await lose(state, [Loss(state, one, {at.planet: number}, "saboteur") for one, number in there])


SABOTEUR.super.lasts(hooks.touched, lambda at, seat: at.planet in list_hidden(at.state, seat))
