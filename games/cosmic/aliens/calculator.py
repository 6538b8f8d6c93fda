"""Calculator (A5): the higher attack is reduced by the lower."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide
from games.cosmic.questions.choices import ask_yes
from games.cosmic.rules.reckoning import multiply_card, value_card
from games.cosmic.state.roles import either, find_opponent, is_ally, is_main, list_sides
from games.cosmic.state.sides import are_attacks, is_own_side
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

CALCULATOR: Final = Alien("calculator")
ODD: Final = CALCULATOR.choice("calculator-odd")
CALLED: Final = "calculator-called"
CALLS: Final = CALCULATOR.keys.fact("calculator-calls", "who", "odd")


def is_called(at: OnSide, seat: Seat) -> bool:
    """The calculation was called, and both show attacks."""
    return are_attacks(at.state) and CALLED in at.state.now.marks


@CALCULATOR.uses(hooks.selected, either(is_main, CALCULATOR.super.as_(is_ally)), optional=True)
async def calls(at: Now, seat: Seat) -> None:
    """Once cards are chosen, before they are revealed."""
    at.state.now.marks[CALLED] = 1


@CALCULATOR.changes(hooks.card_value, is_called)
def reduces_the_higher(value: int, at: OnSide, seat: Seat) -> int:
    """By the lower, as powers before this one have made them; equal ones stay."""
    other = value_card(at.state, find_opponent(at.state.now, at.side), (seat, CALCULATOR.name))
    return value - other if value > other else value


@CALCULATOR.wild.plays(hooks.selected, is_main)
async def guesses(at: Now, seat: Seat) -> None:
    """Whether the sum of both attacks is odd or even."""
    odd = await ask_yes(at.state, seat, ODD, "A5")
    at.state.now.marks["calculator-odd"] = int(odd)
    await tell(CALLS, who=Who(seat), odd=int(odd))


@CALCULATOR.wild.changes(hooks.card_value, lambda at, _: are_attacks(at.state))
def reduces_the_loser(value: int, at: OnSide, seat: Seat) -> int:
    """Right: the opponent's attack by the own one; wrong: the own one by theirs."""
    total = sum(multiply_card(at.state, side) for side in list_sides(at.state))
    right = total % 2 == at.state.now.marks.get("calculator-odd", 0)
    if is_own_side(at, seat) == right:
        return value
    return value - value_card(at.state, find_opponent(at.state.now, at.side), (seat, CALCULATOR.wild.name))


CALCULATOR.super.lasts(hooks.selected, is_ally)
