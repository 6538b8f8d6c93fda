"""CP-12 to CP-17: the exposure die before each encounter, the end dice after it, and who has won then.

Nothing else ends the game (CP-15, CP-R24).
"""

from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.rules.moments import DISGUISED, JAMMED, closing, exposing
from games.cosmic.expansions.cosmic_pig.rules.piggy import find_piggy, find_possessor, tell_place
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PigOptions
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.script import GameOver
from games.cosmic.state.ships import find_bases
from games.cosmic.state.state import State
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import roll, roll_dice, tell
from porc_royal.traces import not_a_rule

ADDS: Final = PIG.part()

EXPOSURE: Final = "pig-exposure"
END: Final = "pig-end"
ADDS.keys.chance(EXPOSURE, END)
ROLLS_EXPOSURE: Final = ADDS.keys.fact("pig-exposure", "number")
ROLLS_END: Final = ADDS.keys.fact("pig-end", "first", "second", "number")
WON_BY_HAND: Final = ADDS.keys.result("pig-won-hand", "who")
WON_BY_ENVELOPE: Final = ADDS.keys.result("pig-won-envelope", "who", "planet")
LOST_HOMELESS: Final = ADDS.keys.result("pig-lost-homeless", "who")
LOST_ENVELOPE: Final = ADDS.keys.result("pig-lost-envelope", "who", "planet")
LOST_NOBODY: Final = ADDS.keys.result("pig-lost-nobody")

LEAST: Final = 2
"""CP-16: the total that ends the game."""
SOON: Final = 8
STEP: Final = 3
"""CP-R29: from the eighth encounter on, every third one has one total more that ends the game."""


@ADDS.acts(hooks.begins)
@not_a_rule
async def roll_exposure(at: Now) -> None:
    """CP-17, CP-R12: on a one all are told where The Piggy is, once; nothing moves. X-2: before planetoids do."""
    state = at.state
    PIG.of(state).encounters += 1
    face = await roll(EXPOSURE, 6)
    await tell(ROLLS_EXPOSURE, number=face)
    if face == 1:
        await exposing.open(at)
        if not state.now.marks.get(DISGUISED):
            await tell_place(state)


@ADDS.acts(hooks.ended)
@not_a_rule
async def roll_end(at: Now) -> None:
    """CP-16: two dice; a total of two ends the game at once. Raises `GameOver`."""
    state = at.state
    await closing.open(at)
    if state.now.marks.get(JAMMED):
        return
    first, second = await roll_dice(END, 6, 2)
    await tell(ROLLS_END, first=first, second=second, number=first + second)
    if first + second <= find_limit(PIG.options_of(state.options), PIG.of(state).encounters):
        raise find_winners(state)


def find_limit(chosen: PigOptions, encounters: int) -> int:
    """CP-16, CP-R29: the highest total that ends the game after so many encounters."""
    if chosen.pig_end == "dice" or encounters < SOON:
        return LEAST
    return LEAST + (encounters - SOON) // STEP


def find_winners(state: State) -> GameOver:
    """CP-12, CP-13: whoever has The Piggy has won, with a ship in the own system; else all have lost (CP-14).

    X-5: the system's planetoids are in it; so are its moons.
    """
    seat, planet = find_possessor(state), find_piggy(state).planet
    if seat is None:
        return GameOver((), why=Saying(LOST_NOBODY))
    has_home = any(state.planets[one].system == seat for one in find_bases(state, seat))
    where = {"planet": facts.name_planet(planet)} if planet else {}
    if not has_home:
        key = LOST_ENVELOPE if planet else LOST_HOMELESS
        return GameOver((), why=Saying(key, {"who": Who(seat), **where}))
    key = WON_BY_ENVELOPE if planet else WON_BY_HAND
    return GameOver((seat,), why=Saying(key, {"who": Who(seat), **where}))


@ADDS.changes(hooks.winners, after=True)
def win_by_nothing_else(_winners: tuple[Seat, ...], _at: Now) -> tuple[Seat, ...]:
    """CP-15, X-6: colonies win nothing, however many are asked for."""
    return ()
