"""Saboteur (A42, modern form): traps and decoys lie hidden under planets."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import Landing, Loss, Now, Sender, Vanished
from games.cosmic.practice.uses import CONSENTS
from games.cosmic.questions.choices import ask_planet, ask_yes
from games.cosmic.questions.script import ask
from games.cosmic.rules.hands import discard
from games.cosmic.rules.losses import lose
from games.cosmic.state.catalogue import NEGOTIATE, find_kind
from games.cosmic.state.roles import is_main, list_sides
from games.cosmic.state.ships import count, find_owners
from games.cosmic.state.sides import find_other_side, has_lost, is_set
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.additions import Lying
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Chosen, Option, Pick, Reply, Several, list_picks
from porc_royal.facts import Listing, Saying, Seat, Who
from porc_royal.script import shuffle, tell
from porc_royal.traces import not_a_rule

SABOTEUR: Final = Alien("saboteur", printed="other", alert="red")
KINDS: Final = ("trap", "decoy")
TOKEN, TRAPS, DECOYS, PLANETS = (
    SABOTEUR.keys.field(name) for name in ("token", "traps", "decoys", "planets")
)
HIDE: Final = SABOTEUR.keys.question("saboteur-hide", options=("hide", facts.ORDERS))
REARRANGE: Final = SABOTEUR.keys.question("saboteur-rearrange", options=("place", "swap", PASS, facts.ORDERS))
HIDES: Final = SABOTEUR.keys.fact("saboteur-hides", "who", "number")
PLACES: Final = SABOTEUR.keys.fact("saboteur-places", "who", "planet")
SWAPS: Final = SABOTEUR.keys.fact("saboteur-swaps", "who", "planet", "other_planet")
SPRINGS: Final = SABOTEUR.keys.fact("saboteur-springs", "who", "planet")
FOOLS: Final = SABOTEUR.keys.fact("saboteur-fools", "who", "planet")
SPRING: Final = SABOTEUR.choice("saboteur-spring")
HOSTAGES: Final = SABOTEUR.choice("saboteur-hostages")
NOTE: Final = "saboteur-hostages"
LIES: Final = SABOTEUR.keys.line("saboteur-lies", "planets")
SABOTEUR.keys.chance("saboteur")
SABOTEUR.keys.thing("token", *KINDS)


def list_planets(state: State) -> list[str]:
    """All planets; moons are none."""
    return [name for name, planet in state.planets.items() if planet.kind != "moon"]


def list_hidden(state: State, seat: Seat) -> list[str]:
    """Planets with a token under them, which all can see; what it is its owner alone knows."""
    return [planet for planet in list_planets(state) if f"saboteur-{planet}" in state.player(seat).tokens]


def hide(state: State, seat: Seat, planet: str, kind: str) -> None:
    """Lay a token face down."""
    state.player(seat).tokens[f"saboteur-{planet}"] = 1
    state.player(seat).secrets[f"saboteur-{planet}"] = kind


@not_a_rule
async def lose_token(at: Vanished) -> None:
    """PL-R14: a token under a planet that leaves the game leaves it, too, face down."""
    for player in at.state.players:
        player.tokens.pop(f"saboteur-{at.planet}", None)
        player.secrets.pop(f"saboteur-{at.planet}", None)


SABOTEUR.add(hooks.vanished.rules, MomentRule(lambda _state: True, lose_token))


# Saboteur hides its tokens when powers are known.


@SABOTEUR.uses(hooks.setup, lambda at, seat: True)
async def hides_tokens(at: Now, seat: Seat) -> None:
    """Mandatory: a trap and two decoys for each player, by chance where its owner is absent."""
    state, number = at.state, len(at.state.seats)
    planets = list_planets(state)
    mixed = await shuffle("saboteur", planets)
    usual = {TRAPS: mixed[:number], DECOYS: mixed[number : 3 * number]}
    default = {name: tuple(one for one in planets if one in among) for name, among in usual.items()}

    def list_left(chosen: Chosen) -> list[str]:
        taken = chosen.get(TRAPS, ())
        return [one for one in planets if not isinstance(taken, tuple) or one not in taken]

    traps = Several("planet", planets, number, number)
    decoys = Several("planet", list_left, 2 * number, 2 * number)
    options = {"hide": Option({TRAPS: traps, DECOYS: decoys})}
    reply = await ask(state, Ask(seat, HIDE, "A42", options, Reply("hide", {**default})))
    for field, kind in ((TRAPS, "trap"), (DECOYS, "decoy")):
        for planet in reply.many(field):
            hide(state, seat, planet, kind)
    await tell(HIDES, who=Who(seat), number=3 * number)


def show_hidden(view: View, seat: Seat) -> Lying | None:
    """Under which planets tokens lie."""
    tokens = dict(view.seat(seat).tokens)
    hidden = tuple(facts.name_planet(name) for name, _ in view.planets if f"saboteur-{name}" in tokens)
    return Lying((Saying(LIES, {"planets": Listing(hidden)}),)) if hidden else None


SABOTEUR.enter(additions.SHEETS, SABOTEUR.name, show_hidden)


# What Saboteur's wild flare does: hostages are taken.


def list_shared(at: Now, seat: Seat) -> list[str]:
    """Planets where it has ships beside those of its opponent."""
    if not is_main(at, seat) or not is_set(at.state):
        return []
    other = find_other_side(at.state, seat).seat
    return [
        one for one in list_planets(at.state) if count(at.state, seat, one) and count(at.state, other, one)
    ]


@SABOTEUR.wild.plays(hooks.launched, lambda at, seat: bool(list_shared(at, seat)))
async def takes_hostages(at: Now, seat: Seat) -> None:
    """As a main player, the opponent's ships on a planet that both share cannot leave."""
    at.state.now.notes[NOTE] = await ask_planet(at.state, seat, HOSTAGES, "A42", list_shared(at, seat))


@SABOTEUR.wild.changes(
    hooks.held,
    lambda at, seat: is_main(at, seat) and at.seat in {one.seat for one in list_sides(at.state)} - {seat},
)
def holds_them(places: tuple[str, ...], at: Sender, seat: Seat) -> tuple[str, ...]:
    """Until the encounter ends."""
    return (*places, at.state.now.notes.get(NOTE, ""))


@SABOTEUR.wild.uses(
    hooks.after_ships, lambda at, seat: has_lost(at.state, seat) and NOTE in at.state.now.notes
)
async def loses_them(at: Now, seat: Seat) -> None:
    """If it loses they go to the warp."""
    other, planet = find_other_side(at.state, seat).seat, at.state.now.notes[NOTE]
    await lose(at.state, [Loss(at.state, other, {planet: count(at.state, other, planet)}, "saboteur")])


# Saboteur moves its tokens when an encounter begins.


@not_a_rule
async def ask_what(at: Now, seat: Seat) -> Reply:
    """A used token under another planet, or two that change places; nothing where there are none."""
    state, hidden = at.state, list_hidden(at.state, seat)
    options = {PASS: Option(), "swap": Option({PLANETS: Several("planet", hidden, 2, 2)})}
    used = [kind for kind in KINDS if state.player(seat).tokens.get(f"saboteur-{kind}")]
    free = [planet for planet in list_planets(state) if planet not in hidden]
    if used:
        options["place"] = Option({TOKEN: Pick("token", used), facts.PLANET: Pick("planet", free)})
    return await ask(state, Ask(seat, REARRANGE, "A42", options, Reply(PASS)), seen=True)


@SABOTEUR.asks(hooks.regroup, lambda at, seat: bool(list_hidden(at.state, seat)), ask_what)
async def rearranges(at: Now, seat: Seat, reply: Reply) -> None:
    """When an encounter begins it may lay a used token under another planet, or swap two."""
    state, tokens = at.state, at.state.player(seat).tokens
    if reply.option == "place":
        tokens[f"saboteur-{reply.text(TOKEN)}"] -= 1
        hide(state, seat, reply.text(facts.PLANET), reply.text(TOKEN))
        await tell(PLACES, who=Who(seat), planet=facts.name_planet(reply.text(facts.PLANET)))
    elif reply.option == "swap":
        one, other = reply.many(PLANETS)
        secrets = state.player(seat).secrets
        first, second = f"saboteur-{one}", f"saboteur-{other}"
        secrets[first], secrets[second] = secrets[second], secrets[first]
        await tell(SWAPS, who=Who(seat), planet=facts.name_planet(one), other_planet=facts.name_planet(other))


# Saboteur reveals a token where ships land.


@SABOTEUR.uses(hooks.touched, lambda at, seat: at.planet in list_hidden(at.state, seat))
async def reveals_the_token(at: Landing, seat: Seat) -> None:
    """Mandatory: a trap sends all ships there to the warp, a decoy none."""
    state, player, name = at.state, at.state.player(seat), f"saboteur-{at.planet}"
    del player.tokens[name]
    kind = player.secrets.pop(name)
    player.tokens[f"saboteur-{kind}"] = player.tokens.get(f"saboteur-{kind}", 0) + 1
    springs = kind == "trap"
    key = SPRINGS if springs else FOOLS
    await tell(key, reveals=True, who=Who(seat), planet=facts.name_planet(at.planet))
    if not springs and SABOTEUR.super.is_on(state, seat) and await ask_yes(state, seat, SPRING, "A42"):
        held = [card for card in player.hand if find_kind(card).type == NEGOTIATE][:1]
        await discard(state, seat, held)
        springs = bool(held)
    if springs:
        there = [(one, count(state, one, at.planet)) for one in find_owners(state, at.planet)]
        await lose(state, [Loss(state, one, {at.planet: number}, "saboteur") for one, number in there])


# What practice players think of where tokens lie.


def choose_hiding(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Traps under its own planets, where whoever conquers them is lost; decoys under the last, and elsewhere."""
    places = list_picks(asked, "hide", TRAPS)
    home = [name for name in places if dict(view.planets)[name].system == seat]
    turn = luck % max(1, len(home))
    ordered = [*home[turn:], *home[:turn], *(name for name in places if name not in home)]
    number = len(view.seats)
    traps = [*ordered[: max(1, min(number, len(home) - 1))]]
    traps += ordered[len(home) : len(home) + number - len(traps)]
    decoys = [name for name in ordered if name not in traps][: 2 * number]
    return Reply("hide", {TRAPS: tuple(traps), DECOYS: tuple(decoys)})


def choose_token(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """A trap that has sprung lies under another own planet, else where others may land, a decoy anywhere."""
    tokens = list_picks(asked, "place", TOKEN)
    planets = list_picks(asked, "place", facts.PLANET)
    if not tokens or not planets:
        return Reply(PASS)

    def weigh(name: str) -> tuple[bool, int]:
        return dict(view.planets)[name].system == seat, -view.there(name)[seat]

    token = "trap" if "trap" in tokens else tokens[0]
    return Reply("place", {TOKEN: token, facts.PLANET: max(planets, key=weigh)})


def catches_others(view: View, seat: Seat) -> bool:
    """A decoy springs where none of its own ships are."""
    now = view.encounter
    held = any(find_kind(card).type == NEGOTIATE for card in view.hand)
    return held and now is not None and bool(now.planet) and not view.there(now.planet)[seat]


SABOTEUR.enter(CONSENTS, SPRING, catches_others)
SABOTEUR.enter(additions.IDEAS, HIDE, choose_hiding)
SABOTEUR.enter(additions.IDEAS, REARRANGE, choose_token)
SABOTEUR.super.lasts(hooks.touched, lambda at, seat: at.planet in list_hidden(at.state, seat))
