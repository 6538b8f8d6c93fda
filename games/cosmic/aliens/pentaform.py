"""Pentaform (A78): grows from one alien into the next as it spreads."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import UNUSED_FLARES, Alien
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.pool import leave_out_with_few_unused
from games.cosmic.questions.choices import ask_one_alien
from games.cosmic.rules import unused
from games.cosmic.rules.sheets import lay_down
from games.cosmic.rules.transfers import UNLENT, give_flare
from games.cosmic.state.catalogue import name_flare
from games.cosmic.state.roles import Situation, is_anyone
from games.cosmic.state.ships import find_foreign_colonies
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.additions import Lying
from games.cosmic.views.view import View
from porc_royal.facts import Listing, Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

PENTAFORM: Final = Alien(
    "pentaform", printed="dominion", alert="red", is_late=True, rulings=("CE-R13", "CE-R27")
)
PENTAFORM.add(UNUSED_FLARES, PENTAFORM.name)
leave_out_with_few_unused(PENTAFORM)
ORDER, FIRST, SECOND, BECOME = PENTAFORM.choices("pentaform", "order", "first", "second", "become")
STAGE: Final = PENTAFORM.keys.fact("pentaform-stage", "who", "alien", "number")
LINE: Final = PENTAFORM.keys.fact("pentaform-line", "who", "aliens")
LIES: Final = PENTAFORM.keys.line("pentaform-lies", "aliens", "number")
TURNS: Final = PENTAFORM.keys.fact("pentaform-turns", "who", "alien")
PURPOSE: Final = "pentaform"
PENTAFORM.keys.chance(PURPOSE)
AS: Final = "pentaform-as-"
HOLDS: Final = "pentaform-on-"
AT: Final = "pentaform-at"
PENTAFORM.add(UNLENT, PENTAFORM.name)
STAGES: Final = 5


def list_stages(tokens: dict[str, int]) -> list[str]:
    """The aliens of its stages, in their order."""
    stages = [name for name in tokens if name.startswith(AS)]
    return [name.removeprefix(AS) for name in sorted(stages, key=lambda name: tokens[name])]


@PENTAFORM.uses(hooks.setup, is_anyone)
async def lays_out_stages(at: Now, seat: Seat) -> None:
    """Mandatory: five aliens that nobody has, in an order of its own; their flares leave the game."""
    state = at.state
    drawn: list[str] = []
    for _ in range(STAGES):
        alien = await unused.draw_alien(state, PURPOSE, drawn)
        if alien:
            drawn.append(alien)
    left, order = list(drawn), list[str]()
    while len(left) > 1:
        alien = await ask_one_alien(state, seat, ORDER, "A78", left)
        order.append(alien)
        left.remove(alien)
    order.extend(left)
    tokens = state.player(seat).tokens
    tokens.update({AS + alien: number for number, alien in enumerate(order, 1)})
    tokens[AT] = 1
    for flare in map(name_flare, order):
        if flare in state.unused:
            state.unused.remove(flare)
            state.gone.append(flare)
    await tell(LINE, who=Who(seat), aliens=Listing(tuple(map(facts.name_alien, order))))
    note_colonies(state, seat)
    await move_to_stage(state, seat, 1)


@not_a_rule
async def move_to_stage(state: State, seat: Seat, number: int) -> None:
    """It is at this stage now, and has that power; a stage that is left keeps what it has counted."""
    player = state.player(seat)
    stages = list_stages(player.tokens)
    if not stages:
        return
    player.powers = [alien for alien in player.powers if alien not in stages]
    alien = stages[number - 1]
    player.powers.append(alien)
    player.tokens[AT] = number
    await tell(STAGE, who=Who(seat), alien=facts.name_alien(alien), number=number)


def count_moves(state: State, seat: Seat) -> tuple[int, int]:
    """How many foreign colonies it has gained, and how many it has lost, since that was looked at last."""
    before = {name.removeprefix(HOLDS) for name in state.player(seat).tokens if name.startswith(HOLDS)}
    now = set(find_foreign_colonies(state, seat))
    return len(now - before), len(before - now)


def note_colonies(state: State, seat: Seat) -> None:
    """Which foreign colonies it has."""
    tokens = state.player(seat).tokens
    for name in [name for name in tokens if name.startswith(HOLDS)]:
        del tokens[name]
    tokens.update({HOLDS + name: 1 for name in find_foreign_colonies(state, seat)})


def has_moved(at: Now, seat: Seat) -> bool:
    """It has gained or lost foreign colonies."""
    return AT in at.state.player(seat).tokens and count_moves(at.state, seat) != (0, 0)


@PENTAFORM.uses(hooks.looked, has_moved)
async def moves_along(at: Now, seat: Seat) -> None:
    """CE-R61, DV-51, mandatory: a step right for each that it has gained, then one left for each that it has lost."""
    state = at.state
    gained, lost = count_moves(state, seat)
    stages = len(list_stages(state.player(seat).tokens))
    before = state.player(seat).tokens[AT]
    number = max(min(before + gained, stages) - lost, 1)
    if number != before:
        await move_to_stage(state, seat, number)


@not_a_rule
async def note_all(at: Now) -> None:
    """What was not gone by, zapped or with its power off, is not made up for later."""
    for seat in at.state.seats:
        if AT in at.state.player(seat).tokens and count_moves(at.state, seat) != (0, 0):
            note_colonies(at.state, seat)


def has_pentaform(state: State) -> bool:
    """Somebody has stages."""
    return any(AT in player.tokens for player in state.players)


PENTAFORM.add(hooks.looked.rules, MomentRule(has_pentaform, note_all, after=True))


def describe(view: View, seat: Seat) -> Lying | None:
    """Its stages, and at which it is."""
    tokens = dict(view.seat(seat).tokens)
    stages = Listing(tuple(map(facts.name_alien, list_stages(tokens))))
    if AT not in tokens:
        return None
    return Lying((Saying(LIES, {"aliens": stages, "number": tokens[AT]}),))


PENTAFORM.enter(additions.SHEETS, PENTAFORM.name, describe)


def has_stages(at: Situation, seat: Seat) -> bool:
    """It has several stages."""
    return len(list_stages(at.state.player(seat).tokens)) > 1


@PENTAFORM.super.plays(hooks.regroup, has_stages)
async def swaps_stages(at: Now, seat: Seat) -> None:
    """At any regroup, two stages change places, the one that it is at, too."""
    state, tokens = at.state, at.state.player(seat).tokens
    stages = list_stages(tokens)
    one = await ask_one_alien(state, seat, FIRST, "A78", stages)
    other = await ask_one_alien(state, seat, SECOND, "A78", [alien for alien in stages if alien != one])
    tokens[AS + one], tokens[AS + other] = tokens[AS + other], tokens[AS + one]
    await move_to_stage(state, seat, tokens[AT])


def may_turn(at: Situation, seat: Seat) -> bool:
    """It has one alien, which is laid down, and there are others."""
    state = at.state
    powers = state.player(seat).powers
    return (
        len(powers) == 1 and powers[0] not in unused.list_preparing(state) and bool(unused.list_unused(state))
    )


async def turns_into_another(at: Now, seat: Seat) -> None:
    """It lays down its alien, draws two that nobody has, and is one of them; their flares come into the deck."""
    state = at.state
    drawn: list[str] = []
    for _ in range(2):
        alien = await unused.draw_alien(state, PURPOSE, drawn)
        if alien:
            drawn.append(alien)
    chosen = await ask_one_alien(state, seat, BECOME, "A78", drawn)
    await lay_down(state, seat, state.player(seat).powers[0])
    state.player(seat).powers.append(chosen)
    await tell(TURNS, who=Who(seat), alien=facts.name_alien(chosen))
    joining = [flare for flare in map(name_flare, drawn) if flare in state.unused]
    await state.deck.shuffle([*state.deck.pile, *joining])
    state.unused = [flare for flare in state.unused if flare not in joining]
    await hooks.reshuffled.open(Now(state))
    await give_flare(state, seat, PENTAFORM)


for _window in (hooks.regroup, hooks.alliances):
    PENTAFORM.wild.plays(_window, may_turn)(turns_into_another)
