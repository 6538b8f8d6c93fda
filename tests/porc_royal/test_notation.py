"""Replies as lines of text: written, read, and the same again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from porc_royal.asks import Answer, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.notation import read, write
from porc_royal.replies import Luck, draw_reply
from tests.porc_royal.asking import REPLIES, everything, lucks

LINES: list[tuple[str, int, Reply]] = [
    ("0: pass", 0, Reply("pass")),
    ("chance: rolled d1=6 d2=1", CHANCE, Reply("rolled", {"d1": 6, "d2": 1})),
    (
        "2: trip from=B4 to=B5 gorets=3 card=transporteur.1",
        2,
        Reply("trip", {"from": "B4", "to": "B5", "gorets": 3, "card": "transporteur.1"}),
    ),
    (
        "0: lay cards=bunker_kosto.1+yodo-lardo.2",
        0,
        Reply("lay", {"cards": ("bunker_kosto.1", "yodo-lardo.2")}),
    ),
    ("0: lay cards=jet+", 0, Reply("lay", {"cards": ("jet",)})),
    ("0: lay cards=+", 0, Reply("lay", {"cards": ()})),
    ("11: name words=Le%20Grand%20Cochon", 11, Reply("name", {"words": "Le Grand Cochon"})),
    ("1: name words=1%2B1%3D2", 1, Reply("name", {"words": "1+1=2"})),
    ("1: name words=%342", 1, Reply("name", {"words": "42"})),
    ("1: name words=%2D7", 1, Reply("name", {"words": "-7"})),
    ("1: name words=", 1, Reply("name", {"words": ""})),
    ("1: name words=100%25:%20é", 1, Reply("name", {"words": "100%: é"})),
    ("1: count to=-7", 1, Reply("count", {"to": -7})),
    ("1: arrange order=1+2", 1, Reply("arrange", {"order": ("1", "2")})),
    ("1: arrange order=%-+a", 1, Reply("arrange", {"order": ("", "a")})),
    ("1: grand%20tour the%3Dkey=x", 1, Reply("grand tour", {"the=key": "x"})),
]


@pytest.mark.parametrize(("line", "seat", "reply"), LINES)
def test_a_line_is_read_as_its_reply(line: str, seat: int, reply: Reply) -> None:
    assert read(line) == (seat, reply)


@pytest.mark.parametrize(("line", "seat", "reply"), LINES)
def test_what_is_written_is_read_as_the_same(line: str, seat: int, reply: Reply) -> None:
    assert read(write(Seat(seat), reply)) == (seat, reply)


@pytest.mark.parametrize(("line", "seat", "reply"), [one for one in LINES if not one[0].endswith("=")])
def test_lines_are_written_as_people_write_them(line: str, seat: int, reply: Reply) -> None:
    assert write(Seat(seat), reply) == line


@given(st.integers(-1, 9).map(Seat), REPLIES)
def test_any_reply_survives_being_written_on_one_line(seat: Seat, reply: Reply) -> None:
    line = write(seat, reply)
    assert len(line.splitlines()) == 1
    assert line.isprintable()
    assert read(line) == (seat, reply)


@given(lucks())
def test_a_legal_reply_is_as_legal_after_it_was_written(luck: Luck) -> None:
    reply = draw_reply(everything(), luck)
    _, again = read(write(Seat(0), reply))
    assert everything().check(again) == reply


@pytest.mark.parametrize(
    "value", ["5", "-5", "007", "--5", "²", "٣", "5.1", "1e3", "%", "%-", "%41", "a+", "+"]
)
def test_a_name_that_looks_like_something_else_stays_a_name(value: str) -> None:
    fields: dict[str, Answer] = {"one": value, "several": (value, value)}
    assert read(write(Seat(0), Reply("do", fields))) == (0, Reply("do", fields))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "pass",
        "0:",
        "0: ",
        "x: pass",
        ": pass",
        "0: do it",
        "0: do a=1 a=2",
        "0: do a=%",
        "0: do a=%zz",
        "0: %4",
    ],
)
def test_what_stands_for_no_reply_is_not_read(line: str) -> None:
    with pytest.raises(ValueError):
        read(line)
