"""What Deuce's wild flare does: an attack like one that was revealed is thrown in."""

from games.cosmic import facts
from games.cosmic.aliens.deuce.doubling import DEUCE
from games.cosmic.extension import hooks
from games.cosmic.extension.catalogue import find_kind
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.roles import is_involved, list_sides
from games.cosmic.extension.sides import add_bonus, is_attack, own_side
from games.cosmic.questions.choices import ask_cards, ask_one_seat, ask_yes
from games.cosmic.rules.hands import discard
from porc_royal.facts import Seat

TWIN, SIDE, MINUS = facts.choices("deuce", "twin", "side", "minus")


def list_twins(at: Now, seat: Seat) -> list[str]:
    """Attacks in the hand that equal a revealed one, for a main player or an ally."""
    values = {find_kind(side.shown).value for side in list_sides(at.state) if is_attack(side)}
    hand = at.state.player(seat).hand if is_involved(at, seat) else []
    return [card for card in hand if find_kind(card).is_attack and find_kind(card).value in values]


@DEUCE.wild.plays(hooks.revealed, lambda at, seat: bool(list_twins(at, seat)))
async def throws_a_twin(at: Now, seat: Seat) -> None:
    """Its value is added to that side, or subtracted."""
    state = at.state
    for card in await ask_cards(state, seat, TWIN, "A9", list_twins(at, seat), (1, 1)):
        value = find_kind(card).value
        alike = [
            side for side in list_sides(state) if is_attack(side) and find_kind(side.shown).value == value
        ]
        host = await ask_one_seat(state, seat, SIDE, "A9", [side.seat for side in alike])
        minus = await ask_yes(state, seat, MINUS, "A9")
        await discard(state, seat, [card])
        add_bonus(state, own_side(state, host), -value if minus else value)
