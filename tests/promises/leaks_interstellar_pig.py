"""Leaks sown on purpose into the rules of Interstellar Pig: envelopes, hands, gear, fights, events."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot.games import AnyRulebook
from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, PRIZE, list_cards
from games.interstellar_pig.rules import (
    combat,
    courses,
    envelopes,
    interlude,
    movement,
    placement,
    stash,
    turns,
)
from games.interstellar_pig.views.view import EnvelopeView
from porc_royal.asks import PASS, Ask, Reply
from porc_royal.cards import title_of
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.script import tell
from tests.promises import leaks_shown as shown
from tests.promises import leaks_told as told
from tests.promises.leaks_shown import hands_of
from tests.promises.leaks_told import Leak, Patch


def _patched(home: Any, name: str, make: Callable[[Any], Any]) -> Leak:
    """Something in the place of a rule, made from it."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        patch.setattr(home, name, make(getattr(home, name)))
        return book

    return sow


# --------------------------------------------------------------------------------------------- envelopes


def _planets(mark: Callable[[Any, Any], bool]) -> Leak:
    """Planets have another name if something holds of the cards in their envelope."""

    def change(state: Any, view: Any) -> Any:
        planets = tuple(
            replace(one, name=f"{one.name}!") if mark(state, state.planets[one.id].envelope) else one
            for one in view.planets
        )
        return replace(view, planets=planets)

    return shown.viewed(change)


def _thick(state: Any, cards: Sequence[str]) -> bool:
    return len(cards) > 2


def _dangerous(state: Any, cards: Sequence[str]) -> bool:
    return any(CARDS[title_of(card)].kind == "hazard" for card in cards)


def _with_gear(state: Any, cards: Sequence[str]) -> bool:
    return any(CARDS[title_of(card)].kind == "gear" for card in cards[:1])


def richest_first(state: Any, view: Any) -> Any:
    envelopes_of = {one.id: state.planets[one.id].envelope for one in view.planets}
    return replace(view, planets=tuple(sorted(view.planets, key=lambda one: -len(envelopes_of[one.id]))))


def notes_of_everybody(state: Any, view: Any) -> Any:
    known = {planet: tuple(notes) for player in state.players for planet, notes in player.notes.items()}
    return replace(view, envelopes=tuple(EnvelopeView(planet, notes) for planet, notes in known.items()))


# ------------------------------------------------------------------------------------------------- hands


def marks_the_holder(state: Any, view: Any) -> Any:
    """Whoever holds the prize seems to hold a card more."""
    seats = tuple(replace(one, hand=one.hand + (PRIZE in state.players[one.seat].hand)) for one in view.seats)
    return replace(view, seats=seats)


def counts_the_gear(state: Any, view: Any) -> Any:
    seats = tuple(
        replace(one, hand=sum(CARDS[title_of(card)].kind == "gear" for card in state.players[one.seat].hand))
        for one in view.seats
    )
    return replace(view, seats=seats)


def adds_it_to_the_progress(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    last = [0]

    def view(state: Any, seat: Any) -> Any:
        last[0] = len(hands_of(state))
        return book.view(state, seat)

    def progress(seen: Any) -> Saying:
        said = book.progress(seen)
        return Saying(said.key, {**said.args, "round": last[0]})

    return replace(book, view=view, progress=progress)


# ------------------------------------------------------------------------------------------------ events


def counts_no_tunnels(state: Any, view: Any) -> Any:
    """What is left is public by subtraction; how deep the next tunnel lies is not."""
    depth = next((n for n, card in enumerate(state.events.pile[::-1]) if card.startswith("hyper")), 0)
    return replace(view, events=depth)


# ------------------------------------------------------------------------------------------------ asking


def asks_only_who_can_fight(true: Any) -> Any:
    async def able(state: Any, questions: Any) -> Any:
        def armed() -> list[Ask]:
            return [one for one in questions() if _choices(one, "commit", facts.CARDS)]

        return {one.seat: Reply(PASS) for one in questions()} | dict(await true(state, armed))

    return able


def asks_only_who_has_much_to_stash(true: Any) -> Any:
    async def able(state: Any, questions: Any, act: Any) -> Any:
        replies = dict(await true(state, lambda: [one for one in questions() if _handy(one)], act))
        return {one.seat: one.default for one in questions()} | replies

    return able


def _handy(ask: Ask) -> bool:
    cards = _choices(ask, "stash", facts.KEEP)
    return sum(CARDS[title_of(card)].kind == "utility" for card in cards) % 2 == 0 or ask.seat == 0


def _choices(ask: Ask, option: str, field: str) -> list[str]:
    if option not in ask.options:
        return []
    wanted: Any = ask.options[option].fields[field]
    return list(wanted.choices({}))


def asks_the_course_only_if_one_can_land(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = courses.keep_livable

    def livable_only(state: Any, seat: Seat, found: Any) -> Any:
        ways = true(state, seat, found)
        able = any(one.end != one.spaces[-1] or one.end.endswith(".s") for one in ways)
        patch.setattr(movement, "asked", lambda every: able)
        return ways

    patch.setattr(movement, "livable_only", livable_only)
    return book


def ends_the_turn_of_the_helpless(true: Any) -> Any:
    async def end(state: Any, seat: Seat, *, before: bool) -> None:
        hand = state.player(seat).hand
        if before or any(CARDS[title_of(card)].kind == "utility" for card in hand):
            await true(state, seat, before=before)

    return end


def _in_a_telling_order(moment: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    return told.in_a_telling_order(hands_of(moment.state), ask)


def _only_if_somebody_can(moment: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    able = len(hands_of(moment.state)) % 2
    options = {name: one for name, one in ask.options.items() if able or name != "scan"}
    return msgspec.structs.replace(ask, options=options)


# ----------------------------------------------------------------------------------------------- telling


def counts_arms(true: Any) -> Any:
    async def start(state: Any, seat: Seat, reply: Reply) -> None:
        await true(state, seat, reply)
        number = sum(CARDS[title_of(card)].kind == "combat" for card in state.player(seat).hand)
        await tell(facts.PLAYS, who=Who(seat), ship=str(number), race=Named("race", "worm"))

    return start


def shows_every_commit(true: Any) -> Any:
    async def called_off(sides: Any) -> bool:
        for side in sides:
            hand = side.player.hand if side.player is not None else []
            await tell(facts.KEEPS, hand=list_cards(hand[:1]))
        return bool(await true(sides))

    return called_off


LEAKS: Final[dict[str, Leak]] = {
    "a thick envelope has a mark": _planets(_thick),
    "an envelope with a hazard has a mark": _planets(_dangerous),
    "an envelope with gear on top has a mark": _planets(_with_gear),
    "the planets stand in the order of their envelopes": shown.viewed(richest_first),
    "everybody reads everybody's notes of envelopes": shown.viewed(notes_of_everybody),
    "what was found in an envelope is told to everybody": shown.told_to_everybody(envelopes),
    "what was stashed is told to everybody": shown.told_to_everybody(stash),
    "whoever holds the prize has a mark": shown.viewed(marks_the_holder),
    "gear in hands is counted": shown.viewed(counts_the_gear),
    "the progress of the game depends on hands": adds_it_to_the_progress,
    "the depth of the next tunnel is known": shown.viewed(counts_no_tunnels),
    "only the armed are asked to commit": _patched(combat, "ask_all", asks_only_who_can_fight),
    "some are never asked what to stash": _patched(stash, "ask_or_default", asks_only_who_has_much_to_stash),
    "a course is asked for only where one can land": asks_the_course_only_if_one_can_land,
    "a turn ends when nothing can be played": _patched(turns, "interlude", ends_the_turn_of_the_helpless),
    "the options stand in a telling order": told.asked(interlude, "make_interlude_ask", _in_a_telling_order),
    "an option is there if somebody could": told.asked(
        interlude, "make_interlude_ask", _only_if_somebody_can
    ),
    "arms are counted at the start": _patched(placement, "start", counts_arms),
    "a fight shows a card of each hand": _patched(combat, "is_called_off", shows_every_commit),
}

AT: Final[dict[str, str]] = {
    "it is said what is sealed": facts.ASK_STASH,
    "only the armed are asked to commit": facts.ASK_COMMIT,
    "a fight shows a card of each hand": facts.ASK_COMMIT,
    "some are never asked what to stash": facts.ASK_STASH,
    "what was found in an envelope is told to everybody": facts.ASK_DIVIDE,
    "arms are counted at the start": facts.ASK_PLACE,
    "a course is asked for only where one can land": facts.ASK_COURSE,
}
"""Before which question to look for a leak that luck would come upon too rarely."""
