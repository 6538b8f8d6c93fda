"""Windows to be filled in, as Discord wants them now: whatever is chosen or typed stands in a label."""

from typing import Any, TypeAlias

import discord

from bot.delivery.outgoing import Choice
from bot.panels.windows import TYPED, Window, WindowPart

Control: TypeAlias = discord.ui.Item[Any]


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
    part = WindowPart(TYPED, "text", label, int(required), most, text=text or "", is_long=paragraph)
    return make_form_window(Window(title, custom_id, (part,)))


def make_form_window(window: Window) -> discord.ui.Modal:
    """A window with all the fields of a form."""
    modal = discord.ui.Modal(title=window.title, custom_id=window.custom_id)
    if window.text:
        modal.add_item(discord.ui.TextDisplay(window.text))
    for part in window.parts:
        control = _make_control(part)
        modal.add_item(discord.ui.Label(text=part.label, description=part.beside or None, component=control))
    return modal


def _make_control(part: WindowPart) -> Control:
    required = part.least > 0
    match part.sort:
        case "text":
            return discord.ui.TextInput(
                custom_id=part.custom_id,
                style=discord.TextStyle.paragraph if part.is_long else discord.TextStyle.short,
                default=part.text or None,
                required=required,
                max_length=part.most,
            )
        case "one":
            radios = [discord.RadioGroupOption(**_word(one)) for one in part.choices]
            return discord.ui.RadioGroup(custom_id=part.custom_id, required=required, options=radios)
        case "several":
            boxes = [discord.CheckboxGroupOption(**_word(one)) for one in part.choices]
            return discord.ui.CheckboxGroup(
                custom_id=part.custom_id,
                required=required,
                min_values=part.least,
                max_values=part.most,
                options=boxes,
            )
        case "menu":
            return discord.ui.Select(
                custom_id=part.custom_id,
                required=required,
                min_values=part.least,
                max_values=part.most,
                options=[discord.SelectOption(**_word(one)) for one in part.choices],
            )


def _word(choice: Choice) -> dict[str, Any]:
    return {
        "label": choice.label,
        "value": choice.value,
        "description": choice.description or None,
        "default": choice.default,
    }
