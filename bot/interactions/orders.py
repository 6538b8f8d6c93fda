"""Standing orders by `/orders` and its form: showing, giving and withdrawing them."""

from dataclasses import replace
from typing import Final

from bot.interactions.drafts import Drafts
from bot.interactions.payload import Pressed, make_reply
from bot.interactions.responses import answer
from bot.moderation.answers import Viewer
from bot.moderation.queries import Queries
from bot.moderation.standing_orders import StandingOrders
from bot.moderation.until_turn import UntilTurn
from bot.panels.prompts import Panel
from bot.wording.voice import Voices
from porc_royal.asks import Reply

LIMIT: Final = 1990


class OrderHandler:
    """Shows its owner's orders, and keeps what the form says."""

    def __init__(
        self,
        orders: StandingOrders,
        until_turn: UntilTurn,
        queries: Queries,
        voices: Voices,
        drafts: Drafts,
    ) -> None:
        self._orders = orders
        self._until_turn = until_turn
        self._queries = queries
        self._voices = voices
        self._drafts = drafts

    async def list_orders(self, table_id: int, viewer: Viewer) -> Panel:
        """The viewer's standing orders, with the form to change them."""
        return await self._queries.look(
            table_id, viewer, lambda live, voice, seat: self._orders.show(live, voice, viewer.user_id)
        )

    async def show(self, pressed: Pressed) -> None:
        """Open the orders and their form."""
        await answer(pressed.interaction, await self.list_orders(pressed.table_id, pressed.viewer))

    async def reply(self, pressed: Pressed) -> None:
        """Take what a button of the form is by itself."""
        reply = make_reply(pressed.interaction, pressed.token)
        if reply is not None:
            await self._give(pressed, reply)

    async def send(self, pressed: Pressed) -> None:
        """Take the form as it was filled in."""
        draft = await self._drafts.read(pressed.token)
        await self._give(pressed, Reply(pressed.token.option, draft.fields))

    async def spare(self, pressed: Pressed) -> None:
        """Ask its owner nothing until their turn, or everything again, in place of the message that was pressed.

        Where that is about to change it would take the answer with it, which stands beside it then.
        """
        worded = await self._until_turn.choose(
            pressed.table_id,
            pressed.identify(),
            pressed.person.language,
            spared=pressed.token.verb == "spare",
        )
        await answer(pressed.interaction, worded.panel, edit=pressed.edits and not worded.beside)

    async def _give(self, pressed: Pressed, reply: Reply) -> None:
        """Keep or withdraw an order, and show what there is now."""
        panel = await self._orders.give_and_show(
            pressed.table_id, pressed.identify(), reply, pressed.person.language
        )
        await answer(pressed.interaction, panel, edit=pressed.edits)

    async def show_newest(self, pressed: Pressed) -> None:
        """A step of the form came twice or too late: the orders as they are, and the form from its start."""
        now = await self.list_orders(pressed.table_id, pressed.viewer)
        told = self._voices.words.of(pressed.person.language).text("press-stale")
        panel = replace(now, text=f"{told}\n\n{now.text}"[:LIMIT])
        await answer(pressed.interaction, panel, edit=pressed.edits)
