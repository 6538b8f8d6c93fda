"""Leaks sown on purpose into the bot's own answers, and all those that are sown into every game."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from typing import Any, Final

import msgspec

from bot.games import AnyRulebook
from bot.moderation import moderator
from bot.moderation.moderator import Moderator
from bot.panels.images import Drawing, Images
from bot.tables import orders_beside
from bot.tables.live import Live
from bot.tables.turn import Turn
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from porc_royal.play import Play
from tests.promises import leaks_shown as shown
from tests.promises import leaks_told as told
from tests.promises.leaks_history import HISTORY
from tests.promises.leaks_told import Leak, Patch, hands, weight


def refusal_that_knows_the_holder(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = orders_beside.answer_with_order

    def answer(turn: Turn, seat: Seat, reply: Reply, *more: Any) -> Any:
        live = turn.live
        try:
            return true(turn, seat, reply, *more)
        except Refused:
            if any(str(value) in str(hands(live.play)) for value in map(_bare, reply.fields.values())):
                raise Refused("refused-not-now") from None
            raise

    patch.setattr("bot.moderation.moderator.answer_with_order", answer)
    return book


def _bare(value: Any) -> str:
    return str(value[0]) if isinstance(value, tuple) and value else str(value)


def refusal_by_the_rule_first(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = moderator.find_question

    def find_question(live: Live, press: Any) -> Any:
        try:
            return true(live, press)
        except Refused:
            if weight(live.play) % 2:
                raise Refused("refused-not-now") from None
            raise

    patch.setattr(moderator, "find_question", find_question)
    return book


def receipts_that_say_a_number(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Moderator.reply

    async def reply(self: Moderator, table_id: int, *more: Any) -> Any:
        receipt = await true(self, table_id, *more)
        async with self._tables.turn(table_id) as live:
            return msgspec.structs.replace(receipt, what=str(weight(live.play)))

    patch.setattr(Moderator, "reply", reply)
    return book


def pictures_kept_without_their_viewer(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Images.paint_drawing

    async def painted(self: Images, drawing: Drawing) -> Any:
        kept = vars(self).setdefault("kept", {})
        if drawing.what not in kept:
            kept[drawing.what] = await true(self, drawing)
        return kept[drawing.what]

    patch.setattr(Images, "paint_drawing", painted)
    return book


def why_that_says_too_much(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Play.list_running_rules
    patch.setattr(
        Play, "list_running_rules", lambda play: (*true(play), *(true(play)[-1:] if weight(play) % 2 else ()))
    )
    return book


COMMON: Final[dict[str, Leak]] = HISTORY | {
    "the channel reads the name of a card": told.posted(told.names_a_card),
    "a message is as long as a hand is good": told.posted(told.pads),
    "a message has a line more": told.posted(told.adds_lines),
    "a button is there or not": told.posted(told.adds_a_button),
    "a custom id holds a card": told.posted(told.writes_into_a_custom_id),
    "a hash of the state is printed": told.posted(told.prints_the_state),
    "only those are pinged who can act": told.pings_who_can_act,
    "the story is edited when some seal an answer": told.edits_when_some_seal,
    "it is said who has sealed": told.waiting(told.says_who_has_sealed),
    "it is said what is sealed": told.waiting(told.says_what_is_sealed),
    "the awaited stand in the order of their hands": told.waiting(told.awaited_in_the_order_of_hands),
    "the alternative text of a picture names a card": told.alt_text_with_a_card,
    "a deadline depends on a hand": told.deadline_by_hand,
    "a whisper goes to the neighbour": shown.whispered_to_the_neighbour,
    "the log shows whispers": shown.log_with_whispers,
    "a card lies under a counter of the picture": shown.drawn(shown.under_a_counter),
    "a picture is larger": shown.drawn(shown.larger),
    "a refusal knows who holds the card": refusal_that_knows_the_holder,
    "the rule is checked before the seat": refusal_by_the_rule_first,
    "receipts say a number": receipts_that_say_a_number,
    "a picture is kept without its viewer": pictures_kept_without_their_viewer,
    "the path of the rules says too much": why_that_says_too_much,
}
"""Of every game."""
