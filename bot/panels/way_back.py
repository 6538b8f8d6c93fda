"""The way back to an earlier moment: the button that leads to it, and the menu of moments."""

from collections.abc import Sequence
from typing import Final

from bot.delivery.outgoing import Button, Choice, Menu, Row
from bot.i18n import Reader, fit, strip_markdown
from bot.panels.custom_ids import Token
from bot.panels.parts import CHOICE, Panel
from bot.wording.voice import Voice

SEPARATOR: Final = ";"
"""Stands between what was chosen for the fields of a correction."""
MENUS: Final = 5
IN_MENU: Final = 25


def show_way_back(reader: Reader, table_id: int, key: str) -> Panel:
    """Why something is not taken back at once, with the button that leads to the moments."""
    button = Button(custom_id=str(Token("moment", table_id)), label=reader.text("back-button"))
    return Panel(reader.text(key), (Row((button,)),))


def show_moments(voice: Voice, table_id: int, table: str, moments: Sequence[tuple[str, str]]) -> Panel:
    """The menu of moments, each with what it is known by and what it is called."""
    choices = tuple(Choice(value=value, label=fit(strip_markdown(label), CHOICE)) for value, label in moments)
    menu = Menu(
        custom_id=str(Token("moment", table_id)), choices=choices, placeholder=voice.text("back-which")
    )
    return Panel(voice.text("back-ask", table=table), (Row((menu,)),))


def show_correction(
    voice: Voice,
    table_id: int,
    text: str,
    option: str,
    filled: Sequence[str],
    values: Sequence[tuple[str, str]],
) -> Panel:
    """Menus for the next field of a correction, each value with what it is called."""
    rows = []
    for number, start in enumerate(range(0, min(len(values), MENUS * IN_MENU), IN_MENU)):
        token = Token("correct", table_id, option=option, field=str(number), value=SEPARATOR.join(filled))
        choices = tuple(
            Choice(value=value, label=fit(strip_markdown(label), CHOICE))
            for value, label in values[start : start + IN_MENU]
        )
        ends = choices[0].label if len(choices) == 1 else f"{choices[0].label} … {choices[-1].label}"
        rows.append(Row((Menu(custom_id=str(token), choices=choices, placeholder=voice.fit(ends, CHOICE)),)))
    return Panel(text, tuple(rows))
