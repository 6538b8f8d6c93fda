"""Citadel (A62): attack cards lie beside planets, and defend them."""

from dataclasses import replace
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import Now, OnSide, Reckoning, Vanished
from games.cosmic.practice.uses import USES
from games.cosmic.questions.choices import ask_yes
from games.cosmic.questions.script import ask
from games.cosmic.rules.unused import find_sheet
from games.cosmic.state.catalogue import ATTACK, find_kind, name_all_cards, name_card
from games.cosmic.state.piles import lay_off
from games.cosmic.state.roles import Situation, has_cards, is_anyone, is_involved
from games.cosmic.state.sides import add_bonus
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Option, Pick, Reply, list_picks
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

CITADEL: Final = Alien("citadel", alert="red", is_late=True)
LAY: Final = CITADEL.keys.question("citadel-lay", options=("lay", PASS, facts.ORDERS))
LESS: Final = CITADEL.choice("citadel-less")
LAID: Final = CITADEL.keys.fact("citadel-lays", "who", "card", "planet")
FALLS: Final = CITADEL.keys.fact("citadel-falls", "planet", "cards")
ON: Final = "citadel-on"
MORE: Final = 5
LEAST, SPARED = 4, 4
"""What practice players lay beside planets, and how many encounter cards they keep at least."""


@not_a_rule
async def ask_where(at: Now, seat: Seat) -> Reply:
    """Which attack of the hand, beside which planet."""
    state = at.state
    attacks = [card for card in state.player(seat).hand if find_kind(card).type == ATTACK]
    planets = [name for name, planet in state.planets.items() if planet.kind != "moon"]
    fields = {facts.CARD: Pick("card", tuple(attacks)), facts.PLANET: Pick("planet", tuple(planets))}
    return await ask(state, Ask(seat, LAY, "A62", {PASS: Option(), "lay": Option(fields)}, Reply(PASS)))


@CITADEL.asks(hooks.destiny, has_cards, ask_where, once=True)
async def lays_a_card(at: Now, seat: Seat, reply: Reply) -> None:
    """In any role, once destiny is drawn: one attack of its hand, face up, beside any planet."""
    state, card, planet = at.state, reply.text(facts.CARD), reply.text(facts.PLANET)
    state.player(seat).hand.remove(card)
    state.standing.setdefault(planet, []).append(card)
    named = facts.name_planet(planet)
    await tell(LAID, reveals=True, who=Who(seat), card=name_card(card), planet=named)


def is_guarded(at: Situation, seat: Seat) -> bool:
    """Cards lie beside the target."""
    return bool(at.state.standing.get(at.state.now.planet))


@CITADEL.uses(hooks.selected, is_guarded, optional=True)
async def opens_fire(at: Now, seat: Seat) -> None:
    """In any role, once cards are chosen: all of them count for the defense, or against it with the super flare."""
    is_less = CITADEL.super.is_on(at.state, seat) and await ask_yes(at.state, seat, LESS, "A62")
    at.state.now.marks[ON] = -1 if is_less else 1


def has_fired(at: OnSide, seat: Seat) -> bool:
    """They count, on the side of the defense."""
    return ON in at.state.now.marks and at.side is at.state.now.defense


@CITADEL.goes_on
@CITADEL.changes(hooks.total, has_fired)
def adds_their_values(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """CE-R34: what is printed on them."""
    cards = at.state.standing.get(at.state.now.planet, [])
    number = at.state.now.marks[ON] * sum(find_kind(card).value for card in cards)
    return replace(total, bonus=total.bonus + number)


def has_fallen(at: Now, seat: Seat) -> bool:
    """They counted, and the defense has lost."""
    return ON in at.state.now.marks and at.state.now.winner in {"offense", "nobody"}


@CITADEL.is_clause
@CITADEL.uses(hooks.after_ships, has_fallen)
async def falls(at: Now, seat: Seat) -> None:
    """They are discarded."""
    await clear(at.state, at.state.now.planet)


@not_a_rule
async def clear(state: State, planet: str) -> None:
    """What lies beside a planet goes to the discards."""
    cards = state.standing.pop(planet, [])
    if cards:
        lay_off(state, cards)
        await tell(FALLS, planet=facts.name_planet(planet), cards=name_all_cards(cards))


@not_a_rule
async def go_with_it(at: Vanished) -> None:
    """They leave with their planet (CE-R35)."""
    await clear(at.state, at.planet)


@not_a_rule
async def go_with_the_sheet(at: Now) -> None:
    """They leave with their sheet; with one that is face down (CE-R17), or at a stage that was left, they stay."""
    if find_sheet(at.state, CITADEL.name) is None:
        for planet in list(at.state.standing):
            await clear(at.state, planet)


def has_citadels(state: State) -> bool:
    """Whether any stand."""
    return bool(state.standing)


CITADEL.add(hooks.vanished.rules, MomentRule(has_citadels, go_with_it))
CITADEL.add(hooks.ended.rules, MomentRule(has_citadels, go_with_the_sheet))
CITADEL.super.lasts(hooks.alliances, is_anyone)


@CITADEL.wild.plays(hooks.revealed, is_involved)
async def strengthens_the_defense(at: Now, seat: Seat) -> None:
    """Five more for the defense."""
    defense = at.state.now.defense
    if defense is not None:
        add_bonus(at.state, defense, MORE)


# What practice players think of citadels.


def guards_its_side(view: View, seat: Seat) -> bool:
    """They fire for the defense, and so not against its own side, nor for a bystander's rival."""
    now = view.encounter
    side = None if now is None else now.defense
    return side is not None and (seat == side.seat or seat in side.allies)


def choose_place(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The lowest attack of 4 and more of a full hand, where a colony of its own has few ships and no card yet."""
    attacks = [card for card in list_picks(asked, "lay", facts.CARD) if find_kind(card).value >= LEAST]
    if sum(find_kind(card).is_encounter for card in view.hand) <= SPARED:
        return Reply(PASS)
    fortified = {planet for planet, _ in view.standing}
    own = [name for name in list_picks(asked, "lay", facts.PLANET) if view.there(name)[seat]]
    bare = [name for name in own if name not in fortified]
    if not attacks or not bare:
        return Reply(PASS)
    chosen = {
        facts.CARD: min(attacks, key=lambda card: find_kind(card).value),
        facts.PLANET: min(bare, key=lambda name: view.there(name)[seat]),
    }
    return Reply("lay", dict(chosen))


CITADEL.enter(USES, CITADEL.name, guards_its_side)
CITADEL.enter(additions.IDEAS, LAY, choose_place)
