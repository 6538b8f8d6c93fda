"""CP-10, CP-11: cards are hidden in envelopes, one player after the other; seven are kept."""

from dataclasses import dataclass
from itertools import cycle
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.state.pig_kept import KEPT_CARDS, PIG, note
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.script import ask_in_parts
from games.cosmic.rules.hands import throw
from games.cosmic.rules.worth import list_worst
from games.cosmic.state.catalogue import find_kind, name_all_cards
from games.cosmic.state.state import State
from porc_royal.asks import Ask, Field, Option, Pick, Reply, Several
from porc_royal.facts import Listing, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = PIG.part()

DISCARDED: Final = ADDS.keys.field("discarded")
ASK_HIDE: Final = ADDS.keys.question(
    "pig-hide", "number", "surplus", options=("hide", "unhide", "surplus", "keep", "discard", facts.ORDERS)
)
ADDS.keys.step("hiding")
HIDES: Final = ADDS.keys.fact("pig-hides", "who", "number", "planets")
HIDES_NOTHING: Final = ADDS.keys.fact("pig-hides-nothing", "who")
HIDES_SO_MANY: Final = ADDS.keys.fact("pig-hides-so-many", "who", "planet", "number")


@ADDS.acts(hooks.setup, after=True)
async def hiding(at: Now) -> None:
    """CP-9, CP-10: in turn order; the first is the first offense."""
    seats = at.state.seats
    for step in range(len(seats)):
        await hide_cards(at.state, seats[(at.state.offense + step) % len(seats)])


@not_a_rule
async def hide_cards(state: State, seat: Seat) -> None:
    """CP-10, CP-11, CP-R7: any cards into any open envelopes of any system; then the surplus is discarded.

    Nothing brings them back but a landing (CP-R34).
    """
    kept = PIG.of(state)
    plan = kept.plans[str(seat)] = {}
    form = _Form(state, seat, plan)
    reply = await ask_in_parts(state, form.question, form.take)
    if reply.option == "surplus":
        form.hide_surplus()
    del kept.plans[str(seat)]
    for planet, cards in plan.items():
        for card in cards:
            state.player(seat).hand.remove(card)
        kept.envelopes[planet] = list(cards)
        kept.chosen[planet] = seat
        note(state, seat, planet, "put")
    await _tell(state, seat, plan)
    surplus = reply.many(DISCARDED)
    throw(state, seat, surplus)  # nothing reacts: no encounter is on
    if surplus:
        await tell(
            facts.DISCARDS, reveals=True, who=Who(seat), number=len(surplus), cards=name_all_cards(surplus)
        )


@not_a_rule
async def _tell(state: State, seat: Seat, plan: dict[str, list[str]]) -> None:
    """CP-10, CP-R5: which envelopes were used all can see; how many cards, only if that was agreed."""
    if not plan:
        await tell(HIDES_NOTHING, who=Who(seat))
        return
    planets = [facts.name_planet(planet) for planet in state.planets if planet in plan]
    await tell(HIDES, who=Who(seat), number=len(planets), planets=Listing(tuple(planets)))
    if PIG.options_of(state.options).pig_counts:
        for planet in planets:
            await tell(HIDES_SO_MANY, who=Who(seat), planet=planet, number=len(plan[planet.name]))


def list_open(state: State) -> list[str]:
    """CP-4, CP-10, CP-R6, X-1: the envelopes of planets that nobody has chosen; those of moons are used later."""
    chosen = PIG.of(state).chosen
    return [name for name, planet in state.planets.items() if planet.kind != "moon" and name not in chosen]


@dataclass(frozen=True, slots=True)
class _Form:
    """The question by which a seat hides its cards, in as many parts as it likes."""

    state: State
    seat: Seat
    plan: dict[str, list[str]]

    @property
    def left(self) -> list[str]:
        """The cards that are not to be hidden."""
        hidden = [card for cards in self.plan.values() for card in cards]
        return [card for card in self.state.player(self.seat).hand if card not in hidden]

    @property
    def own(self) -> list[str]:
        """The open envelopes of its own system."""
        return [one for one in list_open(self.state) if self.state.planets[one].system == self.seat]

    @property
    def surplus(self) -> int:
        """CP-11: how many of them are too many."""
        return max(0, len(self.left) - KEPT_CARDS)

    def question(self) -> Ask:
        """The default is to hide what is worth least at home, never The Piggy; else to discard it."""
        fields: dict[str, Field] = {}
        usual: dict[str, tuple[str, ...]] = {}
        if self.surplus:
            loose = tuple(card for card in self.left if not find_kind(card).stays)
            fields = {DISCARDED: Several("card", loose, self.surplus, self.surplus)}
            usual = {DISCARDED: list_worst(self.state, loose, self.surplus)}
        options: dict[str, Option] = {}
        open_now = (*list_open(self.state),)
        if self.left and open_now:
            hide: dict[str, Field] = {
                facts.CARDS: Several("card", tuple(self.left), least=1),
                facts.PLANET: Pick("planet", open_now),
            }
            options["hide"] = Option(hide, part=True)
        if self.plan:
            options["unhide"] = Option({facts.PLANET: Pick("planet", tuple(self.plan))}, part=True)
        ends = "discard" if self.surplus else "keep"
        options[ends] = Option(fields)
        default = Reply(ends, {**usual})
        if self.surplus and self.own:
            options["surplus"], default = Option(), Reply("surplus")
        args = {"number": len(self.left), "surplus": self.surplus}
        return Ask(self.seat, ASK_HIDE, "CP-10", options, default, args)

    def hide_surplus(self) -> None:
        """CP-10: the cards that are worth least, spread over the open envelopes of the own system."""
        loose = [card for card in self.left if not find_kind(card).stays]
        homes = cycle(self.own)
        for card in list_worst(self.state, loose, self.surplus):
            planet = next(homes)
            self.plan[planet] = [*self.plan.get(planet, []), card]

    @not_a_rule
    async def take(self, reply: Reply) -> None:
        """One part: some cards go into an envelope, or come out again."""
        planet = reply.text(facts.PLANET)
        if reply.option == "hide":
            self.plan[planet] = [*self.plan.get(planet, []), *reply.many(facts.CARDS)]
        else:
            self.plan.pop(planet, None)
