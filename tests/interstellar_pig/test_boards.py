"""From a view to the pictures: what is drawn comes from the viewer's view and from nothing else."""

import random

import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.picture.pictures import (
    board,
    draw_envelopes_board,
    draw_sheets_board,
    hand_board,
    list_choosable,
)
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.views.names import name_thing
from games.interstellar_pig.views.summary import describe_sheets, summary
from games.interstellar_pig.views.view import View
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Named, Saying, Seat
from porc_royal.play import Play
from porc_royal.scene import Text
from tests.games.playing import until
from tests.interstellar_pig.games import random_game, steps
from tests.interstellar_pig.scenario import Table, tetra


def phrase(words: Saying | Named) -> str:
    return repr(words)


def drawn(view: View) -> list[str]:
    """Every picture of a view."""
    scenes = [board(view, None, phrase), hand_board(view, phrase), draw_envelopes_board(view, None, phrase)]
    return [repr(scene) for scene in [*scenes, draw_sheets_board(view, None, phrase)]]


@pytest.mark.parametrize("number", range(3))
def test_every_view_of_a_game_can_be_drawn(number: int) -> None:
    play, luck = random_game(number)
    for count, _ in enumerate(steps(play, luck, sensible=True)):
        if count % 20 == 0:
            for seat in (None, *play.awaited):
                if seat is None or seat >= 0:
                    view = play.view(seat)
                    drawn(view)
                    board(view, play.asks[seat] if seat is not None else None, phrase)


def test_the_pictures_of_others_show_no_card_of_mine() -> None:
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "temporal-vault"}, envelopes={"A": "hover-sled"})
    table.tell("0: open")
    table.default(0)
    mine, theirs, public = (" ".join(drawn(table.view(seat))) for seat in (0, 1, None))
    for title in ("temporal-vault", "hover-sled"):
        assert title in mine
        assert title not in theirs + public


def test_what_may_be_chosen_is_lit() -> None:
    table = tetra("QUILL AB:4", "PLAIN D.o", hands={0: "dissipator"})
    assert list(list_choosable(table.view(0), table.ask(0))) == ["A", "B"]
    table.tell("0: one-die heading=AB>B", "chance: 3 3")
    assert list(list_choosable(table.view(0), table.ask(0))) == ["B.o", "B.s"]


def test_one_envelope_may_be_asked_for() -> None:
    table: Table = tetra("QUILL A.s", "PLAIN D.o", envelopes={"A": "hover-sled"})
    table.tell("0: open")
    assert "hover-sled" in repr(draw_envelopes_board(table.view(0), "A", phrase))
    assert "hover-sled" not in repr(draw_envelopes_board(table.view(0), "B", phrase))
    assert hand_board(table.play.view(Seat(1)), phrase) is not None


def test_the_events_that_have_been_played_can_be_read_with_how_many_there_are() -> None:
    """IP-64, IP-114: they lie face up; what is left follows from them."""
    table = tetra(
        "PLAIN A.o", "WISP D.o", "BRUTE B.o", events="hyperspace-tunnel hyperspace-tunnel.2 sensors"
    )
    table.tell("0: one-die heading=AB>B", "chance: 3", "0: jump place=CD:6", "0: jump place=AB:3")
    table.default(0)
    for seat in (None, 1):
        played = [line.args for line in summary(table.view(seat)) if line.key == facts.SUMMARY_EVENT]
        assert [(str(one["event"]), one["number"], one["copies"]) for one in played] == [
            (str(Named("event", "sensors")), 1, 4),
            (str(Named("event", "hyperspace-tunnel")), 2, 10),
        ]


def test_the_characters_that_nobody_plays_can_be_read_and_seen() -> None:
    """R-4: they are public, on the sheets and beside the board."""
    play, luck = Play.new(RULEBOOK, 3, {}), random.Random(1)
    until(play, luck, "picks")
    view = play.view(None)
    for lines in (describe_sheets(view), summary(view)):
        aside = [line.args["race"] for line in lines if line.key == facts.SUMMARY_UNDEALT]
        played = [line.args["race"] for line in lines if line.key == facts.SUMMARY_SEAT]
        assert (len(aside), len(played), len({str(one) for one in [*aside, *played]})) == (5, 3, 8)
    seen = repr(draw_sheets_board(view, None, phrase))
    assert all(f"name='{race}'" in seen for race in facts.RACES)


def test_a_dot_bears_the_same_number_in_the_picture_in_the_menu_and_in_sentences() -> None:
    """C.4: its address; how many spaces there are to it is counted from the ship and said as such."""
    play, luck = Play.new(RULEBOOK, 2, {}), random.Random(1)
    until(play, luck, "turn")
    (seat,) = play.awaited
    view = play.view(seat)
    line = view.chart.lines[11]
    dots = [f"{line.id}:{number}" for number in (2, line.star)]
    asked = Ask(
        seat, facts.ASK_COURSE, "R-23", {"course": Option({"place": Pick("place", dots)})}, Reply("course")
    )
    (numbers,) = [layer for layer in board(view, asked, phrase).layers if layer.name == "numbers"]
    drawn_beside = [shape.words for shape in numbers.shapes if isinstance(shape, Text)]
    menu = [name_thing(view, Named("place", dot)) for dot in dots]
    assert drawn_beside == [f"12:{dot.partition(':')[2]}" for dot in dots]
    assert all(
        one is not None and f"({number})" in str(one.args)
        for one, number in zip(menu, drawn_beside, strict=True)
    )
    (told,) = [
        one.args for one in summary(view) if one.key == facts.SUMMARY_LINE and one.args["line"] == "12"
    ]
    assert told["star"] == drawn_beside[1]
