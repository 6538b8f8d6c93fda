"""A small bot that does once everything local mode has to show; its tests and a hand can try it.

``python -m tests.local.toy [port] [data folder]`` starts it.
"""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import re
import signal
import sys
import time
from typing import Any

import discord
from discord import app_commands, ui
from typing_extensions import override

from bot.i18n import Words
from bot.local import serve
from bot.wording.page_words import word_page
from tests.local.edited import Story, add_story
from tests.local.striped import picture

PAGE = word_page(Words.load(strict=True))
"""The words of the page."""
_FRUITS = ("apple", "apricot", "banana", "cherry", "pear", "plum")
_FRENCH = {
    "toy": "jouet",
    "pick": "choisir",
    "fruit": "fruit",
    "count": "combien",
    "guest": "invité",
    "loud": "fort",
    "Pick a fruit": "Choisir un fruit",
    "Which fruit": "Quel fruit",
    "How many, from 1 to 9": "Combien, de 1 à 9",
    "Who gets it": "Qui le reçoit",
    "Whether everybody sees it": "Si tout le monde le voit",
    "A play thing": "Un jouet",
    "Press, choose, write": "Appuyer, choisir, écrire",
    "panel": "panneau",
    "hand": "main",
    "Receive a picture by private message": "Recevoir une image en message privé",
    "later": "plus-tard",
    "Say something in two seconds": "Dire quelque chose dans deux secondes",
    "layout": "mise-en-page",
    "A message made of the newer components": "Un message fait des nouveaux composants",
    "silent": "muet",
    "Never answer": "Ne jamais répondre",
}


_SAMPLE = """# Title
## Under it
-# small print
**bold** *italic* __under__ ~~gone~~ ***both*** `code` ||hidden|| snake_case_word \\*plain\\*
> quoted **line**
> second line

1. one
2. two
- dash
  - deep
```py
def pig() -> str: return "**grouink**"
```
[a link](https://example.org/x_y) <https://example.org> @everyone {thread} <t:{now}> <t:{now}:R> </toy pick:1>
<script>alert(1)</script> & 5 < 6"""


class French(app_commands.Translator):
    """Names and descriptions of the commands in French."""

    @override
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return _FRENCH.get(string.message) if locale is discord.Locale.french else None


def said(interaction: discord.Interaction[Any], english: str, french: str) -> str:
    """The sentence in the language of whoever acts."""
    return french if interaction.locale is discord.Locale.french else english


class Keeps(ui.DynamicItem[ui.Button[ui.View]], template=re.compile(r"toy:keeps:(?P<made>\d+)")):
    """A button that works after a restart."""

    def __init__(self, made: int) -> None:
        super().__init__(ui.Button(label="Still there?", custom_id=f"toy:keeps:{made}"))
        self.made = made

    @classmethod
    @override
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Keeps:
        return cls(int(match["made"]))

    @override
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        text = said(interaction, "Still here.", "Toujours là.")
        await interaction.response.send_message(text, ephemeral=True)


class Note(ui.Modal, title="A note"):
    """A form with a line of text and a menu."""

    words: ui.TextInput[Note] = ui.TextInput(label="Words", max_length=40)
    tone: ui.Label[Note] = ui.Label(
        text="Tone",
        description="How it is said",
        component=ui.Select(options=[discord.SelectOption(label="Low"), discord.SelectOption(label="High")]),
    )

    @override
    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.tone.component, ui.Select)
        tone = self.tone.component.values[0]
        await interaction.response.send_message(f"Note: {self.words.value} ({tone})")


class Panel(ui.View):
    """Buttons and a menu."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(Keeps(7))

    @ui.button(label="Join", style=discord.ButtonStyle.success, emoji="🐷", custom_id="toy:join")
    async def join(self, interaction: discord.Interaction[Any], _: ui.Button[Panel]) -> None:
        """Rewrite the message."""
        await interaction.response.edit_message(content=f"**{interaction.user.display_name}** joined")

    @ui.button(label="Write", style=discord.ButtonStyle.primary, custom_id="toy:write")
    async def write(self, interaction: discord.Interaction[Any], _: ui.Button[Panel]) -> None:
        """Open the form."""
        await interaction.response.send_modal(Note())

    @ui.button(label="Never", style=discord.ButtonStyle.danger, disabled=True, custom_id="toy:never")
    async def never(self, interaction: discord.Interaction[Any], _: ui.Button[Panel]) -> None:
        """Nobody can press this."""

    @ui.select(
        placeholder="Two fruits at most",
        custom_id="toy:menu",
        max_values=2,
        options=[discord.SelectOption(label=fruit, description="sweet") for fruit in _FRUITS],
    )
    async def menu(self, interaction: discord.Interaction[Any], select: ui.Select[Panel]) -> None:
        """Repeat the choice to whoever chose."""
        await interaction.response.send_message(", ".join(select.values), ephemeral=True)


class Layout(ui.LayoutView):
    """A message of containers, sections and a gallery."""

    box: ui.Container[Layout] = ui.Container(
        ui.TextDisplay("### Round 3\nIt is **your** turn"),
        ui.Separator(),
        ui.Section(ui.TextDisplay("Ready when you are"), accessory=ui.Button(label="Go", custom_id="toy:go")),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board")),
        accent_colour=discord.Colour.orange(),
    )


class Toy(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        self.later: set[asyncio.Task[None]] = set()
        add_commands(self)

    @override
    async def setup_hook(self) -> None:
        self.add_dynamic_items(Keeps)
        self.add_view(Panel())
        self.add_view(Story())
        await self.tree.set_translator(French())
        await self.tree.sync()


def add_commands(toy: Toy) -> None:
    """Declare what the bot can be asked."""
    group = app_commands.Group(name="toy", description="A play thing")
    add_answers(group)
    add_messages(toy, group)
    add_story(group)
    toy.tree.add_command(group)


def add_answers(group: app_commands.Group) -> None:
    """Commands that are answered where they were asked."""

    @group.command(name="pick", description="Pick a fruit")
    @app_commands.describe(
        fruit="Which fruit",
        count="How many, from 1 to 9",
        guest="Who gets it",
        loud="Whether everybody sees it",
    )
    async def pick(
        interaction: discord.Interaction[Any],
        fruit: str,
        count: app_commands.Range[int, 1, 9] = 1,
        guest: discord.Member | None = None,
        loud: bool = False,
    ) -> None:
        to = f" → {guest.mention}" if guest else ""
        await interaction.response.send_message(f"{count} × {fruit}{to}", ephemeral=not loud)

    @pick.autocomplete("fruit")
    async def fruits(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        only = said(interaction, "only ", "que ")
        return [app_commands.Choice(name=only + fruit, value=fruit) for fruit in _FRUITS if current in fruit]

    @group.command(name="panel", description="Press, choose, write")
    async def panel(interaction: discord.Interaction[Any]) -> None:
        embed = discord.Embed(
            title="A panel",
            description="Press **one**, or choose.\n> it is only a toy\n- first\n- second `code`",
            colour=discord.Colour.fuchsia(),
        )
        embed.add_field(name="Until", value=f"<t:{int(time.time()) + 7200}:R>")
        embed.add_field(name="By", value=interaction.user.mention)
        embed.set_footer(text="Porc Royal")
        await interaction.response.send_message("Nobody yet", embed=embed, view=Panel())

    @group.command(name="layout", description="A message made of the newer components")
    async def layout(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(view=Layout(), file=picture())

    @group.command(name="silent", description="Never answer")
    async def silent(_: discord.Interaction[Any]) -> None:
        """Leave the page without an answer."""


def add_messages(toy: Toy, group: app_commands.Group) -> None:
    """Commands after which the bot writes somewhere else, or later."""

    @group.command(name="hand", description="Receive a picture by private message")
    async def hand(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        view = ui.View(timeout=None)
        view.add_item(Keeps(8))
        await interaction.user.send("Your hand", file=picture(), view=view)
        await interaction.followup.send(said(interaction, "Look there.", "Va voir."))

    @group.command(name="later", description="Say something in two seconds")
    async def later(interaction: discord.Interaction[Any]) -> None:
        asked = time.monotonic()
        channel = interaction.channel
        assert isinstance(channel, discord.abc.Messageable)

        async def speak() -> None:
            await asyncio.sleep(2)
            await channel.send(f"Later came after {time.monotonic() - asked:.1f} s")

        task = asyncio.create_task(speak())
        toy.later.add(task)
        task.add_done_callback(toy.later.discard)
        await interaction.response.send_message("Wait.", ephemeral=True)

    @group.command(name="words", description="Every mark that words can have")
    async def words(interaction: discord.Interaction[Any]) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(
            name="Table 3", type=discord.ChannelType.public_thread
        )
        await thread.send("In the thread")
        embed = discord.Embed(title="Board", colour=discord.Colour.teal())
        embed.set_image(url="attachment://board.png")
        embed.timestamp = discord.utils.utcnow()
        await interaction.response.send_message(
            _SAMPLE.format(thread=thread.mention, now=int(time.time())), embed=embed, file=picture()
        )


async def _serve(port: int, data_dir: pathlib.Path) -> None:
    """Serve the toy until a signal comes."""
    task = asyncio.current_task()
    assert task is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)

    def ready(url: str) -> None:
        print(url, flush=True)

    with contextlib.suppress(asyncio.CancelledError):
        await serve(Toy, port=port, data_dir=data_dir, words=PAGE, on_ready=ready)


def main(arguments: list[str]) -> int:
    """Serve it at a port, with what it keeps in a folder."""
    port, data = (*arguments, *("8080", "data")[len(arguments) :])
    asyncio.run(_serve(int(port), pathlib.Path(data)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
