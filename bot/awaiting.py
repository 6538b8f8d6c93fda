"""Who is awaited, as the channel may know it: by name, by count, or not at all."""

from bot.tables import Live
from bot.voice import Voice
from games.table.facts import Seat


def waiting(
    live: Live, voice: Voice, actor: Seat | None, due_at: int | None
) -> tuple[list[str], tuple[int, ...]]:
    """Who is awaited: by name, or by count alone where answers are sealed. Pings those who must act anew."""
    game = live.play
    awaited = [live.at(seat) for seat in game.awaited]
    if not awaited:
        return [], ()
    asked = [game.asks[Seat(row.seat)] for row in awaited]
    # A seat that is asked alone has nothing to hide: everybody sees that it is its turn.
    sealed = any(one.sealed for one in asked) and len(game.asks) > 1
    # Nobody may learn from a ping, or from its absence, who has sealed an answer.
    everybody = len(game.asks) == len(live.seats) and not game.sealed
    owed = [seat for seat, one in game.asks.items() if not one.optional]
    pinged = tuple(
        row.user_id
        for row in awaited
        if row.user_id is not None and (everybody if sealed else row.seat != actor)
    )
    if any(one.window for one in asked):
        # Who has passed a whole phase in advance is nobody's business: no names, no count, no pings.
        # What the window is about, on the other hand, is the same for everybody.
        head = voice.text("waiting-window-open")
        if due_at is not None:
            head = voice.text("waiting-window", when=voice.moment(due_at))
        return [f"{head} {voice.about(asked[0])}".rstrip()], ()
    named = voice.list_of(
        [f"<@{row.user_id}>" if row.user_id in pinged else voice.who(Seat(row.seat)) for row in awaited]
    )
    if sealed:
        head = voice.text("waiting-sealed", done=sum(seat in game.sealed for seat in owed), total=len(owed))
        if everybody:
            head = voice.text("waiting-sealed-who", who=named)
    else:
        head = voice.text("waiting-for", who=named, count=len(awaited))
    if len({one.key for one in asked}) == 1:
        head += f" {voice.about(asked[0])}"
    return [head, *until(voice, due_at)], pinged


def until(voice: Voice, due_at: int | None) -> list[str]:
    """The line with the due time, if there is one."""
    return [] if due_at is None else [voice.text("deadline-due", when=voice.moment(due_at))]
