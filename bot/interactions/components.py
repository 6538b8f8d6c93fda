"""Components: which handler does what a button, a menu or a modal says.

Their custom ids say it all, so they work after any restart. Each handler takes the table's lock once, and gives
exactly one answer.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

import discord

from bot.interactions.forms import FormHandler
from bot.interactions.lobby import LobbyHandler
from bot.interactions.looks import LookHandler
from bot.interactions.offers import OfferHandler
from bot.interactions.orders import OrderHandler
from bot.interactions.payload import Pressed
from bot.interactions.replies import ReplyHandler
from bot.interactions.responses import person_of
from bot.panels.custom_ids import ORDERS, Token, Verb
from games.table.asks import Refused
from storage.ports import Store

Handler: TypeAlias = Callable[[Pressed], Awaitable[None]]
LOOKS: Final[tuple[Verb, ...]] = ("ask", "hand", "board", "why", "look")
LOBBY: Final[tuple[Verb, ...]] = ("join", "leave", "practice", "dismiss", "start")
OFFERS: Final[tuple[Verb, ...]] = ("cancel", "keep", "accept", "decline")
REPLIES: Final[tuple[Verb, ...]] = ("answer", "menu")
FORMS: Final[tuple[Verb, ...]] = ("form", "fill", "skip", "again", "type", "back", "page")


class Components:
    """One handler for each family of verbs; those of a form go two ways, by what the form is for."""

    def __init__(
        self,
        store: Store,
        looks: LookHandler,
        lobby: LobbyHandler,
        replies: ReplyHandler,
        forms: FormHandler,
        orders: OrderHandler,
        offers: OfferHandler,
    ) -> None:
        self._store = store
        self._replies = replies
        self._orders = orders
        self._handlers: Mapping[Verb, Handler] = {
            **dict.fromkeys(LOOKS, looks.handle),
            **dict.fromkeys(LOBBY, lobby.handle),
            **dict.fromkeys(OFFERS, offers.handle),
            **dict.fromkeys(REPLIES, replies.handle),
            **dict.fromkeys(FORMS, forms.handle),
            "orders": orders.show,
            "options": lobby.show_options,
            "set": lobby.choose,
            "send": forms.send,
        }
        self._order_handlers: Mapping[Verb, Handler] = {
            "answer": orders.reply,
            "menu": orders.reply,
            "send": orders.send,
        }

    async def handle(self, interaction: discord.Interaction, token: Token) -> None:
        """Do what a component says. Raises `Refused`."""
        pressed = Pressed(interaction, token, await person_of(self._store, interaction))
        about_orders = token.place == ORDERS
        handler = self._handlers[token.verb]
        if about_orders:
            handler = self._order_handlers.get(token.verb, handler)
        try:
            await handler(pressed)
        except Refused as refused:
            if refused.says.key != "refused-stale":
                raise
            await (self._orders.show_newest(pressed) if about_orders else self._replies.show_newest(pressed))
