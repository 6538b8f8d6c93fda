"""Loser (A22): the winner loses."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import Situation, has_mark, is_main
from games.cosmic.state.state import Winner
from porc_royal.facts import Seat

LOSER: Final = Alien("loser", alert="green")
UPSET: Final = "loser-upset"
DUTY: Final = "loser-duty"
TURNED: Final[dict[Winner, Winner]] = {"offense": "defense", "defense": "offense"}


@LOSER.uses(hooks.before_cards, is_main, optional=True)
async def declares_an_upset(at: Now, seat: Seat) -> None:
    """As a main player."""
    at.state.now.marks |= {UPSET: 1, DUTY: 1}


def has_not_declared(at: Situation, seat: Seat) -> bool:
    """A main player, and no upset is declared."""
    return is_main(at, seat) and not at.state.now.marks.get(UPSET)


@LOSER.uses(hooks.selected, LOSER.super.as_(has_not_declared), optional=True)
async def declares_it_late(at: Now, seat: Seat) -> None:
    """With the super flare, when cards are chosen already."""
    at.state.now.marks[UPSET] = 1


@LOSER.goes_on
@LOSER.changes(hooks.choices, has_mark(DUTY))
def demands_attacks(cards: tuple[str, ...], at: OnSide, seat: Seat) -> tuple[str, ...]:
    """Both main players must choose attacks if they hold any."""
    return tuple(card for card in cards if find_kind(card).is_attack) or cards


@LOSER.changes(hooks.upset, has_mark(UPSET))
def turns_it_round(winner: Winner, at: Now, seat: Seat) -> Winner:
    """After everything else; a tie, which goes to the defense, then goes to the offense."""
    return TURNED.get(winner, winner)


LOSER.wild.lasts(hooks.before_cards, is_main)
LOSER.super.lasts(hooks.selected, has_not_declared)


@LOSER.wild.changes(hooks.upset, is_main)
def both_lose(winner: Winner, at: Now, seat: Seat) -> Winner:
    """Whatever the cards say."""
    return "nobody"
