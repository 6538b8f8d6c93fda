"""Deadlines: those of the questions that are open now, and, once everybody is told, who is reminded of them when."""

from collections.abc import Sequence
from dataclasses import replace

from bot.consequences.consequence import Consequence
from bot.tables.banks import settle_banks
from bot.tables.deadlines import Timetable, is_pupil_first, list_practice_deadlines, plan_deadlines
from bot.tables.live import Live, is_live
from bot.tables.next_hosts import plan_host_check
from bot.tables.order_delays import close_delays, has_delays, plan_delays
from bot.tables.reminders import list_reminders
from bot.tables.terms import NO_TERMS
from bot.tables.turn import Absent, Turn
from porc_royal.lessons import PUPIL
from storage.ports import Change, Deadline, NewDeadline


def follow_deadlines(turn: Turn, at: int, practice_delay_ms: int, running: Sequence[Deadline]) -> Consequence:
    """Until when the questions are open now; where others were opened, those before have none any more.

    running: the deadlines so far, as far as anybody has delays of their own
    """
    live = turn.live
    delayed = has_delays(live)
    if turn.result is not None or not turn.opened:
        if turn.result is not None:
            _spend_banks(turn, None, at)
        closes = close_delays(turn) if delayed or turn.withdrawn else ()
        return Consequence(
            Change(at, live.table.id, closes=closes, opens=_have_partners_follow(turn, at, practice_delay_ms))
        )
    plan = plan_deadlines(live, at, practice_delay_ms, _find_kept_due_time(turn))
    _spend_banks(turn, plan, at)
    # What is said of a deadline needs its terms; should anything fail, all is dropped.
    live.terms, live.due_at, live.steward_times = plan.terms, plan.due_at, plan.steward_times
    delays = plan_delays(live, at, running) if delayed else ()
    return Consequence(Change(at, live.table.id, closes=plan.closes, opens=(*plan.opens, *delays)))


def _have_partners_follow(turn: Turn, at: int, practice_delay_ms: int) -> tuple[NewDeadline, ...]:
    """In a lesson, the partners that are asked with its pupil answer once the pupil has, or an order of the pupil's."""
    live = turn.live
    answered = bool(live.table.lesson) and any(one.seat == PUPIL for one in turn.replies)
    follows = answered and turn.result is None and not is_pupil_first(live)
    return tuple(list_practice_deadlines(live, at, practice_delay_ms)) if follows else ()


def _spend_banks(turn: Turn, plan: Timetable | None, at: int) -> None:
    """Count what was spent of time banks."""
    for row in settle_banks(turn.live, plan.terms if plan else NO_TERMS, at):
        turn.reseat(row)


def follow_messages(turn: Turn, absent: Absent, at: int) -> Change:
    """Whom the messages have reached without a sound is reminded."""
    live = turn.live
    asked_anew = turn.opened and turn.result is None
    reminders = list_reminders(live, at, live.due_at) if asked_anew else ()
    return Change(at, live.table.id, opens=(*reminders, *_plan_host_check(turn, absent, at)))


def keep_posts(live: Live, change: Change) -> Change:
    """The same change, which writes down as well what the table's messages hold now, and when the story goes on."""
    opens = _plan_told(live)
    others = [one for one in change.opens if one.key not in {told.key for told in opens}]
    return replace(change, opens=(*others, *opens), posts={**change.posts, **live.posts.take_changes()})


def _plan_told(live: Live) -> Sequence[NewDeadline]:
    """When the channel is told what is kept for what comes next, should nothing come, and shown the board as it is.

    What is done meanwhile in private does not put it off: the moment would betray it.
    """
    story = live.posts.story
    due = [] if story is None else [at for at in (story.held_until, story.board_due) if at]
    if not due or live.game is None or not (is_live(live) and live.game.awaited):
        return []
    return [NewDeadline("tell", min(due), live.game.place)]


def _plan_host_check(turn: Turn, absent: Absent, at: int) -> Sequence[NewDeadline]:
    """When to look whether the host is gone: away just now, or asked something at a table without deadlines.

    Of a host who was away before it is looked already.
    """
    host = turn.live.seat_of(turn.live.table.host_id)
    if turn.result is not None or host is None:
        return []
    news = host.seat in absent.left or (turn.opened and host.away_from is None)
    return plan_host_check(turn.live, at) if news else []


def _find_kept_due_time(turn: Turn) -> int | None:
    """The due time to keep: one deadline covers a whole turn of several questions to the same seat.

    What is done amid a question wins no time either, for those who are asked it anew; nor does a question that goes on
    with the one before it, to whomever.
    """
    live, actor, asked = turn.live, turn.actor, turn.asked
    if any(live.play.asks[seat].goes_on for seat in live.play.awaited):
        return live.due_at
    now = live.play.asks.get(actor) if actor is not None else None
    if asked is None or now is None or now.key != asked.key:
        return None
    if turn.amid:
        return live.due_at if live.play.awaited == turn.waited else None
    return None if asked.sealed or live.play.awaited != (actor,) else live.due_at
