"""Text windows: a window with one thing to be typed, as Discord wants it now: the input stands in a label."""

from typing import Final

import discord

MODAL_LABEL: Final = 45
"""Characters of a window's title, and of the label of what is typed in it."""
VALUE: Final = "value"
"""Under which id what was typed comes back, as it did from windows sent before, whose inputs stood in action rows."""


def make_text_window(
    title: str,
    custom_id: str,
    label: str,
    most: int,
    *,
    text: str | None = None,
    required: bool = True,
    paragraph: bool = False,
) -> discord.ui.Modal:
    """A window with one input of at most so many characters, in which `text` stands already."""
    modal = discord.ui.Modal(title=title, custom_id=custom_id)
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=VALUE,
        style=discord.TextStyle.paragraph if paragraph else discord.TextStyle.short,
        default=text,
        required=required,
        max_length=most,
    )
    modal.add_item(discord.ui.Label(text=label, component=field))
    return modal
