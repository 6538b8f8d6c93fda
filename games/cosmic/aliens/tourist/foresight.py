"""What Tourist learns of the destiny deck."""

from games.cosmic.aliens.tourist.tourist_parts import SEES_COLOUR, SEES_SPECIAL, SEES_WILD
from games.cosmic.fates import find_named, name_special
from games.cosmic.state import State
from games.table.facts import Seat, Who
from games.table.script import whisper
from games.table.traces import not_a_rule


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
