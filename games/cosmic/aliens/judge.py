"""Judge (A71): declares what the winner, or the loser, takes besides."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.practice.odds import estimate_chance, find_best_attack, find_margin
from games.cosmic.questions.choices import ask_ships
from games.cosmic.questions.script import ask
from games.cosmic.rules.hands import hand_over, pick_random
from games.cosmic.rules.losses import found, list_colonies
from games.cosmic.rules.reckoning import reckon
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import TYPES, find_type
from games.cosmic.state.roles import Situation, is_main, list_sides
from games.cosmic.state.ships import LIMIT, count, find_colonies
from games.cosmic.state.sides import are_attacks, is_attack
from games.cosmic.state.state import State, Winner
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Answer, Ask, Number, Option, Pick, Reply, Several, list_picks
from porc_royal.facts import Listing, Named, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

JUDGE: Final = Alien("judge", printed="dominion", alert="red", is_late=True)
WINNER, LOSER = "for-winner", "for-loser"
DECLARE: Final = JUDGE.keys.question("judge-declare", options=(WINNER, LOSER, PASS, facts.ORDERS))
TAKEN: Final = {name: JUDGE.keys.fact(f"judge-{name}", "who", "number") for name in (WINNER, LOSER)}
KINDS: Final = {name: JUDGE.keys.fact(f"judge-{name}-types", "who", "types") for name in (WINNER, LOSER)}
COLONY: Final = {name: JUDGE.keys.fact(f"judge-{name}-colony", "who", "planet") for name in (WINNER, LOSER)}
SHIPS: Final = JUDGE.choice("judge-ships")
NARROW: Final = 5
EVEN: Final = 0.5


def make_question(state: State, seat: Seat, among: tuple[str, ...]) -> Ask:
    """What whoever is named takes of the other main player: cards, and a colony where that one has one."""
    sides = list_sides(state)
    most = max(len(state.player(side.seat).hand) for side in sides)
    planets = dict.fromkeys(place for side in sides for place in find_colonies(state, side.seat))
    gains = Option(
        {
            facts.TAKE_RANDOM: Number((0, most), optional=True),
            facts.TAKE_KINDS: Several("card-type", TYPES, 0, len(TYPES), optional=True),
            facts.TAKE_PLANET: Pick("planet", tuple(planets), optional=True),
        }
    )
    return Ask(seat, DECLARE, "A71", {PASS: Option(), **dict.fromkeys(among, gains)}, Reply(PASS))


@not_a_rule
async def ask_declaration(at: Now, seat: Seat) -> Reply:
    """For the winner or the loser."""
    return await ask(at.state, make_question(at.state, seat, (WINNER, LOSER)), seen=True)


@JUDGE.asks(hooks.before_cards, is_main, ask_declaration)
async def declares(at: Now, seat: Seat, reply: Reply) -> None:
    """As a main player, before cards are chosen; for both with the super flare."""
    await declare(at.state, seat, reply)
    if JUDGE.super.is_on(at.state, seat):
        other = LOSER if reply.option == WINNER else WINNER
        more = await ask(at.state, make_question(at.state, seat, (other,)), seen=True)
        if more.option != PASS:
            await declare(at.state, seat, more)


@not_a_rule
async def declare(state: State, seat: Seat, reply: Reply) -> None:
    """All are told; it is noted until the encounter ends."""
    whose, types, planet = reply.option, reply.many(facts.TAKE_KINDS), reply.text(facts.TAKE_PLANET)
    state.now.marks[f"judge-{whose}"] = reply.number(facts.TAKE_RANDOM)
    state.now.notes[f"judge-{whose}-types"] = " ".join(types)
    state.now.notes[f"judge-{whose}-planet"] = planet
    listed = Listing(tuple(Named("card-type", one) for one in types))
    number = reply.number(facts.TAKE_RANDOM)
    await tell(TAKEN[whose], who=Who(seat), number=number)
    if types:
        await tell(KINDS[whose], who=Who(seat), types=listed)
    if planet:
        await tell(COLONY[whose], who=Who(seat), planet=facts.name_planet(planet))


def is_due(at: Now, seat: Seat) -> bool:
    """It has declared something, an attack was shown, and one of both has won."""
    state = at.state
    declared = any(f"judge-{one}" in state.now.marks for one in (WINNER, LOSER))
    is_won = state.now.winner in {"offense", "defense"}
    return is_main(at, seat) and declared and is_won and any(is_attack(side) for side in list_sides(state))


@JUDGE.is_clause
@JUDGE.uses(hooks.ending, is_due)
async def executes(at: Now, seat: Seat) -> None:
    """At the end of the encounter, after every other result; what is missing is left out."""
    state = at.state
    sides = list_sides(state)
    if state.now.winner == "defense":
        sides.reverse()
    winner, loser = (side.seat for side in sides)
    for whose, taker, giver in ((WINNER, winner, loser), (LOSER, loser, winner)):
        if f"judge-{whose}" in state.now.marks:
            await take(state, whose, taker, giver)


@not_a_rule
async def take(state: State, whose: str, taker: Seat, giver: Seat) -> None:
    """The cards, and then the colony, with one to four ships of other colonies (CE-R52)."""
    cards: list[str] = []
    for one in state.now.notes.get(f"judge-{whose}-types", "").split():
        of_type = [card for card in state.player(giver).hand if find_type(card) == one]
        cards.extend(await pick_random(state, taker, of_type, 1))
    others = [card for card in state.player(giver).hand if card not in cards]
    number = state.now.marks[f"judge-{whose}"]
    cards.extend(await pick_random(state, taker, others, number))
    await hand_over(state, giver, taker, cards)
    planet = state.now.notes.get(f"judge-{whose}-planet", "")
    if planet and planet in find_colonies(state, giver) and not count(state, taker, planet):
        ships = await ask_ships(state, taker, SHIPS, "A71", list_colonies(state, taker), (1, LIMIT))
        if ships:
            await found(state, taker, ships, planet)
            await look_around(state)


JUDGE.super.lasts(hooks.alliances, is_main)


def shows_attacks(at: Situation, seat: Seat) -> bool:
    """A main player, where both show attacks."""
    return is_main(at, seat) and are_attacks(at.state)


JUDGE.wild.lasts(hooks.revealed, shows_attacks)


@JUDGE.wild.changes(hooks.outcome, shows_attacks)
def calls_a_draw(winner: Winner, at: Now, seat: Seat) -> Winner:
    """Totals that differ by less than five: both deal, as if both had shown a negotiate."""
    ours, theirs = (reckon(at.state, side).total for side in list_sides(at.state))
    return "deal" if abs(ours - theirs) < NARROW else winner


# What practice players think of declaring.


def choose_gains(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """A colony of the other, else cards, for whom it expects to be."""
    now = view.encounter
    if now is None or now.defense is None:
        return None
    offense = seat == now.offense.seat
    chance = estimate_chance(
        view, find_best_attack(view), find_margin(view, offense=offense), offense=offense
    )
    whose = WINNER if chance > EVEN else LOSER
    other = now.defense.seat if offense else now.offense.seat
    if whose not in asked.options:
        return None
    planets = [
        name
        for name in list_picks(asked, whose, facts.TAKE_PLANET)
        if view.there(name)[other] and not view.there(name)[seat] and name not in view.list_home(seat)
    ]
    wanted = asked.options[whose].fields[facts.TAKE_RANDOM]
    gains: dict[str, Answer] = {facts.TAKE_RANDOM: wanted.range({})[1] if isinstance(wanted, Number) else 0}
    if planets:
        gains[facts.TAKE_PLANET] = min(planets, key=lambda name: sum(view.there(name)))
    return Reply(whose, gains)


JUDGE.enter(additions.IDEAS, DECLARE, choose_gains)
