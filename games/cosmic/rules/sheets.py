"""What lies on the sheet of an alien: cards face down or face up, ships that it holds, what it has counted (CE-R16).

It goes with its alien to whoever gets that (`transfers.move_power`), and leaves with it.
"""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.extension.zaps import is_effective
from games.cosmic.rules.captured import free_all
from games.cosmic.rules.hands import give
from games.cosmic.rules.transfers import is_of
from games.cosmic.state.catalogue import name_all_cards
from games.cosmic.state.piles import lay_off
from games.cosmic.state.state import State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()
COLLECTS: Final = ADDS.keys.fact("collects", "who", "alien", "number", "cards")
FROM_SHEET: Final = ADDS.keys.fact("from-sheet", "who", "other", "cards", strikes="other")


def list_down(state: State, seat: Seat, alien: str) -> Sequence[str]:
    """The cards that lie face down on the sheet of an alien."""
    return state.player(seat).face_down.get(alien, ())


def list_usable(state: State, seat: Seat, alien: str) -> list[str]:
    """Those of them that may be played: all, unless the alien's power is off."""
    return list(list_down(state, seat, alien)) if is_effective(state, seat, alien) else []


def list_up(state: State, seat: Seat, alien: str) -> Sequence[str]:
    """The cards that lie face up on the sheet of an alien."""
    return state.player(seat).face_up.get(alien, ())


@not_a_rule
async def discard_sheet(state: State, seat: Seat, alien: str) -> None:
    """The cards that lie face down on a sheet are shown and discarded, each on the pile of its back."""
    cards = state.player(seat).face_down.get(alien, [])
    if cards:
        state.player(seat).face_down[alien] = []
        lay_off(state, cards)
        named = name_all_cards(cards)
        await tell(facts.DISCARDS, reveals=True, who=Who(seat), number=len(cards), cards=named)


@not_a_rule
async def collect(state: State, seat: Seat, alien: str, cards: Sequence[str]) -> None:
    """Cards that lie in no pile now come face up onto a sheet."""
    sheet = state.player(seat).face_up
    sheet[alien] = sorted([*sheet.get(alien, ()), *cards])
    if cards:
        named = facts.name_alien(alien)
        await tell(
            COLLECTS, reveals=True, who=Who(seat), alien=named, number=len(cards), cards=name_all_cards(cards)
        )


@not_a_rule
async def give_from_sheet(state: State, seat: Seat, alien: str, taker: Seat, cards: Sequence[str]) -> None:
    """Cards that lie face up on a sheet go into a hand; all see which."""
    for card in cards:
        state.player(seat).face_up[alien].remove(card)
    give(state, taker, cards)
    if cards:
        await tell(FROM_SHEET, reveals=True, who=Who(taker), other=Who(seat), cards=name_all_cards(cards))


@not_a_rule
async def lay_down(state: State, seat: Seat, alien: str) -> None:
    """An alien leaves a seat: what it has counted and hidden is gone, its cards are discarded, its captives go home."""
    player, prefix = state.player(seat), alien.replace("_", "-")
    player.powers.remove(alien)
    player.tokens = {name: number for name, number in player.tokens.items() if not is_of(name, prefix)}
    player.secrets = {name: kept for name, kept in player.secrets.items() if not is_of(name, prefix)}
    for sheet in (player.face_down, player.face_up):
        lay_off(state, sheet.pop(alien, []))
    await free_all(state, alien)
