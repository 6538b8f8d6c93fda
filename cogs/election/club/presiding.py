"""What the master of a ballot does beside opening and closing it: `/election ruling`, and `/election chair`."""

import discord
from discord import app_commands

from bot.moderation.actions import Person
from cogs.common import Interaction, find_reader, identify_person, tell
from cogs.election.club.ballots import LONGEST_RULING, KeptBallot
from cogs.election.club.service import find_ballots
from porc_royal.asks import Refused


@app_commands.guild_only()
async def give_ruling(
    interaction: Interaction, text: app_commands.Range[str, 1, LONGEST_RULING], ballot: int | None = None
) -> None:
    """Decide what is disputed: it is said in the channel, and enters the record of the ballot."""
    who, kept = await identify_person(interaction), await _find_open(interaction, ballot)
    await find_ballots(interaction.client).rule(kept, who, " ".join(text.split()))
    await tell(interaction, "elections-club-ruling-ok")


@app_commands.guild_only()
async def hand_over_chair(interaction: Interaction, who: discord.Member, ballot: int | None = None) -> None:
    """Let somebody else preside: who closes early, gives rulings, and is named from now on."""
    if who.bot:
        raise Refused("elections-error-bot")
    person, kept = await identify_person(interaction), await _find_open(interaction, ballot)
    newcomer = Person(who.id, who.display_name, (await find_reader(interaction)).language)
    await find_ballots(interaction.client).hand_over(kept, person, newcomer)
    await tell(interaction, "elections-club-chair-ok")


async def _find_open(interaction: Interaction, number: int | None) -> KeptBallot:
    """The ballot that is meant: the one of this number, else the newest of this channel that is open."""
    ballots, here = find_ballots(interaction.client), interaction.channel_id or 0
    if number is not None:
        return await ballots.find(number, here)
    found = [one for one in await ballots.list_in(here) if ballots.is_open(one)]
    if not found:
        raise Refused("elections-club-none")
    return found[0]
