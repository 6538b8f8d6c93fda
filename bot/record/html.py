"""A game as one HTML file: its pages through the eyes of whoever may look, for any browser, without a network.

The pages are those of `/table replay`. They lie in the file compressed, and the script of `game.html` shows them; it
fetches nothing, and the policy in the file's head forbids it to.
"""

import base64
import zlib
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final

import msgspec

from bot.games import AnyRulebook
from bot.record.eyes import ALL, PUBLIC, Eyes
from bot.record.packing import Packer
from bot.record.pages import Page, PageWriter
from bot.record.record import Record
from bot.tables.live import Live
from bot.wording.voice import Voice, Voices
from storage.ports import Language

LABELS: Final = (
    *(
        "about",
        "eyes",
        "by",
        "by-step",
        "by-turn",
        "first",
        "back",
        "forward",
        "last",
        "place",
        "board",
        "words",
    ),
    *(
        "told",
        "told-to",
        "answered",
        "sealed",
        "asked",
        "asked-of",
        "hands",
        "no-cards",
        "away",
        "end",
        "nothing",
    ),
    *("corrected", "theme", "keys"),
)
"""The words that the page itself needs: `export-<label>`."""
TEMPLATE: Final = "game.html"


def write_html(
    record: Record, book: AnyRulebook, voices: Voices, language: Language, eyes: Sequence[Eyes]
) -> bytes:
    """The file, in one reader's language. `eyes`: those through which its reader may look, their own first."""
    voice = voices.in_language(Live(record.table, record.seats, book, None), language)
    packer = Packer()
    told = [
        {
            "name": _name_eyes(record, voice, one),
            "pages": list(_pack_pages(packer, record, book, voices, language, one)),
        }
        for one in eyes
    ]
    title = f"{voice.game_name()} · {record.table.title or voice.table_name(record.table)}"
    data = {
        "labels": {label: voice.text(f"export-{label}") for label in LABELS},
        "players": [row.name for row in record.seats],
        "eyes": told,
        "parts": packer.parts,
    }
    packed = base64.b64encode(zlib.compress(msgspec.json.encode(data), 9)).decode()
    page = files("bot.record").joinpath(TEMPLATE).read_text(encoding="utf-8")
    too_old = msgspec.json.encode(voice.text("export-too-old")).decode()[1:-1]
    for name, value in (
        ("LANGUAGE", language),
        ("TITLE", escape(title)),
        ("TOO_OLD", too_old),
        ("DATA", packed),
    ):
        page = page.replace(f"@{name}@", value)
    return page.encode()


def _pack_pages(
    packer: Packer, record: Record, book: AnyRulebook, voices: Voices, language: Language, eyes: Eyes
) -> Iterator[dict[str, object]]:
    for page in PageWriter(record, book, voices, language, eyes).write_all():
        yield {
            name: value for name, value in _pack_page(packer, page).items() if value not in ("", [], False)
        }


def _pack_page(packer: Packer, page: Page) -> dict[str, object]:
    """A page, of which texts and boards are kept once."""
    keep = packer.keep
    return {
        "turn": page.turn,
        "at": page.at,
        "heading": keep(page.heading),
        "told": [keep([one.text, *one.to]) for one in page.told],
        "answered": [keep([one.who, one.question, one.text, one.why, one.hidden]) for one in page.answered],
        "asked": [keep([one.who, one.text, one.sealed]) for one in page.asked],
        "away": list(page.away),
        "hands": [
            keep([one.who, [keep([card.title, card.effect]) for card in one.cards]]) for one in page.hands
        ],
        "board": "" if page.board is None else packer.pack_scene(page.board),
        "summary": [keep(line) for line in page.summary],
        "corrected": page.corrected,
        "end": list(page.end),
    }


def _name_eyes(record: Record, voice: Voice, eyes: Eyes) -> str:
    """Whose eyes they are."""
    if eyes in (ALL, PUBLIC):
        return voice.text("export-eyes-all" if eyes == ALL else "export-eyes-public")
    return next(row.name for row in record.seats if row.seat == eyes)
