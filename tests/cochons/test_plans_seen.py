"""3B: whoever plans a reorganisation sees the table as the plan leaves it, and nobody else does (C-53)."""

import pytest

from bot.i18n import LANGUAGES, Language
from games.cochons import facts
from games.cochons.picture.pictures import BOARD_PLAN
from games.cochons.views.summary import SUMMARY_PLAN, summary
from porc_royal.facts import Saying, Seat
from tests.cochons.boards import shown
from tests.cochons.regroupings import SWAP, TILES, regrouping
from tests.cochons.scenario import Table
from tests.painter.words import said
from tests.words import WORDS


def planned() -> Table:
    """Two want nothing, the third goes on planning."""
    return regrouping(*TILES).tell("0: move from=O to=A1 gorets=2", "1: pass", "2: pass")


def troops(table: Table, seat: int | None, cell: str) -> tuple[int, int]:
    view = table.play.view(None if seat is None else Seat(seat))
    (troop,) = view.tile(cell).troops
    return troop.gorets, troop.moved


def told(table: Table, seat: int | None) -> list[Saying]:
    view = table.play.view(None if seat is None else Seat(seat))
    return list(summary(view))


def test_a_planned_step_is_on_ones_own_board_and_on_no_other() -> None:
    table = planned()
    assert troops(table, 0, "A1") == (4, 2)
    for other in (1, 2, None):
        assert troops(table, other, "A1") == (2, 0)
        assert table.play.view(None if other is None else Seat(other)).plan == ()


def test_the_plan_is_told_in_words_to_its_seat_alone() -> None:
    table = planned()
    lines = told(table, 0)
    (place,) = [number for number, line in enumerate(lines) if line.key == SUMMARY_PLAN]
    step = lines[place + 1]
    assert (step.key, step.args["gorets"]) == (facts.REORGANISED, 2)
    for other in (1, 2, None):
        assert not [line for line in told(table, other) if line.key in (SUMMARY_PLAN, facts.REORGANISED)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_says_that_it_shows_a_plan(language: Language) -> None:
    table = planned()
    plan = WORDS.of(language).say(Saying(BOARD_PLAN), str, "cochons")
    assert plan in said(shown(table, 0, language))
    for other in (1, None):
        assert plan not in said(shown(table, other, language))


def test_a_card_that_is_planned_has_left_the_hand_one_sees_and_no_other() -> None:
    """R-87: the number of cards is public, and it has not changed for the others."""
    table = regrouping(*TILES, hands={0: SWAP})
    table.tell(f"0: swap card={SWAP} one=A1 other=A2", "1: pass", "2: pass")
    mine, others = table.play.view(Seat(0)), table.play.view(Seat(1))
    assert (mine.hand, mine.seat(Seat(0)).hand) == ((), 0)
    assert others.seat(Seat(0)).hand == 1
    assert mine.tile("A2").planet == others.tile("A1").planet
    assert table.hand(0) == [SWAP]


def test_when_the_plans_are_carried_out_all_see_the_same_table_again() -> None:
    table = planned().tell("0: pass")
    views = [table.play.view(Seat(seat)) for seat in (0, 1, 2)]
    assert [view.tile("A1").troops[0].gorets for view in views] == [4, 4, 4]
    assert all(view.plan == () for view in views)
    assert table.state.drafts == {}
