"""What several seats prepare at the same time, each as many steps as it likes, and in secret (R-24, R-25, R-38, R-86).

A seat is asked on, step by step, until it is content; the others cannot tell whether, or how often. Each step is
tried on a draft of the table, which its seat alone sees: so the next is asked about as the first will leave things.
What was planned is carried out by the rule that asked for it, when it is its time.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from games.cochons import facts
from games.cochons.questions.bindings import Bound, bind, locate
from games.cochons.questions.script import plan_together
from games.cochons.state.state import Draft, State
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Option, Order, Pick, Reply, Several
from porc_royal.cards import say_card
from porc_royal.facts import Named, Saying, Seat
from porc_royal.moves import Moves, play_chosen
from porc_royal.script import Told

ANEW: Final = "anew"
"""Taking back all that one has planned."""
DONE: Final = Named("plan", "done")
OWN: Final = Additions(facts.GAME)
STEP: Final = OWN.keys.line("plan-step", "card")
OWN.keys.thing("plan", "done", ANEW)
OWN.keys.step("prepare")


@dataclass(frozen=True, slots=True)
class Planning:
    """What is planned: the question as a table has it, what its options do there, and whether nothing is left to say.

    Options that are no moves, those that `ends` names, end the plan.
    """

    question: Callable[[State, Seat], Ask]
    moves: Callable[[State, Seat], Moves]
    done: Callable[[State, Seat], bool]
    window: bool = False
    ends: Collection[str] = (PASS,)


@dataclass(slots=True)
class Plan:
    """What a seat has planned, step by step, and the answer with which it was content."""

    steps: list[Bound] = field(default_factory=list)
    last: Reply = field(default_factory=lambda: Reply(PASS))


@dataclass(slots=True)
class Preparation:
    """What these seats have planned so far, and how one more step is taken in (`asking.Plans`).

    `asks` is the next step of each plan: it is the same until its seat has planned one, or cards have changed hands.
    """

    state: State
    planning: Planning
    plans: dict[Seat, Plan]
    asks: dict[Seat, Ask] = field(default_factory=dict)

    def asked(self) -> list[Ask]:
        """The next step of each plan."""
        for seat in self.plans:
            if seat not in self.asks:
                self.asks[seat] = make_step_ask(self.state, seat, self.planning)
        return [self.asks[seat] for seat in self.plans]

    def planned(self, seat: Seat) -> Sequence[Reply]:
        """The steps of a seat; () for one that plans nothing here."""
        return [step.reply for step in self.plans[seat].steps] if seat in self.plans else ()

    async def hear(self, seat: Seat, reply: Reply) -> Reply | None:
        """Add a step to a plan, or take all of it back."""
        state, plan = self.state, self.plans[seat]
        del self.asks[seat]
        if reply.option == ANEW:
            plan.steps.clear()
            del state.drafts[seat]
            return None
        draft = state.drafts.get(seat) or rehearse(state, seat, (), self.planning)
        state.drafts[seat] = draft
        step = bind(draft.table, self.planning.question(draft.table, seat), reply)
        plan.steps.append(step)
        foresee(draft, seat, step, self.planning)
        return Reply(PASS) if self.planning.done(draft.table, seat) else None

    def renew(self) -> None:
        """R-27: after cards have changed hands every draft shows what the plan comes to now."""
        drafts = {
            seat: rehearse(self.state, seat, self.plans[seat].steps, self.planning)
            for seat in self.state.drafts
        }
        self.state.drafts = drafts
        self.asks.clear()


async def prepare(state: State, seats: Collection[Seat], planning: Planning) -> dict[Seat, Plan]:
    """Let these seats plan, each sealed from the others, until all are content."""
    preparation = Preparation(state, planning, {seat: Plan() for seat in seats})
    if not preparation.plans:
        return {}
    answers = await plan_together(state, preparation.asked, preparation)
    state.drafts = {}
    for seat, plan in preparation.plans.items():
        plan.last = answers[seat]
    return preparation.plans


def find_table(state: State, seat: Seat) -> State:
    """The table as the plan of this seat leaves it."""
    draft = state.drafts.get(seat)
    return state if draft is None else draft.table


def make_step_ask(state: State, seat: Seat, planning: Planning) -> Ask:
    """The next step of a plan: what the table as planned admits, and, once there is a plan, to take it back."""
    table = find_table(state, seat)
    question = planning.question(table, seat)
    options = {
        name: option if name in planning.ends else Option(option.fields, option.label, part=True)
        for name, option in question.options.items()
    }
    default = question.default
    if seat in state.drafts:
        if planning.done(table, seat):
            options = {PASS: Option(), **{name: one for name, one in options.items() if not one.part}}
            default = Reply(PASS)
        if PASS in options:
            options[PASS] = Option(label=DONE)
        options[ANEW] = Option(label=Named("plan", ANEW), part=True)
    return msgspec.structs.replace(
        question, options=options, default=default, sealed=True, window=planning.window
    )


def rehearse(state: State, seat: Seat, steps: Sequence[Bound], planning: Planning) -> Draft:
    """A draft of the table after these steps: whatever changes the table amid a plan calls for another."""
    plain = msgspec.json.encode(msgspec.structs.replace(state, drafts={}, sketch=True))
    draft = Draft(msgspec.json.decode(plain, type=type(state)))
    for step in steps:
        if not foresee(draft, seat, step, planning):
            break  # as when it is carried out: what follows is dropped with it
    return draft


def foresee(draft: Draft, seat: Seat, step: Bound, planning: Planning) -> bool:
    """Carry out a step on a draft, up to the first die or question, and note what will be told of it.

    Says whether the step is possible there.
    """
    reply = locate(draft.table, planning.question(draft.table, seat), step)
    if reply is None:
        return False
    told = _foreseen(play_chosen(planning.moves(draft.table, seat), reply), seat)
    draft.told += told or [Saying(STEP, {"card": say_card(reply.text(facts.CARD))})]
    return True


def is_nameable(option: Option) -> bool:
    """Whether an option is open to its seat: the first thing that it must name is there to be named."""
    needed = next((one for one in option.fields.values() if not one.optional), None)
    return not isinstance(needed, Pick | Several | Order) or bool(needed.choices({}))


def _foreseen(deed: Awaitable[None], seat: Seat) -> list[Saying]:
    """What a seat will be told of a deed, as far as it can be foreseen; nobody is told yet."""
    told: list[Saying] = []
    for request in deed.__await__():
        if not isinstance(request, Told):
            break
        if request.fact.is_known_to(seat):
            told.append(request.fact.says)
    return told
