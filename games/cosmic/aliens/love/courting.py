"""Love discards a card, and others answer."""

from games.cosmic.aliens.love.love_parts import LOVE, OWN, PLANET
from games.cosmic.aliens.love.matching import hear_answers
from games.cosmic.extension import hooks
from games.cosmic.extension.catalogue import find_type
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.roles import is_offense, list_others
from games.cosmic.extension.sides import has_in_warp
from games.cosmic.questions.choices import ask_cards, ask_planet
from games.cosmic.rules.hands import discard, list_throwable, show, take_back
from games.cosmic.rules.losses import found_from_warp
from games.cosmic.state.ships import count, list_free
from games.cosmic.state.state import WARP
from porc_royal.facts import Seat


@LOVE.uses(hooks.start_turn, is_offense)
async def asks_for_love(at: Now, seat: Seat) -> None:
    """CC-6, mandatory, as the offense: a card is discarded, with the super flare shown; each other may answer it."""
    state = at.state
    given = await ask_cards(state, seat, OWN, "A23", list_throwable(state.player(seat).hand), (1, 1))
    if not given:
        return
    await (show if LOVE.super.is_on(state, seat) else discard)(state, seat, given)
    matched, thrown = await hear_answers(state, seat, find_type(given[0]))
    if unmoved := [one for one in list_others(state, seat) if one not in matched]:
        free = [planet for one in unmoved for planet in list_free(state, one, seat) if has_in_warp(at, seat)]
        if planet := await ask_planet(state, seat, PLANET, "A23", free, may=True):
            await found_from_warp(state, seat, planet, count(state, seat, WARP))
    else:
        await take_back(state, seat, [*given, *thrown])


LOVE.super.lasts(hooks.start_turn, is_offense)
