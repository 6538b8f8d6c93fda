"""A game that goes on from an earlier moment: its log is cut off there, and everybody is asked what was asked then."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.announcer.announcer import Announcer
from bot.announcer.news import News
from bot.consequences.consequence import list_news, list_notices
from bot.consequences.deadlines import keep_posts
from bot.consequences.endings import follow_end
from bot.consequences.facts import follow_facts
from bot.consequences.orders import follow_orders
from bot.consequences.talks import follow_talks
from bot.tables.deadlines import plan_deadlines
from bot.tables.live import Live
from bot.tables.order_delays import plan_delays
from bot.tables.orders_beside import list_cut
from bot.tables.reminders import list_reminders
from bot.tables.running import run_rules
from bot.tables.turn import Turn
from porc_royal.facts import Fact, Seat
from storage.ports import Change, Close, NewEntry, PositionRow, SeatRow, TableFields


@dataclass(frozen=True, slots=True)
class NewStart:
    """From where a game goes on, and what is said of it.

    seq       how many entries of the log stay
    why       what is told first
    fields    what changes of the table's own row; `seats`: of its seats
    opening   what is told of the game
    entries   what stands behind those that stay; `position`: one between them
    silent    a seat whose standing orders do not answer at once what it has just wanted to be asked again
    """

    seq: int
    why: Sequence[News]
    fields: TableFields = field(default_factory=TableFields)
    seats: tuple[SeatRow, ...] = ()
    opening: tuple[Fact, ...] = ()
    entries: tuple[NewEntry, ...] = ()
    position: PositionRow | None = None
    silent: Seat | None = None


def go_on(live: Live, announcer: Announcer, at: int, start: NewStart, practice_delay_ms: int) -> Change:
    """Let a table, which has its game of that moment already, go on from there. Raises `RulesBroke`."""
    turn = Turn(live, opening=start.opening)
    turn.spend_orders(list_cut(live, start.seq))
    kept = live.orders
    live.orders = [one for one in kept if one.seat != start.silent]
    run_rules(turn)
    live.orders += [one for one in kept if one.seat == start.silent]
    ended = follow_end(turn, at)
    changed: TableFields = {**start.fields, **(ended.change.fields or {})}
    plan = plan_deadlines(live, at, practice_delay_ms)
    live.terms, live.due_at, live.steward_times = plan.terms, plan.due_at, plan.steward_times
    told = (ended, follow_talks(turn, at), follow_facts(turn, at), follow_orders(turn, at))
    owed = announcer.collect_messages(turn, at, [*start.why, *list_news(told)], list_notices(told))
    live.take_over(changed)
    change = Change(
        at,
        live.table.id,
        fields=changed or None,
        seats=start.seats,
        undo_from=start.seq,
        log_length=start.seq,
        entries=(*start.entries, *turn.make_entries()),
        position=turn.find_position(at) or start.position,
        owed=owed,
        closes=(Close(),),
        opens=(*plan.opens, *list_reminders(live, at, plan.due_at), *plan_delays(live, at, ())),
        withdrawn=turn.withdrawn,
        orders=tuple(one for one in turn.held if one.key not in turn.withdrawn),
        clear_drafts=tuple(row.seat for row in live.seats),
        results=ended.change.results,
        preferences=ended.change.preferences,
    )
    return keep_posts(live, change)
