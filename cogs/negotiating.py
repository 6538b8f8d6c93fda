"""`/cochons negotiate`: a private thread with another player of the table, where Discord permits it."""

from discord import app_commands

from bot.interactions.responses import in_time
from bot.panels.prompts import Panel
from bot.tables.live import Live
from bot.wording.voice import Voice
from cogs.common import Interaction, Names, answer, my_tables, table_of, viewer_of
from cogs.moves import UNDRESSED
from games.table.asks import Refused
from games.table.facts import Seat


@app_commands.command(name="negotiate", description=UNDRESSED)
@app_commands.rename(other="with")
async def negotiate(interaction: Interaction, other: str, table: str | None = None) -> None:
    """Open the thread of the two, or find it again."""
    chosen, viewer = await table_of(interaction, table), await viewer_of(interaction)
    panel = await in_time(interaction, interaction.client.private_threads.open(chosen, viewer, other))
    await answer(interaction, panel)


@negotiate.autocomplete("other")
async def _others(interaction: Interaction, typing: str) -> Names:
    """The other people at the table."""
    viewer = await viewer_of(interaction)
    found: list[tuple[str, int]] = []

    def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
        found.extend(
            (row.name, row.seat) for row in live.seats if row.user_id is not None and row.seat != seat
        )
        return Panel("")

    try:
        chosen = await table_of(interaction, vars(interaction.namespace).get("table"))
        await interaction.client.queries.look(chosen, viewer, see)
    except Refused:
        return []
    typed = typing.strip().casefold()
    return [
        app_commands.Choice(name=name[:100], value=str(number))
        for name, number in found
        if typed in name.casefold()
    ]


@negotiate.autocomplete("table")
async def _tables(interaction: Interaction, typing: str) -> Names:
    return await my_tables(interaction, typing)
