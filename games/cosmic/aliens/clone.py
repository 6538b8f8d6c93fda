"""Clone (A7): keeps its encounter card."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import CardsOfSeat, Now, Taking
from games.cosmic.questions.choices import ask_number
from games.cosmic.rules.cleanup import keep_card
from games.cosmic.state.catalogue import ARTIFACT, find_kind, name_card
from games.cosmic.state.piles import is_off, pick_up
from games.cosmic.state.roles import is_main, is_own
from games.cosmic.state.sides import get_side
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

CLONE: Final = Alien("clone", alert="green")
NUMBER: Final = CLONE.choice("clone-number")
KEEPS: Final = CLONE.keys.fact("clone-keeps", "who", "card")


def has_card(at: Now, seat: Seat) -> bool:
    """A main player whose card was revealed."""
    return at.state.now.revealed and is_main(at, seat) and bool(get_side(at.state, seat).card)


@CLONE.by_order
@CLONE.uses(hooks.discarding, has_card, optional=True)
async def keeps_its_card(at: Now, seat: Seat) -> None:
    """Instead of discarding it."""
    side = get_side(at.state, seat)
    await tell(KEEPS, who=Who(seat), card=name_card(side.card))
    keep_card(at.state, side)


def has_played(at: CardsOfSeat, seat: Seat) -> bool:
    """An artifact of its own, which lies on the discards now."""
    card = at.cards[0]
    return at.seat == seat and find_kind(card).type == ARTIFACT and is_off(at.state, card)


@CLONE.wild.plays(hooks.spent, has_played)
async def keeps_an_artifact(at: CardsOfSeat, seat: Seat) -> None:
    """It lies before its owner until the encounter ends, and then goes back to the hand."""
    pick_up(at.state, at.cards[0])
    at.state.player(seat).displayed.append(at.cards[0])
    await tell(KEEPS, who=Who(seat), card=name_card(at.cards[0]))


CLONE.super.lasts(hooks.resolution, is_main)


@CLONE.super.uses(hooks.taking, is_own)
async def takes_up_to_twice(at: Taking, seat: Seat) -> None:
    """As many as it likes, up to double."""
    bounds = (at.number, 2 * at.number)
    at.number = await ask_number(at.state, seat, NUMBER, "A7", bounds, bounds[1])
