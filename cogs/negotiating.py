"""`negotiate`, in the group of a game: a private thread with another player, where Discord permits it."""

from collections.abc import Sequence

from discord import app_commands

from bot.i18n import clean, is_part
from bot.interactions.responses import make_in_time
from bot.tables.live import Live
from bot.wording.typed_fields import Shown
from bot.wording.voice import Voice
from cogs.common import (
    Interaction,
    Names,
    answer,
    complete_from,
    find_table,
    find_viewer,
    list_own_tables,
    make_choices,
)
from cogs.ways import UNDESCRIBED
from porc_royal.facts import Seat


async def negotiate(interaction: Interaction, other: str, table: str | None = None) -> None:
    """Open the thread of the two, or find it again."""
    chosen, viewer = await find_table(interaction, table), await find_viewer(interaction)
    panel = await make_in_time(interaction, interaction.client.private_threads.open(chosen, viewer, other))
    await answer(interaction, panel)


def make_negotiate() -> app_commands.Command[app_commands.Group, ..., None]:
    """The command, for the group of a game."""
    app_commands.rename(other="with")(negotiate)
    command: app_commands.Command[app_commands.Group, ..., None] = app_commands.Command(
        name="negotiate", description=UNDESCRIBED, callback=negotiate
    )
    command.autocomplete("other")(_others)
    command.autocomplete("table")(_tables)
    return command


async def _others(interaction: Interaction, typing: str) -> Names:
    """The other people at the table."""

    def see(live: Live, voice: Voice, seat: Seat | None) -> Sequence[Shown]:
        people = [row for row in live.seats if row.user_id is not None and row.seat != seat]
        names = [(clean(row.name), str(row.seat)) for row in people]
        return [(name, number) for name, number in names if is_part(typing, name)]

    return make_choices(await complete_from(interaction, see))


async def _tables(interaction: Interaction, typing: str) -> Names:
    return await list_own_tables(interaction, typing)
