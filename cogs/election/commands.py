"""`/election open`, `club`, `result`, `list` and `export`; the moves of voters and presider are those of the game.

What these answer is imported when it is first asked for, since it imports the rules.
"""

from typing import TYPE_CHECKING, Final

from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from bot.i18n import fold, is_part
from cogs.common import Interaction, Names, list_own_tables
from cogs.election.club.looks import find_shown_ballot, list_ballots, show_ballot
from cogs.election.club.opening import make_club_command
from cogs.election.club.presiding import call_speakers, give_ruling, hand_over_chair, stand_for
from cogs.election.club.rights import set_opener
from cogs.election.club.service import start_ballots
from cogs.election.opening import Command, make_open_command
from cogs.ways import UNDESCRIBED
from porc_royal.asks import Refused

if TYPE_CHECKING:
    from cogs.election.export import Format

FORMATS: "Final[tuple[Format, ...]]" = ("csv", "json")


async def result(interaction: Interaction, table: str | None = None, ballot: int | None = None) -> None:
    """How the election stands, or how the last one here ended; then who has reigned in this channel.

    ballot: the number of a ballot of a club; without one, the last of this channel where there was nothing else
    """
    kept = None if table is not None else await find_shown_ballot(interaction, ballot)
    if kept is not None:
        await show_ballot(interaction, kept)
        return
    from cogs.election.results import show_result  # noqa: PLC0415 - it imports the rules

    await show_result(interaction, table)


@app_commands.rename(form="format")
async def export(
    interaction: Interaction, form: str = "csv", public: bool = False, table: str | None = None
) -> None:
    """The election as a file: for whoever asks, or for the channel. Nobody's sealed vote is in it."""
    from cogs.election.results import send_export  # noqa: PLC0415 - it imports the rules

    kind = next((one for one in FORMATS if one == fold(form)), None)
    if kind is None:
        raise Refused("elections-error-format")
    await send_export(interaction, kind, table, public=public)


# ------------------------------------------------------------------------------------------------ the group


async def _formats(interaction: Interaction, typed: str) -> Names:
    return [app_commands.Choice(name=one.upper(), value=one) for one in FORMATS if is_part(typed, one)]


async def _tables(interaction: Interaction, typed: str) -> Names:
    return await list_own_tables(interaction, typed)


def list_commands() -> tuple[Command, ...]:
    """What stands in the group `/election` besides the moves of the game."""
    showing: Command = app_commands.Command(name="result", description=UNDESCRIBED, callback=result)
    listing: Command = app_commands.Command(name="list", description=UNDESCRIBED, callback=list_ballots)
    setting: Command = app_commands.Command(name="settings", description=UNDESCRIBED, callback=set_opener)
    ruling: Command = app_commands.Command(name="ruling", description=UNDESCRIBED, callback=give_ruling)
    chair: Command = app_commands.Command(name="chair", description=UNDESCRIBED, callback=hand_over_chair)
    line: Command = app_commands.Command(name="programme", description=UNDESCRIBED, callback=stand_for)
    speakers: Command = app_commands.Command(name="speakers", description=UNDESCRIBED, callback=call_speakers)
    exporting: Command = app_commands.Command(name="export", description=UNDESCRIBED, callback=export)
    exporting.autocomplete("form")(_formats)
    for command in (showing, exporting):
        command.autocomplete("table")(_tables)
    return (
        make_open_command(),
        make_club_command(),
        showing,
        listing,
        setting,
        ruling,
        chair,
        line,
        speakers,
        exporting,
    )


async def setup(bot: commands.Bot) -> None:
    """Called when the application is loaded: the game has its group already."""
    (group,) = (one for one in bot.tree.get_commands() if one.name == "election")
    if not isinstance(group, app_commands.Group):
        raise TypeError("/election is no group")
    for command in list_commands():
        group.add_command(command)
    if isinstance(bot, PorcRoyal):  # tests look at the commands alone
        start_ballots(bot)
