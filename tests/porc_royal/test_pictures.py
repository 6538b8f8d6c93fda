"""What the pictures of every game share: hands, the players' rows, legends, forms, alternative texts."""

from dataclasses import replace
from itertools import combinations

import pytest

from porc_royal.facts import Named, Saying
from porc_royal.picture.grid import Grid
from porc_royal.picture.hand import CARD_WIDTH, GAP, HEADER, NOTHING, WIDTH, Cards, draw_card_frame
from porc_royal.picture.legend import Legend, count_lines
from porc_royal.picture.marks import draw_form
from porc_royal.picture.palette import CIRCLE, DIAMOND, EDGE, GOLD, NIGHT, PENTAGON, SQUARE, WHITE, SeatLook
from porc_royal.picture.panel import WIDTH as ROW_WIDTH
from porc_royal.picture.panel import Panel
from porc_royal.picture.shown import collect_words
from porc_royal.scene import Circle, Group, Polygon, Rect, Shape, Style, Text

PLAIN = Style(fill=WHITE)
PLAYERS = Panel(head=40, ground=NIGHT, lit=EDGE, size=28, room=296)
SIGNS = Legend(row=40, sign=30, words=70, size=22, top=10)


def say_key(thing: Saying | Named) -> str:
    """The words of a thing are its own key."""
    return thing.key if isinstance(thing, Saying) else thing.name


def dot(x: int, y: int) -> tuple[Shape, ...]:
    return (Circle(x, y, 5, PLAIN),)


def cards(count: int) -> Cards:
    return Cards([draw_card_frame(300, 70, NIGHT)] * count, 300)


def test_things_stand_in_rows_from_left_to_right() -> None:
    grid = Grid(columns=3, across=100, down=50, left=7, top=9)
    assert [grid.at(place) for place in range(4)] == [(7, 9), (107, 9), (207, 9), (7, 59)]
    assert [grid.height(count) for count in (0, 1, 3, 4)] == [0, 50, 50, 100]
    assert grid.lay([dot(0, 0)] * 2) == (Group(dot(0, 0), 7, 9), Group(dot(0, 0), 107, 9))


@pytest.mark.parametrize("count", [1, 2, 7, 24])
def test_the_cards_of_a_hand_lie_two_by_two_inside_the_picture_and_none_on_another(count: int) -> None:
    hand = cards(count)
    places = [(one.x, one.y) for one in hand.lay("none") if isinstance(one, Group)]
    assert len(places) == count
    assert all(GAP <= x <= WIDTH - GAP - CARD_WIDTH for x, _ in places)
    assert all(HEADER <= y <= hand.height - GAP - 300 for _, y in places)
    assert all(
        abs(x - u) >= CARD_WIDTH + GAP or abs(y - v) >= 300 + GAP
        for (x, y), (u, v) in combinations(places, 2)
    )


def test_a_hand_too_large_for_a_picture_shows_what_a_picture_can_hold() -> None:
    assert len(cards(45).lay("none")) == len(cards(24).lay("none")) == 24
    assert cards(45).height == cards(24).height


def test_a_hand_without_cards_says_so() -> None:
    hand = cards(0)
    (said,) = hand.lay("no card")
    assert isinstance(said, Text)
    assert said.words == "no card"
    assert HEADER < said.y < hand.height == HEADER + NOTHING + GAP
    assert replace(hand, top=200).height == 200 + NOTHING + GAP


def test_the_player_to_move_has_an_arrow_and_a_golden_box_and_the_others_their_number() -> None:
    waits, moves = (PLAYERS.row(2, dot(84, 38), current=current) for current in (False, True))
    assert [one.words for one in waits if isinstance(one, Text)] == ["3"]
    assert [type(one) for one in moves] == [Rect, Polygon, Circle]
    edges = [row[0].style for row in (waits, moves) if isinstance(row[0], Rect)]
    assert [(edge.fill, edge.stroke) for edge in edges] == [(NIGHT, EDGE), (EDGE, GOLD)]
    assert edges[0].width < edges[1].width


def test_a_players_name_stands_above_what_is_played() -> None:
    above, below = PLAYERS.name("Rosa", "Scrofa")
    assert isinstance(above, Text)
    assert isinstance(below, Text)
    assert (above.words, below.words) == ("Rosa", "Scrofa")
    assert above.y < below.y
    assert above.size > below.size
    assert above.max_width == below.max_width == PLAYERS.room


def test_the_rows_of_players_stand_one_below_the_other_under_their_heads() -> None:
    ends = [PLAYERS.height(count) for count in range(4)]
    assert [PLAYERS.at(place) for place in range(4)] == [(0, end) for end in ends]
    assert ends[0] == PLAYERS.head
    box = PLAYERS.row(0, (), current=False)[0]
    assert isinstance(box, Rect)
    assert box.height < ends[1] - ends[0]


def test_a_legend_has_three_entries_to_a_line_each_with_its_words_beside_its_sign() -> None:
    entries = [(name, dot) for name in "abcd"]
    shapes = SIGNS.lay(entries)
    signs = [(one.x, one.y) for one in shapes if isinstance(one, Circle)]
    words = [(one.words, one.x, one.y) for one in shapes if isinstance(one, Text)]
    wide = ROW_WIDTH // 3
    assert signs == [(30, 30), (30 + wide, 30), (30 + 2 * wide, 30), (30, 70)]
    assert words == [(name, x + 40, y) for name, (x, y) in zip("abcd", signs, strict=True)]
    assert [count_lines(entries[:count]) for count in range(5)] == [0, 1, 1, 1, 2]


def test_the_words_of_an_entry_end_before_the_next_one_begins() -> None:
    for shape in SIGNS.entry(("a long explanation", dot), 100, 2, 200):
        if isinstance(shape, Text):
            assert shape.max_width is not None
            assert shape.x + shape.max_width < 300


def test_a_player_is_known_by_a_form_that_may_be_a_circle() -> None:
    square, circle = SeatLook("S", WHITE, NIGHT, SQUARE), SeatLook("C", WHITE, NIGHT, CIRCLE)
    assert draw_form(square, 10, 20, 50, PLAIN) == Polygon(
        ((-32, -22), (52, -22), (52, 62), (-32, 62)), PLAIN
    )
    assert draw_form(circle, 10, 20, 50, PLAIN) == Circle(10, 20, 50, PLAIN)
    assert len({CIRCLE, SQUARE, DIAMOND, PENTAGON}) == 4


def test_words_of_pictures_are_said_in_the_voice_of_the_reader() -> None:
    assert collect_words(say_key)("cochons-picture-hand") == "cochons-picture-hand"
    assert collect_words(lambda thing: say_key(thing).upper())("oink") == "OINK"
