"""Components: what buttons, menus and modals do. Their custom ids say it all, so they work after any restart."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

import discord
import msgspec
import structlog

from bot.announcer.announcer import Announcer
from bot.interactions.payload import chosen_values, is_public, reply_of, turned
from bot.interactions.responses import answer, illustrate, in_time, person_of, press_of
from bot.moderation.actions import Done, Person, host_only
from bot.moderation.lobby import Lobby
from bot.moderation.moderator import Moderator, Press, expected
from bot.moderation.queries import Queries, Shown, Viewer
from bot.moderation.standing_orders import StandingOrders
from bot.moderation.substitutes import Substitutes
from bot.moderation.table_admin import TableAdmin
from bot.panels.custom_ids import ORDERS, Token
from bot.panels.lobby_panel import options_panel
from bot.panels.prompts import Asked, Panel
from bot.tables.live import Live
from bot.wording.forms import Draft, filled, left_out
from bot.wording.voice import Voice, Voices
from games.table.asks import Refused, Reply, Text
from games.table.facts import Seat

LIMIT: Final = 1990

log = structlog.get_logger(__name__)


class Components:
    """Handles one component or modal interaction at a time; each ends in exactly one answer."""

    def __init__(
        self,
        moderator: Moderator,
        lobby: Lobby,
        desk: Queries,
        orders: StandingOrders,
        announcer: Announcer,
        voices: Voices,
    ) -> None:
        self._moderator = moderator
        self._lobby = lobby
        self._queries = desk
        self._orders = orders
        self._admin = TableAdmin(moderator, announcer, voices)
        self._substitutes = Substitutes(moderator, announcer, voices)
        self._announcer = announcer
        self._voices = voices
        self._store = moderator.store

    async def handle(self, interaction: discord.Interaction, token: Token) -> None:
        """Do what a component says. Raises `Refused`."""
        person = await person_of(self._store, interaction)
        viewer = Viewer(person.user_id, person.language)
        try:
            await self._do(interaction, token, person, viewer)
        except Refused as refused:
            if refused.says.key != "refused-stale":
                raise
            if token.place == ORDERS:
                await self._show_orders(interaction, token, viewer)
                return
            await self._catch_up(interaction, token, viewer)

    async def _show_orders(self, interaction: discord.Interaction, token: Token, viewer: Viewer) -> None:
        """A step of the orders' form came twice or too late: the orders as they are, and the form from its start."""
        told, now = self._voices.words.of(viewer.language), await self.orders(token.table_id, viewer)
        panel = replace(now, text=f"{told.text('press-stale')}\n\n{now.text}"[:LIMIT])
        await answer(interaction, panel, edit=not is_public(interaction))

    async def _catch_up(self, interaction: discord.Interaction, token: Token, viewer: Viewer) -> None:
        """An old button was pressed: nothing is played, and what is asked now takes the old question's place."""
        edit = not is_public(interaction)
        try:
            making = self._queries.question(token.table_id, viewer)
            now, why = await in_time(interaction, making, edit=edit), "press-stale"
        except Refused:
            now, why = Shown(await self._queries.status(token.table_id, viewer)), "refused-stale"
        again = reply_of(interaction, token)
        if again and await self._queries.answered(
            token.table_id, viewer, token.place, again
        ):  # a second click
            why = "receipt-already"
        text = f"{self._voices.words.of(viewer.language).text(why)}\n\n{now.panel.text}"
        panel = Panel(text[:LIMIT], now.panel.rows)
        await answer(interaction, panel, picture=now.picture, edit=edit)

    async def _do(
        self, interaction: discord.Interaction, token: Token, person: Person, viewer: Viewer
    ) -> None:
        match token.verb:
            case "ask" | "hand" | "board" | "why" | "look" | "orders":
                await self._look(interaction, token, viewer)
            case "join" | "leave" | "practice" | "dismiss" | "start" | "options" | "set":
                await self._in_lobby(interaction, token, person)
            case "cancel" | "keep" | "accept" | "decline":
                await self._confirm(interaction, token, person)
            case "answer" | "menu":
                await self._reply(interaction, token, viewer)
            case "form" | "fill" | "skip" | "again" | "type" | "send" | "back" | "page":
                await self._form(interaction, token, viewer)

    async def keep(self, table_id: int, seat: int, place: int, option: str, draft: Draft) -> None:
        """Keep a half-filled form until its next press."""
        await self._store.draft(table_id, seat, place, option, msgspec.json.encode(draft))

    # --------------------------------------------------------------------------------------------- looks

    async def _look(self, interaction: discord.Interaction, token: Token, viewer: Viewer) -> None:
        shown: Shown
        match token.verb:
            case "ask":
                shown = await in_time(interaction, self._queries.question(token.table_id, viewer))
            case "hand":
                shown = await in_time(interaction, self._queries.hand(token.table_id, viewer))
            case "orders":
                shown = Shown(await self.orders(token.table_id, viewer))
            case "why":
                shown = Shown(await self._queries.why(token.table_id, viewer))
            case "look":
                making = self._queries.looked_at(token.table_id, viewer, token.option)
                shown = await in_time(interaction, making)
            case _:
                making = self._queries.board(token.table_id, viewer, as_text=False)
                shown = await in_time(interaction, making)
        await answer(interaction, shown.panel, picture=shown.picture)

    # --------------------------------------------------------------------------------------------- lobby

    async def _in_lobby(self, interaction: discord.Interaction, token: Token, person: Person) -> None:
        press, table = press_of(interaction), token.table_id
        if token.verb == "options":
            await self._show_options(interaction, turned(interaction, token), person, edit=token.place >= 0)
            return
        if token.verb == "set":
            value = chosen_values(interaction)[0]
            await self._lobby.choose(table, person, press, token.field, value)
            await self._show_options(interaction, token, person, edit=True)
            return
        acts: dict[str, Callable[..., Awaitable[Done]]] = {
            "join": self._lobby.join,
            "leave": self._lobby.leave,
            "practice": self._lobby.practise,
            "dismiss": self._lobby.dismiss,
            "start": self._lobby.start,
        }
        done = await acts[token.verb](table, person, press)
        reader = self._voices.words.of(person.language)
        await answer(interaction, Panel(reader.text(done.key, **done.args)))

    async def _show_options(
        self, interaction: discord.Interaction, token: Token, person: Person, *, edit: bool
    ) -> None:
        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            if live.table.status != "lobby":
                raise Refused("lobby-error-started")
            host_only(live, person)
            return options_panel(live, voice, max(0, token.place))

        viewer = Viewer(person.user_id, person.language)
        await answer(interaction, await self._queries.look(token.table_id, viewer, see), edit=edit)

    # -------------------------------------------------------------------------------------- confirmations

    async def _confirm(self, interaction: discord.Interaction, token: Token, person: Person) -> None:
        """Yes or no to what was asked before it is done: cancelling a table, taking a seat over."""
        press, table = press_of(interaction), token.table_id
        match token.verb:
            case "cancel":
                done = await self._admin.cancel(table, person, press)
            case "accept":
                done = await self._substitutes.accept(table, person, press, token.seat)
            case "decline":
                done = await self._substitutes.decline(table, person, press, token.seat)
            case _:
                done = Done(table, "cancel-kept")
        panel = Panel(self._voices.words.of(person.language).text(done.key, **done.args))
        await answer(interaction, panel, edit=not is_public(interaction))

    # -------------------------------------------------------------------------------------------- replies

    async def _reply(self, interaction: discord.Interaction, token: Token, viewer: Viewer) -> None:
        reply = reply_of(interaction, token)
        if reply is not None:
            await self.take(interaction, token, reply, viewer, edit=True)

    async def take(
        self, interaction: discord.Interaction, token: Token, reply: Reply, viewer: Viewer, *, edit: bool
    ) -> None:
        """Take a reply and answer with its receipt, with the next question when the same seat is asked at once."""
        if token.place == ORDERS:
            await self._order(interaction, token, reply, viewer)
            return
        place = token.place if token.place >= 0 else None
        receipt = await self._moderator.reply(token.table_id, press_of(interaction, place), reply)

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            taken = voice.receipt(receipt)
            if not receipt.again or live.game is None or seat is None:
                return Panel(taken)
            # What is sealed part by part may be continued, also by whoever is not waited for any more.
            if seat not in (live.play.asks if receipt.sealed else live.play.awaited):
                return Panel(taken)
            following = self._announcer.asked(live, voice, seat).prompt()
            return Panel(voice.fit(f"{taken}\n\n{following.text}", LIMIT), following.rows)

        panel = await self._queries.look(token.table_id, viewer, see)
        await answer(interaction, panel, edit=edit and not is_public(interaction))
        if panel.rows and (picture := await self._queries.places(token.table_id, viewer)) is not None:
            await illustrate(interaction, picture)

    # ---------------------------------------------------------------------------------------------- forms

    async def _form(self, interaction: discord.Interaction, token: Token, viewer: Viewer) -> None:
        stored = await self._store.drafts(token.table_id, token.seat, token.place)
        kept = stored.get(token.option)
        draft = (
            msgspec.json.decode(kept, type=Draft) if kept and token.verb not in ("form", "again") else Draft()
        )
        if token.verb == "send":
            await self.take(interaction, token, Reply(token.option, draft.fields), viewer, edit=True)
            return
        press = press_of(interaction, token.place)
        step: list[Draft] = []

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            asked = self._asked(live, voice, press)
            ask = asked.ask
            if ask.seat != token.seat or token.option not in ask.options:
                raise Refused("refused-stale")
            if token.verb == "back":
                return asked.prompt()
            if token.verb == "type":
                return Panel(voice.choose(token.field), modal=ask.options[token.option].fields[token.field])
            after = draft
            if token.verb == "fill":
                after = filled(ask, token.option, token.field, draft, chosen_values(interaction))
            elif token.verb == "skip":
                after = left_out(ask, token.option, token.field, draft)
            page = int(token.value) if token.verb == "page" and token.value.isdecimal() else 0
            panel = asked.form(token.option, after, page)
            step.append(after)
            return panel

        panel = await self._queries.look(token.table_id, viewer, see)
        if panel.modal is not None:
            await self._open_modal(interaction, token, panel)
            return
        if step:
            await self.keep(token.table_id, token.seat, token.place, token.option, step[0])
        await answer(interaction, panel, edit=not is_public(interaction), keep_picture=True)

    def _asked(self, live: Live, voice: Voice, press: Press) -> Asked:
        """The question that a form answers: the open one, or that by which standing orders are given."""
        if press.place == ORDERS:
            return self._orders.asked(live, voice, press.user_id)
        return self._announcer.asked(live, voice, expected(live, press)[0])

    async def orders(self, table_id: int, viewer: Viewer) -> Panel:
        """The viewer's standing orders, with the form to change them."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            return self._orders.panel(live, voice, viewer.user_id)

        return await self._queries.look(table_id, viewer, see)

    async def _order(
        self, interaction: discord.Interaction, token: Token, reply: Reply, viewer: Viewer
    ) -> None:
        """Keep or withdraw a standing order, and show what there is now."""
        done = await self._orders.give(token.table_id, press_of(interaction), reply)
        told = self._voices.words.of(viewer.language).text(done.key)
        now = await self.orders(token.table_id, viewer)
        panel = replace(now, text=f"{told}\n\n{now.text}"[:LIMIT])
        await answer(interaction, panel, edit=not is_public(interaction))

    async def _open_modal(self, interaction: discord.Interaction, token: Token, panel: Panel) -> None:
        """A modal with one input; what is typed comes back as a `fill`."""
        fill = Token("fill", token.table_id, token.place, token.seat, token.option, token.field)
        modal = discord.ui.Modal(title=panel.text[:45], custom_id=str(fill))
        most = panel.modal.most if isinstance(panel.modal, Text) else 6
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            label=panel.text[:45], custom_id="value", max_length=most
        )
        modal.add_item(field)
        await interaction.response.send_modal(modal)
