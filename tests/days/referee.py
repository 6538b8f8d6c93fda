"""What must be true of every simulated game, whatever befell it: worked out from its diary and its log alone."""

from collections import Counter
from collections.abc import Iterator

from storage.ports import CHANCE
from tests.days.diary import Line
from tests.days.people import DAY, HOUR, START
from tests.days.player import GOODBYE
from tests.days.simulation import OFFERS, Outcome

LOST_ON_PURPOSE = (
    "the message to edit cannot be",
    "direct messages closed",
    "no direct channel",
    "not tidied",
)
"""What need not arrive: a change of a message that is gone or too old, and what the channel says instead."""
A_MINUTE = 60_000
A_SECOND = 1_000
"""Absences are announced in whole seconds."""
LAST_REMINDER = ("hardly any time left", "c’est presque l’heure")
CALL_AFTER = 2 * HOUR
"""So long what somebody's own answer brought may lie there before they are called."""
OUTAGE_MS = 150_000
"""A shorter absence moves no deadline; a heartbeat is half a minute old at most."""


def check(outcome: Outcome) -> None:
    """Raise an AssertionError with the diary."""
    wrong = [
        *_check_end(outcome),
        *_check_log(outcome),
        *_check_absence(outcome),
        *_check_calls(outcome),
        *_check_called_on(outcome),
        *_check_messages(outcome),
    ]
    assert not wrong, "\n".join([*wrong, str(outcome.diary)])


def _check_end(outcome: Outcome) -> Iterator[str]:
    if outcome.table.status != "ended":
        yield f"it does not end: {outcome.table.status}"
    if outcome.owed:
        yield f"{outcome.owed} messages are owed for ever"
    yield from outcome.warnings


def _check_log(outcome: Outcome) -> Iterator[str]:
    """What somebody was told that was taken is in the log, or was taken back by an upgrade; nothing is twice."""
    kept = {(one.seq, one.reply) for one in (*outcome.log, *outcome.undone)}
    for seq, reply in outcome.acknowledged:
        if (seq, reply) not in kept:
            yield f"an answer that was taken is lost: {seq} {reply!r}"
    if not outcome.undone:
        answered = Counter(one.place for one in outcome.diary.of_kind("answered"))
        logged = Counter(one.place for one in outcome.log if one.seat != CHANCE)
        if answered != logged:
            yield f"the log has {logged.total()} answers, the diary {answered.total()}"


def _check_absence(outcome: Outcome) -> Iterator[str]:
    """Nobody is answered for while they are within time, or who was not called for a day."""
    lines = outcome.diary.lines
    for number, line in enumerate(lines):
        if line.kind != "answered" or line.by not in ("default", "practice"):
            continue
        asked = find_turn(lines[:number], line)
        if asked is None:
            yield f"{line.who} is answered for, and was not asked: {line}"
            continue
        away = find_absence(outcome, lines[:number], line)
        if away is not None:
            if line.at < find_steward_time(outcome, lines[:number], asked, away):
                yield f"{line.who} is away, and answered for after {_word_hours(asked, line)}: {line}"
            continue
        if line.at < find_due_time(outcome, asked, window=line.window):
            yield f"{line.who} is answered for after {_word_hours(asked, line)}: {line}"
        called = [one.at for one in lines[:number] if one.kind == "pinged" and one.who == line.who]
        # Whoever reads one digest a day may miss what passes between two of them.
        between = line.window and next(one for one in outcome.simulated if one.name == line.who).digest
        if not between and not any(at >= asked.at - DAY for at in called):
            yield f"{line.who} is answered for, and was never called: {line}"


def _word_hours(asked: Line, line: Line) -> str:
    return f"{(line.at - asked.at) / 3_600_000:.1f} h"


def find_due_time(outcome: Outcome, asked: Line, *, window: bool) -> int:
    """The earliest moment at which an answer may fall due; an outage puts it off."""
    table = outcome.table
    due = asked.at + 1000 * ((table.window_seconds if window else table.deadline_seconds) or 0)
    for down, up in outcome.outages:
        if up - down > OUTAGE_MS and down <= due <= up:
            due += up - down - OUTAGE_MS
    return due


def find_absence(outcome: Outcome, before: list[Line], answered: Line) -> int | None:
    """Since when who was answered for is away: they said so, or let their time pass; and have not come since."""
    who, now = answered.who, answered.at
    person = next(one for one in outcome.simulated if one.name == who)
    came = max((one.at for one in before if one.kind == "came" and one.who == who), default=0)
    announced = any(one.what == GOODBYE and one.who == who for one in before)
    if announced and person.is_away(now) and came < START + person.away[0]:
        return START + person.away[0]
    missed = [
        one.at
        for one in before
        if one.kind == "answered" and one.who == who and one.by in ("default", "practice") and one.at > came
    ]
    return missed[0] if missed else None


def find_steward_time(outcome: Outcome, before: list[Line], asked: Line, away: int) -> int:
    """The earliest moment at which the steward of somebody who is away may answer."""
    grace = 1000 * outcome.table.grace_seconds
    since = max(asked.at, away)
    stood_in = [
        one.at
        for one in before
        if one.kind == "answered" and one.who == asked.who and one.by in ("default", "practice")
    ]
    follows = any(since - grace < one <= since for one in stood_in)
    return (since if follows else since + grace) - A_SECOND


def find_turn(before: list[Line], answered: Line) -> Line | None:
    """When the turn began that an answer belongs to: asked on after their own answers, somebody has one deadline."""
    found: Line | None = None
    for line in reversed(before):
        if line.kind == "answered" and line.who != answered.who and found is not None:
            break
        if line.kind == "asked" and line.who == answered.who and line.place <= answered.place:
            if found is not None and line.due_at != found.due_at:
                break
            found = line
    return found


def _check_calls(outcome: Outcome) -> Iterator[str]:
    """Nobody is ever called in quiet hours; nor thrice a day, but for offers of others, or while they are there.

    The last reminder before time is up is heard all the same.
    """
    people = {one.name: one for one in outcome.simulated}
    came = {(one.who, one.at // A_MINUTE) for one in outcome.diary.of_kind("came")}
    calls = [
        one
        for one in outcome.diary.of_kind("pinged")
        if not any(sign in one.what for sign in (*OFFERS, *LAST_REMINDER))
        and (one.who, one.at // A_MINUTE) not in came
    ]
    for line in outcome.diary.of_kind("pinged"):
        person = people[line.who]
        if person.keeps and not person.is_awake(line.at):
            yield f"{line.who} is called in their quiet hours: {line}"
    for who, days in outcome.diary.count_pings(calls).items():
        most = 1 if people[who].digest else 2
        yield from (f"{who} is called {count} times on {day}" for day, count in days.items() if count > most)


def _check_called_on(outcome: Outcome) -> Iterator[str]:
    """Whoever is asked on by their own answer, and leaves it open, is called once two hours have passed."""
    lines = outcome.diary.lines
    answers = {(one.who, one.at) for one in lines if one.kind == "answered" and one.by == "person"}
    for asked in lines:
        if asked.kind != "asked" or (asked.who, asked.at) not in answers:
            continue
        from_then = [one for one in lines if one.who == asked.who and one.at >= asked.at]
        due = find_call_time(outcome, asked)
        if due is None or any(
            one.kind == "answered" and asked.at < one.at <= due + HOUR for one in from_then
        ):
            continue
        called = [one.at for one in from_then if one.kind == "pinged" and one.at > asked.at]
        if not any(due <= at <= due + HOUR for at in called[:1]):
            yield f"{asked.who} is not called two hours after their own answer brought this: {asked}"


def find_call_time(outcome: Outcome, asked: Line) -> int | None:
    """When somebody is to be called for it; None where others may read it, or something else decides."""
    script = outcome.script
    person = next((one for one in outcome.simulated if one.name == asked.who), None)
    shared = {script.people[script.replaced[0]].name} if script.replaced else set()
    shared |= {one.name for one in (script.deputised, script.deputy, script.newcomer) if one is not None}
    if person is None or person.closed or person.digest or person.name in shared:
        return None
    due = asked.at + CALL_AFTER
    before = [one.at for one in outcome.diary.lines if (one.kind, one.who) == ("pinged", person.name)]
    while person.keeps and not person.is_awake(due):
        due = (due // HOUR + 1) * HOUR
    lately = [at for at in before if due - DAY < at <= asked.at]
    down = any(since < due + HOUR and until > asked.at for since, until in outcome.outages)
    over = max((one.at for one in outcome.diary.lines if one.kind == "answered"), default=0) < due + HOUR
    gone = person.says_so and person.is_away(due)
    return None if len(lately) > 1 or down or over or gone else due


def _check_messages(outcome: Outcome) -> Iterator[str]:
    for reason in outcome.dead:
        if not reason.startswith(LOST_ON_PURPOSE):
            yield f"a message is lost: {reason}"
    nonces = Counter((one.channel_id, one.nonce) for one in outcome.world.messages.values())
    for (channel, nonce), times in nonces.items():
        if times > 1:
            yield f"a message stands {times} times in {channel}: {nonce}"
