"""Void (A50): what it beats is gone for good."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Loss
from games.cosmic.extension.zaps import Deed
from games.cosmic.questions.choices import ask_ships
from games.cosmic.rules.losses import list_outside, lose
from games.cosmic.rules.victory import count_needed
from games.cosmic.state.catalogue import ARTIFACT, find_kind
from games.cosmic.state.roles import either, is_ally, is_main
from games.cosmic.state.ships import count
from games.cosmic.state.sides import find_other_side, has_won
from games.cosmic.state.state import REMOVED, WARP
from porc_royal.facts import Seat

VOID: Final = Alien("void", alert="red")
IS_WINNER: Final = either(is_main, VOID.super.as_(is_ally))


def has_beaten(loss: Loss, seat: Seat) -> bool:
    """It has won, and ships of the losing side are about to go to the warp."""
    state = loss.state
    if loss.by != "encounter" or loss.to != WARP or not IS_WINNER(loss, seat) or not has_won(state, seat):
        return False
    beaten = find_other_side(state, seat)
    return loss.seat == beaten.seat or loss.seat in beaten.allies


@VOID.uses(hooks.removing, has_beaten)
async def removes_them(loss: Loss, seat: Seat) -> None:
    """Mandatory, before anything saves them: they leave the game, but for as many as colonies are needed to win."""
    left = sum(count(loss.state, loss.seat, place) for place in loss.state.ships if place != REMOVED)
    loss.removed = max(0, min(loss.number, left - count_needed(loss.state, loss.seat)))


VOID.super.lasts(hooks.resolution, is_ally)


def is_artifact(deed: Deed, seat: Seat) -> bool:
    """An artifact is being played, and there is a ship to pay with."""
    return bool(deed.card) and find_kind(deed.kind).type == ARTIFACT and bool(list_outside(deed.state, seat))


async def pays_a_ship(deed: Deed, seat: Seat) -> None:
    """One own ship outside the encounter goes to the warp."""
    ships = await ask_ships(deed.state, seat, facts.LOSE, "A50", list_outside(deed.state, seat), (1, 1))
    await lose(deed.state, [Loss(deed.state, seat, ships, "void")])


VOID.wild.cancels(is_artifact, pays_a_ship)
