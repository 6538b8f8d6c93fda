"""What several consequences of one event change is one change: nothing that any of them says is lost."""

from dataclasses import MISSING, fields, replace

import pytest

from storage.ports import Change, Close, DeadlineKey, NewDeadline, SeatRow, join_changes

NOW = 1_000


def test_rows_stand_one_after_the_other_and_the_last_moment_counts() -> None:
    first = Change(NOW, 1, closes=(Close("ask"),), opens=(NewDeadline("ask", 5_000),))
    second = Change(NOW + 1, 1, closes=(Close("vote"),), opens=(NewDeadline("keep", 9_000),))
    joined = join_changes(first, second)
    assert joined == replace(
        second,
        closes=(Close("ask"), Close("vote")),
        opens=(NewDeadline("ask", 5_000), NewDeadline("keep", 9_000)),
    )


def test_the_row_of_the_table_and_what_its_messages_hold_become_one() -> None:
    first = Change(NOW, 1, fields={"status": "ended"}, posts={"story": b"{}"})
    joined = join_changes(first, Change(NOW, 1, fields={"ended_at": NOW}, posts={"vote": None}))
    assert joined.fields == {"status": "ended", "ended_at": NOW}
    assert joined.posts == {"story": b"{}", "vote": None}


def test_a_log_that_is_empty_is_still_said_to_be_empty() -> None:
    assert join_changes(Change(NOW, 1), Change(NOW, 1, log_length=0), Change(NOW, 1)).log_length == 0


def test_two_that_disagree_are_refused() -> None:
    one, other = (Change(NOW, 1, fires=DeadlineKey(kind, 0, -1)) for kind in ("ask", "vote"))
    assert join_changes(one, one) == one
    with pytest.raises(ValueError, match="fires"):
        join_changes(one, other)


def test_whatever_a_change_may_hold_outlives_being_joined() -> None:
    held = {
        "at": NOW,
        "table_id": 1,
        "shift": 7,
        "log_length": 3,
        "undo_from": 2,
        "unseat": (4,),
        "clear_drafts": (1,),
        "seats": (SeatRow(1, 0, "person", "Rosa", 5),),
    }
    change = Change(**held)  # type: ignore[arg-type]
    assert join_changes(Change(NOW, 1), change, Change(NOW, 1)) == change
    defaults = [
        one.name for one in fields(Change) if one.default is MISSING and one.default_factory is MISSING
    ]
    assert defaults == ["at"], (
        "whatever else is added has a default, by which it is known that nothing is said"
    )
