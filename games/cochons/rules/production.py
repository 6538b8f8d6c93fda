"""sD, 4A: glands are counted, and whoever has those of his recipe has won."""

from typing import Final

from games.cochons import facts
from games.cochons.state.glands import make_recipes
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from porc_royal.additions import Additions
from porc_royal.facts import Saying, Seat, Who
from porc_royal.rulebook import Next, Result
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
PRODUCED: Final = OWN.keys.fact("produced-secretly", "who", "red", "yellow", "blue")
RECIPE: Final = OWN.keys.fact("recipe-shown", "who", "red", "yellow", "blue")
UNCLAIMED: Final = OWN.keys.fact("recipe-unclaimed", "red", "yellow", "blue")


async def production(state: State) -> Next:
    """S-25, S-26, C-57, C-58: markers for all, then victory for the first in play order (R-96, R-97).

    Never on turn 1 (S-7, C-17). Nothing else ends a game (C-67) but a last turn (R-122). In the complete game
    only the end turns the recipes up (C-5).
    """
    state.phase = "production"
    for seat in state.order:
        await _tell_production(state, seat)
    done = [seat for seat in state.order if state.production(seat).covers(state.player(seat).recipe)]
    if state.turn == 1:
        # In the complete game nobody may learn from the table that somebody's hidden recipe is complete.
        for seat in [] if state.complete else done:
            await tell(facts.TOO_EARLY, who=Who(seat))
    elif done:
        await _show_recipes(state, done[0])
        return _victory(state, done[0])
    if state.turn == state.options.max_turns:
        best = _nearest(state)
        await _show_recipes(state, best)
        return _count(state, best)
    return find_next_phase(state, "production")


async def _tell_production(state: State, seat: Seat) -> None:
    """S-25, C-57: how many of each colour; beside the recipe where that lies open."""
    made, recipe = state.production(seat), state.player(seat).recipe
    if state.complete:
        await tell(PRODUCED, who=Who(seat), red=made.red, yellow=made.yellow, blue=made.blue)
        return
    await tell(
        facts.PRODUCED,
        who=Who(seat),
        red=made.red,
        yellow=made.yellow,
        blue=made.blue,
        recipe_red=recipe.red,
        recipe_yellow=recipe.yellow,
        recipe_blue=recipe.blue,
    )


async def _show_recipes(state: State, first: Seat) -> None:
    """C-5, R-97: at the end of the complete game all recipes are turned up, the winner's first, nobody's last."""
    if not state.complete:
        return
    for seat in [first, *(one for one in state.order if one != first)]:
        recipe = state.player(seat).recipe
        await tell(
            RECIPE, reveals=True, who=Who(seat), red=recipe.red, yellow=recipe.yellow, blue=recipe.blue
        )
    dealt = [player.recipe for player in state.players]
    for recipe in make_recipes(state.options.recipe).values():
        if recipe not in dealt:
            await tell(UNCLAIMED, reveals=True, red=recipe.red, yellow=recipe.yellow, blue=recipe.blue)


def _victory(state: State, seat: Seat) -> Result:
    made = state.production(seat)
    args = {"turn": state.turn, "red": made.red, "yellow": made.yellow, "blue": made.blue}
    return Result((seat,), Saying(facts.WON, {"who": Who(seat), **args}))


def _score(state: State, seat: Seat) -> tuple[int, int]:
    """R-122: glands of one's recipe, then all glands."""
    made = state.production(seat)
    return made.shared(state.player(seat).recipe), made.total


def _nearest(state: State) -> Seat:
    """R-122: who comes nearest to his recipe at the last turn; of several, the first in play order."""

    def score(seat: Seat) -> tuple[int, int]:
        return _score(state, seat)

    return max(state.order, key=score)


def _count(state: State, best: Seat) -> Result:
    shared, glands = _score(state, best)
    args = {"turn": state.turn, "shared": shared, "glands": glands}
    return Result((best,), Saying(facts.WON_ON_COUNT, {"who": Who(best), **args}))
