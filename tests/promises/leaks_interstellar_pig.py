"""Leaks sown on purpose into the rules of Interstellar Pig: envelopes, hands, gear, fights, events."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable
from typing import Any, Final

from bot.games import AnyRulebook
from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, list_cards
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
from porc_royal.asks import PASS, Ask, Reply
from porc_royal.cards import get_title
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import tell
from tests.promises import leaks_shown as shown
from tests.promises import leaks_told as told
from tests.promises.leaks_shown import hands_of
from tests.promises.leaks_told import Hunt, Leak, Patch

# --------------------------------------------------------------------------------------------- envelopes


# ------------------------------------------------------------------------------------------------- hands


# ------------------------------------------------------------------------------------------------ events


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
    return sum(CARDS[get_title(card)].kind == "utility" for card in cards) % 2 == 0 or ask.seat == 0


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
        patch.setattr(movement, "must_ask", lambda every: able)
        return ways

    patch.setattr(movement, "keep_livable", livable_only)
    return book


def ends_the_turn_of_the_helpless(true: Any) -> Any:
    async def end(state: Any, seat: Seat, *, before: bool) -> None:
        hand = state.player(seat).hand
        if before or any(CARDS[get_title(card)].kind == "utility" for card in hand):
            await true(state, seat, before=before)

    return end


def _in_a_telling_order(moment: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    return told.in_a_telling_order(hands_of(moment.state), ask)


# ----------------------------------------------------------------------------------------------- telling


def counts_arms(true: Any) -> Any:
    async def start(state: Any, seat: Seat, reply: Reply) -> None:
        await true(state, seat, reply)
        number = sum(CARDS[get_title(card)].kind == "combat" for card in state.player(seat).hand)
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
    "what was found in an envelope is told to everybody": shown.told_to_everybody(envelopes),
    "what was stashed is told to everybody": shown.told_to_everybody(stash),
    "only the armed are asked to commit": told.patched(combat, "ask_all", asks_only_who_can_fight),
    "some are never asked what to stash": told.patched(
        stash, "ask_or_default", asks_only_who_has_much_to_stash
    ),
    "a course is asked for only where one can land": asks_the_course_only_if_one_can_land,
    "a turn ends when nothing can be played": told.patched(turns, "interlude", ends_the_turn_of_the_helpless),
    "the options stand in a telling order": told.asked(interlude, "make_interlude_ask", _in_a_telling_order),
    "arms are counted at the start": told.patched(placement, "start", counts_arms),
    "a fight shows a card of each hand": told.patched(combat, "is_called_off", shows_every_commit),
}

AT: Final[dict[str, str]] = {
    "only the armed are asked to commit": facts.ASK_COMMIT,
    "a fight shows a card of each hand": facts.ASK_COMMIT,
    "some are never asked what to stash": facts.ASK_STASH,
    "what was found in an envelope is told to everybody": facts.ASK_DIVIDE,
    "arms are counted at the start": facts.ASK_PLACE,
    "a course is asked for only where one can land": facts.ASK_COURSE,
}
"""Before which question to look for a leak that luck would come upon too rarely."""

HUNTS: Final[dict[str, Hunt]] = {
    "it is said what is sealed": Hunt(facts.ASK_PLACE, events=24, start=19),
    "a picture is kept without its viewer": Hunt(facts.ASK_STASH, events=40),
}
"""Those of every game that a table of this one shows only soon after it began, or late."""
