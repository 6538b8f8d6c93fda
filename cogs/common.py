"""What the cogs share: the person, the table, taking a reply, and autocompletion from the viewer's own question."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TypeVar

import discord
import structlog
from discord import app_commands

from bot.app import PorcRoyal
from bot.games import GAMES
from bot.i18n import Reader
from bot.interactions.responses import answer, language_for, person_of, press_of, table_for
from bot.moderation.actions import Person
from bot.moderation.moderator import Press
from bot.moderation.queries import Viewer
from bot.panels.custom_ids import Token
from bot.panels.prompts import Panel
from bot.tables.live import Live
from bot.wording.typed_fields import find_ask
from bot.wording.typed_replies import Unfinished
from bot.wording.voice import Voice
from games.table.asks import Refused, Reply
from games.table.facts import Seat

T = TypeVar("T", str, int)
Interaction = discord.Interaction[PorcRoyal]
Completer = Callable[
    [discord.Interaction[PorcRoyal], str], Coroutine[None, None, list[app_commands.Choice[T]]]
]
Names = list[app_commands.Choice[str]]
Numbers = list[app_commands.Choice[int]]


async def viewer_of(interaction: Interaction) -> Viewer:
    """Who looks, in their language."""
    return Viewer(interaction.user.id, await language_for(interaction.client.store, interaction))


async def reader_of(interaction: Interaction) -> Reader:
    """The words of the person who acts."""
    return interaction.client.words.of(await language_for(interaction.client.store, interaction))


async def person(interaction: Interaction) -> Person:
    """The person who acts."""
    return await person_of(interaction.client.store, interaction)


async def table_of(interaction: Interaction, chosen: str | None) -> int:
    """The table meant; several of mine narrow down to the only one that waits for me. Raises `Refused`."""
    bot = interaction.client
    try:
        table = await table_for(bot.store, interaction, chosen)
    except Refused as refusal:
        if refusal.says.key != "refused-which-table":
            raise
        waiting = await waiting_for(interaction)
        if len(waiting) != 1:
            raise
        table = waiting[0]
    structlog.contextvars.bind_contextvars(table=table, interaction=interaction.id)
    return table


async def table_to_see(interaction: Interaction, chosen: str | None) -> int:
    """The table meant by whoever only looks: the last that was played here, where none is. Raises `Refused`."""
    try:
        return await table_of(interaction, chosen)
    except Refused as refusal:
        if refusal.says.key != "refused-no-table" or interaction.channel_id is None:
            raise
        store, here = interaction.client.store, interaction.channel_id
        over = [table for game in GAMES for table in await store.tables_ended_in(here, game, 1)]
        if not over:
            raise
        return max(over, key=lambda table: (table.ended_at or 0, table.id)).id


async def waiting_for(interaction: Interaction) -> list[int]:
    """The tables that wait for an answer of the person."""
    bot, found = interaction.client, []
    for table in await bot.store.tables_of(interaction.user.id):
        if table.status != "playing":
            continue
        async with bot.tables.turn(table.id) as live:
            row = live.seat_of(interaction.user.id)
            if row is not None and live.game is not None and row.seat in live.play.awaited:
                found.append(table.id)
    return found


async def reply_with(
    interaction: Interaction, chosen: str | None, make: Callable[[Live, Voice, Seat | None], Reply]
) -> None:
    """Make a reply to the open question, have it taken, and answer with the receipt.

    Where something is missing, what was typed becomes the beginning of a form.
    """
    bot, viewer = interaction.client, await viewer_of(interaction)
    table = await table_of(interaction, chosen)
    made: list[tuple[Reply, int]] = []
    begun: list[tuple[Seat, int, Unfinished]] = []

    def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
        try:
            made.append((make(live, voice, seat), live.play.place))
        except Unfinished as unfinished:
            ask = find_ask(live, seat)
            begun.append((ask.seat, live.play.place, unfinished))
            panel = bot.announcer.prompt_for(live, voice, ask.seat).show_form(
                unfinished.option, unfinished.draft
            )
            why = voice.refusal(unfinished.refusal) if unfinished.refusal else ""
            return replace(panel, text="\n".join(filter(None, (why, panel.text))))
        return Panel("")

    panel = await bot.queries.look(table, viewer, see)
    for seat, place, unfinished in begun:
        await bot.components.keep(table, seat, place, unfinished.option, unfinished.draft)
        await answer(interaction, panel)
    for reply, place in made:
        await bot.components.take(interaction, Token("answer", table, place), reply, viewer, edit=False)


async def my_tables(interaction: Interaction, typed: str) -> Names:
    """The tables of the person, by number."""
    bot, reader = interaction.client, await reader_of(interaction)
    choices = []
    for table in await bot.store.tables_of(interaction.user.id):
        name = reader.text("table-name", game=reader.text(f"{table.game}-name"), number=table.id)
        if typed.strip().casefold() in name.casefold():
            choices.append(app_commands.Choice(name=name[:100], value=str(table.id)))
    return choices[:25]


async def tell(interaction: Interaction, key: str, **args: str | int) -> None:
    """Answer with one sentence, privately."""
    reader = await reader_of(interaction)
    await answer(interaction, Panel(reader.text(key, **args)))


__all__ = [
    "Interaction",
    "Names",
    "Press",
    "answer",
    "my_tables",
    "person",
    "press_of",
    "table_of",
    "table_to_see",
    "tell",
]
