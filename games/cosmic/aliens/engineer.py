"""Engineer (A66): what fails gives it ideas."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import Now, Researching
from games.cosmic.extension.techs import has_techs
from games.cosmic.extension.windows import Window
from games.cosmic.extension.zaps import has_power
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.hands import give, take_back
from games.cosmic.rules.techs import FROZEN, choose_tech, discard_tech, open_deck, seek_tech, send_home
from games.cosmic.rules.transfers import give_flare
from games.cosmic.rules.unused import find_sheet
from games.cosmic.state.catalogue import ARTIFACT, find_kind, name_all_cards
from games.cosmic.state.labs import add_tech, find_lab, name_lab
from games.cosmic.state.roles import Situation, is_main, is_own
from games.cosmic.state.ships import count
from games.cosmic.state.sides import has_lost
from games.cosmic.state.state import WARP, State, TechCard
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ENGINEER: Final = Alien("engineer", printed="dominion", is_late=True, rulings=("CE-R13",))
CARD: Final = ENGINEER.choice("engineer-card")
SEARCHES: Final = ENGINEER.keys.fact("engineer-searches", "who", "number", "cards")
DRAWN: Final = 2


def has_failed(at: Situation, seat: Seat) -> bool:
    """A main player who has lost, or failed to deal."""
    now = at.state.now
    is_failed = now.winner == "deal" and not now.success
    return is_main(at, seat) and (is_failed or has_lost(at.state, seat))


def list_sheet(state: State, seat: Seat) -> list[TechCard]:
    """The tech on its sheet."""
    return [one for one in state.player(seat).techs if one.warp and not one.is_up]


@ENGINEER.by_order
@ENGINEER.uses(hooks.discarded, has_failed, optional=True)
async def has_an_idea(at: Now, seat: Seat) -> None:
    """As a main player who has lost or failed to deal: of two techs one may take the place of that on its sheet."""
    state = at.state
    await open_deck(state)
    if ENGINEER.super.is_on(state, seat):
        kept = await seek_tech(state, seat)
    else:
        kept = await choose_tech(state, seat, DRAWN, may=True)
    if kept is not None:
        for old in list_sheet(state, seat):
            await discard_tech(state, seat, old)
        kept.warp = True


ENGINEER.super.lasts(hooks.resolution, is_main)
ENGINEER.super.lasts(hooks.after_deal, is_main)


@ENGINEER.is_clause
@ENGINEER.changes(hooks.researching, is_own)
def uses_the_warp(number: int, at: Researching, seat: Seat) -> int:
    """Its ships in the warp count toward the cost of the tech on its sheet."""
    found = find_lab(at.state, f"{seat}-{at.lab}")
    return number + (count(at.state, seat, WARP) if found is not None and found[1].warp else 0)


def lies_frozen(state: State, seat: Seat, tech: TechCard) -> bool:
    """CE-R17: while its sheet is face down, or at a stage that was left, nothing moves there."""
    return tech.warp and not has_power(state, seat, ENGINEER.name)


ENGINEER.add(FROZEN, lies_frozen)


@not_a_rule
async def goes_with_the_sheet(at: Now) -> None:
    """A tech on a sheet goes where the sheet is; the ships that research it go home."""
    state = at.state
    owner = find_sheet(state, ENGINEER.name)
    for seat in state.seats:
        for tech in [] if seat == owner else list_sheet(state, seat):
            await send_home(state, seat, tech)
            if owner is None:
                await discard_tech(state, seat, tech)
                continue
            lost = name_lab(seat, tech)
            state.player(seat).techs = [
                one for one in state.player(seat).techs if name_lab(seat, one) != lost
            ]
            add_tech(state, owner, tech.name).warp = True


ENGINEER.add(hooks.ended.rules, MomentRule(has_techs, goes_with_the_sheet))


def has_artifacts(at: Situation, seat: Seat) -> bool:
    """Where there may be one."""
    return bool(at.state.deck.pile or at.state.deck.discards)


async def searches(at: Situation, seat: Seat) -> None:
    """Cards are turned up until an artifact comes, which it takes; without one any artifact of the discards."""
    state, turned = at.state, list[str]()
    while state.deck.pile and not (turned and find_kind(turned[-1]).type == ARTIFACT):
        turned.append(state.deck.pile.pop())
    if turned:
        names = name_all_cards(turned)
        await tell(SEARCHES, reveals=True, who=Who(seat), number=len(turned), cards=names)
    if turned and find_kind(turned[-1]).type == ARTIFACT:
        give(state, seat, [turned.pop()])
        state.deck.discard(turned)
    else:
        state.deck.discard(turned)
        among = [card for card in state.deck.discards if find_kind(card).type == ARTIFACT]
        await take_back(state, seat, await ask_cards(state, seat, CARD, "A66", among, (1, 1)))
    await give_flare(state, seat, ENGINEER)


def may_search(window: Window[Now]) -> None:
    """At each gate, in any role."""
    ENGINEER.wild.plays(window, has_artifacts)(searches)


for _window in (hooks.regroup, hooks.alliances, hooks.revealed, hooks.resolution):
    may_search(_window)
