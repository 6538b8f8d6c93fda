"""Pirate (A79): it lives on captured ships."""

from collections.abc import Mapping
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import Delivery, Loss, Now
from games.cosmic.picture.palette import find_look
from games.cosmic.questions.choices import ask_number, ask_one_seat, ask_ships
from games.cosmic.questions.script import ask
from games.cosmic.rules.hands import hand_over, take_random
from games.cosmic.rules.losses import found, list_colonies, lose
from games.cosmic.rules.returns import go_home
from games.cosmic.rules.rewards import reward
from games.cosmic.rules.unused import find_sheet
from games.cosmic.rules.victory import look_around
from games.cosmic.rules.worth import keep_worth
from games.cosmic.state.roles import Situation, find_opponent, is_ally, is_offense, list_others
from games.cosmic.state.ships import count, find_colonies, move, spread_home
from games.cosmic.state.sides import find_place, get_side, has_won
from games.cosmic.state.state import BESIDE, GATE, Side, State
from games.cosmic.views import additions
from games.cosmic.views.additions import Lying
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Field, Number, Option, Pick, Reply, Several, list_picks
from porc_royal.facts import Arg, Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

PIRATE: Final = Alien(
    "pirate", printed="dominion", is_late=True, rulings=("CE-R12", "CE-R15", "CE-R62", "CE-R63")
)
HELD: Final = "held-pirate"
"""CE-R15: where captured ships are, whoever has the sheet."""
CAPTURE: Final = PIRATE.keys.question("pirate-capture", options=("capture", PASS, facts.ORDERS))
TRADE: Final = PIRATE.keys.question("pirate-trade", options=("sell", "ransom", PASS, facts.ORDERS))
PAY: Final = PIRATE.keys.question(
    "pirate-pay", "who", "number", "price", "colony", options=("pay", PASS, facts.ORDERS), waiting=("who",)
)
PRICE: Final = PIRATE.keys.field("price")
MANY, WHOSE, ROB, SETTLERS = PIRATE.choices("pirate", "many", "whose", "rob", "settlers")
CAPTURES: Final = PIRATE.keys.fact("pirate-captures", "who", "other", "number", strikes="other")
SELLS: Final = PIRATE.keys.fact("pirate-sells", "who", "number")
DEMANDS: Final = PIRATE.keys.fact("pirate-demands", "who", "other", "number", "price")
DEMANDS_COLONY: Final = PIRATE.keys.fact("pirate-demands-colony", "who", "planet")
FREES: Final = PIRATE.keys.fact("pirate-frees", "who", "other", "number")
DECLINES: Final = PIRATE.keys.fact("pirate-declines", "who")
LIES: Final = PIRATE.keys.line("pirate-lies", "ships")
MOST: Final = 4


def list_captives(state: State) -> dict[Seat, int]:
    """How many ships of each owner it holds."""
    there = state.ships.get(HELD, [])
    return {Seat(seat): number for seat, number in enumerate(there) if number}


def list_prey(state: State, seat: Seat) -> dict[Seat, list[str]]:
    """Where losing players have ships in the encounter."""
    lost = find_opponent(state.now, get_side(state, seat))
    return {one: places for one in (lost.seat, *lost.allies) if (places := list_there(state, lost, one))}


def list_there(state: State, side: Side, seat: Seat) -> list[str]:
    """Where a seat has ships in the encounter, on a side."""
    places = [GATE] if side is state.now.offense else [BESIDE]
    if side is state.now.defense and seat == side.seat:
        places.append(state.now.planet)
    return [place for place in places if count(state, seat, place)]


def list_retreats(state: State, seat: Seat) -> list[str]:
    """Its colonies but for the target."""
    return [place for place in find_colonies(state, seat) if place != state.now.planet]


def may_capture(at: Situation, seat: Seat) -> bool:
    """The offense or any ally, whose side has won, with ships, a colony for them, and prey."""
    state = at.state
    if not (is_offense(at, seat) or is_ally(at, seat)) or not has_won(state, seat):
        return False
    return bool(
        count(state, seat, find_place(state, seat)) and list_retreats(state, seat) and list_prey(state, seat)
    )


@not_a_rule
async def ask_how_many(at: Now, seat: Seat) -> Reply:
    """How many of its winning ships go home for captives."""
    state = at.state
    prey = list_prey(state, seat)
    most = min(
        count(state, seat, find_place(state, seat)),
        sum(count(state, one, place) for one, places in prey.items() for place in places),
    )
    options = {PASS: Option(), "capture": Option({facts.NUMBER: Number((1, most))})}
    return await ask(state, Ask(seat, CAPTURE, "A79", options, Reply(PASS)), seen=True)


@PIRATE.asks(hooks.resolution, may_capture, ask_how_many, once=True)
async def captures(at: Now, seat: Seat, reply: Reply) -> None:
    """CE-R62, CE-R63: so many of its ships go home without gain, and as many losing ships lie on its sheet.

    With the super flare up to twice as many. Captured ships are not lost: nobody is compensated for them.
    """
    state, number = at.state, reply.number(facts.NUMBER)
    for home, ships in spread_home(state, seat, number, list_retreats(state, seat)).items():
        move(state, seat, find_place(state, seat), home, ships)
    await tell(facts.GOES_HOME, who=Who(seat), number=number)
    prey = list_prey(state, seat)
    total = sum(count(state, one, place) for one, places in prey.items() for place in places)
    wanted = min(number, total)
    if PIRATE.super.is_on(state, seat):
        most = min(2 * number, total)
        wanted = await ask_number(state, seat, MANY, "A79", (1, most), most)
    await take_captives(state, seat, wanted)
    await look_around(state)


@not_a_rule
async def take_captives(state: State, seat: Seat, number: int) -> None:
    """Ships of losing players, whose it says, come onto its sheet."""
    state.ships.setdefault(HELD, [0] * len(state.players))
    taken: dict[Seat, int] = {}
    for _ in range(number):
        prey = list_prey(state, seat)
        whose = await ask_one_seat(state, seat, WHOSE, "A79", list(prey))
        move(state, whose, prey[whose][0], HELD, 1)
        taken[whose] = taken.get(whose, 0) + 1
    for whose, ships in taken.items():
        await tell(CAPTURES, who=Who(seat), other=Who(whose), number=ships)


PIRATE.super.lasts(hooks.resolution, may_capture)


def has_captives(at: Situation, seat: Seat) -> bool:
    """It holds ships, which all can see."""
    return bool(list_captives(at.state))


@not_a_rule
async def ask_what(at: Now, seat: Seat) -> Reply:
    """Rewards for captives, or a ransom."""
    state, captives = at.state, list_captives(at.state)
    others = [one for one in captives if one != seat]
    sold: dict[str, Field] = {facts.NUMBER: Number((1, min(MOST, sum(captives.values()))))}
    options = {PASS: Option(), "sell": Option(sold)}
    if others:
        options["ransom"] = Option(
            {
                facts.SEAT: Pick("player", tuple(str(one) for one in others)),
                facts.NUMBER: Number(
                    lambda filled: (1, captives.get(Seat(int(str(filled.get(facts.SEAT, 0)))), 1))
                ),
                PRICE: Number(
                    lambda filled: (0, len(state.player(Seat(int(str(filled.get(facts.SEAT, 0))))).hand))
                ),
                facts.PLANET: Pick(
                    "planet",
                    lambda filled: find_colonies(state, Seat(int(str(filled.get(facts.SEAT, 0))))),
                    optional=True,
                ),
            }
        )
    return await ask(state, Ask(seat, TRADE, "A79", options, Reply(PASS)), seen=True)


@PIRATE.asks(hooks.regroup, has_captives, ask_what, once=True)
async def trades(at: Now, seat: Seat, reply: Reply) -> None:
    """In each regroup: up to four captives go to the warp for rewards, or one owner may free some for a ransom."""
    if reply.option == "sell":
        await spend_captives(at.state, seat, reply.number(facts.NUMBER))
    else:
        await ask_ransom(at.state, seat, reply)


@not_a_rule
async def spend_captives(state: State, seat: Seat, number: int) -> None:
    """Now they are lost, and whatever sees losses does; then come as many rewards."""
    sold: dict[Seat, int] = {}
    for _ in range(number):
        among = [one for one, ships in list_captives(state).items() if ships > sold.get(one, 0)]
        whose = await ask_one_seat(state, seat, WHOSE, "A79", among)
        sold[whose] = sold.get(whose, 0) + 1
    await tell(SELLS, who=Who(seat), number=number)
    await lose(state, [Loss(state, one, {HELD: ships}, PIRATE.name) for one, ships in sold.items()])
    await reward(state, seat, number)


@not_a_rule
async def ask_ransom(state: State, seat: Seat, reply: Reply) -> None:
    """The owner pays what was asked, or nothing comes of it; it is no deal."""
    whose, number = Seat(int(reply.text(facts.SEAT))), reply.number(facts.NUMBER)
    price, planet = reply.number(PRICE), reply.text(facts.PLANET)
    await tell(DEMANDS, who=Who(seat), other=Who(whose), number=number, price=price)
    if planet:
        await tell(DEMANDS_COLONY, who=Who(seat), planet=facts.name_planet(planet))
    hand = tuple(state.player(whose).hand)
    fields: dict[str, Field] = {facts.CARDS: Several("card", hand, price, price)} if price else {}
    options = {PASS: Option(), "pay": Option(fields)}
    args: dict[str, Arg] = {"who": Who(seat), "number": number, "price": price, "colony": int(bool(planet))}
    answer = await ask(state, Ask(whose, PAY, "A79", options, Reply(PASS), args))
    if answer.option == PASS:
        await tell(DECLINES, who=Who(whose))
        return
    await hand_over(state, whose, seat, answer.many(facts.CARDS), how="given")
    if planet and planet in find_colonies(state, whose):
        ships = await ask_ships(state, seat, SETTLERS, "A79", list_colonies(state, seat), (1, MOST))
        await found(state, seat, ships, planet)
    await free_captives(state, seat, {whose: number})
    await look_around(state)


@not_a_rule
async def free_captives(state: State, seat: Seat, freed: Mapping[Seat, int]) -> None:
    """Captives go to colonies of their owners."""
    for whose, number in freed.items():
        ships = min(number, count(state, whose, HELD))
        for home, berths in spread_home(state, whose, ships).items():
            move(state, whose, HELD, home, berths)
        await tell(FREES, who=Who(seat), other=Who(whose), number=ships)


@not_a_rule
async def set_free(at: Now) -> None:
    """CE-R15: when nobody has the sheet any more they go home; at a stage that was left it lies there still (A78)."""
    state = at.state
    if find_sheet(state, PIRATE.name) is None:
        await go_home(state, [(one, HELD) for one in list_captives(state)])
        await look_around(state)


PIRATE.add(hooks.ended.rules, MomentRule(lambda state: bool(list_captives(state)), set_free))


def show_captives(view: View, seat: Seat) -> Lying | None:
    """Whose ships lie on the sheet."""
    there = [(one, number) for one, number in enumerate(view.there(HELD)) if number]
    said = " ".join(f"{find_look(one).letter}{number}" for one, number in there)
    total = sum(number for _, number in there)
    return Lying((Saying(LIES, {"ships": said}),), total) if there else None


PIRATE.add(additions.MORE_ROUNDS, PIRATE.name)
PIRATE.enter(additions.SHEETS, PIRATE.name, show_captives)


def is_rewarded(at: Delivery, seat: Seat) -> bool:
    """A winning ally who is due cards, where its main player has some."""
    defense = at.state.now.defense
    if defense is None or seat not in defense.allies or not at.cards.get(seat):
        return False
    return bool(at.state.player(defense.seat).hand)


@PIRATE.wild.plays(hooks.delivering, is_rewarded)
async def robs_its_friend(at: Delivery, seat: Seat) -> None:
    """Rewards may be taken at random from the hand of the winning main player."""
    state = at.state
    whose = state.now.defense.seat if state.now.defense is not None else list_others(state, seat)[0]
    most = min(at.cards[seat], len(state.player(whose).hand))
    number = await ask_number(state, seat, ROB, "A79", (0, most), most)
    at.cards[seat] -= number
    await take_random(state, seat, whose, number)


# What practice players think of captives.


def _find_most(asked: Ask, option: str) -> int:
    """The largest number that may be said."""
    wanted = asked.options[option].fields.get(facts.NUMBER) if option in asked.options else None
    return wanted.range({})[1] if isinstance(wanted, Number) else 0


def choose_captives(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """As many as there may be; with the offense one ship is left to land."""
    landing = 1 if view.there(GATE)[seat] else 0
    number = min(_find_most(asked, "capture"), view.there(GATE)[seat] - 1 if landing else MOST)
    return Reply("capture", {facts.NUMBER: number}) if number > 0 else Reply(PASS)


def choose_sale(_view: View, _seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Rewards, at once and for as many as may be."""
    return Reply("sell", {facts.NUMBER: most}) if (most := _find_most(asked, "sell")) else Reply(PASS)


def choose_payment(_view: View, _seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """A card for a ship, those that are worth least; never a colony."""
    price, number = asked.args.get("price"), asked.args.get("number")
    if (
        asked.args.get("colony")
        or not isinstance(price, int)
        or not isinstance(number, int)
        or price > number
    ):
        return Reply(PASS)
    cards = sorted(list_picks(asked, "pay", facts.CARDS), key=keep_worth)[:price]
    return Reply("pay", {facts.CARDS: tuple(cards)} if price else {})


PIRATE.enter(additions.IDEAS, CAPTURE, choose_captives)
PIRATE.enter(additions.IDEAS, TRADE, choose_sale)
PIRATE.enter(additions.IDEAS, PAY, choose_payment)
