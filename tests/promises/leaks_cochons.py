"""Leaks sown on purpose into a table of Les Cochons de l'Espace, one for each way in which secrets get out."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

import msgspec

from bot import consequences, moderator
from bot.desk import Desk
from bot.games import AnyRulebook
from bot.moderator import Moderator
from bot.tables import Live
from games.cochons import facts
from games.cochons.catalogue import combat as figures
from games.cochons.rules import combat, draw, travel
from games.table.asks import PASS, Ask, Refused, Reply
from games.table.facts import Seat, Who
from games.table.play import Play
from games.table.scene import Scene
from games.table.script import ask_together, tell, window
from tests.promises import leaks_cochons_shown as shown
from tests.promises import leaks_cochons_told as told
from tests.promises.leaks_cochons_shown import hands_of
from tests.promises.leaks_cochons_told import Leak, Patch, hands, weight

# ----------------------------------------------------------------------------------- questions and windows


def _asked(home: Any, name: str, change: Callable[[Any, Ask, Callable[..., Ask]], Ask]) -> Leak:
    """A change of a question, given what it is made from and the function that makes it."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        true = getattr(home, name)
        patch.setattr(home, name, lambda where, *who: change(where, true(where, *who), partial(true, where)))
        return book

    return sow


def _from_the_next_hand(state: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    return replace(ask, options=make(Seat((ask.seat + 1) % len(state.players))).options)


def _only_if_somebody_can(state: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    able = len(hands_of(state)) % 2
    options = {name: one for name, one in ask.options.items() if able or name != travel.SIT_OUT}
    return replace(ask, options=options)


def _in_the_order_of_the_hands(moment: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    names = sorted(ask.options, key=lambda name: (len(hands_of(moment.state)) * len(name)) % 11)
    return replace(ask, options={name: ask.options[name] for name in names})


def window_for_holders_only(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    async def holders(questions: Any) -> Any:
        asks = list(questions)
        able = [one for one in asks if any(_offers(one, name) for name in one.options)]
        return {one.seat: Reply(PASS) for one in asks} | dict(await window(able) if able else {})

    patch.setattr(travel, "window", holders)
    return book


def _offers(ask: Ask, option: str) -> bool:
    wanted: Any = ask.options[option].fields.get(facts.CARD)
    return wanted is not None and not wanted.optional and bool(wanted.choices({}))


def passes_for_the_helpless(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = combat.lay

    async def lay(bout: Any, side: Any) -> None:
        if any(figures(card) is not None for card in bout.state.player(side.seat).hand):
            await true(bout, side)
        else:
            await tell(facts.LAID, who=Who(side.seat), number=0)

    patch.setattr(combat, "lay", lay)
    return book


def discards_asked_of_holders_only(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    async def holders(questions: Any) -> Any:
        asks = list(questions)
        able = [one for one in asks if any("e" in card for card in _cards(one)[:1])]
        return {one.seat: Reply(PASS) for one in asks} | dict(await ask_together(able))

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


# ------------------------------------------------------------------------------------- answers to commands


def refusal_that_knows_the_holder(patch: Patch, book: AnyRulebook) -> AnyRulebook:

    def play(live: Live, seat: Seat, reply: Reply) -> Any:
        try:
            return consequences.play(live, seat, reply)
        except Refused:
            if any(str(value) in str(hands(live.play)) for value in map(_bare, reply.fields.values())):
                raise Refused("refused-not-now") from None
            raise

    patch.setattr("bot.moderator.play", play)
    return book


def _bare(value: Any) -> str:
    return str(value[0]) if isinstance(value, tuple) and value else str(value)


def refusal_by_the_rule_first(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = moderator.expected

    def expected(live: Live, press: Any) -> Any:
        try:
            return true(live, press)
        except Refused:
            if weight(live.play) % 2:
                raise Refused("refused-not-now") from None
            raise

    patch.setattr(moderator, "expected", expected)
    return book


def receipts_that_skip_numbers(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Moderator.reply

    async def reply(self: Moderator, table_id: int, *more: Any) -> Any:
        receipt = await true(self, table_id, *more)
        async with self.tables.turn(table_id) as live:
            return msgspec.structs.replace(receipt, seq=receipt.seq + weight(live.play))

    patch.setattr(Moderator, "reply", reply)
    return book


def pictures_kept_without_their_viewer(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Desk._painted

    async def painted(self: Desk, scene: Scene, alt: str, what: Any) -> Any:
        kept = vars(self).setdefault("kept", {})
        if what not in kept:
            kept[what] = await true(self, scene, alt, what)
        return kept[what]

    patch.setattr(Desk, "_painted", painted)
    return book


def why_that_says_too_much(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Play.where
    patch.setattr(Play, "where", lambda play: (*true(play), *(("flight",) if weight(play) % 2 else ())))
    return book


LEAKS: Final[dict[str, Leak]] = {
    "the channel reads the name of a card": told.posted(told.names_a_card),
    "a message is as long as a hand is good": told.posted(told.pads),
    "a message has a line more": told.posted(told.adds_lines),
    "a button is there or not": told.posted(told.adds_a_button),
    "a custom id holds a card": told.posted(told.writes_into_a_custom_id),
    "a hash of the state is printed": told.posted(told.prints_the_state),
    "only those are pinged who can act": told.waiting(told.pings_who_can_act),
    "it is said who has sealed": told.waiting(told.says_who_has_sealed),
    "it is said what is sealed": told.waiting(told.says_what_is_sealed),
    "the awaited stand in the order of their hands": told.awaited_in_the_order_of_hands,
    "the alternative text of a picture names a card": told.alt_text_with_a_card,
    "a deadline depends on a hand": told.deadline_by_hand,
    "a whisper is told to everybody": shown.told_to_everybody,
    "a whisper goes to the neighbour": shown.whispered_to_the_neighbour,
    "the log shows whispers": shown.log_with_whispers,
    "the pile is counted by kinds": shown.viewed(shown.counts_the_pile),
    "the seats are sorted by their hands": shown.viewed(shown.sorts_the_seats),
    "the discards betray the next card": shown.viewed(shown.shows_the_next_card),
    "a card lies under a counter of the picture": shown.drawn(shown.under_a_counter),
    "a picture is larger": shown.drawn(shown.larger),
    "the choices come from another hand": _asked(draw, "discarding", _from_the_next_hand),
    "an option is there if somebody could": _asked(travel, "reacting", _only_if_somebody_can),
    "the options stand in a telling order": _asked(travel, "travelling", _in_the_order_of_the_hands),
    "a window opens for holders only": window_for_holders_only,
    "the helpless pass by themselves": passes_for_the_helpless,
    "some hands are never asked for discards": discards_asked_of_holders_only,
    "a turn ends when nothing can be done": ends_the_turn_of_the_helpless,
    "a refusal knows who holds the card": refusal_that_knows_the_holder,
    "the rule is checked before the seat": refusal_by_the_rule_first,
    "receipts skip numbers": receipts_that_skip_numbers,
    "a picture is kept without its viewer": pictures_kept_without_their_viewer,
    "the path of the rules says too much": why_that_says_too_much,
}
