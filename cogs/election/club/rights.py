"""Who may open ballots in a server, and what roles somebody has: as the very interaction tells it, from no list."""

import discord
from discord import app_commands

from bot.interactions.table_access import find_channels
from bot.moderation.actions import Person
from cogs.common import Interaction, identify_person, tell
from porc_royal.asks import Refused
from storage.ports import Housekeeping


async def require_opener(store: Housekeeping, who: Person, guild_id: int, roles: frozenset[int]) -> None:
    """Refuse to open a ballot where the server lets only a role do so; whoever manages it always may."""
    opens = await store.meta(name_opening(guild_id))
    if opens is not None and int(opens) not in roles and who.managed_guild != guild_id:
        raise Refused("elections-error-not-allowed")


def name_opening(guild_id: int) -> str:
    """Under which name the program remembers which role may open ballots in a server."""
    return f"elections:{guild_id}"


async def find_roles(interaction: discord.Interaction) -> frozenset[int]:
    """The roles of whoever acts, as this very interaction tells them, everybody's included."""
    member = interaction.user
    if not isinstance(member, discord.Member):
        return frozenset()
    await find_channels(interaction).complete(member)
    return frozenset({member.guild.id, *(role.id for role in member.roles)})


@app_commands.guild_only()
async def set_opener(interaction: Interaction, role: discord.Role | None = None) -> None:
    """Who may open ballots here: those who have a role; @everyone for all. Without a role, who may now."""
    who, store = await identify_person(interaction), interaction.client.store
    if interaction.guild_id is None:
        raise Refused("lobby-error-server-only")
    name = name_opening(interaction.guild_id)
    if role is not None:
        if who.managed_guild != interaction.guild_id:
            raise Refused("elections-error-not-manager")
        await store.put_meta(name, None if role.id == interaction.guild_id else str(role.id))
    opens = await store.meta(name)
    if opens is None:
        await tell(interaction, "elections-settings-everybody")
    else:
        await tell(interaction, "elections-settings-role", who=f"<@&{opens}>")
