"""What a table says of its chance: the fingerprint and the words before, the secret after, and the proof."""

from collections.abc import Sequence
from typing import Final

from bot.delivery.outgoing import Button
from bot.i18n import embolden, escape, split
from bot.panels.custom_ids import Token
from bot.panels.parts import Panel
from bot.tables.leaves import is_closed
from bot.tables.live import Live
from bot.tables.proofs import Drawn
from bot.tables.rng import RECIPE
from bot.wording.voice import Voice
from porc_royal.facts import Seat

WORD: Final = 40
"""Characters of a word for the dice."""
LIMIT: Final = 1900


def has_chance(live: Live) -> bool:
    """Whether anything is left to chance at a table."""
    return live.rulebook.chance(live.table.options)


def tell_fingerprint(live: Live, voice: Voice) -> list[str]:
    """The fingerprint of a table's secret and the words that were added, for its lobby and its beginning."""
    table = live.table
    if not table.commitment or not has_chance(live):
        return []
    lines = [voice.text("fair-commitment", mark=table.commitment.hex())]
    lines.append(voice.text("fair-commitment-closed" if is_closed(table) else "fair-commitment-note"))
    if table.words:
        lines.append(voice.text("fair-words", what=_list_words(live, voice)))
    return [f"-# {line}" for line in lines]


def tell_secret(live: Live, voice: Voice) -> list[str]:
    """The secret of a table that is over, unless it was closed; nothing where nothing was drawn."""
    if not live.table.seed or not has_chance(live):
        return []
    if is_closed(live.table):
        return [f"-# {voice.text('fair-closed', mark=live.table.commitment.hex())}"]
    return [
        f"-# {voice.text('fair-revealed', secret=live.table.secret.hex())}",
        f"-# {voice.text('fair-check', mark=live.table.commitment.hex())}",
    ]


def make_proof_buttons(live: Live, voice: Voice) -> tuple[Button, ...]:
    """The button that gives the proof; none where nothing was drawn."""
    if not tell_secret(live, voice):
        return ()
    return (Button(custom_id=str(Token("proof", live.table.id)), label=voice.text("proof-button")),)


def make_word_buttons(live: Live, voice: Voice) -> tuple[Button, ...]:
    """The button by which a word is added; none where nothing is left to chance, or no fingerprint stands yet."""
    if not tell_fingerprint(live, voice):
        return ()
    return (Button(custom_id=str(Token("word", live.table.id)), label=voice.text("word-button")),)


def show_proof(live: Live, voice: Voice, seat: Seat | None, drawn: Sequence[Drawn], name: str) -> Panel:
    """How to check the game, and each die that was rolled for the reader.

    name: that of the file
    """
    dice = sum(len(one.draw.faces) for one in drawn)
    lines = [
        voice.text(
            "proof-head", table=voice.table_name(live.table), dice=dice, shuffles=_count_shuffles(drawn)
        ),
        voice.text("proof-how", file=name),
        voice.text("proof-mark", mark=live.table.commitment.hex()),
        *([] if live.table.recipe >= RECIPE else [voice.text("proof-older", recipe=live.table.recipe)]),
        *([voice.text("proof-closed")] if is_closed(live.table) else []),
        *([] if seat is None else _list_own_dice(voice, seat, drawn)),
    ]
    first, *more = split("\n".join(lines), LIMIT)
    return Panel(first, more=tuple(more))


def _count_shuffles(drawn: Sequence[Drawn]) -> int:
    return sum(bool(one.draw.cards) for one in drawn)


def _list_own_dice(voice: Voice, seat: Seat, drawn: Sequence[Drawn]) -> list[str]:
    """Each die of a seat, by its place, and what they come to on average."""
    own = [(one, faces) for one in drawn if (faces := one.list_own(seat))]
    if not own:
        return [voice.text("proof-own-none")]
    lines = [
        voice.text(
            "proof-own-line",
            place=one.place if isinstance(one.place, int) else 0,
            what=_name_question(voice, one.draw.asked),
            faces=" ".join(map(str, faces)),
        )
        for one, faces in own
    ]
    return [voice.text("proof-own"), *lines]


def _name_question(voice: Voice, asked: str) -> str:
    """What chance was asked, as the game words it."""
    key = f"{voice.game}-{asked}"
    return voice.text(key) if voice.reader.has(key) else asked.removeprefix("chance-")


def _list_words(live: Live, voice: Voice) -> str:
    names = {row.user_id: embolden(row.name) for row in live.seats}
    return " · ".join(
        voice.text("fair-word", who=names.get(user, "?"), what=escape(word, WORD))
        for user, word in live.table.words
    )
