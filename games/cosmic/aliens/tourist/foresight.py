"""What Tourist learns of the destiny deck."""

from games.cosmic.aliens.tourist.tourist_parts import SEES_COLOUR, SEES_SPECIAL, SEES_WILD
from games.cosmic.extension.fates import find_named, name_special
from games.cosmic.state.state import State
from porc_royal.facts import Seat, Who
from porc_royal.script import whisper
from porc_royal.traces import not_a_rule


@not_a_rule
async def sees_destiny(state: State, seat: Seat, card: str) -> None:
    """The destiny card that will be drawn next."""
    special, named = name_special(card), find_named(state, card)
    if special is not None:
        await whisper(seat, SEES_SPECIAL, card=special)
    elif named is not None:
        await whisper(seat, SEES_COLOUR, who=Who(named))
    else:
        await whisper(seat, SEES_WILD)
