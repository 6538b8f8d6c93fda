"""Components: which handler does what a button, a menu or a modal says.

Their custom ids say it all, so they work after any restart. Each handler takes the table's lock once, and gives
exactly one answer.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

import discord

from bot.interactions.forms import FormHandler
from bot.interactions.history import HistoryHandler
from bot.interactions.lessons import LessonHandler
from bot.interactions.lobby import LobbyHandler
from bot.interactions.looks import LookHandler
from bot.interactions.offers import OfferHandler
from bot.interactions.orders import OrderHandler
from bot.interactions.payload import Pressed, open_form
from bot.interactions.replies import ReplyHandler
from bot.interactions.responses import read_person
from bot.panels.custom_ids import ORDERS, Token, Verb
from porc_royal.asks import Refused
from storage.ports import Store

Handler: TypeAlias = Callable[[Pressed], Awaitable[None]]
LOOKS: Final[tuple[Verb, ...]] = ("ask", "hand", "board", "why", "what", "look", "parley", "proof", "note")
HISTORY: Final[tuple[Verb, ...]] = ("log", "catchup", "replay")
LOBBY: Final[tuple[Verb, ...]] = ("join", "leave", "practice", "dismiss", "start", "rematch", "thread")
LESSONS: Final[tuple[Verb, ...]] = ("learn",)
OFFERS: Final[tuple[Verb, ...]] = (
    *("cancel", "keep", "accept", "decline", "deputise", "excuse"),
    *("take", "vacate", "vote", "stay", "rewind", "moment", "correct", "erase"),
)
REPLIES: Final[tuple[Verb, ...]] = ("answer", "menu", "whole", "beside")
ANSWERS: Final[tuple[Verb, ...]] = (*REPLIES, "send", "enter")
"""Presses that answer a question."""
FORMS: Final[tuple[Verb, ...]] = ("form", "fill", "skip", "again", "type", "back", "page", "more")


class Components:
    """One handler for each family of verbs; those of a form go two ways, by what the form is for."""

    def __init__(  # noqa: PLR0913, PLR0917 - there is one handler for each family of verbs
        self,
        store: Store,
        history: HistoryHandler,
        looks: LookHandler,
        lobby: LobbyHandler,
        replies: ReplyHandler,
        forms: FormHandler,
        orders: OrderHandler,
        offers: OfferHandler,
        lessons: LessonHandler,
    ) -> None:
        self._store = store
        self._replies = replies
        self._orders = orders
        self._handlers: Mapping[Verb, Handler] = {
            **dict.fromkeys(HISTORY, history.handle),
            **dict.fromkeys(LOOKS, looks.handle),
            **dict.fromkeys(LOBBY, lobby.handle),
            **dict.fromkeys(OFFERS, offers.handle),
            **dict.fromkeys(LESSONS, lessons.handle),
            **dict.fromkeys(REPLIES, replies.handle),
            **dict.fromkeys(FORMS, forms.handle),
            "orders": orders.show,
            "spare": orders.spare,
            "unspare": orders.spare,
            "options": lobby.show_options,
            "set": lobby.choose,
            "word": lobby.add_word,
            "send": forms.send,
            "enter": forms.enter,
        }
        self._order_handlers: Mapping[Verb, Handler] = {
            "answer": orders.reply,
            "menu": orders.reply,
            "whole": orders.reply,
            "send": orders.send,
            "enter": orders.reply,
        }

    async def handle(self, interaction: discord.Interaction, token: Token) -> None:
        """Do what a component says. Raises `Refused`."""
        pressed = Pressed(interaction, token, await read_person(self._store, interaction))
        pressed = open_form(pressed)
        about_orders = token.place == ORDERS
        handler = self._handlers[pressed.token.verb]
        if about_orders:
            handler = self._order_handlers.get(pressed.token.verb, handler)
        try:
            await handler(pressed)
        except Refused as refused:
            if refused.says.key != "refused-stale":
                raise
            await (self._orders.show_newest(pressed) if about_orders else self._replies.show_newest(pressed))
