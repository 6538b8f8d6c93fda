"""A small bot that does each thing once: what the fake Discord's own tests, and a process of its own, drive."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import re
from collections.abc import AsyncIterator
from typing import Any, Self

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from .world import World


class Counter(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that survives restarts, because all it knows stands in its custom_id."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Pressed {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,
        item: discord.ui.Item[Any],
        match: re.Match[str],
    ) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"{self.n + 1} presses", view=counter(self.n + 1))


def counter(n: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Counter(n))
    return view


class Menu(discord.ui.View):
    @discord.ui.select(
        custom_id="fruit",
        placeholder="Pick",
        max_values=2,
        options=[discord.SelectOption(label=name.title(), value=name) for name in ("apple", "pear", "plum")],
    )
    async def fruit(self, interaction: discord.Interaction, menu: discord.ui.Select[Self]) -> None:
        await interaction.response.send_message(" ".join(menu.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who", placeholder="Whom")
    async def who(self, interaction: discord.Interaction, menu: discord.ui.UserSelect[Self]) -> None:
        await interaction.response.send_message(menu.values[0].display_name)

    @discord.ui.button(label="Say more", custom_id="more")
    async def more(self, interaction: discord.Interaction, button: discord.ui.Button[Self]) -> None:
        await interaction.response.send_modal(Form())


class Form(discord.ui.Modal, title="A form"):
    text: discord.ui.Label[Any] = discord.ui.Label(
        text="Words", component=discord.ui.TextInput(custom_id="words")
    )
    size: discord.ui.Label[Any] = discord.ui.Label(
        text="Size",
        component=discord.ui.Select(
            custom_id="size", options=[discord.SelectOption(label="Big", value="big")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.text.component, discord.ui.TextInput)
        assert isinstance(self.size.component, discord.ui.Select)
        await interaction.response.send_message(
            f"{self.text.component.value} {self.size.component.values[0]}"
        )


class French(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return {"open": "ouvrir", "game": "jeu"}.get(str(string)) if locale is discord.Locale.french else None


class SmallBot(commands.Bot):
    """Notes every interaction and message it sees, every error, and tells the world when it did."""

    def __init__(self, world: World | None = None) -> None:
        intents = discord.Intents.default()
        super().__init__("!", intents=intents, guild_ready_timeout=0.02, max_ratelimit_timeout=30.0)
        self.world = world
        self.seen: list[int] = []
        self.heard: list[str] = []
        self.faults: list[Exception] = []
        self.ended: asyncio.Task[None] | None = None
        self.tree.add_command(table)
        plain: list[app_commands.Command[Any, ..., None]] = [menu, slow, picture, whisper, where]
        for command in plain:
            self.tree.add_command(command)
        self.tree.error(self.on_tree_error)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        await self.tree.set_translator(French())
        await self.tree.sync()

    def noted(self) -> None:
        if self.world is not None:
            self.world.changed()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(interaction.id)
        self.noted()

    async def on_message(self, message: discord.Message, /) -> None:
        self.heard.append(message.content)
        self.noted()

    async def on_tree_error(self, interaction: discord.Interaction, error: Exception) -> None:
        self.faults.append(getattr(error, "original", error))
        self.noted()


table = app_commands.Group(name="table", description="Tables")


@table.command(name="open", description="Open a table")
async def open_table(
    interaction: discord.Interaction,
    game: str,
    rival: discord.Member | None = None,
    place: discord.TextChannel | None = None,
    seats: app_commands.Range[int, 2, 6] = 3,
) -> None:
    parts = [game, str(seats), rival.display_name if rival else "", place.name if place else ""]
    await interaction.response.send_message(" ".join(filter(None, parts)), view=counter(0))


@open_table.autocomplete("game")
async def games(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    there = ["cochons", "cosmic", "interstellar"]
    return [app_commands.Choice(name=name.title(), value=name) for name in there if name.startswith(typed)]


@app_commands.command(description="A menu")
async def menu(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("What?", view=Menu(), ephemeral=True)


@app_commands.command(description="Thinks first")
async def slow(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(content="done")
    await interaction.followup.send("and more", ephemeral=True)
    await interaction.delete_original_response()


@app_commands.command(description="A picture")
async def picture(interaction: discord.Interaction) -> None:
    file = discord.File(io.BytesIO(b"PNG"), "board.png", description="the board")
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    await interaction.response.send_message(embed=embed, file=file)


@app_commands.command(description="By direct message")
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.user.send("psst")
    await interaction.response.send_message("sent", ephemeral=True)


@app_commands.command(description="Where we are")
async def where(interaction: discord.Interaction) -> None:
    age = (discord.utils.utcnow() - interaction.created_at).total_seconds()
    await interaction.response.send_message(f"{interaction.guild_id} {interaction.locale} {age:.0f}")


@contextlib.asynccontextmanager
async def running(world: World) -> AsyncIterator[SmallBot]:
    """Run the bot in this process until the end of the block, ready from its beginning."""
    bot = SmallBot(world)
    await bot.login("token")
    bot.ended = task = asyncio.create_task(bot.connect())
    try:
        await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


def main() -> None:
    """Run the bot in a process of its own, as the environment says."""
    discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    SmallBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
