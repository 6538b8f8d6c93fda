"""CE-20, CE-23: who has won, and who has lost or regained a power; both are looked at after every atomic step."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeAlias

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now, Sender, Ships
from games.cosmic.questions.script import EncounterOver, GameOver
from games.cosmic.state.roles import list_seats
from games.cosmic.state.ships import find_foreign_colonies, find_home_colonies
from games.cosmic.state.state import State
from porc_royal.facts import Listing, Saying, Seat, Who
from porc_royal.rulebook import Next, Result
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

Chapter: TypeAlias = Callable[[State], Coroutine[object, object, Next]]


def guard(chapter: Chapter, stop: Callable[[State, EncounterOver], Awaitable[Next]]) -> Chapter:
    """A chapter in which the encounter or the game may end at any time."""

    @not_a_rule
    async def run(state: State) -> Next:
        try:
            return await chapter(state)
        except EncounterOver as over:
            reason = over
        except GameOver as won:
            return finish(state, won)
        return await stop(state, reason)

    return run


def finish(state: State, won: GameOver) -> Result:
    """CE-20: the game ends."""
    state.finished = True
    names = Listing(tuple(Who(seat) for seat in won.winners))
    if won.why is not None:
        why = won.why
    elif won.alien:
        why = Saying(facts.WON_BY_POWER, {"winners": names, "alien": facts.name_alien(won.alien)})
    else:
        why = Saying(facts.WON, {"winners": names, "number": len(won.winners)})
    return Result(won.winners, why)


@not_a_rule
async def look_around(state: State) -> None:
    """CE-R2: after an atomic step: who has won, and whose power was lost or has come back. Raises `GameOver`."""
    check_win(state)
    await hooks.looked.open(Now(state))
    needed = 2 if state.options.planets == 4 else 3
    for seat in list_seats(state):
        weak = len(find_home_colonies(state, seat)) < needed
        if weak == state.player(seat).weak:
            continue
        state.player(seat).weak = weak
        await tell(facts.POWER_LOST if weak else facts.POWER_BACK, who=Who(seat))
        if weak:
            await hooks.weakened.open(Ships(state, seat, 0))
            check_win(state)  # a colony may have been founded there (A35)


def win(seat: Seat, alien: str) -> None:
    """One wins at once by what the power of this alien says. Raises `GameOver`."""
    raise GameOver([seat], alien)


def check_win(state: State) -> None:
    """CE-20: all who have enough foreign colonies now win together. Raises `GameOver`."""
    enough = [
        seat for seat in state.seats if len(find_foreign_colonies(state, seat)) >= count_needed(state, seat)
    ]
    winners = hooks.winners.of(tuple(enough), Now(state))
    if winners:
        raise GameOver(winners)


def count_needed(state: State, seat: Seat) -> int:
    """CE-20: how many foreign colonies a seat needs to win."""
    return hooks.win_number.of(state.options.win, Sender(state, seat))
