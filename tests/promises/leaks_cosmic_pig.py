"""Leaks sown on purpose into Cosmic Pig: envelopes, how many cards lie in them, where The Piggy is."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.games import AnyRulebook
from bot.tables import deadlines
from games.cosmic import additions, facts
from games.cosmic.catalogue import find_kind
from games.cosmic.expansions.cosmic_pig import (
    any_base,
    committing,
    envelopes,
    handfuls,
    hiding,
    supporting,
    telling,
)
from games.cosmic.expansions.cosmic_pig.committing import ASK_COMMIT
from games.cosmic.expansions.cosmic_pig.envelopes import ASK_ENVELOPE
from games.cosmic.expansions.cosmic_pig.hiding import ASK_HIDE
from games.cosmic.expansions.cosmic_pig.pig_kept import PIG, PIGGY
from games.cosmic.expansions.cosmic_pig.seen import EnvelopeSeen, Seen
from games.cosmic.expansions.cosmic_pig.supporting import ASK_SUPPORT
from games.cosmic.rules import launch
from games.cosmic.state import State
from games.cosmic.views.view import View
from games.table.asks import Ask, Reply
from games.table.facts import Saying, Seat, Who
from games.table.script import tell as say
from tests.promises import leaks_shown as shown
from tests.promises.leaks_cosmic import _with_last_state as with_last_state
from tests.promises.leaks_cosmic_asked import patched
from tests.promises.leaks_told import Hunt, Leak, Patch


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


def _seen(change: Callable[[State, Seen, View], Seen]) -> Leak:
    """A change of what a viewer is shown of the expansion."""

    def changed(state: State, view: View) -> View:
        rows = tuple(
            (name, change(state, one, view) if isinstance(one, Seen) else one)
            for name, one in view.expansions
        )
        return replace(view, expansions=rows)

    return shown.viewed(changed)


def _envelopes(change: Callable[[State, EnvelopeSeen, View], EnvelopeSeen]) -> Leak:
    """A change of what a viewer is shown of each envelope."""
    return _seen(
        lambda state, seen, view: replace(
            seen, envelopes=tuple(change(state, one, view) for one in seen.envelopes)
        )
    )


def _hands(number: Callable[[State, Seat], int]) -> Leak:
    def change(state: State, view: Any) -> Any:
        return replace(
            view, seats=tuple(replace(one, hand=one.hand + number(state, one.seat)) for one in view.seats)
        )

    return shown.viewed(change)


def _opened(state: State, one: EnvelopeSeen, turn: int = 0) -> EnvelopeSeen:
    return replace(one, turn=turn, cards=tuple(under(state, one.planet)))


def _holds(state: State, seat: Seat) -> bool:
    return PIGGY in state.player(seat).hand


def _skips(able: Callable[[State, Seat], bool]) -> Callable[[Any], Any]:
    """Whoever is not able is not asked; the default is taken."""

    def make(true: Any) -> Any:
        async def ask(state: State, question: Ask) -> Reply:
            reply: Reply = await true(state, question) if able(state, question.seat) else question.default
            return reply

        return ask

    return make


def _skips_in_parts(able: Callable[[State, Seat], bool]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        async def ask(state: State, question: Any, take: Any) -> Reply:
            asked = question()
            reply: Reply = await true(state, question, take) if able(state, asked.seat) else asked.default
            return reply

        return ask

    return make


def _asks_only(able: Callable[[State, Seat], bool]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        async def ask_all(state: State, questions: Sequence[Ask], **how: bool) -> Any:
            asked = [one for one in questions if able(state, one.seat)]
            return {one.seat: one.default for one in questions} | dict(await true(state, asked, **how))

        return ask_all

    return make


def _says_how_many_lie_there(true: Any) -> Any:
    async def say_aloud(state: State, seat: Seat, planet: str, how: Any, number: int) -> None:
        await true(state, seat, planet, how, number + len(under(state, planet)))

    return say_aloud


def _says_what_lies_there(true: Any) -> Any:
    async def say_aloud(state: State, seat: Seat, planet: str, how: Any, number: int) -> None:
        await true(
            state, seat, planet, how, number + sum(find_kind(card).value for card in under(state, planet))
        )

    return say_aloud


def _counts_what_is_hidden(true: Any) -> Any:
    async def tell_hidden(state: State, seat: Seat, plan: dict[str, list[str]]) -> None:
        for cards in plan.values():
            await say(facts.DRAWS, who=Who(seat), number=sum(find_kind(one).value for one in cards))
        await true(state, seat, plan)

    return tell_hidden


def _progress(number: Callable[[State], int]) -> Leak:
    def change(book: Any, last: list[Any]) -> AnyRulebook:
        def progress(seen: Any) -> Saying:
            said = book.progress(seen)
            return Saying(said.key, {**said.args, "turn": number(last[0])})

        return replace(book, progress=progress)

    return with_last_state(change)


def _notes_count_cards(book: Any, last: list[Any]) -> AnyRulebook:
    def note(view: Any, thing: Any) -> Any:
        said = book.note(view, thing)
        if said is None or "fleets" not in said.args or thing.name not in last[0].planets:
            return said
        return Saying(
            said.key, {**said.args, "fleets": f"{said.args['fleets']} {len(under(last[0], thing.name))}"}
        )

    return replace(book, note=note)


def _proposals_know_it(book: Any, last: list[Any]) -> AnyRulebook:
    def suggest(view: Any, ask: Ask, option: str) -> Any:
        found = list(book.suggestions(view, ask, option))
        return found[piggy_of(last[0]) % 3 :]

    return replace(book, suggestions=suggest)


def _plans_of_everybody(book: Any, last: list[Any]) -> AnyRulebook:
    def planned(view: Any) -> Any:
        return [line for seat in last[0].seats for line in book.planned(book.view(last[0], seat))]

    return replace(book, planned=planned)


def _summary_counts(book: Any, last: list[Any]) -> AnyRulebook:
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


def _a_look_lists_all(patch: Patch, book: AnyRulebook) -> AnyRulebook:
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


def _marks_the_piggy(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    last: list[Any] = []

    def view(state: Any, seat: Any) -> Any:
        last[:] = [state]
        return book.view(state, seat)

    def find(_seen: Any, planet: str) -> str:
        return "prize" if PIGGY in under(last[0], planet) else ""

    def hand(_seen: Any, seat: Seat) -> bool:
        return _holds(last[0], seat)

    patch.setattr(additions, "UNDER", [find])
    patch.setattr(additions, "PRIZES", [hand])
    return replace(book, view=view)


def _deadline_by_the_piggy(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    def plan_deadlines(live: Any, at: int, *more: Any) -> Any:
        return deadlines.plan_deadlines(live, at + piggy_of(live.play.state), *more)

    patch.setattr("bot.moderation.turns.plan_deadlines", plan_deadlines)
    return book


def _in_a_telling_order(true: Any) -> Any:
    def ask(state: State, question: Ask) -> Any:
        names = sorted(question.options, key=lambda name: (piggy_of(state) * len(name)) % 11)
        return true(state, replace_options(question, names))

    return ask


def replace_options(question: Ask, names: Sequence[str]) -> Ask:
    return Ask(
        question.seat, question.key, question.rule, {name: question.options[name] for name in names},
        question.default, question.args, question.legal,
    )  # fmt: skip


def _weight_under(state: State) -> int:
    """A number that depends on what lies under planets."""
    cards = [card for planet in state.planets for card in under(state, planet)]
    return sum(place * (len(card) + find_kind(card).value) for place, card in enumerate(cards, 1))


def _first_under(state: State) -> tuple[str, ...]:
    return tuple(card for planet in state.planets for card in under(state, planet)[:1])[:1]


def _attacks_at_home(state: State, seat: Seat) -> int:
    home = [planet for planet, one in state.planets.items() if one.system == seat]
    return sum(find_kind(card).is_attack for planet in home for card in under(state, planet))


def _reads_a_neighbours_notes(state: State, one: EnvelopeSeen, view: View) -> EnvelopeSeen:
    if view.viewer is None or not PIG.is_on(state):
        return one
    beside = str((view.viewer + 1) % len(state.players))
    notes = [note for note in PIG.of(state).notes.get(beside, []) if note.planet == one.planet]
    return replace(one, turn=notes[0].turn, cards=notes[0].cards) if notes else one


LEAKS: Final[dict[str, Leak]] = {
    "the deck seems as long as what lies under planets is good": shown.viewed(
        lambda state, view: replace(view, deck=view.deck + _weight_under(state))
    ),
    "the turn counts what lies under planets": shown.viewed(
        lambda state, view: replace(view, turn=view.turn + _weight_under(state))
    ),
    "a card of an envelope seems discarded": shown.viewed(
        lambda state, view: replace(view, discards=(*view.discards, *_first_under(state)))
    ),
    "whoever holds The Piggy seems to have the turn": shown.viewed(
        lambda state, view: replace(view, offense=Seat((piggy_of(state) - 1) % len(state.players)))
    ),
    "attacks under home planets are counted": _hands(_attacks_at_home),
    "the values under home planets are counted": _hands(
        lambda state, seat: sum(
            find_kind(card).value
            for planet, one in state.planets.items()
            if one.system == seat
            for card in under(state, planet)
        )
    ),
    "one reads a neighbour's notes": _envelopes(_reads_a_neighbours_notes),
    "the hider of good cards has a mark": _envelopes(
        lambda state, one, view: (
            replace(one, seal=one.hider)
            if sum(find_kind(card).value for card in under(state, one.planet)) % 2
            else one
        )
    ),
    "cards in envelopes are counted": _envelopes(
        lambda state, one, view: replace(one, turn=len(under(state, one.planet)))
    ),
    "all may look into all envelopes": _envelopes(lambda state, one, view: _opened(state, one)),
    "the owner of a system looks into its envelopes": _envelopes(
        lambda state, one, view: (
            _opened(state, one) if state.planets[one.planet].system == view.viewer else one
        )
    ),
    "the strongest attack in an envelope has a mark": _envelopes(
        lambda state, one, view: replace(
            one, turn=max([find_kind(card).value for card in under(state, one.planet)], default=None)
        )
    ),
    "the envelope of The Piggy seems sealed": _envelopes(
        lambda state, one, view: replace(one, seal=Seat(0)) if PIGGY in under(state, one.planet) else one
    ),
    "the envelope of The Piggy has no hider": _envelopes(
        lambda state, one, view: replace(one, hider=None) if PIGGY in under(state, one.planet) else one
    ),
    "envelopes with The Piggy stand first": _seen(
        lambda state, seen, view: replace(
            seen,
            envelopes=tuple(sorted(seen.envelopes, key=lambda one: PIGGY not in under(state, one.planet))),
        )
    ),
    "whoever holds The Piggy has a base more": _seen(
        lambda state, seen, view: replace(
            seen, bases=tuple(number + _holds(state, Seat(seat)) for seat, number in enumerate(seen.bases))
        )
    ),
    "The Piggy is always in sight": _seen(
        lambda state, seen, view: replace(seen, sighted_turn=piggy_of(state), sighted=("0", ""))
    ),
    "encounters are counted by The Piggy": _seen(
        lambda state, seen, view: replace(
            seen, counts=(), sighted=("1", ""), sighted_turn=piggy_of(state) % 2
        )
    ),
    "whoever holds The Piggy has a card more": _hands(lambda state, seat: int(_holds(state, seat))),
    "edicts in hands are counted": _hands(
        lambda state, seat: sum(
            find_kind(card).name == "finder" or "seal" in card for card in state.player(seat).hand
        )
    ),
    "everybody knows what everybody has seen": _seen(
        lambda state, seen, view: replace(
            seen,
            envelopes=tuple(
                replace(one, turn=1, cards=note.cards)
                if (
                    note := next(
                        (
                            each
                            for notes in PIG.of(state).notes.values()
                            for each in notes
                            if each.planet == one.planet
                        ),
                        None,
                    )
                )
                else one
                for one in seen.envelopes
            ),
        )
    ),
    "what is about to be hidden is shown": _seen(
        lambda state, seen, view: replace(
            seen,
            plan=tuple(
                (planet, tuple(cards))
                for plan in PIG.of(state).plans.values()
                for planet, cards in plan.items()
            ),
        )
    ),
    "what is in an envelope is told to everybody": shown.told_to_everybody(envelopes),
    "what was dealt is told to everybody": shown.told_to_everybody(handfuls),
    "the number said aloud counts what lies there": patched(envelopes, "_say", _says_how_many_lie_there),
    "the number said aloud is the value of what lies there": patched(
        envelopes, "_say", _says_what_lies_there
    ),
    "the value of what is hidden is told": patched(hiding, "_tell", _counts_what_is_hidden),
    "only whoever holds The Piggy hides": patched(hiding, "ask_in_parts", _skips_in_parts(_holds)),
    "only those hide who hold a negotiate": patched(
        hiding,
        "ask_in_parts",
        _skips_in_parts(lambda state, seat: any("negotiate" in card for card in state.player(seat).hand)),
    ),
    "a lander is asked only where there is an attack": patched(
        envelopes,
        "ask",
        _skips(lambda state, seat: any("attack" in card for card in under(state, state.now.planet))),
    ),
    "only whoever holds artifacts defends with more ships": patched(
        any_base,
        "ask",
        _skips(
            lambda state, seat: any(find_kind(card).type == "artifact" for card in state.player(seat).hand)
        ),
    ),
    "only whoever holds low attacks commits ships": patched(
        committing,
        "ask_all",
        _asks_only(lambda state, seat: any("attack_0" in card for card in state.player(seat).hand)),
    ),
    "only those are asked for support who hold some": patched(
        supporting,
        "ask_all",
        _asks_only(lambda state, seat: any("reinforcement" in card for card in state.player(seat).hand)),
    ),
    "the launch stands in an order that tells of The Piggy": patched(launch, "ask", _in_a_telling_order),
    "the progress of the game tells where it is": _progress(piggy_of),
    "the progress of the game counts hidden cards": _progress(
        lambda state: sum(place * size for place, size in enumerate(sizes_of(state)))
    ),
    "a note on a planet counts the cards there": with_last_state(_notes_count_cards),
    "proposals know where The Piggy is": with_last_state(_proposals_know_it),
    "everybody reads what is about to be hidden": with_last_state(_plans_of_everybody),
    "the table in words counts hidden cards": with_last_state(_summary_counts),
    "envelopes list what lies in all of them": _a_look_lists_all,
    "the board marks where The Piggy is": _marks_the_piggy,
    "deadlines depend on where The Piggy is": _deadline_by_the_piggy,
}

_HIDE: Final = (
    "what is about to be hidden is shown",
    "everybody reads what is about to be hidden",
    "the value of what is hidden is told",
    "only whoever holds The Piggy hides",
    "only those hide who hold a negotiate",
)
AT: Final[dict[str, str]] = {
    **dict.fromkeys(_HIDE, ASK_HIDE),
    "the number said aloud counts what lies there": ASK_ENVELOPE,
    "the number said aloud is the value of what lies there": ASK_ENVELOPE,
    "what is in an envelope is told to everybody": facts.ASK_GATES["revealed"],
    "a lander is asked only where there is an attack": facts.ASK_GATES["revealed"],
    "only whoever holds artifacts defends with more ships": facts.ASK_LAUNCH,
    "only whoever holds low attacks commits ships": ASK_COMMIT,
    "only those are asked for support who hold some": ASK_SUPPORT,
    "the launch stands in an order that tells of The Piggy": facts.ASK_LAUNCH,
}
"""Before which question to look for a leak that luck would come upon too rarely."""
HUNTS: Final[dict[str, Hunt]] = {}
