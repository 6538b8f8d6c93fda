"""Who stands on a tile and may fight there: a player's pigs or a stack of Extra-Cochons, who fight alike (C-54).

A *party* is one or the other. What differs between them, dice, bonus and who falls, is here and in troops.py
(pigs) and stacks.py (Extra-Cochons), so that a fight need not ask whose it is.
"""

from typing import TypeAlias

from games.cochons.state.options import Options
from games.cochons.state.stacks import dwindle
from games.cochons.state.state import EXTRAS, Extras, State, Tile, Troop
from games.cochons.state.troops import fall
from porc_royal.facts import Named, Seat, Who

Party: TypeAlias = Troop | Extras


def list_parties(tile: Tile) -> list[Party]:
    """All parties in order of arrival: the first defends itself against the next (C-52, R-89)."""
    pigs: list[Party] = [*tile.troops]
    stack: list[Party] = [tile.extras] if tile.extras is not None else []
    late: list[Party] = [tile.intruders] if tile.intruders is not None else []
    if tile.extras is not None and tile.extras.attacking:
        return [*pigs, *stack, *late]
    return [*stack, *pigs, *late]


def find_seat(party: Party) -> Seat:
    """Whose pigs they are; `EXTRAS` for Extra-Cochons."""
    return party.seat if isinstance(party, Troop) else EXTRAS


def name_party(party: Party) -> Who | Named:
    """How a party is spoken of: by its player, or as the pack it is."""
    return Who(party.seat) if isinstance(party, Troop) else Named("extras", party.kind)


def count_pieces(party: Party | None) -> int:
    """How many pieces; nobody is none."""
    match party:
        case Troop():
            return party.size
        case Extras():
            return party.number
        case None:
            return 0


def list_dice(options: Options, party: Party) -> tuple[int, ...]:
    """C-46: a D6, or a D8 with a Gros Gruik (R-1, X-1); C-33 to C-35, X-2: Extra-Cochons, a worm's D6 first (R-121)."""
    if isinstance(party, Troop):
        return (8,) if party.gruiks else (6,)
    return {"pirate": (6,), "porcophage": (options.porcophage_die,), "worm": (6, 8)}[party.kind]


def count_more(options: Options, party: Party) -> int:
    """One for each piece after the first, counted anew each round (C-46, R-75, R-91, R-92)."""
    each = options.pirate_bonus_per_extra if isinstance(party, Extras) and party.kind == "pirate" else 1
    return each * (count_pieces(party) - 1)


def lose_one(state: State, tile: Tile, party: Party) -> str:
    """Remove one piece, as a lost round does (R-76): the kind of piece."""
    if isinstance(party, Troop):
        return fall(state, tile, party.seat)
    dwindle(tile, party, 1)
    return party.kind
