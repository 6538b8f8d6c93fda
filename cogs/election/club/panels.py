"""What a voter sees of a ballot, in their own language: the terms, their paper, and how to fill it in."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.delivery.outgoing import Button, Choice, Menu, Row
from bot.i18n import Reader, clean, fit, fold, read_whole_number, write_timestamp
from bot.interactions.text_windows import make_text_window
from bot.panels.prompts import Panel
from bot.panels.windows import TITLE
from cogs.election.club.ballots import KeptBallot
from cogs.election.club.candidacies import find_own_place
from cogs.election.club.custom_ids import BallotToken, Deed
from cogs.election.club.terms import BallotTerms
from cogs.election.club.wording import LONGEST_LINE, name_ballot, word_choices, word_lines, word_terms
from games.election.methods.count import find_most
from games.election.methods.paper import RANKING
from porc_royal.asks import Refused
from storage.ports import PaperRow

PROGRAMMES: Final = 400
"""Characters of what candidates stand for, on a paper: all of it stands in the channel and in the files."""
LONGEST_ORDER: Final = 4000
"""Characters of an order that is typed: as many as a window of Discord takes."""


def show_paper(
    reader: Reader,
    kept: KeptBallot,
    paper: PaperRow | None,
    choices: Sequence[int],
    *,
    weight: int,
    papers: int | None,
    closes: bool,
) -> Panel:
    """The terms, what the voter has handed in, and the menu to fill in a paper.

    papers: how many there are, where that may be known; closes: whether this voter may close the ballot early
    """
    terms, row = kept.terms, kept.row
    lines = [f"🗳️ **{name_ballot(terms)}**", *word_terms(reader, terms)]
    lines.append(reader.text("elections-club-until", when=write_timestamp(row.closes_at)))
    if weight != 1:
        lines.append(reader.text("elections-club-weight", number=weight))
    if papers is not None:
        lines.append(reader.text("elections-club-so-far", number=papers))
    if terms.lines:
        lines.append(fit("\n".join(word_lines(reader, terms)), PROGRAMMES))
    lines.append("")
    if paper is None:
        lines.append(reader.text("elections-club-no-paper"))
    else:
        lines.append(reader.text("elections-club-paper", what=word_choices(reader, terms, choices)))
        if paper.receipt:
            lines.append(reader.text("elections-club-word", what=f"**{paper.receipt}**"))
    rows = [
        _make_menu(reader, kept, ()),
        _make_buttons(reader, kept, (), paper=paper is not None, closes=closes),
    ]
    return Panel("\n".join(lines), tuple(row for row in rows if row is not None))


def show_order(reader: Reader, kept: KeptBallot, order: Sequence[int]) -> Panel:
    """An order that is being made, choice by choice: nothing of it is handed in yet."""
    lines = [f"🗳️ **{name_ballot(kept.terms)}**"]
    lines.append(reader.text("elections-club-order", what=word_choices(reader, kept.terms, order)))
    rows = [_make_menu(reader, kept, order), _make_buttons(reader, kept, order, paper=False, closes=False)]
    return Panel("\n".join(lines), tuple(row for row in rows if row is not None))


def show_receipt(reader: Reader, kept: KeptBallot, paper: PaperRow, choices: Sequence[int]) -> Panel:
    """A paper was taken: what it says, and its word."""
    lines = [reader.text("elections-club-taken", what=word_choices(reader, kept.terms, choices))]
    if paper.receipt:
        lines.append(reader.text("elections-club-word", what=f"**{paper.receipt}**"))
    lines.append(reader.text("elections-club-changeable", when=write_timestamp(kept.row.closes_at)))
    return Panel("\n".join(lines), (Row(tuple(_list_ways_back(reader, kept))),))


def show_taken_back(reader: Reader, kept: KeptBallot) -> Panel:
    """A paper was taken back."""
    vote = _make_button(reader, kept, "vote", "elections-club-vote")
    return Panel(reader.text("elections-club-taken-back", title=name_ballot(kept.terms)), (Row((vote,)),))


def show_standing(reader: Reader, kept: KeptBallot) -> Panel:
    """Somebody stands: they may say something else, or stand no more, until the voting begins."""
    text = reader.text("elections-club-stand-ok", when=write_timestamp(kept.row.closes_at))
    buttons = (
        _make_button(reader, kept, "stand", "elections-club-change"),
        _make_button(reader, kept, "leave", "elections-club-leave"),
    )
    return Panel(text, (Row(buttons),))


def make_line_window(reader: Reader, kept: KeptBallot, user_id: int) -> discord.ui.Modal:
    """A window in which whoever stands says for what, in a line."""
    place = find_own_place(kept.terms, user_id)
    return make_text_window(
        fit(reader.text("elections-club-stand"), TITLE),
        str(BallotToken("stand", kept.row.id)),
        fit(reader.text("elections-club-stand-label"), TITLE),
        LONGEST_LINE,
        text=dict(kept.terms.lines).get(-1 if place is None else place),
        required=False,
    )


def show_closing(reader: Reader, kept: KeptBallot) -> Panel:
    """Whether the ballot is to be closed now: asked once more."""
    close = _make_button(reader, kept, "close", "elections-club-close-yes", style="danger")
    keep = _make_button(reader, kept, "vote", "elections-club-close-no")
    return Panel(
        reader.text("elections-club-close-sure", title=name_ballot(kept.terms)), (Row((close, keep)),)
    )


def make_order_window(reader: Reader, kept: KeptBallot, choices: Sequence[int]) -> discord.ui.Modal:
    """A window in which an order is typed: a name or a number a line, the dearest first."""
    terms = kept.terms
    listed = [clean(name, 80) for name in terms.candidates]
    order = list(choices) or list(range(len(listed)))
    return make_text_window(
        fit(reader.text("elections-club-window"), TITLE),
        str(BallotToken("cast", kept.row.id)),
        fit(reader.text("elections-club-window-label"), TITLE),
        LONGEST_ORDER,
        text="\n".join(listed[place] for place in order),
        paragraph=True,
    )


def read_order(terms: BallotTerms, typed: str) -> tuple[int, ...]:
    """The order that was typed: names, or places in the list, line by line or with commas. Raises `Refused`."""
    names = {fold(clean(name, 80)): place for place, name in enumerate(terms.candidates)}
    names |= {fold(name): place for name, place in zip(terms.candidates, range(25), strict=False)}
    lines = typed.splitlines() if "\n" in typed.strip() else typed.split(",")
    found = []
    for line in filter(None, (one.strip() for one in lines)):
        number = read_whole_number(line.rstrip("."))
        place = names.get(fold(line), -1 if number is None else number - 1)
        if not 0 <= place < len(terms.candidates) or place in found:
            raise Refused("elections-error-order", what=clean(line, 60))
        found.append(place)
    return tuple(found)


def _make_menu(reader: Reader, kept: KeptBallot, order: Sequence[int]) -> Row | None:
    """The menu of the candidates; of those who are not in the order yet. None where all are."""
    terms = kept.terms
    left = [place for place in range(len(terms.candidates)) if place not in order]
    if not left:
        return None
    choices = tuple(
        Choice(value=str(place), label=fit(f"{place + 1}. {clean(terms.candidates[place], 80)}", 100))
        for place in left
    )
    if terms.method in RANKING:
        asked = reader.text("elections-club-next", place=len(order) + 1)
        menu = Menu(custom_id=_token("rank", kept, order), choices=choices, placeholder=asked)
    else:
        most = find_most(terms.method, len(left))
        asked = reader.text("elections-club-choose" if most == 1 else "elections-club-choose-several")
        menu = Menu(custom_id=_token("hand", kept), choices=choices, placeholder=asked, most=most)
    return Row((menu,))


def _make_buttons(
    reader: Reader, kept: KeptBallot, order: Sequence[int], *, paper: bool, closes: bool
) -> Row | None:
    found = []
    if order:
        label = reader.text("elections-club-cast")
        found.append(Button(custom_id=_token("cast", kept, order), label=label, style="success"))
        found.append(_make_button(reader, kept, "vote", "elections-club-again"))
    elif kept.terms.method in RANKING:
        found.append(_make_button(reader, kept, "type", "elections-club-type"))
    if paper:
        found.append(_make_button(reader, kept, "back", "elections-club-take-back"))
    if closes:
        found.append(_make_button(reader, kept, "end", "elections-club-close"))
        if kept.terms.every:
            found.append(_make_button(reader, kept, "stop", "elections-club-stop"))
    return Row(tuple(found)) if found else None


def _list_ways_back(reader: Reader, kept: KeptBallot) -> list[Button]:
    return [
        _make_button(reader, kept, "vote", "elections-club-change"),
        _make_button(reader, kept, "back", "elections-club-take-back"),
    ]


def _make_button(
    reader: Reader, kept: KeptBallot, deed: Deed, key: str, *, style: str = "secondary"
) -> Button:
    return Button(custom_id=_token(deed, kept), label=reader.text(key), style=style)  # type: ignore[arg-type]


def _token(deed: Deed, kept: KeptBallot, order: Sequence[int] = ()) -> str:
    return str(BallotToken(deed, kept.row.id, tuple(order)))
