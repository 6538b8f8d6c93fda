"""What the cogs share: the person, the table, taking a reply, and autocompletion from the viewer's own question."""

from collections.abc import Callable, Coroutine, Mapping
from typing import TypeVar

import discord
import structlog
from discord import app_commands

from bot.acts import Person
from bot.answers import answer, language_for, person_of, press_of, table_for
from bot.app import PorcRoyal
from bot.desk import Viewer
from bot.moderator import Press
from bot.questions import Panel, noted
from bot.tables import Live
from bot.tokens import Token
from bot.verbs import Given, ask_of, offered, shaped
from bot.voice import Voice
from bot.words import Reader
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
    """Make a reply to the open question, have it taken, and answer with the receipt."""
    bot, viewer = interaction.client, await viewer_of(interaction)
    table = await table_of(interaction, chosen)
    made: list[tuple[Reply, int]] = []

    def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
        made.append((make(live, voice, seat), live.play.place))
        return Panel("")

    await bot.desk.look(table, viewer, see)
    reply, place = made[0]
    token = Token("answer", table, place)
    await bot.presses.take(interaction, token, reply, viewer, edit=False)


async def give(
    interaction: Interaction,
    option: str,
    given: Mapping[str, Given],
    table: str | None,
    game: str,
    *,
    beside: str | None = None,
) -> None:
    """Reply to the open question with one of its options and some of its fields.

    beside: another option that the question must offer, where the name of the option alone says too little.
    """

    def make(live: Live, voice: Voice, seat: Seat | None) -> Reply:
        if live.table.game != game:
            raise Refused("refused-other-game", table=voice.table_name(live.table))
        if beside is not None:
            ask_of(live, seat, beside)
        return shaped(voice, ask_of(live, seat, option), option, given)

    await reply_with(interaction, table, make)


async def legal(interaction: Interaction, option: str, field: str, typed: str) -> Names:
    """Legal values of a field for this viewer, at most 25; nothing when the option is not theirs to take now."""
    bot, viewer = interaction.client, await viewer_of(interaction)
    given = {name: value for name, value in vars(interaction.namespace).items() if name != field}
    found: list[tuple[str, str]] = []

    def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
        ask = ask_of(live, seat, option)
        note = noted(live, voice, ask.seat)
        found.extend(offered(voice, ask, option, field, given, typed, note))
        return Panel("")

    try:
        table = await table_of(interaction, given.get("table"))
        await bot.desk.look(table, viewer, see)
    except Refused:
        return []
    return [app_commands.Choice(name=shown[:100], value=name[:100]) for shown, name in found]


async def legal_numbers(interaction: Interaction, option: str, field: str, typed: str) -> Numbers:
    """As `legal`, for a field that counts."""
    found = await legal(interaction, option, field, str(typed).strip())
    return [app_commands.Choice(name=one.name, value=int(one.value)) for one in found]


def completing(option: str, field: str) -> Completer[str]:
    """Autocompletion with the legal values of one field of an option, for the viewer alone."""

    async def complete(interaction: Interaction, typed: str) -> Names:
        return await legal(interaction, option, field, typed)

    return complete


def counting(option: str, field: str) -> Completer[int]:
    """Autocompletion with how many it may be."""

    async def complete(interaction: Interaction, typed: str) -> Numbers:
        return await legal_numbers(interaction, option, field, typed)

    return complete


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
    "give",
    "legal",
    "my_tables",
    "person",
    "press_of",
    "table_of",
    "tell",
]
