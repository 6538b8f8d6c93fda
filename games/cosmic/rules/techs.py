"""TD-1 to TD-7: techs are dealt, researched and completed; each of them stands in its own file."""

from collections.abc import Callable, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import Now, Researching
from games.cosmic.extension.techs import TECHS, find_tech, has_techs
from games.cosmic.questions.choices import ask_yes
from games.cosmic.questions.script import ask, ask_all
from games.cosmic.rules.hands import give
from games.cosmic.rules.losses import found, list_colonies
from games.cosmic.rules.returns import go_home
from games.cosmic.rules.victory import look_around
from games.cosmic.state.labs import (
    add_tech,
    count_there,
    find_lab,
    list_down,
    name_lab,
    name_place,
    name_tech,
)
from games.cosmic.state.roles import list_seats
from games.cosmic.state.ships import count, find_foreign_colonies, name_ships, take
from games.cosmic.state.state import WARP, State, TechCard
from porc_royal.additions import Place
from porc_royal.asks import PASS, Ask, Option, Pick, Reply, Several
from porc_royal.decks import Deck
from porc_royal.facts import Listing, Seat, Who
from porc_royal.script import tell, whisper
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()
LAB: Final = ADDS.keys.field("lab")
ASK_TECH: Final = ADDS.keys.question("tech", "number", options=("keep-tech", PASS, facts.ORDERS))
ASK_RESEARCH: Final = ADDS.keys.question(
    "research", options=("research", "complete", "use-tech", PASS, facts.ORDERS)
)
NOW: Final = ADDS.choice("tech-now")
INSTEAD: Final = ADDS.choice("tech-instead")
DRAWS: Final = ADDS.keys.fact("tech-draws", "who", "number")
DREW: Final = ADDS.keys.fact("tech-drew", "techs")
KEEPS: Final = ADDS.keys.fact("tech-keeps", "who")
RESEARCHES: Final = ADDS.keys.fact("tech-researches", "who", "lab", "number")
COMPLETES: Final = ADDS.keys.fact("tech-completes", "who", "tech")
FAILS: Final = ADDS.keys.fact("tech-fails", "who", "tech")
USES: Final = ADDS.keys.fact("tech-uses", "who", "tech")
DISCARDS: Final = ADDS.keys.fact("tech-discards", "who", "techs")
ADDS.orderable("research")
ADDS.keys.step("research")
DEALT: Final = 2
FROZEN: Final[Place[Callable[[State, Seat, TechCard], bool]]] = Place(
    "whether a tech lies on a sheet that is face down, where nothing moves"
)
FEW_PLANETS: Final = 4
DEAR: Final = 8
"""TD-1: with four planets techs that cost so much are left out."""


def list_techs(state: State) -> list[str]:
    """TD-1: the techs of this game."""
    techs = state.assembly.table(TECHS)
    few = state.options.planets == FEW_PLANETS
    among = tuple(name for name, tech in techs.items() if not few or tech.cost < DEAR)
    return list(hooks.techs.of(among, Now(state)))


@not_a_rule
async def open_deck(state: State) -> None:
    """TD-1: the techs are shuffled, once."""
    if state.techs is None:
        state.techs = Deck()
        await state.techs.shuffle(list_techs(state))


@not_a_rule
async def deal_techs(at: Now) -> None:
    """TD-1: two each, of which one is kept."""
    state = at.state
    await open_deck(state)
    drawn = {seat: await draw_techs(state, seat, DEALT) for seat in state.seats}
    replies = await ask_all(
        state, [make_tech_question(state, seat, techs) for seat, techs in drawn.items() if techs]
    )
    for seat, reply in replies.items():
        await keep_tech(state, seat, drawn[seat], reply.text(LAB))


@not_a_rule
async def draw_techs(state: State, seat: Seat, number: int) -> list[TechCard]:
    """TD-3: so many as there are, face down before a seat; which they are, only their owner sees."""
    names = [] if state.techs is None else await state.techs.draw(number)
    techs = [add_tech(state, seat, name) for name in names]
    if techs:
        await tell(DRAWS, who=Who(seat), number=len(techs))
        await whisper(seat, DREW, techs=Listing(tuple(map(name_tech, names))))
    return techs


def make_tech_question(state: State, seat: Seat, techs: Sequence[TechCard], *, may: bool = False) -> Ask:
    """Which of these is kept; by default the cheapest."""
    cheapest = min(techs, key=lambda one: find_tech(state, one).cost)
    options = {"keep-tech": Option({LAB: Pick("lab", _name_labs(seat, techs))})}
    if may:
        options[PASS] = Option()
    default = Reply("keep-tech", {LAB: name_lab(seat, cheapest)})
    return Ask(seat, ASK_TECH, "TD-1", options, default, {"number": len(techs)})


@not_a_rule
async def keep_tech(state: State, seat: Seat, drawn: Sequence[TechCard], kept: str) -> TechCard | None:
    """One is kept face down, the others are discarded face up."""
    tech = next((one for one in drawn if name_lab(seat, one) == kept), None)
    others = [one for one in drawn if one is not tech]
    player = state.player(seat)
    player.techs = [one for one in player.techs if one not in others]
    if tech is not None:
        await tell(KEEPS, who=Who(seat))
    if others and state.techs is not None:
        names = [one.name for one in others]
        state.techs.discard(names)
        await tell(DISCARDS, reveals=True, who=Who(seat), techs=Listing(tuple(map(name_tech, names))))
    return tech


@not_a_rule
async def choose_tech(state: State, seat: Seat, number: int, *, may: bool = False) -> TechCard | None:
    """TD-7, TD-8: draw so many, keep one."""
    drawn = await draw_techs(state, seat, number)
    if not drawn:
        return None
    reply = await ask(state, make_tech_question(state, seat, drawn, may=may))
    return await keep_tech(state, seat, drawn, reply.text(LAB))


# ---------------------------------------------------------------------------------------------------- research


async def research(at: Now) -> None:
    """TD-4, TD-5, TD-6: in each regroup, all at once: a ship onto a tech, or one is turned up, or used."""
    state = at.state
    asked = [one for seat in list_seats(state) if (one := make_research_question(state, seat)) is not None]
    replies = await ask_all(state, asked)
    for seat in [seat for seat in list_seats(state) if seat in replies]:
        reply = replies[seat]
        found = find_lab(state, reply.text(LAB))
        if found is None or found[0] != seat:
            continue
        tech = found[1]
        if is_frozen(state, seat, tech):
            continue
        if reply.option == "research":
            await put_on(state, seat, tech, reply.many(facts.SHIPS))
        elif reply.option == "complete":
            await turn_up(state, seat, tech)
        elif reply.option == "use-tech" and tech.is_up:
            await apply_tech(state, seat, tech)


def make_research_question(state: State, seat: Seat) -> Ask | None:
    """By what all can see: who has a tech face down, or one to be used in a regroup."""
    down = list_researched(state, seat)
    ready = [one for one in state.player(seat).techs if one.is_up and is_ready(state, seat, one)]
    if not down and not ready:
        return None
    options = {PASS: Option()}
    if down:
        labs, ships = _name_labs(seat, down), name_ships(state, seat, list_colonies(state, seat), 1)
        options["research"] = Option(
            {LAB: Pick("lab", labs), facts.SHIPS: Several("ship", tuple(ships), 1, 1)}
        )
        may = [
            one
            for one in down
            if find_tech(state, one).use is not None or not find_tech(state, one).is_secret
        ]
        options["complete"] = Option({LAB: Pick("lab", _name_labs(seat, may))})
    if ready:
        options["use-tech"] = Option({LAB: Pick("lab", _name_labs(seat, ready))})
    return Ask(seat, ASK_RESEARCH, "TD-4", options, Reply(PASS))


def list_researched(state: State, seat: Seat) -> list[TechCard]:
    """The techs of a seat that lie face down, but for what lies on a sheet where nothing moves."""
    return [one for one in list_down(state, seat) if not is_frozen(state, seat, one)]


def is_frozen(state: State, seat: Seat, tech: TechCard) -> bool:
    """CE-R17: whether no ship may go onto a tech, and it may not be completed, until its sheet is face up again."""
    return any(lies(state, seat, tech) for lies in state.assembly[FROZEN])


def _name_labs(seat: Seat, techs: Sequence[TechCard]) -> tuple[str, ...]:
    return tuple(name_lab(seat, one) for one in techs)


def is_ready(state: State, seat: Seat, tech: TechCard) -> bool:
    """Whether a completed tech may be used in this regroup."""
    told = find_tech(state, tech)
    return told.use is not None and told.may_use(state, seat)


@not_a_rule
async def put_on(state: State, seat: Seat, tech: TechCard, ships: Sequence[str]) -> None:
    """TD-4: one ship from a colony, if it is still there."""
    there = [ship for ship in ships if count(state, seat, ship.rpartition(".")[0])]
    if there and not tech.is_up:
        take(state, seat, there, name_place(tech))
        number = count_there(state, seat, tech)
        await tell(RESEARCHES, who=Who(seat), lab=tech.lab, number=number)
        await look_around(state)


def count_researching(state: State, seat: Seat, tech: TechCard) -> int:
    """TD-5: the ships that count toward its cost."""
    return hooks.researching.of(count_there(state, seat, tech), Researching(state, seat, tech.lab))


def is_paid(state: State, seat: Seat, tech: TechCard) -> bool:
    """TD-5: whether enough ships research it."""
    return count_researching(state, seat, tech) >= max(1, find_tech(state, tech).cost)


@not_a_rule
async def turn_up(state: State, seat: Seat, tech: TechCard) -> None:
    """TD-5: it is completed, or discarded where too few ships research it; one for a regroup may be used at once."""
    told = find_tech(state, tech)
    if not is_paid(state, seat, tech):
        await tell(FAILS, reveals=True, who=Who(seat), tech=name_tech(tech.name))
        await discard_tech(state, seat, tech)
        return
    tech.is_up = True
    await tell(COMPLETES, reveals=True, who=Who(seat), tech=name_tech(tech.name))
    if told.is_secret and told.use is not None:
        await apply_tech(state, seat, tech)
        return
    await told.complete(state, seat, tech)
    tech.warp = False
    await send_home(state, seat, tech)
    held = tech in state.player(seat).techs
    if held and is_ready(state, seat, tech) and await ask_yes(state, seat, NOW, "TD-6", default=True):
        await apply_tech(state, seat, tech)


@not_a_rule
async def apply_tech(state: State, seat: Seat, tech: TechCard) -> None:
    """TD-6: it does what it says, and is discarded."""
    told = find_tech(state, tech)
    if told.use is None:
        return
    await tell(USES, reveals=True, who=Who(seat), tech=name_tech(tech.name))
    await told.use(state, seat, tech)
    await discard_tech(state, seat, tech)


@not_a_rule
async def discard_tech(state: State, seat: Seat, tech: TechCard) -> None:
    """TD-5: face up onto the discards; its ships go to colonies, what lay under it back to the hand."""
    player = state.player(seat)
    lost = next((one for one in player.techs if one.lab == tech.lab and one.name == tech.name), None)
    if lost is None or state.techs is None:
        return
    if lost.is_up:
        await find_tech(state, lost).leave(state, seat, lost)
    await send_home(state, seat, lost)
    player.techs = [one for one in player.techs if one.lab != lost.lab]
    state.techs.discard([lost.name])
    if lost.under:
        give(state, seat, [lost.under])
    await tell(DISCARDS, reveals=True, who=Who(seat), techs=Listing((name_tech(lost.name),)))


@not_a_rule
async def send_home(state: State, seat: Seat, tech: TechCard) -> None:
    """TD-5: to colonies of their owner, to the warp without any."""
    if count_there(state, seat, tech):
        await go_home(state, [(seat, name_place(tech))])
        await look_around(state)


@not_a_rule
async def settle_researchers(state: State, seat: Seat, tech: TechCard, planet: str, number: int) -> None:
    """So many of the ships that count toward a tech found a colony; those that lie on it come first."""
    there = min(number, count_there(state, seat, tech))
    ships = {name_place(tech): there, WARP: number - there}
    await found(state, seat, {place: ships for place, ships in ships.items() if ships}, planet)
    await look_around(state)


@not_a_rule
async def seek_tech(state: State, seat: Seat) -> TechCard | None:
    """One of all that are left in the deck; the others are shuffled."""
    if state.techs is None or not state.techs.pile:
        return None
    drawn = await draw_techs(state, seat, len(state.techs.pile))
    reply = await ask(state, make_tech_question(state, seat, drawn, may=True))
    tech = next((one for one in drawn if name_lab(seat, one) == reply.text(LAB)), None)
    others = [one for one in drawn if one is not tech]
    player = state.player(seat)
    player.techs = [one for one in player.techs if one not in others]
    await state.techs.shuffle([one.name for one in others])
    if tech is not None:
        await tell(KEEPS, who=Who(seat))
    return tech


@not_a_rule
async def take_techs_instead(at: Now) -> None:
    """TD-7: without a further encounter the offense may draw techs, one and one more for each foreign colony."""
    state, seat = at.state, at.state.offense
    if await ask_yes(state, seat, INSTEAD, "TD-7", default=True):
        await choose_tech(state, seat, 1 + len(find_foreign_colonies(state, seat)))


def are_for_all(state: State) -> bool:
    """Whether everybody plays with techs."""
    return state.options.tech_deck


ADDS.add(hooks.setup.rules, MomentRule(are_for_all, deal_techs))
ADDS.add(hooks.begins.rules, MomentRule(has_techs, research))
ADDS.add(hooks.declined.rules, MomentRule(are_for_all, take_techs_instead))
