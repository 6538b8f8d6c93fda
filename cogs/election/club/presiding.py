"""What the master of a ballot does beside opening and closing it: `/election ruling`, and `/election chair`."""

from typing import Final

import discord
from discord import app_commands

from bot.moderation.actions import Person
from cogs.common import Interaction, find_reader, identify_person, tell
from cogs.election.club.ballots import LONGEST_RULING, KeptBallot
from cogs.election.club.service import find_ballots
from cogs.election.club.terms import find_candidate
from cogs.election.club.wording import LONGEST_LINE
from porc_royal.asks import Refused

MOST_MINUTES: Final = 120


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


@app_commands.guild_only()
async def stand_for(
    interaction: Interaction,
    candidate: str,
    line: app_commands.Range[str, 1, LONGEST_LINE],
    ballot: int | None = None,
) -> None:
    """Say in a line what a candidate stands for: the candidate may, and whoever presides."""
    who, kept = await identify_person(interaction), await _find_open(interaction, ballot)
    place = find_candidate(kept.terms, candidate)
    await find_ballots(interaction.client).stand_for(kept, who, place, " ".join(line.split()))
    await tell(interaction, "elections-club-line-ok")


@app_commands.guild_only()
async def call_speakers(
    interaction: Interaction,
    order: str | None = None,
    minutes: app_commands.Range[int, 1, MOST_MINUTES] = 5,
    ballot: int | None = None,
) -> None:
    """Let candidates speak one after another: in this order, else that of the list, each so many minutes."""
    who, kept = await identify_person(interaction), await _find_open(interaction, ballot)
    named = [one for one in (order or "").split(",") if one.strip()]
    places = [find_candidate(kept.terms, one) for one in named] or list(range(len(kept.terms.candidates)))
    speaking = list(dict.fromkeys(places))
    threaded = not isinstance(interaction.channel, discord.Thread)
    ballots = find_ballots(interaction.client)
    await ballots.call_speakers(kept, who, speaking, 60 * minutes, threaded=threaded)
    await tell(interaction, "elections-club-ruling-ok")


async def _find_open(interaction: Interaction, number: int | None) -> KeptBallot:
    """The ballot that is meant: the one of this number, else the newest of this channel that is open."""
    ballots, here = find_ballots(interaction.client), interaction.channel_id or 0
    if number is not None:
        return await ballots.find(number, here)
    found = [one for one in await ballots.list_in(here) if ballots.is_open(one)]
    if not found:
        raise Refused("elections-club-none")
    return found[0]
