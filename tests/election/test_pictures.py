"""The picture of a ballot: whose governors lie in front of whom, told by number and words as well as by colour."""

from collections.abc import Iterator

import pytest

from bot.i18n import LANGUAGES, Language, embolden
from bot.painter import Painter
from bot.wording.voice import Voice
from games.election.picture import board
from games.election.picture.palette import find_voter_look
from games.election.picture.pictures import show_tally
from games.election.rulebook import RULEBOOK
from games.election.state import ballot
from games.election.views.summary import list_remarks
from games.election.views.view import show_voters
from porc_royal.facts import Seat
from porc_royal.picture.palette import SeatLook
from porc_royal.scene import Group, Rect, Scene, Shape, Text
from tests.election.scenario import Election, election
from tests.words import WORDS

NAMES = ("Rosa", "Jules", "Ada", "Noé", "Iris", "Hugo", "Zoé", "Axel", "Cléo", "Tom", "Inès", "Léo")


def voice(language: Language) -> Voice:
    return Voice(WORDS.of(language), lambda seat: embolden(NAMES[seat]), "election")


def drawn(table: Election, language: Language = "en") -> Scene:
    return RULEBOOK.board(table.view(None), None, voice(language).phrase)


def shapes(of: Scene) -> Iterator[Shape]:
    stack: list[Shape] = [shape for layer in of.layers for shape in layer.shapes]
    while stack:
        shape = stack.pop()
        yield shape
        if isinstance(shape, Group):
            stack += shape.shapes


def words(of: Scene) -> list[str]:
    return [shape.words for shape in shapes(of) if isinstance(shape, Text)]


def test_the_owner_of_every_governor_is_named_and_numbered() -> None:
    table = election("5 3 4", title="Who washes up?").tell("0: call voter=1", "1: vote for=2")
    told = words(drawn(table))
    assert "Ada 4 · Jules 3" in told
    assert {"7", "4", "3"} <= set(told)
    assert "Who washes up?" in told
    assert "Jules → Ada" in told


def test_before_a_vote_is_known_governors_are_counted_and_no_bar_looks_like_votes() -> None:
    table = election("6 2 4", candidates="0 1").tell()
    before = drawn(table)
    assert [shape for shape in shapes(before) if isinstance(shape, Rect) and shape.height == 36] == []
    assert {"6", "2", "Nobody’s vote is known yet: the governors that each has"} <= set(words(before))
    after = drawn(table.tell("0: call voter=1", "1: vote for=0"))
    assert [shape for shape in shapes(after) if isinstance(shape, Rect) and shape.height == 36]
    assert "Governors in front of each candidate" in words(after)


def test_the_parts_of_a_bar_are_as_long_as_they_are_many() -> None:
    table = election("6 2 4", candidates="0").tell("0: call voter=1", "1: vote for=0")
    bars = [shape for shape in shapes(drawn(table)) if isinstance(shape, Rect) and shape.height == 36]
    lengths = {str(bar.style.fill): bar.width for bar in bars}
    rosa, jules = (lengths[find_voter_look(Seat(seat)).colour] for seat in (0, 1))
    assert rosa == 3 * jules


def test_voters_are_told_apart_without_colours() -> None:
    looks = [find_voter_look(Seat(seat)) for seat in range(12)]
    assert len({look.letter for look in looks}) == len({look.colour for look in looks}) == 12


def test_a_sealed_ballot_is_drawn_without_its_votes() -> None:
    table = election("1 1 1", "sealed", candidates="1 2")
    before = drawn(table)
    assert drawn(table.tell("0: vote for=1", "1: vote for=1")) == before


def test_the_words_are_large_enough_for_a_phone() -> None:
    table = election(" ".join(["9"] * 12)).tell("0: vote for=0")
    scene = drawn(table)
    assert scene.width == 1080
    small = [one.words for one in shapes(scene) if isinstance(one, Text) and (one.min_size or one.size) < 20]
    assert small == []


def test_a_game_draws_its_ballot_with_its_own_looks() -> None:
    held = ballot.open_ballot([2, 1, 3])
    ballot.vote(held, Seat(0), Seat(2))
    clan = SeatLook("S", "#8a4fd0", "#ffffff", ())
    shown = show_tally(
        show_voters(held, []), lambda seat: clan, voice("en").phrase, leaders=ballot.list_leaders(held)
    )
    assert [(pile.name, pile.total, pile.leads) for pile in shown.piles] == [
        ("Rosa", 0, False),
        ("Jules", 1, False),
        ("Ada", 5, True),
    ]
    assert board.draw_tally(shown, voice("en").text)


async def test_it_can_be_painted() -> None:
    painter = Painter()
    try:
        png = await painter.png(drawn(election("1 2 99 0")))
    finally:
        await painter.close()
    assert png.startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_banned_voters_governors_are_drawn_as_the_text_tells_them(language: Language) -> None:
    """R-107: who is banned keeps every governor, and a vote to give them away with."""
    table = election("5 3 4").tell("0: ban voter=1", "0: call voter=1")
    phrase, view = voice(language).phrase, table.view(None)
    told = [phrase(line) for line in list_remarks(view.voters[1], sealed=False)]
    assert len(told) == 2
    assert "3" in told[1]
    assert set(told) <= {phrase(line) for line in RULEBOOK.summary(view)}
    assert set(told) <= set(words(drawn(table, language)))
