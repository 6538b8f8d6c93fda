"""All commands of the bot, as its extensions register them."""

from pkgutil import resolve_name

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import COGS
from bot.applications import find_applications


async def load_every_command() -> app_commands.CommandTree[commands.Bot]:
    bot = commands.Bot((), intents=discord.Intents.none())
    for cog in COGS:
        await bot.load_extension(cog)
    for application in find_applications():
        await resolve_name(application.setup)(bot)
    return bot.tree
