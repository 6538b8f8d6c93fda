"""CP-20 to CP-24: the lower total wins: the card less all bases, ships and reinforcements."""

from dataclasses import replace
from typing import Final

from games.cosmic.expansions.cosmic_pig.state.pig_kept import HOMO_SAPIENS, PIG, count_bases
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now, OnSide, Reckoning, Sender
from games.cosmic.state.state import SHIPS_A_PLANET, State

ADDS: Final = PIG.part()


def is_human(state: State) -> bool:
    """CP-26: whether a Homo sapiens challenge has been declared; then all is as in the base game."""
    return state.encounter is not None and bool(state.now.marks.get(HOMO_SAPIENS))


@ADDS.changes(hooks.total)
def take_off_the_card(parts: Reckoning, at: OnSide) -> Reckoning:
    """CP-20 to CP-22, CP-R1, CP-R23: what is to a side's benefit is taken off its card, its bases included.

    They are counted as they are now: those that ships have left are none, the target is one of the defense. Cards count
    as they are written, whatever power or card made them so (CP-R27, X-8); a flagship helps by three (X-15).
    """
    if is_human(at.state):
        return parts
    return replace(parts, bases=parts.bases + count_bases(at.state, at.side.seat), less=True)


@ADDS.changes(hooks.lower_wins)
def let_the_lower_win(lower: bool, at: Now) -> bool:
    """CP-20; a tie is the defense's (CP-R22), any attack beats a negotiate (CP-24), as in the base game.

    What upsets an outcome does so afterwards (CP-R26).
    """
    return lower if is_human(at.state) else not lower


@ADDS.changes(hooks.ship_limit)
def send_any_number(_limit: int, at: Sender) -> int:
    """CP-25, CP-R10: any number of ships, which really leave their bases; X-15: special ships as others."""
    return SHIPS_A_PLANET * at.state.options.planets
