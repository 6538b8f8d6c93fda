"""Joker (A20): one card is wild, and becomes what its tokens say."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.questions.choices import ask_cards, ask_one_seat
from games.cosmic.rules.hands import list_kinds
from games.cosmic.rules.reckoning import does_lower_win
from games.cosmic.rules.reveal import show_as
from games.cosmic.rules.unused import LAID_OUT
from games.cosmic.state.catalogue import ATTACK, find_kind, make_attack
from games.cosmic.state.roles import Situation, find_side, is_anyone, is_involved, is_offense, list_sides
from games.cosmic.state.sides import get_side, list_negotiators
from games.cosmic.state.state import Side
from games.cosmic.views.tokens import Turning
from porc_royal.facts import Seat

JOKER: Final = Alien("joker", printed="dominion", alert="red")
KIND, TOKEN, WHOSE = JOKER.choices("joker", "kind", "token", "whose")
ATTACKS: Final = ("attack_42", "attack_23", "attack_16", "attack_15", "attack_08", "attack_04")
OTHERS: Final = ("negotiate", "morph", "retreat")
TOKENS: Final = Turning(JOKER, "attack_08", (*ATTACKS, *OTHERS))
JOKER.add(LAID_OUT, JOKER.name)  # the nine tokens


def list_wild(at: Situation, seat: Seat) -> list[Side]:
    """The sides that show what is wild."""
    wild = TOKENS.read(at.state, seat)
    return [side for side in list_sides(at.state) if find_kind(side.card or side.shown).named == wild]


@JOKER.uses(hooks.start_turn, is_offense, optional=True)
async def names_an_attack(at: Situation, seat: Seat) -> None:
    """At the start of its own turn."""
    await TOKENS.name_card(at.state, seat, KIND, "A20", list_kinds(at.state, (ATTACK,)))


@JOKER.uses(hooks.flipped, lambda at, seat: bool(list_wild(at, seat)))
async def turns_wild_cards(at: Situation, seat: Seat) -> None:
    """Mandatory, as any player: each gets a token that lies face up, by default the best for its own side."""
    out: list[str] = []
    for side in list_wild(at, seat):
        is_best_first = (find_side(at.state, seat) in (None, side)) != does_lower_win(at.state)
        up = TOKENS.list_up(at.state, seat, (*ATTACKS[:: 1 if is_best_first else -1], *OTHERS))
        out.extend(await ask_cards(at.state, seat, TOKEN, "A20", up, (1, 1)))
        await TOKENS.turn_down(at.state, seat, out)
        await show_as(side, find_kind(out[-1]))


@JOKER.super.plays(hooks.regroup, is_anyone)
@JOKER.super.plays(hooks.alliances, is_anyone)
async def names_any_card(at: Situation, seat: Seat) -> None:
    """Any encounter card."""
    await TOKENS.name_card(at.state, seat, KIND, "A20", list_kinds(at.state), by_flare=True)


@JOKER.wild.plays(hooks.revealed, lambda at, seat: is_involved(at, seat) and bool(list_negotiators(at.state)))
async def fills_in(at: Situation, seat: Seat) -> None:
    """A revealed negotiate becomes an attack 08."""
    whose = await ask_one_seat(at.state, seat, WHOSE, "A20", list_negotiators(at.state))
    await show_as(get_side(at.state, whose), make_attack(8))
