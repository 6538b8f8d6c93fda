"""The driver: seams, endings, broken rules, the stack of rules, what is refused as no question at all."""

from collections.abc import Awaitable, Generator
from dataclasses import replace

import msgspec
import pytest

from porc_royal.asks import Ask, Number, Option, Reply
from porc_royal.facts import Seat
from porc_royal.play import Play, Position, RulesBroke
from porc_royal.rulebook import Next, Rulebook, Settings
from porc_royal.script import Together, ask, ask_together, roll, tell
from tests.porc_royal import small
from tests.porc_royal.small import DRAWN, State, Table, book


def counting(seat: int, *, optional: bool = False) -> Ask:
    options = {"count": Option({"to": Number((0, 9))})}
    return Ask(Seat(seat), "count", "counting", options, Reply("count", {"to": 0}), optional=optional)


async def opening(state: State) -> Next:
    """Asks nobody."""
    await tell("opened")
    return "counts"


async def counts(state: State) -> Next:
    """Seat 0 counts; at nine the game ends, at eight a rule is broken, at seven one deep down."""
    number = (await ask(counting(0))).number("to")
    state.notes.append(str(number))
    if number == 8:
        raise ZeroDivisionError
    if number == 7:
        await checked(state)
    return DRAWN if number == 9 else "hurries"


async def checked(state: State) -> None:
    await deeply(await roll("check", 6))


async def deeply(number: int) -> None:
    if number == 6:
        raise KeyError(number)
    await ask(counting(1))


async def hurries(state: State) -> Next:
    await tell("shorten_waits", times=state.notes.count("shorten_waits"))
    state.notes.append("shorten_waits")
    return "counts" if state.notes[-2:] == ["shorten_waits", "shorten_waits"] else "hurries"


BOOK = book(opening, counts, hurries)


# --------------------------------------------------------------------------------------------------- seams


def test_a_chapter_that_asks_nobody_hands_over_and_what_it_told_is_in_the_opening() -> None:
    play = Play.new(BOOK, 2, {})
    assert [fact.says.key for fact in play.opening] == ["opened"]
    assert play.list_running_rules() == ("counts",)
    assert (play.position.chapter, play.position.seq, play.count) == ("opening", 0, 0)


def test_several_seams_in_one_step_give_the_newest_position_and_all_that_was_told() -> None:
    table = Table(BOOK, "0: count to=3")
    (step,) = table.steps
    assert [fact.says.args["times"] for fact in step.facts] == [0, 1]
    assert step.seam is not None
    assert (step.seam.seq, step.seam.chapter) == (1, "counts")
    assert msgspec.json.decode(step.seam.state, type=State).notes == ["3", "shorten_waits", "shorten_waits"]
    assert table.play.position == step.seam


def test_a_game_rebuilt_at_a_seam_needs_no_reply_before_it() -> None:
    table = Table(BOOK, "0: count to=3")
    again = Play(BOOK, table.play.position)
    assert again.fingerprint() == table.play.fingerprint()
    assert again.count == again.place == 1


def test_a_chapter_may_return_the_result_at_once() -> None:
    async def nothing(state: State) -> Next:
        return DRAWN

    play = Play.new(book(nothing), 2, {})
    assert (play.result, play.awaited, play.list_running_rules()) == (DRAWN, (), ())


def test_the_last_step_holds_the_result_and_a_position_without_a_chapter() -> None:
    (step,) = Table(BOOK, "0: count to=9").steps
    assert step.result == DRAWN
    assert step.reveals
    assert step.opened
    assert step.seam is not None
    assert step.seam.chapter == ""


def test_at_a_seam_two_names_no_longer_share_one_thing_in_the_live_game_either() -> None:
    async def sharing(state: State) -> Next:
        state.hands = [["card"]] * 2
        return "taking"

    async def taking(state: State) -> Next:
        await ask(counting(0))
        state.hands[0].clear()
        await ask(counting(0))
        return DRAWN

    table = Table(book(sharing, taking), "0: count to=1")
    assert table.state.hands == [[], ["card"]]


# ------------------------------------------------------------------------------------------- broken rules


def test_a_rule_that_raises_is_named_with_the_rules_that_applied_it() -> None:
    table = Table(BOOK, "0: count to=7")
    assert table.play.list_running_rules() == ("counts", "checked")
    with pytest.raises(RulesBroke) as broken:
        table.play.take(Seat(-1), Reply("rolled", {"d1": 6}))
    assert broken.value.where == ("counts", "checked", "deeply")
    assert str(broken.value) == "counts › checked › deeply"
    assert isinstance(broken.value.__cause__, KeyError)


def test_a_game_rebuilt_after_a_broken_rule_goes_on() -> None:
    table = Table(BOOK)
    before = table.play.fingerprint()
    with pytest.raises(RulesBroke):
        table.play.take(Seat(0), Reply("count", {"to": 8}))
    again = Play.resume(BOOK, table.play.position, [])
    assert again.fingerprint() == before
    assert again.take(Seat(0), Reply("count", {"to": 9})).result == DRAWN


def broken_by(rulebook: Rulebook[State, State]) -> RulesBroke:
    with pytest.raises(RulesBroke) as broken:
        Play.new(rulebook, 2, {})
    return broken.value


async def twice(state: State) -> Next:
    await ask_together([counting(0), counting(1), counting(0)])
    return DRAWN


async def nobody(state: State) -> Next:
    await Together(())
    return DRAWN


async def only_bystanders(state: State) -> Next:
    await ask_together([counting(0, optional=True)])
    return DRAWN


async def astray(state: State) -> Next:
    return "nowhere"


async def forgetful(state: State) -> Next:
    state.coins = ["not a number"]  # type: ignore[list-item]
    return "forgetful"


async def restless(state: State) -> Next:
    return "restless"


async def talkative(state: State) -> Next:
    while True:
        await tell("again")


class Elsewhere(Awaitable[None]):
    """Something that is awaited in other programs."""

    def __await__(self) -> Generator[object, None, None]:
        yield "sleep"


async def sleepy(state: State) -> Next:
    await Elsewhere()
    return DRAWN


@pytest.mark.parametrize(
    ("chapter", "cause"),
    [
        (twice, ValueError),
        (nobody, ValueError),
        (only_bystanders, ValueError),
        (astray, KeyError),
        (forgetful, msgspec.ValidationError),
        (restless, RuntimeError),
        (talkative, RuntimeError),
        (sleepy, TypeError),
    ],
)
def test_what_no_rule_may_do_is_refused_with_its_name(chapter: small.Chapter, cause: type[Exception]) -> None:
    broken = broken_by(book(chapter))
    assert broken.where in {(chapter.__name__,), ("nowhere",)}
    assert isinstance(broken.__cause__, cause)


# --------------------------------------------------------------------------------------- who is waited for


def test_nobody_waits_for_an_optional_ask_even_among_sealed_ones() -> None:
    async def three(state: State) -> Next:
        answers = await ask_together([counting(2), counting(1, optional=True), counting(0)])
        state.notes.extend(f"{seat}" for seat in answers)
        return DRAWN

    table = Table(book(three), players=3)
    assert table.asked == [0, 2]
    assert table.tell("0: count to=1", "2: count to=1").state.notes == ["2", "0"]
    table = Table(book(three), "1: count to=1", "0: count to=1", players=3)
    assert table.asked == [2]
    assert table.tell("2: count to=1").state.notes == ["2", "1", "0"]


def test_a_view_is_made_anew_once_the_rules_went_on_and_not_for_a_sealed_answer() -> None:
    async def two(state: State) -> Next:
        for _ in range(2):
            answers = await ask_together([counting(0), counting(1)])
            state.notes.append(str(sum(one.number("to") for one in answers.values())))
        return DRAWN

    def look(state: State, seat: Seat | None) -> State:
        seen.append(seat)
        return msgspec.structs.replace(state, notes=list(state.notes))

    seen: list[Seat | None] = []
    play = Play.new(replace(book(two), view=look), 2, {})
    for seat, number, notes in ((0, 4, []), (1, 3, ["7"]), (1, 1, ["7"]), (0, 1, ["7", "2"])):
        play.take(Seat(seat), Reply("count", {"to": number}))
        assert play.view(None).notes == play.view(None).notes == notes
    assert len(seen) == 3


def test_the_place_of_a_question_is_the_length_of_the_log_when_it_was_asked() -> None:
    table = Table(BOOK)
    assert (table.play.place, table.play.count) == (0, 0)
    table.tell("0: count to=7")
    assert (table.play.place, table.play.count) == (1, 1)
    table.tell("chance: rolled d1=1", "1: count to=0")
    assert (table.play.place, table.play.count) == (3, 3)
    assert [step.seq for step in table.steps] == [0, 1, 2]


def test_positions_begin_where_the_log_does() -> None:
    state = msgspec.json.encode(small.set_up(2, {}))
    play = Play(BOOK, Position(40, "counts", state, 1))
    assert play.take(Seat(0), Reply("count", {"to": 1})).seq == 40
    assert play.place == 41


def settings_kept(players: int, settings: Settings) -> State:
    return State(players, notes=[f"{name}={value}" for name, value in settings.items()])


def test_the_setup_gets_the_players_and_the_settings() -> None:
    async def wait(state: State) -> Next:
        await ask(counting(0))
        return DRAWN

    table = Table(book(wait, setup=settings_kept), players=4, length="long")
    assert (table.state.players, table.state.notes) == (4, ["length=long"])
