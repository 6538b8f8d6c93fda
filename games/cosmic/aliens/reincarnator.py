"""Reincarnator (A82): after a defeat it comes back as another alien, too."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Agreement, Now
from games.cosmic.extension.pool import leave_out_with_few_unused
from games.cosmic.questions.choices import ask_one_seat, ask_yes
from games.cosmic.rules import unused
from games.cosmic.rules.hands import hand_over
from games.cosmic.rules.sheets import lay_down
from games.cosmic.rules.unused import list_preparing
from games.cosmic.state.roles import Situation, is_involved, is_main, list_others
from games.cosmic.state.sides import has_lost
from games.cosmic.state.state import State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

REINCARNATOR: Final = Alien("reincarnator", is_late=True, rulings=("CE-R27",))
leave_out_with_few_unused(REINCARNATOR)
WHETHER, WHOM = REINCARNATOR.choices("reincarnator", "whether", "whom")
BECOMES: Final = REINCARNATOR.keys.fact("reincarnator-becomes", "who", "alien")
PURPOSE: Final = "reincarnator"
REINCARNATOR.keys.chance(PURPOSE)
AS: Final = "reincarnator-as-"
CHANGES: Final = "reincarnator-changes"


@not_a_rule
async def draw_alien(state: State, seat: Seat) -> str:
    """One of those that nobody has, at random, which all see; "" where there is none."""
    alien = await unused.draw_alien(state, PURPOSE)
    if alien:
        state.player(seat).powers.append(alien)
        await tell(BECOMES, reveals=True, who=Who(seat), alien=facts.name_alien(alien))
    return alien


def has_failed(at: Situation, seat: Seat) -> bool:
    """Its side has lost, or it has failed to deal."""
    now = at.state.now
    is_failed = now.winner == "deal" and not now.success and is_main(at, seat)
    return is_involved(at, seat) and (has_lost(at.state, seat) or is_failed)


@REINCARNATOR.uses(hooks.discarded, has_failed)
async def reincarnates(at: Now, seat: Seat) -> None:
    """Mandatory: another one besides, at random; that of the time before is laid down first (CE-R66)."""
    state = at.state
    if REINCARNATOR.super.is_on(state, seat) and not await ask_yes(state, seat, WHETHER, "A82", default=True):
        return
    tokens = state.player(seat).tokens
    for name in [name for name in tokens if name.startswith(AS)]:
        del tokens[name]
        if name.removeprefix(AS) in state.player(seat).powers:
            await lay_down(state, seat, name.removeprefix(AS))
    if alien := await draw_alien(state, seat):
        state.player(seat).tokens[AS + alien] = 1


REINCARNATOR.super.lasts(hooks.resolution, is_involved)
REINCARNATOR.super.lasts(hooks.after_deal, is_involved)


def list_losers(at: Situation, seat: Seat) -> list[Seat]:
    """Others who have lost, but Reincarnator, whose alien may be laid down."""
    state = at.state
    return [
        one
        for one in list_others(state, seat)
        if has_failed(at, one)
        and len(state.player(one).powers) == 1
        and state.player(one).powers[0] not in (REINCARNATOR.name, *list_preparing(state))
    ]


async def passes_it_on(at: Now | Agreement, seat: Seat) -> None:
    """Another loser gets this flare, and becomes another alien when the encounter ends."""
    state = at.state
    whom = await ask_one_seat(state, seat, WHOM, "A82", list_losers(at, seat))
    flare = [card for card in state.player(seat).hand if card == REINCARNATOR.wild.flare]
    await hand_over(state, seat, whom, flare, how="given")
    state.now.marks[CHANGES] = whom + 1


REINCARNATOR.wild.plays(hooks.resolution, lambda at, seat: bool(list_losers(at, seat)))(passes_it_on)
REINCARNATOR.wild.plays(hooks.after_deal, lambda at, seat: bool(list_losers(at, seat)))(passes_it_on)


@REINCARNATOR.wild.uses(hooks.ending, lambda at, seat: CHANGES in at.state.now.marks)
async def changes_them(at: Now, seat: Seat) -> None:
    """That player lays its alien down, and draws one that nobody has."""
    state = at.state
    whom = Seat(at.state.now.marks[CHANGES] - 1)
    before = list(state.player(whom).powers)
    if await draw_alien(state, whom):
        for alien in before:
            await lay_down(state, whom, alien)
