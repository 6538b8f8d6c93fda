"""All commands of the bot, as its extensions register them."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import COGS


async def load_every_command() -> app_commands.CommandTree[commands.Bot]:
    bot = commands.Bot((), intents=discord.Intents.none())
    for cog in COGS:
        await bot.load_extension(cog)
    return bot.tree
