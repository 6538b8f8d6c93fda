"""Bride (A61): marries its opponents, and takes half of what they have when it leaves them."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import Now, Sender, Ships
from games.cosmic.questions.choices import ask_matches, ask_planet, ask_ships
from games.cosmic.questions.script import FREE, EncounterOver, ask
from games.cosmic.rules.alliance import join, make_answer
from games.cosmic.rules.captured import capture, enter_hold, name_hold
from games.cosmic.rules.hands import hand_over, pick_random, show_one
from games.cosmic.rules.losses import list_outside, list_places
from games.cosmic.rules.transfers import LEAVES, UNLENT
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import (
    Situation,
    find_side,
    find_stance,
    is_defense,
    is_main,
    is_on,
    list_sides,
)
from games.cosmic.state.ships import count, find_colonies, find_owners, list_system, move
from games.cosmic.state.sides import find_other_side, get_side
from games.cosmic.state.state import GATE, WARP, State
from games.cosmic.views import additions
from games.cosmic.views.additions import Lying
from games.cosmic.views.fleets import write_ships
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

BRIDE: Final = Alien("bride", printed="dominion", is_late=True, rulings=("CE-R15", "CE-R32"))
SHIP, TRADE, REFUGE = BRIDE.choices("bride", "ship", "trade", "refuge")
AT_HOME: Final = BRIDE.keys.question("bride-home", "who", options=("trade", "divorce", PASS, facts.ORDERS))
WEDS: Final = BRIDE.keys.fact("bride-weds", "who", "other")
PARTS: Final = BRIDE.keys.fact("bride-parts", "who", "other")
TRADES: Final = BRIDE.keys.fact("bride-trades", "who", "other")
FLEES: Final = BRIDE.keys.fact("bride-flees", "who", "other", "planet")
SHOWN: Final = BRIDE.keys.fact("bride-shows", "who", "cards")
CAPTIVES: Final = BRIDE.keys.line("bride-captives", "ships")
MARRIED: Final = BRIDE.keys.line("bride-married", "who")
BESIDE: Final = (facts.ASK_WINDOW, facts.ASK_ORDERS, facts.ASK_CARD)
SHOW: Final = BRIDE.keys.offer("show-spouse", f"{facts.ASK_GATE}*", *BESIDE)
WED: Final = "bride-wed"
EX: Final = "bride-ex-"
DRY: Final = "bride-dry-"
FULL: Final = 6
enter_hold(BRIDE)
BRIDE.add(UNLENT, BRIDE.name)


def find_spouse(state: State, seat: Seat) -> Seat | None:
    """Whom Bride is married to."""
    number = state.player(seat).tokens.get(WED)
    return None if number is None else Seat(number - 1)


def find_bride(state: State) -> Seat | None:
    """Who is Bride, and married: at a stage that was left the sheet keeps its ship, and does nothing (A78)."""
    brides = (seat for seat in state.seats if BRIDE.name in state.player(seat).powers)
    return next((seat for seat in brides if find_spouse(state, seat) is not None), None)


def may_marry(at: Now, seat: Seat) -> bool:
    """A main player, unmarried, whose opponent was never divorced."""
    if not is_main(at, seat) or find_spouse(at.state, seat) is not None:
        return False
    other = find_other_side(at.state, seat).seat
    return EX + str(other) not in at.state.player(seat).tokens


def list_dowry(state: State, seat: Seat) -> list[str]:
    """Ships that may be given, from any colony (3.1): not its only one in the encounter, while there are others.

    Of the warp where all are there. A colony of one ship may be given up.
    """
    places = list_places(state, seat) or ([WARP] if count(state, seat, WARP) else [])
    outside = list_outside(state, seat)
    return [place for place in places if place in outside or count(state, seat, place) > 1] or places


@BRIDE.uses(hooks.before_invitations, may_marry, optional=True)
async def marries(at: Now, seat: Seat) -> None:
    """As a main player, before allies are invited: its opponent puts a ship on the sheet."""
    state = at.state
    other = find_other_side(state, seat).seat
    dowry = list_dowry(state, other)
    least = sorted(dowry, key=lambda place: count(state, other, place))[:1]
    ships = await ask_ships(state, other, SHIP, "A61", dowry, (1, 1), least)
    state.player(seat).tokens[WED] = other + 1
    await tell(WEDS, who=Who(seat), other=Who(other))
    await capture(state, BRIDE.name, seat, other, ships)
    await look_around(state)


def end_marriage(state: State, seat: Seat) -> None:
    """The ship is turned over, and stays captive."""
    spouse = find_spouse(state, seat)
    if spouse is not None:
        del state.player(seat).tokens[WED]
        state.player(seat).tokens[EX + str(spouse)] = 1


@not_a_rule
async def lose_it(at: Ships) -> None:
    """DV-13, CE-R17: with its sheet face down it is divorced, without a card."""
    if find_bride(at.state) == at.seat:
        await part(at.state, at.seat)


@not_a_rule
async def part(state: State, seat: Seat) -> None:
    """All are told."""
    spouse = find_spouse(state, seat)
    if spouse is not None:
        end_marriage(state, seat)
        await tell(PARTS, who=Who(seat), other=Who(spouse))


BRIDE.add(hooks.weakened.rules, MomentRule(lambda state: find_bride(state) is not None, lose_it))
BRIDE.enter(LEAVES, BRIDE.name, end_marriage)


# What Bride and its spouse do at home.


def is_married(at: Situation, seat: Seat) -> bool:
    """It has a spouse."""
    return find_spouse(at.state, seat) is not None


@not_a_rule
async def ask_at_home(at: Now, seat: Seat) -> Reply:
    """A trade, a divorce, or nothing."""
    options = {PASS: Option(), "trade": Option(), "divorce": Option()}
    spouse = find_spouse(at.state, seat)
    args = {"who": Who(seat if spouse is None else spouse)}
    return await ask(at.state, Ask(seat, AT_HOME, "A61", options, Reply(PASS), dict(args)))


@BRIDE.asks(hooks.regroup, is_married, ask_at_home)
@BRIDE.asks(hooks.before_cards, is_married, ask_at_home)
async def lives_together(at: Now, seat: Seat, reply: Reply) -> None:
    """In any role: once an encounter a card for a card, if both like; or it leaves, with half the spouse's hand."""
    state, spouse = at.state, find_spouse(at.state, seat)
    if spouse is None:
        return
    if reply.option == "divorce":
        await leave_spouse(state, seat, spouse)
    elif "bride-traded" not in state.now.marks:
        await trade(state, seat, spouse)


@not_a_rule
async def leave_spouse(state: State, seat: Seat, spouse: Seat) -> None:
    """DV-11: half of the hand, rounded down, at random; the ship stays captive."""
    await part(state, seat)
    if DRY + str(spouse) not in state.player(seat).tokens:
        hand = state.player(spouse).hand
        cards = await pick_random(state, seat, hand, len(hand) // 2)
        await hand_over(state, spouse, seat, cards)


@not_a_rule
async def trade(state: State, seat: Seat, spouse: Seat) -> None:
    """Both choose a card in secret, or none: then nothing is traded, and it may be asked for once more."""
    hands = {one: list(state.player(one).hand) for one in (seat, spouse)}
    chosen = await ask_matches(state, hands, TRADE, "A61")
    if chosen[seat] and chosen[spouse]:
        state.now.marks["bride-traded"] = 1
        await tell(TRADES, who=Who(seat), other=Who(spouse))
        await hand_over(state, seat, spouse, [chosen[seat]], how="given")
        await hand_over(state, spouse, seat, [chosen[spouse]], how="given")


@not_a_rule
async def invite_spouse(at: Sender) -> None:
    """CE-R32: one of both is a main player: the other may join uninvited, and is an ally like any other then."""
    state = at.state
    bride = find_bride(state)
    spouse = None if bride is None else find_spouse(state, bride)
    if bride is None or spouse is None or BRIDE.name in state.now.zapped or at.seat not in (bride, spouse):
        return
    other = spouse if at.seat == bride else bride
    if not is_main(at, other) or find_side(state, at.seat) is not None or not find_colonies(state, at.seat):
        return
    side = get_side(state, other)
    if at.seat in side.invited:
        return
    stance = find_stance(state, side)
    reply = await ask(state, make_answer(state, at.seat, (stance,)))
    if reply.option != PASS:
        await join(state, at.seat, reply)


BRIDE.add(hooks.joining.rules, MomentRule(lambda state: find_bride(state) is not None, invite_spouse))


class Showing:
    """Beside a question Bride and its spouse may show each other a card, and nobody else learns of it."""

    options: Sequence[str] = (SHOW,)

    def list_options(self, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        """Who is married to whom all can see."""
        is_beside = all(key in BESIDE or key.startswith(facts.ASK_GATE) for key in asked)
        if not is_beside or find_partner(state, seat) is None or not is_on(state):
            return {}
        return {SHOW: Option({facts.CARD: Pick("card", tuple(state.player(seat).hand))}, part=True)}

    @not_a_rule
    async def act(self, state: State, seat: Seat, reply: Reply) -> None:
        """The other sees it."""
        other = find_partner(state, seat)
        if other is not None:
            await show_one(state, seat, other, reply.text(facts.CARD), SHOWN)


def find_partner(state: State, seat: Seat) -> Seat | None:
    """To whom a seat is married."""
    bride = find_bride(state)
    spouse = None if bride is None else find_spouse(state, bride)
    return spouse if seat == bride else bride if seat == spouse else None


BRIDE.add(FREE, Showing())
BRIDE.add(additions.ASIDE, SHOW)
BRIDE.add(additions.RARE, SHOW)


def describe(view: View, seat: Seat) -> Lying | None:
    """Whom it is married to, and whose ships it holds."""
    number = dict(view.seat(seat).tokens).get(WED)
    said = [] if number is None else [Saying(MARRIED, {"who": Who(Seat(number - 1))})]
    held = name_hold(BRIDE.name)
    if ships := write_ships(view, held):
        said.append(Saying(CAPTIVES, {"ships": ships}))
    return Lying(tuple(said), sum(view.there(held)) or None) if said else None


BRIDE.add(additions.MORE_ROUNDS, BRIDE.name)
BRIDE.enter(additions.SHEETS, BRIDE.name, describe)


def choose_at_home(view: View, _seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """It leaves a spouse who has a full hand, and trades with any other."""
    who = asked.args.get("who")
    spouse = view.seat(who.seat) if isinstance(who, Who) else None
    if spouse is None:
        return None
    return Reply("divorce" if spouse.hand >= FULL else "trade" if spouse.hand else PASS)


BRIDE.enter(additions.IDEAS, AT_HOME, choose_at_home)


# Bride's flares.


def list_refuges(state: State) -> list[str]:
    """Home planets of the offense, and empty planets elsewhere."""
    offense = state.offense
    own = [name for name in list_system(state, offense) if state.planets[name].kind != "moon"]
    empty = [
        name
        for name, planet in state.planets.items()
        if planet.system != offense and planet.kind != "moon" and not find_owners(state, name)
    ]
    return [*own, *empty]


@BRIDE.wild.plays(hooks.launched, is_defense)
async def runs_away(at: Now, seat: Seat) -> None:
    """As the defense, once ships are launched: they land at home or on an empty planet, and the turn ends (CE-R48)."""
    state, offense = at.state, at.state.offense
    planet = await ask_planet(state, offense, REFUGE, "A61", list_refuges(state))
    await tell(FLEES, who=Who(seat), other=Who(offense), planet=facts.name_planet(planet))
    move(state, offense, GATE, planet, count(state, offense, GATE))
    await look_around(state)
    raise EncounterOver(success=False)


def may_remarry(at: Now, seat: Seat) -> bool:
    """A main player whose opponent is divorced from it."""
    if not is_main(at, seat) or find_spouse(at.state, seat) is not None or len(list_sides(at.state)) < 2:
        return False
    return EX + str(find_other_side(at.state, seat).seat) in at.state.player(seat).tokens


@BRIDE.super.plays(hooks.launched, may_remarry)
async def marries_again(at: Now, seat: Seat) -> None:
    """As a main player, before alliances: a divorced opponent is its spouse again, but never pays for that."""
    state = at.state
    other, tokens = find_other_side(state, seat).seat, state.player(seat).tokens
    del tokens[EX + str(other)]
    tokens[WED], tokens[DRY + str(other)] = other + 1, 1
    await tell(WEDS, who=Who(seat), other=Who(other))
