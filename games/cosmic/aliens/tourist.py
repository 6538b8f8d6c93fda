"""Tourist (A44): its liner sails from system to system."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import Loss, Now
from games.cosmic.questions.choices import ask_number, ask_planet, ask_seat, ask_ships, ask_yes
from games.cosmic.questions.foreseen import FORESEEN
from games.cosmic.questions.script import ask
from games.cosmic.rules.hands import take_random
from games.cosmic.rules.losses import found, lose
from games.cosmic.rules.returns import go_home
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import name_all_cards
from games.cosmic.state.fates import HEEDING, find_named, is_hazard, name_special
from games.cosmic.state.roles import is_anyone, list_sides
from games.cosmic.state.ships import find_colonies, find_home, find_home_colonies, list_free, move
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.additions import Lying
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Listing, Saying, Seat, Who
from porc_royal.script import tell, whisper
from porc_royal.traces import not_a_rule

TOURIST: Final = Alien("tourist", printed="dominion")
LINER: Final = "liner"
ROOM: Final = 4
WHERE: Final = "tourist-liner"
BOARD, SAIL, ASHORE, HOME, FROM, LOAD, CALLS, LANDS = TOURIST.choices(
    "tourist", "board", "sail", "ashore", "home", "from", "load", "calls", "lands"
)
SAILS: Final = TOURIST.keys.fact("tourist-sails", "who", "other")
BOARDS: Final = TOURIST.keys.fact("tourist-boards", "who", "number")
PEEK: Final = TOURIST.keys.question(
    "tourist-peek", options=("deck", "destiny", "card", "alien", PASS, facts.ORDERS)
)
TOURIST.add(FORESEEN, PEEK)
SEES: Final = TOURIST.keys.fact("tourist-sees", "cards")
SEES_COLOUR: Final = TOURIST.keys.fact("tourist-sees-colour", "who")
SEES_WILD: Final = TOURIST.keys.fact("tourist-sees-wild")
SEES_SPECIAL: Final = TOURIST.keys.fact("tourist-sees-special", "card")
SEES_ALIENS: Final = TOURIST.keys.fact("tourist-sees-aliens", "who", "aliens")


def count_aboard(state: State, seat: Seat) -> int:
    """Its ships on the liner, a place like others once it has been laid out; no planet, and no planetoid (X-19)."""
    return state.ships[LINER][seat] if LINER in state.ships else 0


def find_port(state: State) -> Seat | None:
    """CC-5: in whose system it may disembark: the offense's own, if they meet there (CE-52a), else the defense's."""
    defense, planet = state.now.defense, state.now.planet
    if defense is None:
        return None
    return state.offense if state.planets[planet].system == state.offense else defense.seat


@not_a_rule
async def load(state: State, seat: Seat, what: str, places: list[str]) -> None:
    """Up to as many ships from these colonies as there is room."""
    ships = await ask_ships(state, seat, what, "A44", places, (0, ROOM - count_aboard(state, seat)))
    state.ships.setdefault(LINER, [0 for _ in state.seats])
    for place, number in ships.items():
        move(state, seat, place, LINER, number)
    if ships:
        await tell(BOARDS, who=Who(seat), number=sum(ships.values()))


# Tourist's ships go aboard: when powers are known, and with the super flare on the way.


@TOURIST.uses(hooks.setup, is_anyone)
async def boards(at: Now, seat: Seat) -> None:
    """The liner begins in its own system, with up to four ships aboard."""
    at.state.player(seat).tokens[WHERE] = seat
    await load(at.state, seat, BOARD, find_home_colonies(at.state, seat))


@not_a_rule
async def sends_ashore(at: Now) -> None:
    """Once an encounter has ended, ships of whoever has its power no more (A40) leave the liner for colonies."""
    aboard = at.state.ships.get(LINER, ())
    gone = [seat for seat in at.state.seats if TOURIST.name not in at.state.player(seat).powers]
    await go_home(at.state, [(seat, LINER) for seat in gone if aboard and aboard[seat]])


TOURIST.add(hooks.ended.rules, MomentRule(lambda _state: True, sends_ashore))


@not_a_rule
async def comes_aboard(state: State, seat: Seat, host: Seat) -> None:
    """With the super flare ships come aboard from a colony in the system that the liner has reached."""
    there = [one for one in find_colonies(state, seat) if state.planets[one].system == host]
    if count_aboard(state, seat) < ROOM and (
        place := await ask_planet(state, seat, FROM, "A44", there, may=True)
    ):
        await load(state, seat, LOAD, [place])


TOURIST.add(HEEDING, lambda state: any(TOURIST.name in player.powers for player in state.players))


# What Tourist learns of the destiny deck.


@not_a_rule
async def sees_destiny(state: State, seat: Seat, card: str) -> None:
    """The destiny card that will be drawn next."""
    special, named = name_special(card), find_named(state, card)
    if special is not None:
        await whisper(seat, SEES_SPECIAL, card=special)
    elif named is not None:
        await whisper(seat, SEES_COLOUR, who=Who(named))
    else:
        await whisper(seat, SEES_WILD)


# Tourist's liner calls at home.


@not_a_rule
async def call_at_home(state: State, seat: Seat) -> None:
    """CC-5: whenever the liner enters its own system: ships go ashore to home colonies, and come aboard from there."""
    while (aboard := count_aboard(state, seat)) and (
        home := await ask_planet(state, seat, CALLS, "A44", find_home_colonies(state, seat), may=True)
    ):
        move(state, seat, LINER, home, await ask_number(state, seat, LANDS, "A44", (1, aboard), aboard))
    if (homes := find_home_colonies(state, seat)) and count_aboard(state, seat) < ROOM:
        await load(state, seat, BOARD, homes)


# Where Tourist's liner is, as everybody sees it.

LIES: Final = TOURIST.keys.line("tourist-lies", "who", "number")


def show_liner(view: View, seat: Seat) -> Lying | None:
    """In whose system the liner is, with how many ships."""
    where = dict(view.seat(seat).tokens).get(WHERE)
    if where is None:
        return None
    return Lying((Saying(LIES, {"who": Who(Seat(where)), "number": view.there(LINER)[seat]}),))


TOURIST.enter(additions.SHEETS, TOURIST.name, show_liner)


# What Tourist's wild flare does: a peek at what lies face down.


async def peeks(at: Now, seat: Seat) -> None:
    """At a face-down card, at the aliens that a player was dealt, or at the top of a deck."""
    state = at.state
    down = [str(side.seat) for side in list_sides(state) if side.card and not side.shown]
    dealt = [str(one) for one in state.seats if one != seat and state.player(one).dealt]
    offered = {
        "deck": Option() if state.deck.pile else None,
        "destiny": Option() if state.destiny.pile else None,
        "card": Option({facts.SEAT: Pick("player", down)}) if down else None,
        "alien": Option({facts.SEAT: Pick("player", dealt)}) if dealt else None,
        PASS: Option(),
    }
    options = {name: option for name, option in offered.items() if option is not None}
    reply = await ask(
        state, Ask(seat, PEEK, "A44", options, Reply(next(iter(options)) if state.deck.pile else PASS))
    )
    other = Seat(int(reply.text(facts.SEAT) or 0))
    match reply.option:
        case "deck":
            await whisper(seat, SEES, cards=name_all_cards(state.deck.pile[-1:]))
        case "card":
            await whisper(
                seat, SEES, cards=name_all_cards([s.card for s in list_sides(state) if s.seat == other])
            )
        case "alien":
            aliens = Listing(tuple(facts.name_alien(alien) for alien in state.player(other).dealt))
            await whisper(seat, SEES_ALIENS, who=Who(other), aliens=aliens)
        case "destiny":
            await sees_destiny(state, seat, state.destiny.pile[-1])
        case _:
            pass


for _window in (hooks.regroup, hooks.alliances, hooks.selected, hooks.revealed, hooks.resolution):
    TOURIST.wild.plays(_window, is_anyone)(peeks)


# A hazard warning costs Tourist a ship.


def is_in_danger(at: Now, seat: Seat) -> bool:
    """A warning has just been drawn, and ships are aboard."""
    return is_hazard(at.state.now.destiny) and count_aboard(at.state, seat) > 0


@TOURIST.uses(hooks.destiny, is_in_danger)
async def loses_a_ship(at: Now, seat: Seat) -> None:
    """Mandatory, in any role: with each warning a ship aboard is lost."""
    await lose(at.state, [Loss(at.state, seat, {LINER: 1}, "tourist")])


# Tourist travels.


@TOURIST.uses(hooks.met, lambda at, seat: not at.state.now.hazard)
async def travels(at: Now, seat: Seat) -> None:
    """CC-5, mandatory, in any role: without a warning (CE-50) the liner sails, once it is known who is the defense."""
    state, seats = at.state, at.state.seats
    here = state.player(seat).tokens.get(WHERE, seat)
    host = await ask_seat(state, seat, SAIL, "A44", [seats[(here + step) % len(seats)] for step in (1, -1)])
    if host is None:
        return
    state.player(seat).tokens[WHERE] = host
    await tell(SAILS, who=Who(seat), other=Who(host))
    if host == seat:
        await call_at_home(state, seat)
    elif TOURIST.super.is_on(state, seat):
        await comes_aboard(state, seat, host)
    own = [one for one in find_colonies(state, seat) if state.planets[one].system == host]
    if host == find_port(state) and not own:
        free = list_free(state, host, seat) if count_aboard(state, seat) else []
        if to := await ask_planet(state, seat, ASHORE, "A44", free, may=True):
            await found(state, seat, {LINER: count_aboard(state, seat)}, to)
    elif host != seat and count_aboard(state, seat) and await ask_yes(state, seat, HOME, "A44"):
        move(state, seat, LINER, find_home(state, seat), 1)
        await tell(facts.GOES_HOME, who=Who(seat), number=1)
        await take_random(state, seat, host, 1)
    await look_around(state)


TOURIST.super.lasts(hooks.destiny, is_anyone)
