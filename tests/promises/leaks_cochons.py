"""Leaks sown on purpose into the rules of Les Cochons de l'Espace: questions, windows, views."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable
from typing import Any, Final

import msgspec

from bot.games import AnyRulebook
from games.cochons import facts
from games.cochons.extension.catalogue import combat as figures
from games.cochons.questions import plans as planning
from games.cochons.questions import windows
from games.cochons.questions.plans import Plan
from games.cochons.questions.script import ask_together
from games.cochons.questions.windows import SIT_OUT
from games.cochons.rules import combat, draw, laying, travel
from porc_royal.asks import PASS, Ask, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from tests.promises import leaks_shown as shown
from tests.promises import leaks_told as told
from tests.promises.leaks_shown import hands_of
from tests.promises.leaks_told import Leak, Patch

# ----------------------------------------------------------------------------------- questions and windows


def _from_the_next_hand(state: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    return msgspec.structs.replace(ask, options=make(Seat((ask.seat + 1) % len(state.players))).options)


def _only_if_somebody_can(state: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    able = len(hands_of(state)) % 2
    options = {name: one for name, one in ask.options.items() if able or name != SIT_OUT}
    return msgspec.structs.replace(ask, options=options)


def _in_the_order_of_the_hands(moment: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    return told.in_a_telling_order(hands_of(moment.state), ask)


def window_for_holders_only(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = planning.prepare

    async def holders(state: Any, seats: Any, plan: Any) -> Any:
        asks = [plan.question(state, seat) for seat in seats]
        able = [one.seat for one in asks if any(_offers(one, name) for name in one.options)]
        return {seat: Plan() for seat in seats} | (await true(state, able, plan) if able else {})

    patch.setattr(windows, "prepare", holders)
    return book


def _offers(ask: Ask, option: str) -> bool:
    wanted: Any = ask.options[option].fields.get(facts.CARD)
    return wanted is not None and not wanted.optional and bool(wanted.choices({}))


def passes_for_the_helpless(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = laying.lay

    async def lay(bout: Any, side: Any) -> None:
        if any(figures(card) is not None for card in bout.state.player(side.seat).hand):
            await true(bout, side)
        else:
            await tell(facts.LAID, who=Who(side.seat), number=0)

    patch.setattr(combat, "lay", lay)
    return book


def discards_asked_of_holders_only(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = ask_together

    async def holders(state: Any, questions: Any) -> Any:
        def able() -> list[Ask]:
            return [one for one in questions() if any("e" in card for card in _cards(one)[:1])]

        answers = dict(await true(state, able)) if able() else {}
        return {seat: Reply(PASS) for seat in state.order} | answers

    patch.setattr(draw, "ask_together", holders)
    return book


def _cards(ask: Ask) -> list[str]:
    wanted: Any = ask.options["discard"].fields[facts.CARDS]
    return list(wanted.choices({}))


def ends_the_turn_of_the_helpless(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    def idle(moment: Any) -> bool:
        return bool(moment.trips <= 2 and not any(figures(card) is None for card in moment.hand))

    patch.setattr(travel, "idle", idle)
    return book


# --------------------------------------------------------------------------------------------------- views


LEAKS: Final[dict[str, Leak]] = {
    "a whisper is told to everybody": shown.told_to_everybody(draw),
    "the choices come from another hand": told.asked(draw, "discarding", _from_the_next_hand),
    "an option is there if somebody could": told.asked(travel, "reacting", _only_if_somebody_can),
    "the options stand in a telling order": told.asked(travel, "travelling", _in_the_order_of_the_hands),
    "a window opens for holders only": window_for_holders_only,
    "the helpless pass by themselves": passes_for_the_helpless,
    "some hands are never asked for discards": discards_asked_of_holders_only,
    "a turn ends when nothing can be done": ends_the_turn_of_the_helpless,
}

AT: Final[dict[str, str]] = {"the helpless pass by themselves": facts.ASK_DEFENCE}
"""Before which question to look for a leak that luck would come upon too rarely."""
