"""Giving, reading and withdrawing standing orders: a private form, kept as long as its owner said."""

from dataclasses import replace
from typing import Any, TypeAlias

import msgspec

from bot.moderation.actions import Actions, Done
from bot.moderation.moderator import Press, seated
from bot.panels.custom_ids import ORDERS
from bot.panels.prompts import Panel, Prompt, make_note_writer
from bot.tables.live import Live
from bot.tables.order_matching import orders_of, terms
from bot.wording.receipts import list_parts
from bot.wording.voice import Voice
from games.table.asks import PASS, Ask, Refused, Reply
from games.table.facts import Named
from games.table.orders import ORDER, TERMS, WITHDRAW, Orders
from storage.ports import Change, Order, OrderKey

AnyOrders: TypeAlias = Orders[Any]
"""Of any game, with views of any type."""


class StandingOrders(Actions):
    """`/orders`, and the presses on its form."""

    async def give(self, table_id: int, press: Press, reply: Reply) -> Done:
        """Keep an order, or withdraw one. Raises `Refused`. It speaks from the owner's next question on."""

        def act(live: Live) -> tuple[Change, Done]:
            book, sheet = sheet_of(live, press.user_id, self._voices.of_table(live).game_name())
            seat = sheet.seat
            said, at = sheet.check(reply), self._clock.now()
            if said.option == PASS:
                return Change(at, table_id), Done(table_id, "orders-kept")
            if said.option == WITHDRAW:
                key = OrderKey(seat, said.text(ORDER))
                live.orders = [one for one in live.orders if one.key != key]
                return Change(at, table_id, withdrawn=(key,)), Done(table_id, "orders-withdrawn")
            kept = book.keep_order(live.play.view(seat), said)
            order = Order(seat, said.option, msgspec.json.encode(kept), at)
            live.orders = [*(one for one in live.orders if one.key != order.key), order]
            return Change(at, table_id, orders=(order,)), Done(table_id, "orders-given")

        return await self.act(table_id, press, act)

    def asked(self, live: Live, voice: Voice, user_id: int) -> Prompt:
        """The form as its reader may fill it in now. Raises `Refused`."""
        _, sheet = sheet_of(live, user_id, voice.game_name())
        return Prompt(live.table.id, ORDERS, sheet, voice, note=make_note_writer(live, voice, sheet.seat))

    def panel(self, live: Live, voice: Voice, user_id: int) -> Panel:
        """The reader's orders, and the form to change them. Raises `Refused`."""
        asked, (book, sheet) = self.asked(live, voice, user_id), sheet_of(live, user_id, voice.game_name())
        view = live.play.view(sheet.seat)
        prompt = asked.show_question()
        lines = [f"**{voice.text('orders-title', table=voice.table_name(live.table))}**"]
        mine = [
            described(voice, sheet, book.show_order(view, terms(one))) for one in orders_of(live, sheet.seat)
        ]
        lines += mine or [voice.text("orders-none")]
        return replace(prompt, text=voice.fit("\n".join([*lines, "", prompt.text]), 1900))


def sheet_of(live: Live, user_id: int, game: str) -> tuple[AnyOrders, Ask]:
    """What a game knows of orders, and the form of whoever gives them. Raises `Refused` where it knows none."""
    seat, book = seated(live, user_id), live.rulebook.orders
    if book is None:
        raise Refused("no-orders", game=game)
    given = [one.name for one in orders_of(live, seat)]
    return book, book.make_form(seat, live.play.view(seat), given)


def described(voice: Voice, sheet: Ask, said: Reply) -> str:
    """One order in a line: its kind and its terms."""
    filled = [
        voice.word_value(value) if name in TERMS else f"{voice.field(name)} {voice.word_value(value)}"
        for name, value in list_parts(sheet, said)
    ]
    return f"• **{voice.arg(Named('order', said.option))}** · {' · '.join(filled)}"
