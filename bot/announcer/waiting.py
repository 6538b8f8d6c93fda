"""Who is awaited, as the channel may know it: by name, by count, or not at all."""

from collections.abc import Sequence

from bot.delivery.outgoing import Button, Row
from bot.panels.custom_ids import Token
from bot.panels.prompts import ROW
from bot.tables.live import Live
from bot.wording.voice import Voice
from games.table.asks import Ask
from games.table.facts import Saying, Seat


def describe_waiting(
    live: Live, voice: Voice, actor: Seat | None, due_at: int | None
) -> tuple[list[str], tuple[int, ...]]:
    """Who is awaited: by name, or by count alone where answers are sealed. Pings those who must act anew."""
    game = live.play
    awaited = [live.at(seat) for seat in game.awaited]
    if not awaited:
        return [], ()
    # All that are asked, those who have sealed an answer too: what is read here must not tell who they are.
    owed = [seat for seat, one in game.asks.items() if not one.optional]
    asked = [game.asks[seat] for seat in owed]
    # A seat that is asked alone has nothing to hide: everybody sees that it is its turn.
    sealed = any(one.sealed for one in asked) and len(owed) > 1
    everybody = _awaits_everybody(live)
    pinged = tuple(
        row.user_id
        for row in awaited
        if row.user_id is not None and (everybody if sealed else row.seat != actor)
    )
    windows = [one for one in asked if one.window and one.sealed]
    if windows:
        # Who has passed a whole phase in advance is nobody's business: no names, no count, and a ping for all.
        # What the window is about, on the other hand, is the same for everybody.
        head = voice.text("waiting-window-open")
        if due_at is not None:
            head = voice.text("waiting-window", when=voice.moment(due_at))
        everyone = tuple(row.user_id for row in live.seats if row.user_id is not None)
        people = " ".join(f"<@{one}>" for one in everyone)
        return [f"{head} {voice.describe_waiting(windows[0])} {people}".rstrip()], everyone
    named = voice.join(
        [f"<@{row.user_id}>" if row.user_id in pinged else voice.who(Seat(row.seat)) for row in awaited]
    )
    if sealed:
        head = voice.text("waiting-sealed", done=sum(seat in game.sealed for seat in owed), total=len(owed))
        if everybody:
            head = voice.text("waiting-sealed-who", who=named)
    else:
        head = voice.text("waiting-for", who=named, count=len(awaited))
    if len({one.key for one in asked}) == 1:
        head += f" {voice.describe_waiting(asked[0])}"
    return [head, *due_lines(voice, due_at)], pinged


def due_lines(voice: Voice, due_at: int | None) -> list[str]:
    """The line with the due time, if there is one."""
    return [] if due_at is None else [voice.text("deadline-due", when=voice.moment(due_at))]


def _awaits_everybody(live: Live) -> bool:
    """Whether every seat is waited for and none has answered: then a ping, or its absence, betrays nobody's seal."""
    return len(live.play.awaited) == len(live.seats)


def list_channel_asks(live: Live) -> Sequence[Ask]:
    """What the channel asks, with a ping: a window, which comes again and again, or a step that all take in secret.

    Of the latter only what can be answered there: the others are put to each by direct message.
    """
    asks = live.play.asks.values()
    windows = [one for one in asks if one.window]
    if windows:
        return windows
    together = [one for one in asks if one.sealed and not one.optional]
    personal = any(one.key in live.rulebook.by_message for one in together)
    alike = len(together) > 1 and _awaits_everybody(live) and not personal
    return together if alike and _list_plain_options(together) else []


def make_shared_row(live: Live, voice: Voice) -> tuple[Row, ...]:
    """Answers that hold no choice to what the channel asks, to be pressed where everybody reads.

    They stand there for all alike, whoever is asked and whoever has passed already; the press is answered privately.
    They have the names of the question, not of anybody's own: those may say how far one seat has come in secret.
    """
    asks = list_channel_asks(live)
    if not asks:
        return ()
    return (
        Row(
            tuple(
                Button(
                    custom_id=str(Token("answer", live.table.id, live.play.place, option=name)),
                    label=voice.label(Saying(f"{asks[0].key}-{name}")),
                )
                for name in _list_plain_options(asks)
            )[:ROW]
        ),
    )


def _list_plain_options(asks: Sequence[Ask]) -> list[str]:
    """The options without any choice that all these questions offer; a part of an answer is its seat's own affair."""
    first = asks[0].options.items()
    plain = [name for name, option in first if not (option.fields or option.free or option.part)]
    return [name for name in plain if all(name in one.options for one in asks)]
