"""Voyager (A85): its home goes into the warp."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import Now, Ships
from games.cosmic.extension.zaps import has_power
from games.cosmic.questions.choices import ask_cards, ask_planet
from games.cosmic.questions.script import FREE, ask
from games.cosmic.rules.hands import give, set_aside
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import name_card
from games.cosmic.state.piles import lay_off
from games.cosmic.state.roles import Situation, is_offense
from games.cosmic.state.ships import list_away, list_system
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.additions import Lying
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Option, Pick, Reply, list_picks
from porc_royal.facts import Listing, Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

VOYAGER: Final = Alien("voyager", printed="dominion", is_late=True, rulings=("CE-R70", "CE-R71"))
MOVE: Final = VOYAGER.keys.question("voyager-move", options=("set-out", PASS, facts.ORDERS))
SECOND, BACK, CARD = VOYAGER.choices("voyager", "second", "back", "card")
LEAVES: Final = VOYAGER.keys.fact("voyager-leaves", "who", "planet", strikes="who")
RETURNS: Final = VOYAGER.keys.fact("voyager-returns", "who", "planet")
LOST: Final = VOYAGER.keys.fact("voyager-lost", "who", "card")
CALLS: Final = VOYAGER.keys.fact("voyager-calls", "who")
CALL: Final = VOYAGER.keys.offer("call-back", f"{facts.ASK_GATE}*", facts.ASK_ORDERS)
LIES: Final = VOYAGER.keys.line("voyager-lies", "planets")
VISITOR: Final = "voyager-visitor"


def list_home(state: State, seat: Seat) -> list[str]:
    """CE-R70: its own home planets that were there from the beginning, and are not in the warp."""
    return [name for name in list_system(state, seat) if state.planets[name].kind == "planet"]


def list_own_away(state: State, seat: Seat) -> list[str]:
    """Those that are in the warp."""
    return [name for name in list_away(state) if state.planets[name].system == seat]


def move_planet(state: State, planet: str, *, away: bool) -> None:
    """CE-R71: a planet goes into the warp, or comes back, with all that is on, beside or under it."""
    state.planets[planet] = replace(state.planets[planet], away=away)


def may_set_out(at: Situation, seat: Seat) -> bool:
    """The offense, with a home planet."""
    return is_offense(at, seat) and bool(list_home(at.state, seat))


@not_a_rule
async def ask_which(at: Now, seat: Seat) -> Reply:
    """Which home planet, if any."""
    planets = Pick("planet", tuple(list_home(at.state, seat)))
    options = {PASS: Option(), "set-out": Option({facts.PLANET: planets})}
    return await ask(at.state, Ask(seat, MOVE, "A85", options, Reply(PASS)), seen=True)


@VOYAGER.asks(hooks.start_turn, may_set_out, ask_which)
async def sets_out(at: Now, seat: Seat, reply: Reply) -> None:
    """At the start of its turn: one home planet goes into the warp, and the one that is there comes back.

    With the super flare a second one may be there.
    """
    state = at.state
    away = list_own_away(state, seat)
    is_wide = VOYAGER.super.is_on(state, seat)
    back = away if not is_wide else []
    if is_wide and len(away) > 1:
        back = [await ask_planet(state, seat, BACK, "A85", away)]
    for planet in back:
        await bring_back(state, seat, planet)
    await send(state, seat, reply.text(facts.PLANET))
    others = list_home(state, seat)
    if is_wide and len(list_own_away(state, seat)) == 1 and others:
        second = await ask_planet(state, seat, SECOND, "A85", others, may=True)
        if second:
            await send(state, seat, second)
    await look_around(state)


@not_a_rule
async def send(state: State, seat: Seat, planet: str) -> None:
    """A planet goes into the warp."""
    move_planet(state, planet, away=True)
    await tell(LEAVES, who=Who(seat), planet=facts.name_planet(planet))


@not_a_rule
async def bring_back(state: State, seat: Seat, planet: str) -> None:
    """A planet is in its system again."""
    move_planet(state, planet, away=False)
    await tell(RETURNS, who=Who(seat), planet=facts.name_planet(planet))


VOYAGER.super.lasts(hooks.start_turn, is_offense)


@not_a_rule
async def come_home(at: Now | Ships) -> None:
    """Without its power at work the planet is in its system again at once."""
    state = at.state
    lost = [
        name for name in list_away(state) if not has_power(state, state.planets[name].system, VOYAGER.name)
    ]
    for planet in lost:
        await bring_back(state, state.planets[planet].system, planet)
    if lost:
        await look_around(state)


def has_away(state: State) -> bool:
    """Whether a planet is there."""
    return bool(list_away(state))


_AT_ENDS: Final[MomentRule[Now]] = MomentRule(has_away, come_home)
_WHEN_WEAK: Final[MomentRule[Ships]] = MomentRule(has_away, come_home)
VOYAGER.add(hooks.turn_begins.rules, _AT_ENDS)
VOYAGER.add(hooks.ended.rules, _AT_ENDS)
VOYAGER.add(hooks.weakened.rules, _WHEN_WEAK)


def show_away(view: View, seat: Seat) -> Lying | None:
    """Which planets are in the warp."""
    away = tuple(facts.name_planet(name) for name, one in view.planets if one.away and one.system == seat)
    return Lying((Saying(LIES, {"planets": Listing(away)}),)) if away else None


VOYAGER.enter(additions.SHEETS, VOYAGER.name, show_away)


def has_others(at: Situation, seat: Seat) -> bool:
    """It has another card than this one; how many all can see."""
    return len(at.state.player(seat).hand) > 1


async def visits(at: Situation, seat: Seat) -> None:
    """One other card of the hand lies in the warp, face down, until it is called back, or the encounter ends."""
    state = at.state
    hand = [card for card in state.player(seat).hand if card != VOYAGER.wild.flare]
    cards = await ask_cards(state, seat, CARD, "A85", hand, (1, 1))
    await set_aside(state, seat, cards)
    for card in cards:
        state.player(seat).secrets[VISITOR] = card


class Calling:
    """Beside a question it calls back what lies in the warp, as long as it has the flare."""

    options: Sequence[str] = (CALL,)

    def list_options(self, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        """Whoever has laid something there all have seen."""
        player = state.player(seat)
        if player.secrets.get(VISITOR) not in player.laid_by or VOYAGER.wild.flare not in player.hand:
            return {}
        is_beside = all(key == facts.ASK_ORDERS or key.startswith(facts.ASK_GATE) for key in asked)
        return {CALL: Option(free=True)} if is_beside else {}

    @not_a_rule
    async def act(self, state: State, seat: Seat, reply: Reply) -> None:
        """The card is in the hand again."""
        player = state.player(seat)
        card = player.secrets.pop(VISITOR, "")
        if card in player.laid_by:
            player.laid_by.remove(card)
            give(state, seat, [card])
            await tell(CALLS, who=Who(seat))


VOYAGER.add(FREE, Calling())

for _gate in (hooks.regroup, hooks.alliances, hooks.revealed):
    VOYAGER.wild.plays(_gate, has_others)(visits)


@VOYAGER.wild.uses(hooks.ending, lambda at, seat: VISITOR in at.state.player(seat).secrets)
async def is_missed(at: Now, seat: Seat) -> None:
    """If the flare has been lost it is discarded; else it comes back."""
    player = at.state.player(seat)
    card = player.secrets.pop(VISITOR)
    if VOYAGER.wild.flare not in player.hand and card in player.laid_by:
        player.laid_by.remove(card)
        lay_off(at.state, [card])
        await tell(LOST, reveals=True, who=Who(seat), card=name_card(card))


# What practice players think of setting out.


def choose_planet(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """While none of its own is away: a planet where it is alone, with as few ships as may be, but with some."""
    if any(one.away and one.system == seat for _, one in view.planets):
        return Reply(PASS)
    settled = [name for name in list_picks(asked, "set-out", facts.PLANET) if view.there(name)[seat]]
    alone = [name for name in settled if sum(view.there(name)) == view.there(name)[seat]]
    chosen = min(alone or settled, key=lambda name: view.there(name)[seat], default="")
    return Reply("set-out", {facts.PLANET: chosen}) if chosen else Reply(PASS)


VOYAGER.enter(additions.IDEAS, MOVE, choose_planet)
