"""Tourist (A44): its liner sails from system to system."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.asking import ask
from games.cosmic.catalogue import titles
from games.cosmic.choosing import ask_planet, ask_seat, ask_ships, ask_yes
from games.cosmic.declaring import Alien
from games.cosmic.fates import find_named, name_special
from games.cosmic.hands import take_random
from games.cosmic.hooks import Loss, Now
from games.cosmic.roles import is_anyone, list_sides
from games.cosmic.rules.ending import look_around
from games.cosmic.rules.losses import found, lose
from games.cosmic.ships import colonies, find_home, move
from games.cosmic.state import State
from games.table.asks import PASS, Ask, Option, Pick, Reply
from games.table.facts import Listing, Seat, Who
from games.table.script import tell, whisper
from games.table.traces import not_a_rule

TOURIST: Final = Alien("tourist")
LINER: Final = "liner"
ROOM: Final = 4
WHERE: Final = "tourist-liner"
BOARD, SAIL, ASHORE, HOME, FROM, LOAD = (
    facts.choice(f"tourist-{name}") for name in ("board", "sail", "ashore", "home", "from", "load")
)
SAILS: Final = facts.KEYS.fact("tourist-sails", "who", "other")
BOARDS: Final = facts.KEYS.fact("tourist-boards", "who", "number")
PEEK: Final = facts.KEYS.question(
    "tourist-peek", options=("deck", "destiny", "card", "alien", PASS, facts.ORDERS)
)
SEES: Final = facts.KEYS.fact("tourist-sees", "cards")
SEES_COLOUR: Final = facts.KEYS.fact("tourist-sees-colour", "who")
SEES_WILD: Final = facts.KEYS.fact("tourist-sees-wild")
SEES_SPECIAL: Final = facts.KEYS.fact("tourist-sees-special", "card")
SEES_ALIENS: Final = facts.KEYS.fact("tourist-sees-aliens", "who", "aliens")


def count_aboard(state: State, seat: Seat) -> int:
    """Its ships on the liner, which is a place like others once it has been laid out."""
    return state.ships.setdefault(LINER, [0 for _ in state.seats])[seat]


@not_a_rule
async def load(state: State, seat: Seat, what: str, places: list[str]) -> None:
    """Up to as many ships from these colonies as there is room."""
    ships = await ask_ships(state, seat, what, "A44", places, (0, ROOM - count_aboard(state, seat)))
    for place, number in ships.items():
        move(state, seat, place, LINER, number)
    await tell(BOARDS, who=Who(seat), number=sum(ships.values()))


@TOURIST.uses(hooks.setup, is_anyone)
async def boards(at: Now, seat: Seat) -> None:
    """The liner begins in its own system, with up to four ships aboard."""
    at.state.player(seat).tokens[WHERE] = seat
    await load(at.state, seat, BOARD, colonies(at.state, seat))


@TOURIST.uses(hooks.destiny, is_anyone)
async def travels(at: Now, seat: Seat) -> None:
    """Mandatory, in any role: with a hazard a ship aboard is lost, else the liner sails, and some get off."""
    state = at.state
    if state.now.hazard:
        await lose(state, [Loss(state, seat, {LINER: min(1, count_aboard(state, seat))}, "tourist")])
        return
    tokens, seats = state.player(seat).tokens, state.seats
    here = tokens.get(WHERE, seat)
    ways = [seats[(here + step) % len(seats)] for step in (1, -1)]
    host = await ask_seat(state, seat, SAIL, "A44", ways)
    if host is None:
        return
    tokens[WHERE] = host
    await tell(SAILS, who=Who(seat), other=Who(host))
    if TOURIST.super.is_on(state, seat):
        await comes_aboard(state, seat, host)
    own = [one for one in colonies(state, seat) if state.planets[one].system == host]
    if host == state.now.named and host not in {seat, state.offense} and not own:
        planets = [
            name for name, planet in state.planets.items() if planet.system == host and planet.kind != "moon"
        ]
        if count_aboard(state, seat) and (
            to := await ask_planet(state, seat, ASHORE, "A44", planets, may=True)
        ):
            await found(state, seat, {LINER: count_aboard(state, seat)}, to)
    elif host != seat and count_aboard(state, seat) and await ask_yes(state, seat, HOME, "A44"):
        move(state, seat, LINER, find_home(state, seat), 1)
        await tell(facts.GOES_HOME, who=Who(seat), number=1)
        await take_random(state, seat, host, 1)
    await look_around(state)


@not_a_rule
async def comes_aboard(state: State, seat: Seat, host: Seat) -> None:
    """With the super flare ships come aboard from a colony in the system that the liner has reached."""
    there = [one for one in colonies(state, seat) if state.planets[one].system == host]
    if count_aboard(state, seat) < ROOM and (
        place := await ask_planet(state, seat, FROM, "A44", there, may=True)
    ):
        await load(state, seat, LOAD, [place])


TOURIST.super.lasts(hooks.destiny, is_anyone)


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
            await whisper(seat, SEES, cards=titles(state.deck.pile[-1:]))
        case "card":
            await whisper(seat, SEES, cards=titles([s.card for s in list_sides(state) if s.seat == other]))
        case "alien":
            aliens = Listing(tuple(facts.name_alien(alien) for alien in state.player(other).dealt))
            await whisper(seat, SEES_ALIENS, who=Who(other), aliens=aliens)
        case "destiny":
            await sees_destiny(state, seat, state.destiny.pile[-1])
        case _:
            pass


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


for _window in (hooks.regroup, hooks.alliances, hooks.selected, hooks.revealed, hooks.resolution):
    TOURIST.wild.plays(_window, is_anyone)(peeks)
