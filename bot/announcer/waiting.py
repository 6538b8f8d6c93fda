"""Who is awaited, as the channel may know it: by name, by count, or not at all."""

from collections.abc import Sequence

from bot.delivery.outgoing import Button, Row
from bot.i18n import embolden
from bot.panels.custom_ids import Token, Verb
from bot.panels.look_buttons import make_what_button, make_why_button
from bot.panels.prompts import ROW
from bot.tables.absence import has_deputy, list_away, list_readers
from bot.tables.banks import get_bank_left
from bot.tables.due_times import get_cap
from bot.tables.live import Live
from bot.tables.turn import Turn
from bot.wording.voice import Voice
from porc_royal.asks import Ask
from porc_royal.facts import Saying, Seat


def describe_waiting(
    live: Live, voice: Voice, since: int, due_at: int | None, *, counted: bool = False
) -> list[str]:
    """Who is awaited, since when and until when: by name, or by count alone where answers are sealed.

    Everybody is called alike, and nobody is pinged: who has passed a whole phase in advance, or answers by an order, is
    nobody's business. `counted`: how many have sealed an answer, for whoever asks; what stands in the channel does not
    run along, so that an answer taken back leaves no trace.
    """
    game = live.play
    if not game.awaited or live.table.lesson:
        return []
    # All that are asked, those who have sealed an answer too: what is read here must not tell who they are.
    owed = [seat for seat, one in game.asks.items() if not one.optional]
    asked = [game.asks[seat] for seat in owed]
    windows = [one for one in asked if one.window and one.sealed]
    away = describe_away(live, voice)
    times = [voice.text("waiting-since", when=voice.since(since))] if since else []
    if windows:
        head = voice.text("waiting-window-open")
        if due_at is not None:
            head = voice.text("waiting-window", when=voice.moment(due_at))
        # What the window is about is the same for everybody.
        head = f"⏳ {head} {voice.describe_waiting(windows[0])}".rstrip()
        return [head, *_small([*times, *_describe_terms(live, voice)]), *away]
    # A seat that is asked alone has nothing to hide: everybody sees that it is its turn.
    if _is_secret(asked):
        head = voice.text("waiting-secret")
        if counted:
            done = sum(seat in game.sealed for seat in owed)
            head = voice.text("waiting-sealed", done=done, total=len(owed))
    else:
        named = voice.join([voice.who(seat) for seat in game.awaited])
        head = word_thinkers(live, voice) or voice.text("waiting-for", who=named, count=len(game.awaited))
    if len({one.key for one in asked}) == 1:
        head += f" {voice.describe_waiting(asked[0])}"
    terms = _describe_terms(live, voice)
    return [f"⏳ {head}", *_small([*times, *word_due(voice, due_at), *terms]), *away]


def word_thinkers(live: Live, voice: Voice) -> str:
    """That whoever is awaited thinks, where all are practice players and everybody sees that; "" else.

    A strong one may take a while.
    """
    asked = [one for one in live.play.asks.values() if not one.optional]
    awaited = live.play.awaited
    if not awaited or _is_secret(asked) or any(one.window for one in asked):
        return ""
    if any(live.at(seat).kind != "practice" for seat in awaited):
        return ""
    named = voice.join([voice.who(seat) for seat in awaited])
    return voice.text("waiting-thinks", who=named, count=len(awaited))


def _is_secret(asked: Sequence[Ask]) -> bool:
    """Whether it is hidden which of those who are asked have answered."""
    return any(one.sealed for one in asked) and len(asked) > 1


def describe_away(live: Live, voice: Voice) -> list[str]:
    """Who is away, until when they said, and whose deputy sits there."""
    lines, at = [], live.now()
    for row in list_away(live, at):
        who = voice.who(Seat(row.seat))
        if has_deputy(row, at):
            lines.append(voice.text("away-deputy", who=who, what=embolden(row.deputy_name or "?")))
        elif row.away_until is not None:
            lines.append(voice.text("away-until", who=who, when=voice.moment(row.away_until)))
        else:
            lines.append(voice.text("away-nobody-knows", who=who))
    return _small(lines)


def _describe_terms(live: Live, voice: Voice) -> list[str]:
    """Whose time banks run, and that quiet hours would have put the deadline off for longer, where that is so."""
    terms, times, lines = live.terms, get_cap(live), []
    if terms.banks:
        named = voice.join([voice.who(seat) for seat in terms.banks])
        lines.append(voice.text("waiting-banks", who=named))
    if terms.cut:
        lines.append(voice.text("waiting-cut" if times > 1 else "waiting-uncapped", times=times))
    return lines


def list_banks(live: Live, voice: Voice) -> list[str]:
    """How much each player has left in their time bank, where the table has such."""
    if not live.table.bank_seconds:
        return []
    left = [
        voice.text(
            "status-bank",
            who=voice.who(Seat(row.seat)),
            length=voice.reader.length(get_bank_left(live, Seat(row.seat)) // 1000),
        )
        for row in live.seats
        if row.kind == "person"
    ]
    return [voice.text("status-banks", what=voice.join(left))]


def _small(parts: Sequence[str]) -> list[str]:
    return [f"-# {' '.join(parts)}"] if parts else []


def list_unreachable(live: Live, actor: Seat | None) -> Sequence[Seat]:
    """Whom the channel has to call, because their direct messages are closed: those who are asked anew.

    In a window, and in a step that all take in secret, all of them alike, whatever they have answered.
    """
    game = live.play
    closed = {row.seat for row in list_readers(live) if row.dm_ok is False and row.user_id is not None}
    asked = {seat: one for seat, one in game.asks.items() if not one.optional}
    together = len(asked) > 1 and any(one.sealed for one in asked.values())
    called = asked if together else [seat for seat in game.awaited if seat != actor]
    return [seat for seat in called if seat in closed and not was_asked_before(live, seat)]


def word_due(voice: Voice, due_at: int | None) -> list[str]:
    """The line with the due time, if there is one."""
    return [] if due_at is None else [voice.text("deadline-due", when=voice.moment(due_at))]


def _awaits_everybody(live: Live) -> bool:
    """Whether every seat is waited for and none has answered: then a ping, or its absence, betrays nobody's seal."""
    return len(live.play.awaited) == len(live.seats)


def list_channel_asks(live: Live) -> Sequence[Ask]:
    """What the channel asks, with a ping: a window, which comes again and again, or a step that all take in secret.

    Of the latter only what can be answered there: the others are put to each by direct message.
    """
    if live.table.lesson:  # whoever learns is asked below what is told
        return []
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
    Beside them stand those that the game puts there (`Rulebook.in_channel`) by the kind of the question alone.
    """
    asks = list_channel_asks(live)
    keys = {one.key for one in asks or live.play.asks.values() if not one.optional}
    if len(keys) != 1 and not asks:
        return ()
    key, book, orders = asks[0].key if asks else next(iter(keys)), live.rulebook, live.rulebook.orders
    plain = dict.fromkeys([*(_list_plain_options(asks) if asks else ()), *book.in_channel.get(key, ())])
    forms = [name for name in book.forms_in_channel.get(key, ()) if len(keys) == 1]
    alike = orders is not None and len({one.key for one in asks}) == 1
    beside = [one for one in orders.list_beside(asks[0]) if one.option in plain] if orders and alike else []
    buttons = [
        *(_make_shared_button(live, voice, "answer", name, f"{key}-{name}") for name in plain),
        *(_make_shared_button(live, voice, "form", name, f"{key}-{name}") for name in forms),
        *(_make_shared_button(live, voice, "beside", one.option, one.label, one.name) for one in beside),
    ]
    return (Row(tuple(buttons[:ROW])),) if buttons else ()


def _make_shared_button(
    live: Live, voice: Voice, verb: Verb, option: str, label: str, value: str = ""
) -> Button:
    token = Token(verb, live.table.id, live.play.place, option=option, value=value, timeline=live.timeline)
    return Button(custom_id=str(token), label=voice.label(Saying(label)))


def make_story_rows(live: Live, voice: Voice) -> tuple[Row, ...]:
    """Buttons that show each what they are asked, why, and what it speaks of; and what all may answer there.

    In a lesson there is nobody else, and what is asked stands right below.
    """
    if live.table.lesson:
        return ()
    answer = Button(
        custom_id=str(Token("ask", live.table.id)), label=voice.text("button-answer"), style="primary"
    )
    beside = make_why_button(live, voice), make_what_button(live, voice)
    return (*make_shared_row(live, voice), Row((answer, *beside)))


def _list_plain_options(asks: Sequence[Ask]) -> list[str]:
    """The options without any choice that all these questions offer; a part of an answer is its seat's own affair."""
    first = asks[0].options.items()
    plain = [name for name, option in first if not (option.fields or option.free or option.part)]
    return [name for name in plain if all(name in one.options for one in asks)]


def find_awaited_alone(live: Live) -> Seat | None:
    """The only seat that is asked, where everybody may know what it answers and when."""
    owed = [(seat, one) for seat, one in live.play.asks.items() if not one.optional]
    return owed[0][0] if len(owed) == 1 and not owed[0][1].sealed else None


def was_asked_before(live: Live, seat: Seat) -> bool:
    """Whether a seat was asked this before something was done amid its question, so that it knows it."""
    return live.play.since(seat) < live.play.place


def is_asked_anew(turn: Turn) -> bool:
    """Whether the questions that are open began with this event; what is done amid one may end it, as well."""
    owed = [seat for seat, one in turn.live.play.asks.items() if not one.optional]
    return turn.opened and not (turn.amid and any(was_asked_before(turn.live, seat) for seat in owed))
