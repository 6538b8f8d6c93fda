"""Giving, reading and withdrawing standing orders: a private form, kept as long as its owner said."""

from dataclasses import replace
from typing import Any, Final, TypeAlias

import msgspec

from bot.i18n import strip_markdown
from bot.moderation.actions import Actions, Done
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press, check_seat, find_seat
from bot.panels.custom_ids import ORDERS
from bot.panels.open_questions import make_sorter, make_suggester
from bot.panels.prompts import Panel, Prompt, make_note_writer
from bot.tables.live import Live
from bot.tables.order_matching import list_given, list_orders
from bot.wording.notes import NoteWriter
from bot.wording.orders import describe_order, describe_terms
from bot.wording.voice import Voice
from bot.wording.window_fields import complete_reply
from porc_royal.asks import PASS, Ask, Refused, Reply
from porc_royal.facts import Named
from porc_royal.orders import ORDER, WITHDRAW, Orders
from storage.ports import Change, Language, OrderKey, OrderRow

LIMIT: Final = 1990
AnyOrders: TypeAlias = Orders[Any]
"""Of any game, with views of any type."""


class StandingOrders(Part):
    """`/orders`, and the presses on its form."""

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)

    async def give(self, table_id: int, press: Press, reply: Reply) -> Done:
        """Keep an order, or withdraw one. Raises `Refused`. It speaks from the owner's next question on."""
        return await self._actions.act(table_id, press, lambda live: self._keep(live, press, reply))

    async def give_and_show(self, table_id: int, press: Press, reply: Reply, language: Language) -> Panel:
        """The same, answered with what there is now."""

        def word(live: Live, done: Done) -> Panel:
            voice = self._voices.in_language(live, language)
            now = self.show(live, voice, press.user_id)
            return replace(now, text=f"{voice.text(done.key)}\n\n{now.text}"[:LIMIT])

        return await self._actions.act_and_word(
            table_id,
            press,
            lambda live: self._keep(live, press, reply, self._voices.in_language(live, language)),
            word,
        )

    def _keep(
        self, live: Live, press: Press, reply: Reply, voice: Voice | None = None
    ) -> tuple[Change, Done]:
        book, sheet = make_sheet(live, press.user_id, self._voices.of_table(live).game_name())
        table_id, seat = live.table.id, sheet.seat
        check_seat(press, seat)
        said, at = sheet.check(complete_reply(sheet, reply, voice)), self._clock.now()
        if said.option == PASS:
            return Change(at, table_id), Done(table_id, "orders-kept")
        if said.option == WITHDRAW:
            key = OrderKey(seat, said.text(ORDER))
            live.orders = [one for one in live.orders if one.key != key]
            return Change(at, table_id, withdrawn=(key,)), Done(table_id, "orders-withdrawn")
        given = list_given(live, seat)
        name = book.name_order(said, [one.name for one in given])
        kept = book.keep_order(live.play.view(seat), said, live.play.count)
        order = OrderRow(seat, name, msgspec.json.encode(kept), at)
        gone = {one.name for one in given if book.is_replaced(one, said)} - {name}
        keys = tuple(OrderKey(seat, one) for one in sorted(gone))
        live.orders = [*(one for one in live.orders if one.key not in (*keys, order.key)), order]
        return Change(at, table_id, orders=(order,), withdrawn=keys), Done(table_id, "orders-given")

    def prompt_for(self, live: Live, voice: Voice, user_id: int) -> Prompt:
        """The form as its reader may fill it in now. Raises `Refused`."""
        book, sheet = make_sheet(live, user_id, voice.game_name())
        view = live.play.view(sheet.seat)
        ready = book.list_ready(view, sheet)
        orders = {one.name: book.show_order(view, one.terms) for one in list_given(live, sheet.seat)}
        things = make_note_writer(live, voice, sheet.seat)

        def describe(thing: Named) -> str:
            told = orders.get(thing.name) if thing.kind == ORDER else None
            return (
                things.describe(thing) if told is None else strip_markdown(describe_terms(voice, sheet, told))
            )

        note = NoteWriter(describe, things.takes)
        suggest = make_suggester(live, sheet, few=False)
        sort = make_sorter(live, voice)
        return Prompt(live.table.id, ORDERS, sheet, voice, note=note, ready=ready, suggest=suggest, sort=sort)

    def show(self, live: Live, voice: Voice, user_id: int) -> Panel:
        """The reader's orders, and the form to change them. Raises `Refused`."""
        asked, (book, sheet) = (
            self.prompt_for(live, voice, user_id),
            make_sheet(live, user_id, voice.game_name()),
        )
        view = live.play.view(sheet.seat)
        prompt = asked.show_question()
        lines = [f"**{voice.text('orders-title', table=voice.table_name(live.table))}**"]
        given = sorted(list_given(live, sheet.seat), key=lambda one: (one.place, one.name))
        orders = [one for one in given if not one.place]
        plans = [one for one in given if one.place]
        marked = [
            *(("•", one) for one in orders),
            *((f"{place}.", one) for place, one in enumerate(plans, 1)),
        ]
        mine = [
            f"{mark} {describe_order(voice, sheet, book.show_order(view, one.terms))}" for mark, one in marked
        ]
        lines += mine or [voice.text("orders-none")]
        lines += [f"-# {voice.text('orders-speed')}"]
        return replace(prompt, text=voice.fit("\n".join([*lines, "", prompt.text]), 1900))


def make_sheet(live: Live, user_id: int, game: str) -> tuple[AnyOrders, Ask]:
    """What a game knows of orders, and the form of whoever gives them. Raises `Refused` where it knows none."""
    seat, book = find_seat(live, user_id), live.rulebook.orders
    if book is None:
        raise Refused("no-orders", game=game)
    given = [one.name for one in list_orders(live, seat)]
    return book, book.make_form(seat, live.play.view(seat), given)
