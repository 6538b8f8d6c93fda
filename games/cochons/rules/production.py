"""sD: glands are counted, and whoever has those of his recipe has won."""

from games.cochons import facts
from games.cochons.state import State
from games.table.facts import Saying, Seat, Who
from games.table.rulebook import Next, Result
from games.table.script import tell


async def production(state: State) -> Next:
    """S-25, S-26: markers for all, then victory for the first in play order, never on turn 1 (S-7, R-97)."""
    state.phase = "production"
    for seat in state.order:
        await _tell_production(state, seat)
    done = [seat for seat in state.order if state.production(seat).covers(state.player(seat).recipe)]
    if state.turn == 1:
        for seat in done:
            await tell(facts.TOO_EARLY, who=Who(seat))
    elif done:
        return _victory(state, done[0])
    if state.turn == state.options.max_turns:
        return _count(state)
    return "new-troops"


async def _tell_production(state: State, seat: Seat) -> None:
    made, recipe = state.production(seat), state.player(seat).recipe
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


def _victory(state: State, seat: Seat) -> Result:
    made = state.production(seat)
    args = {"turn": state.turn, "red": made.red, "yellow": made.yellow, "blue": made.blue}
    return Result((seat,), Saying(facts.WON, {"who": Who(seat), **args}))


def _count(state: State) -> Result:
    """R-122: at the last turn, most glands of one's recipe, then most glands, then play order."""

    def score(seat: Seat) -> tuple[int, int]:
        made = state.production(seat)
        return made.shared(state.player(seat).recipe), made.total

    best = max(state.order, key=score)
    shared, glands = score(best)
    args = {"turn": state.turn, "shared": shared, "glands": glands}
    return Result((best,), Saying(facts.WON_ON_COUNT, {"who": Who(best), **args}))
