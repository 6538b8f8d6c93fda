"""Replies drawn by luck are legal, whatever luck draws."""

from collections import Counter
from collections.abc import Mapping

from hypothesis import given
from hypothesis import strategies as st

from bot.tables.rng import make_stream
from porc_royal.asks import Ask, Field, FreeText, Number, Option, Order, Pick, Reply, Several
from porc_royal.facts import Saying, Seat
from porc_royal.replies import Luck, draw_reply, shuffle_names
from tests.porc_royal.asking import everything, lucks

OFFERED = st.lists(st.text(min_size=1, max_size=3), unique=True, max_size=4).map(tuple)
FIELDS: st.SearchStrategy[Field] = st.one_of(
    st.builds(Pick, st.just("card"), OFFERED, st.booleans()),
    st.builds(
        Several, st.just("card"), OFFERED, st.integers(0, 3), st.none() | st.integers(0, 4), st.booleans()
    ),
    st.builds(Number, st.tuples(st.integers(-3, 3), st.integers(-3, 3)), st.booleans()),
    st.builds(Order, st.just("card"), OFFERED, st.booleans()),
    st.builds(FreeText, st.integers(0, 3), st.integers(3, 9), st.booleans()),
)
OPTIONS = st.dictionaries(
    st.sampled_from(["fly", "swim", "walk"]),
    st.builds(Option, st.dictionaries(st.sampled_from(["a", "b", "c"]), FIELDS, max_size=3)),
    max_size=3,
)


def wait(options: Mapping[str, Option]) -> Ask:
    return Ask(Seat(0), "any", "rule", {**options, "wait": Option()}, Reply("wait"))


@given(lucks())
def test_a_reply_by_luck_is_legal_and_in_its_normal_form(luck: Luck) -> None:
    reply = draw_reply(everything(), luck)
    assert everything().check(reply) == reply


@given(OPTIONS, lucks())
def test_a_reply_by_luck_is_legal_whatever_is_offered(options: Mapping[str, Option], luck: Luck) -> None:
    reply = draw_reply(wait(options), luck)
    assert wait(options).check(reply) == reply


def test_luck_finds_every_option_and_every_name() -> None:
    luck = make_stream(b"seed", "test")
    replies = [draw_reply(everything(), luck) for _ in range(6000)]
    assert {reply.option for reply in replies} == set(everything().options)
    every = {"pass": 1, "trip": 32, "throw": 14, "arrange": 6, "name": 6}
    assert Counter(option for option, _ in {(reply.option, str(reply)) for reply in replies}) == every


def test_the_default_is_given_where_luck_finds_nothing_legal() -> None:
    ask = Ask(Seat(0), "any", "rule", {"do": Option({"it": Pick("card", ())})}, Reply("do", {"it": "never"}))
    assert draw_reply(ask, lambda bound: 0) == ask.default
    contrary = Ask(Seat(0), "any", "rule", {"do": Option()}, Reply("do"), legal=lambda reply: Saying("no"))
    assert draw_reply(contrary, lambda bound: 0) == contrary.default


@given(st.lists(st.text(), max_size=6), lucks())
def test_a_shuffle_keeps_every_name(names: list[str], luck: Luck) -> None:
    assert sorted(shuffle_names(names, luck)) == sorted(names)


def test_every_order_is_as_likely_as_any_other() -> None:
    luck = make_stream(b"seed", "orders")
    orders = Counter(tuple(shuffle_names("abc", luck)) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
