"""Leaks sown on purpose into Cosmic Pig: envelopes, how many cards lie in them, where The Piggy is."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.games import AnyRulebook
from bot.tables import deadlines
from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig import (
    telling,
)
from games.cosmic.expansions.cosmic_pig.pig_kept import PIG, PIGGY
from games.cosmic.expansions.cosmic_pig.seen import EnvelopeSeen, Seen
from games.cosmic.extension import additions
from games.cosmic.extension.catalogue import find_kind
from games.cosmic.state.state import State
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import tell as say
from tests.promises import leaks_shown as shown
from tests.promises.leaks_cosmic import _with_last_state as with_last_state
from tests.promises.leaks_told import Leak, Patch


def piggy_of(state: State) -> int:
    """Where The Piggy is, as a number: who holds it, or the planet under which it is."""
    for seat in state.seats:
        if PIGGY in state.player(seat).hand:
            return int(seat) + 1
    for place, planet in enumerate(state.planets):
        if PIG.is_on(state) and PIGGY in PIG.of(state).envelopes.get(planet, []):
            return 20 + place
    return 0


def sizes_of(state: State) -> list[int]:
    """How many cards lie under each planet."""
    kept = PIG.of(state).envelopes if PIG.is_on(state) else {}
    return [len(kept.get(planet, [])) for planet in state.planets]


def under(state: State, planet: str) -> list[str]:
    return PIG.of(state).envelopes.get(planet, []) if PIG.is_on(state) else []


def seen(change: Callable[[State, Seen, View], Seen]) -> Leak:
    """A change of what a viewer is shown of the expansion."""

    def changed(state: State, view: View) -> View:
        rows = tuple(
            (name, change(state, one, view) if isinstance(one, Seen) else one)
            for name, one in view.expansions
        )
        return replace(view, expansions=rows)

    return shown.viewed(changed)


def of_envelopes(change: Callable[[State, EnvelopeSeen, View], EnvelopeSeen]) -> Leak:
    """A change of what a viewer is shown of each envelope."""
    return seen(
        lambda state, seen, view: replace(
            seen, envelopes=tuple(change(state, one, view) for one in seen.envelopes)
        )
    )


def hands(number: Callable[[State, Seat], int]) -> Leak:
    def change(state: State, view: Any) -> Any:
        return replace(
            view, seats=tuple(replace(one, hand=one.hand + number(state, one.seat)) for one in view.seats)
        )

    return shown.viewed(change)


def opened(state: State, one: EnvelopeSeen, turn: int = 0) -> EnvelopeSeen:
    return replace(one, turn=turn, cards=tuple(under(state, one.planet)))


def holds(state: State, seat: Seat) -> bool:
    return PIGGY in state.player(seat).hand


def skips(able: Callable[[State, Seat], bool]) -> Callable[[Any], Any]:
    """Whoever is not able is not asked; the default is taken."""

    def make(true: Any) -> Any:
        async def ask(state: State, question: Ask) -> Reply:
            reply: Reply = await true(state, question) if able(state, question.seat) else question.default
            return reply

        return ask

    return make


def skips_in_parts(able: Callable[[State, Seat], bool]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        async def ask(state: State, question: Any, take: Any) -> Reply:
            asked = question()
            reply: Reply = await true(state, question, take) if able(state, asked.seat) else asked.default
            return reply

        return ask

    return make


def asks_only(able: Callable[[State, Seat], bool]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        async def ask_all(state: State, questions: Sequence[Ask], **how: bool) -> Any:
            asked = [one for one in questions if able(state, one.seat)]
            return {one.seat: one.default for one in questions} | dict(await true(state, asked, **how))

        return ask_all

    return make


def says_what_lies_there(true: Any) -> Any:
    async def say_aloud(state: State, seat: Seat, planet: str, how: Any, number: int) -> None:
        await true(
            state, seat, planet, how, number + sum(find_kind(card).value for card in under(state, planet))
        )

    return say_aloud


def counts_what_is_hidden(true: Any) -> Any:
    async def tell_hidden(state: State, seat: Seat, plan: dict[str, list[str]]) -> None:
        for cards in plan.values():
            await say(facts.DRAWS, who=Who(seat), number=sum(find_kind(one).value for one in cards))
        await true(state, seat, plan)

    return tell_hidden


def progress(number: Callable[[State], int]) -> Leak:
    def change(book: Any, last: list[Any]) -> AnyRulebook:
        def progress(seen: Any) -> Saying:
            said = book.progress(seen)
            return Saying(said.key, {**said.args, "turn": number(last[0])})

        return replace(book, progress=progress)

    return with_last_state(change)


def proposals_know_it(book: Any, last: list[Any]) -> AnyRulebook:
    def suggest(view: Any, ask: Ask, option: str) -> Any:
        found = list(book.suggestions(view, ask, option))
        return found[piggy_of(last[0]) % 3 :]

    return replace(book, suggestions=suggest)


def plans_of_everybody(book: Any, last: list[Any]) -> AnyRulebook:
    def planned(view: Any) -> Any:
        return [line for seat in last[0].seats for line in book.planned(book.view(last[0], seat))]

    return replace(book, planned=planned)


def summary_counts(book: Any, last: list[Any]) -> AnyRulebook:
    def summary(view: Any) -> Any:
        more = [
            Saying(
                facts.SUMMARY_PLANET,
                {"planet": facts.name_planet(planet), "ships": str(len(under(last[0], planet)))},
            )
            for planet in last[0].planets
        ]
        return [*book.summary(view), *more]

    return replace(book, summary=summary)


def a_look_lists_all(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    last: list[Any] = []

    def view(state: Any, seat: Any) -> Any:
        last[:] = [state]
        return book.view(state, seat)

    def describe(seen: Any, planet: str | None = None) -> Any:
        lines = list(telling.describe_envelopes(seen, planet))
        cards = [card for one in last[0].planets for card in under(last[0], one)]
        return [*lines, Saying(telling.BID, {"cards": telling.name_cards(cards)})]

    looks = {**book.looks, "envelopes": replace(book.looks["envelopes"], describe=describe)}
    return replace(book, view=view, looks=looks)


def marks_the_piggy(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    last: list[Any] = []

    def view(state: Any, seat: Any) -> Any:
        last[:] = [state]
        return book.view(state, seat)

    def find(seen: Any, planet: str) -> str:
        return "prize" if PIGGY in under(last[0], planet) else ""

    def hand(seen: Any, seat: Seat) -> bool:
        return holds(last[0], seat)

    patch.setattr(additions, "UNDER", [find])
    patch.setattr(additions, "PRIZES", [hand])
    return replace(book, view=view)


def deadline_by_the_piggy(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    def plan_deadlines(live: Any, at: int, *more: Any) -> Any:
        return deadlines.plan_deadlines(live, at + piggy_of(live.play.state), *more)

    patch.setattr("bot.consequences.deadlines.plan_deadlines", plan_deadlines)
    return book


def weight_under(state: State) -> int:
    """A number that depends on what lies under planets."""
    cards = [card for planet in state.planets for card in under(state, planet)]
    return sum(place * (len(card) + find_kind(card).value) for place, card in enumerate(cards, 1))


def attacks_at_home(state: State, seat: Seat) -> int:
    home = [planet for planet, one in state.planets.items() if one.system == seat]
    return sum(find_kind(card).is_attack for planet in home for card in under(state, planet))


def reads_a_neighbours_notes(state: State, one: EnvelopeSeen, view: View) -> EnvelopeSeen:
    if view.viewer is None or not PIG.is_on(state):
        return one
    beside = str((view.viewer + 1) % len(state.players))
    notes = [note for note in PIG.of(state).notes.get(beside, []) if note.planet == one.planet]
    return replace(one, turn=notes[0].turn, cards=notes[0].cards) if notes else one
