"""`/election`: the election of the Porc Royal on its own. Opening one, looking at it, and the moves of its presider."""

from typing import Final, get_args

import discord
from discord import app_commands

from bot.app import PorcRoyal
from bot.i18n import fits, fold, split
from bot.interactions.responses import answer, file_of, in_time
from bot.moderation.answers import Viewer
from bot.moderation.election_export import Format, export_election
from bot.moderation.elections import Standing, word_reigns, word_tally
from bot.panels.prompts import Panel
from cogs.common import Interaction, Names, my_tables, table_of, viewer_of
from cogs.election_opening import Command, add_open_command
from cogs.moves import UNDESCRIBED, Count, Move, Switch, Way, Word, group, move
from porc_royal.asks import Refused

VOTER: Final = Word("voter")
FORMATS: Final[tuple[Format, ...]] = get_args(Format)
HALF: Final = Switch("half")

MOVES: Final[tuple[Move, ...]] = (
    move("governors", "allot", VOTER, Count("number", optional=False)),
    move("stand", "stand"),
    move("withdraw", "withdraw"),
    move("vote", "vote", Word("for")),
    move("abstain", Way("pass", beside="vote")),
    move(
        "call",
        (Way("open"), Way("order", when={"order": None}), Way("call", when={"voter": None})),
        Word("voter", optional=True),
        Word("order", optional=True),
    ),
    move("ban", "ban", VOTER),
    move("give", (Way("give-half", when={"half": True}), Way("give")), VOTER, Count("number"), HALF),
    move(
        "take",
        (
            Way("steal", {"voter": "target", "by": "voter"}, {"by": None}),
            Way("take-half", when={"half": True}),
            Way("take"),
        ),
        VOTER,
        Count("number"),
        HALF,
        Word("by", optional=True),
        Word("home", optional=True),
    ),
    move("close", "close"),
    move("decide", "decide", Word("for")),
    move("annul", "annul", Word("target", optional=True)),
)
"""What answers a question of the election, or is done amid one; `/pass` abstains as well."""


async def result(interaction: Interaction, table: str | None = None) -> None:
    """How the election stands, or how the last one here ended; then who has reigned in this channel."""
    bot, viewer = interaction.client, await viewer_of(interaction)
    standing = await _standing(interaction, viewer, table)
    reigns = word_reigns(standing, await bot.elections.list_reigns(standing.table.channel_id))
    picture = await in_time(interaction, bot.elections.paint(standing))
    first, *more = split("\n".join([*word_tally(standing), *reigns]), 1900)
    await answer(interaction, Panel(first, more=tuple(more)), picture=picture)


@app_commands.rename(form="format")
async def export(
    interaction: Interaction, form: str = "csv", public: bool = False, table: str | None = None
) -> None:
    """The election as a file: for whoever asks, or for the channel. Nobody's sealed vote is in it."""
    kind = next((one for one in FORMATS if one == fold(form)), None)
    if kind is None:
        raise Refused("elections-error-format")
    standing = await _standing(interaction, await viewer_of(interaction), table)
    text = standing.voice.text("elections-exported", table=standing.voice.table_name(standing.table))
    await interaction.response.send_message(
        text,
        file=file_of(export_election(standing, kind), f"election-{standing.table.id}.{kind}"),
        ephemeral=not public,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _standing(interaction: Interaction, viewer: Viewer, table: str | None) -> Standing:
    """The election that is meant: the table that is named, else this channel's, be it over, else one's own."""
    elections = interaction.client.elections
    if table is not None:
        return await elections.show_standing(viewer, await table_of(interaction, table))
    found = await elections.find(interaction.channel_id or 0, interaction.user.id)
    return await elections.show_standing(viewer, found)


# ------------------------------------------------------------------------------------------------ the group


async def _formats(interaction: Interaction, typed: str) -> Names:
    return [app_commands.Choice(name=one.upper(), value=one) for one in FORMATS if fits(typed, one)]


async def _tables(interaction: Interaction, typed: str) -> Names:
    return await my_tables(interaction, typed)


def commands() -> app_commands.Group:
    """The group `/election`."""
    made = group("election", "election", MOVES)
    add_open_command(made)
    showing: Command = app_commands.Command(name="result", description=UNDESCRIBED, callback=result)
    exporting: Command = app_commands.Command(name="export", description=UNDESCRIBED, callback=export)
    exporting.autocomplete("form")(_formats)
    for command in (showing, exporting):
        command.autocomplete("table")(_tables)
        made.add_command(command)
    return made


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    bot.tree.add_command(commands())
