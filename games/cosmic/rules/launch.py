"""CE-52, CE-60 to CE-63: the offense aims and launches, in one reply, or re-founds a colony, or draws again.

At gates all are asked for cards of the start once the destiny card lies there, and the offense may launch in the same
answer; it stands if nothing has happened since that it went by (BOT-2).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Aim, Arrival, Now, Sender
from games.cosmic.questions.ahead import Ahead
from games.cosmic.questions.script import EncounterOver, ask
from games.cosmic.rules.destiny import draw_destiny, find_met, list_targets
from games.cosmic.rules.losses import land
from games.cosmic.rules.regroup import land_regrouped
from games.cosmic.rules.victory import look_around
from games.cosmic.state.ships import (
    LIMIT,
    count,
    find_bases,
    find_colonies,
    find_forbidden,
    find_owners,
    list_system,
    name_ships,
    pick_ships,
    take,
)
from games.cosmic.state.state import GATE, REGROUPED, Side, State
from porc_royal.asks import Answer, Ask, Field, Option, Pick, Reply, Several
from porc_royal.facts import Arg, Saying, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import is_still_legal, tell
from porc_royal.traces import not_a_rule

AGAIN = ("yes", "no")
NAMED: Final = 1
OWN: Final = 2
FREE: Final = 3
SYSTEM: Final = 4
ANYWHERE: Final = 5
"""How the question is worded: destiny names another, the offense itself, or lets it choose; a system, or every one."""


async def launch(state: State, *, starts: bool = False) -> Next:
    """CE-31, CE-52, CE-63: destiny and launch, without colonies, too; the offense may draw again and again.

    starts  whether the gate of the start is still to be asked
    """
    state.phase = "launch"
    seat, gate = state.offense, _Start(state, starts)
    if not find_bases(state, seat):
        await gate.ask(may_launch=False)
        land_regrouped(state, seat, "")
        if not count(state, seat, GATE):
            await tell(facts.CANNOT_LAUNCH, who=Who(seat))
            raise EncounterOver(success=False)
    while True:
        if state.now.against is None:
            await draw_destiny(state, gate.ask_with_aim)
        else:
            await gate.ask()
        await hooks.targets.settle(Now(state))
        await hooks.ship_limit.settle(Sender(state, seat))
        await gate.ask_with_aim()
        form = LaunchForm(state, list_targets(state))
        if not form.ships and not count(state, seat, GATE):
            await tell(facts.CANNOT_LAUNCH, who=Who(seat))
            raise EncounterOver(success=False)
        if not form.leads_on and not can_lead_anywhere(state, state.seats):
            await tell(facts.NO_TARGET, who=Who(seat))
            raise EncounterOver(success=False)
        if not form.options:
            await tell(facts.REDRAWS, who=Who(seat))
            state.now.against = (
                None  # whoever was to be met has nothing that can be attacked: the cards decide
            )
            continue
        given = gate.take_launch()
        if given is not None and is_still_legal(form.question(), given):
            reply = given
        else:
            reply = await ask(state, lambda: LaunchForm(state, list_targets(state)).question(), seen=True)
        if reply.option == "redraw":
            await tell(facts.REDRAWS, who=Who(seat))
            state.now.against = None
            continue
        break
    return await carry_out(state, reply, LaunchForm(state, list_targets(state)).find_target(reply))


class _Start:
    """BOT-1: the first gate, if it is still to be asked; the offense may launch with its answer."""

    def __init__(self, state: State, is_due: bool) -> None:
        self._state: Final = state
        self._is_due = is_due
        self._ahead = make_launch_ahead()

    @not_a_rule
    async def ask(self, *, may_launch: bool = True) -> None:
        """Ask all, once."""
        if self._is_due:
            self._is_due = False
            await hooks.regroup.ask(Now(self._state), beside=(self._ahead,) if may_launch else ())

    @not_a_rule
    async def ask_with_aim(self) -> None:
        """BOT-2: ask all, unless everybody sees that another destiny card is drawn: then when that lies there."""
        if not self._is_redrawn():
            await self.ask()

    def _is_redrawn(self) -> bool:
        state, form = self._state, LaunchForm(self._state, list_targets(self._state))
        may_launch = bool(form.ships or count(state, form.seat, GATE))
        return may_launch and not form.leads_on and can_lead_anywhere(state, state.seats)

    def take_launch(self) -> Reply | None:
        """What the offense has said there, if that stands; once."""
        ahead, self._ahead = self._ahead, make_launch_ahead()
        return ahead.find_standing(partial(describe_launch_basis, self._state)).get(self._state.offense)


def make_launch_ahead() -> Ahead:
    """CE-60, BOT-2: a launch that the offense says at the gate, and that stands if nothing has happened since."""
    return Ahead(_find_launch, describe_launch_basis, _find_fault, _list_about, _list_destiny)


def _find_launch(state: State, seat: Seat) -> Mapping[str, Option]:
    """Who is the offense all can see, and where destiny lets it aim."""
    return LaunchForm(state, list_targets(state)).options if seat == state.offense else {}


def _find_fault(state: State, seat: Seat, reply: Reply) -> Saying | None:
    return find_forbidden(state, seat, reply.many(facts.SHIPS))


def _list_about(state: State, _seat: Seat) -> Sequence[Saying]:
    """Where destiny lets it aim."""
    question = LaunchForm(state, list_targets(state)).question()
    return (Saying(question.key, dict(question.args)),)


def _list_destiny(state: State, _seat: Seat) -> Sequence[Saying]:
    """CE-51: whom the offense meets, as everybody was told, who may read it elsewhere than they are asked."""
    named = find_met(state)
    return (Saying(facts.DESTINY_WILD) if named is None else Saying(facts.DESTINY, {"who": Who(named)}),)


def describe_launch_basis(state: State, seat: Seat) -> bytes:
    """What an offense goes by in launching: destiny, where all ships are, what it may do, its hand, others' numbers."""
    now, form = state.now, LaunchForm(state, list_targets(state))
    hands = [len(player.hand) for player in state.players]
    drawn = now.destiny, now.named, now.against, now.hazard, now.flares
    return msgspec.json.encode(
        (drawn, state.ships, form.targets, form.ships, form.is_own, hands, sorted(state.player(seat).hand))
    )


def can_lead_anywhere(state: State, seats: Sequence[Seat]) -> bool:
    """CE-63: whether destiny may name one of these and let the offense launch; in the base game it may (CE-60)."""
    now = state.now
    stood = now.named, now.against
    now.against = None
    found = False
    for now.named in seats:
        found = found or LaunchForm(state, list_targets(state)).leads_on
    now.named, now.against = stood
    return found


@not_a_rule
async def carry_out(state: State, reply: Reply, target: Aim) -> Next:
    """CE-52b, CE-61, CE-142: the ships leave; a planet of one's own and an empty moon are taken at once."""
    seat = state.offense
    ships = reply.many(facts.SHIPS)
    take(state, seat, [one for one in ships if one.startswith(REGROUPED)], GATE)
    land_regrouped(state, seat, reply.text(facts.COLONY))  # CE-42: before others leave that colony
    take(state, seat, [one for one in ships if not one.startswith(REGROUPED)], GATE)
    now = state.now
    now.planet, now.again = target.planet, reply.text(facts.AGAIN)
    number = count(state, seat, GATE)
    if reply.option == "refound" or not _is_contested(state, target):
        planet = facts.name_planet(target.planet)
        await tell(facts.REFOUNDS, who=Who(seat), planet=planet, number=number)
        await land(state, [seat], GATE, target.planet)
        await look_around(state)
        await hooks.arrived.open(Arrival(state, seat, target.planet))
        await hooks.met.open(Now(state))
        raise EncounterOver(success=True)
    now.defense = Side(target.defense)
    planet = facts.name_planet(target.planet)
    await tell(facts.LAUNCHES, who=Who(seat), other=Who(target.defense), planet=planet, number=number)
    await look_around(state)
    await hooks.met.open(Now(state))
    await hooks.launched.open(Now(state))
    return "alliance"


def _is_contested(state: State, target: Aim) -> bool:
    """CE-142: an empty moon is taken without an encounter."""
    moon = state.planets[target.planet].kind == "moon"
    return not moon or any(seat != state.offense for seat in find_owners(state, target.planet))


@dataclass(frozen=True, slots=True)
class LaunchForm:
    """The question by which the offense launches (CE-52, CE-60, CE-61)."""

    state: State
    targets: Sequence[Aim]

    @property
    def seat(self) -> Seat:
        """The offense."""
        return self.state.offense

    @property
    def ships(self) -> list[str]:
        """Single ships that may be launched, the retrieved one among them."""
        places = (*find_colonies(self.state, self.seat), REGROUPED)
        return name_ships(self.state, self.seat, places, self.limit)

    @property
    def limit(self) -> int:
        """CE-61: most ships in the gate, less those that are there already (CE-42)."""
        most = hooks.ship_limit.of(LIMIT, Sender(self.state, self.seat))
        return max(0, most - count(self.state, self.seat, GATE))

    @property
    def is_own(self) -> bool:
        """CE-52: whether the own colour was drawn."""
        own = find_met(self.state) == self.seat
        return hooks.own_colour.of(own, Now(self.state))

    @property
    def empty(self) -> list[str]:
        """CE-52b: own home planets without any ships; where others have some, they are met (CE-52a)."""
        planets = [
            one for one in list_system(self.state, self.seat) if self.state.planets[one].kind != "moon"
        ]
        return [one for one in planets if not find_owners(self.state, one)]

    @property
    def options(self) -> dict[str, Option]:
        """CE-52: what the offense may do; with its own colour always to draw again."""
        options: dict[str, Option] = {}
        least, names = 0 if count(self.state, self.seat, GATE) else 1, self.ships
        if least > len(names):
            return options
        ships: dict[str, Field] = {facts.SHIPS: Several("ship", tuple(names), least, self.limit)}
        homes = find_colonies(self.state, self.seat)
        if count(self.state, self.seat, REGROUPED):
            ships[facts.COLONY] = Pick("planet", tuple(homes), optional=True)
        if self.targets:
            planets = tuple(dict.fromkeys(one.planet for one in self.targets))
            aim: dict[str, Field] = {facts.PLANET: Pick("planet", planets)}
            if len(planets) < len(self.targets):
                aim[facts.AGAINST] = Pick("player", self._list_against, optional=True)
            options["launch"] = Option({**aim, **ships})
        if self.is_own:
            if empty := self.empty:
                again: dict[str, Field] = {facts.AGAIN: Pick("yes-no", AGAIN, optional=True)}
                options["refound"] = Option({facts.PLANET: Pick("planet", tuple(empty)), **ships, **again})
            options["redraw"] = Option()
        return options

    @property
    def leads_on(self) -> bool:
        """Whether there is more to do than to draw another card."""
        return bool(self.options.keys() - {"redraw"})

    def _list_against(self, filled: Mapping[str, Answer]) -> list[str]:
        return [str(one.defense) for one in self.targets if one.planet == filled.get(facts.PLANET)]

    def question(self) -> Ask:
        """The question; the default is one ship to the weakest planet, for the own colour another card (BOT-2).

        Where no other colour leads anywhere, drawing again would never end. Whoever was to be met may have gone by the
        time (CD-25): another card is drawn then.
        """
        found = self.options
        options = found or {"redraw": Option()}
        met = find_met(self.state)
        how = hooks.reach.of(FREE if met is None else OWN if met == self.seat else NAMED, Now(self.state))
        args: dict[str, Arg] = {"who": Who(self.seat if met is None else met), "how": how}
        default = self._default() if found else Reply("redraw")
        return Ask(self.seat, facts.ASK_LAUNCH, "CE-60", options, default, args, self._check)

    def _check(self, reply: Reply) -> Saying | None:
        return find_forbidden(self.state, self.seat, reply.many(facts.SHIPS))

    def _default(self) -> Reply:
        others = [seat for seat in self.state.seats if seat != self.seat]
        if self.is_own and (not self.leads_on or can_lead_anywhere(self.state, others)):
            return Reply("redraw")
        if not self.targets:
            return Reply("refound", {facts.PLANET: self.empty[0], facts.SHIPS: tuple(self.ships[:1])})
        weakest = min(self.targets, key=self._rate_target)
        strongest = pick_ships(self.state, self.seat, 1)
        fallback = self.ships[:1]
        ships = (
            ()
            if count(self.state, self.seat, GATE)
            else tuple([one for one in self.ships if one in strongest] or fallback)
        )
        return Reply("launch", {facts.PLANET: weakest.planet, facts.SHIPS: ships})

    def _rate_target(self, target: Aim) -> tuple[bool, int]:
        there = self.state.ships[target.planet]
        return there[self.seat] > 0, there[target.defense]

    def find_target(self, reply: Reply) -> Aim:
        """The target that a reply names."""
        planet, against = reply.text(facts.PLANET), reply.text(facts.AGAINST)
        for one in self.targets:
            if reply.option == "launch" and one.planet == planet and against in {"", str(one.defense)}:
                return one
        return Aim(planet, self.seat)
