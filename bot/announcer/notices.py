"""Notices: what the channel is told of a table beside its game, in the table's language."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from bot.announcer.messages import owe_message
from bot.announcer.news import Notice
from bot.delivery.outgoing import (
    Button,
    Edit,
    ListLine,
    Row,
    Say,
    Style,
    address_channel,
    address_dm,
    make_row,
)
from bot.i18n import embolden
from bot.panels.chance import make_proof_buttons, tell_fingerprint, tell_secret
from bot.panels.custom_ids import Token, Verb
from bot.panels.parts import Panel
from bot.panels.record_pages import make_replay_button
from bot.tables.live import CannotLoad, Live
from bot.wording.outlines import describe_beginning
from bot.wording.partners import name_with_level
from bot.wording.voice import Voice, Voices
from porc_royal.facts import Seat
from storage.ports import NewOwed, SeatRow

OLD_LOBBY: Final = "old-lobby"
"""The name under which the lobby's message is remembered that a table has left for the thread below it."""

Answers: TypeAlias = tuple[tuple[Verb, str, Style], ...]
SEAT_ANSWERS: Final[Answers] = (
    ("accept", "substitute-accept", "success"),
    ("decline", "substitute-decline", "secondary"),
)
DEPUTY_ANSWERS: Final[Answers] = (
    ("deputise", "deputy-accept", "success"),
    ("excuse", "deputy-decline", "secondary"),
)


class Notices:
    """Words notices with the voice of the table."""

    def __init__(self, voices: Voices) -> None:
        self._voices = voices

    def word_notices(self, live: Live, notices: Sequence[Notice]) -> list[NewOwed]:
        """What a turn wants said in messages of its own."""
        voice = self._voices.of_table(live)
        return [message for notice in notices for message in notice(live, voice)]

    def announce_outage(self, live: Live, seconds: int, due_at: int) -> NewOwed:
        """Say that the bot was away while answers fell due: how long, and until when there is time now."""
        voice = self._voices.of_table(live)
        # How many have not answered a window yet is nobody's business.
        open_window = any(ask.window for ask in live.play.asks.values())
        text = voice.text(
            "outage-grace",
            length=voice.reader.length(seconds),
            count=len(live.seats) if open_window else len(live.play.awaited),
            when=voice.moment(due_at),
        )
        return make_row(address_channel(live.table.channel_id), Say(text=text))

    def table_name(self, live: Live) -> str:
        """The table as its channel calls it."""
        return self._voices.of_table(live).table_name(live.table)

    def announce(self, live: Live, key: str, **args: str | int) -> NewOwed:
        """Say one sentence of the bot to the channel."""
        voice = self._voices.of_table(live)
        return make_row(address_channel(live.table.channel_id), Say(text=voice.text(key, **args)))

    def offer_seat(
        self, live: Live, before: SeatRow, newcomer: int, by: str, until: int, *, hosts: bool
    ) -> NewOwed:
        """Ask somebody by buttons to take a seat over; `hosts`: and to look after the table."""
        voice, seat = self._voices.of_table(live), before.seat
        args = {"who": f"<@{newcomer}>", "by": by, "what": voice.who(Seat(seat))}
        lines = [voice.text("substitute-offer", **args)]
        lines += [voice.text("substitute-offer-host")] if hosts else []
        lines.append(voice.text("substitute-offer-until", when=voice.moment(until)))
        answers = _make_answers(live, voice, seat, SEAT_ANSWERS)
        outgoing = Say(
            text="\n".join(lines), rows=(answers,), mentions=(newcomer,), keep=_name_seat_offer(seat)
        )
        return make_row(address_channel(live.table.channel_id), outgoing)

    def close_offer(self, live: Live, seat: Seat) -> NewOwed:
        """Take the buttons from the message that offered a seat: the offer is answered."""
        voice = self._voices.of_table(live)
        text = voice.text("substitute-offer-closed", what=voice.who(seat))
        return make_row(
            address_channel(live.table.channel_id), Edit(keep=_name_seat_offer(seat), text=text, anew=False)
        )

    def offer_deputy(self, live: Live, row: SeatRow, newcomer: int, until: int) -> NewOwed:
        """Ask somebody by buttons to sit in for somebody else, whenever that one is away."""
        voice = self._voices.of_table(live)
        lines = [
            voice.text("deputy-offer", who=f"<@{newcomer}>", by=embolden(row.name)),
            voice.text("deputy-offer-until", when=voice.moment(until)),
        ]
        answers = _make_answers(live, voice, row.seat, DEPUTY_ANSWERS)
        outgoing = Say(
            text="\n".join(lines), rows=(answers,), mentions=(newcomer,), keep=_name_deputy_offer(row.seat)
        )
        return make_row(address_channel(live.table.channel_id), outgoing)

    def close_deputy_offer(self, live: Live, row: SeatRow) -> NewOwed:
        """Take the buttons from that message: it is answered."""
        text = self._voices.of_table(live).text("deputy-offer-closed", who=embolden(row.name))
        edit = Edit(keep=_name_deputy_offer(row.seat), text=text, anew=False)
        return make_row(address_channel(live.table.channel_id), edit)

    def announce_substitute(
        self, live: Live, before: SeatRow, after: SeatRow, head: Say | None, *, heir: bool
    ) -> NewOwed:
        """Say that a seat has a new owner; `head`: what is told instead; `heir`: the host has left with them."""
        voice = self._voices.of_table(live)
        if head is None:
            what = name_with_level(voice.reader, after, embolden(after.name))
            head = Say(text=voice.text("substitute-done", who=embolden(before.name), what=what))
        host = live.seat_of(live.table.host_id)
        if heir and host is not None:
            head = replace(head, text=f"{head.text}\n{voice.text('host-passed', who=embolden(host.name))}")
        return owe_message(live, voice, address_channel(live.table.channel_id), head)

    def announce_set_aside(
        self, live: Live, report: str, fault: CannotLoad | None = None
    ) -> tuple[NewOwed, ...]:
        """Tell the channel what stops the table, and the host the name of the report.

        fault: why its game cannot be had; None where it can, and a reply was not taken because of a fault in the rules
        """
        row, voice = live.seat_of(live.table.host_id), self._voices.of_table(live)
        told, to_host, rows = "aside-public", "aside-host", tuple[Row, ...]()
        if fault is not None:
            told, to_host = "aside-public-unplayable", "aside-host-unplayable"
            rows = (make_rewind_row(live.table.id, voice.text("rewind-button")),)
        if fault is not None and fault.damage:
            told, to_host = "aside-public-damaged", "aside-host-damaged"
        text = voice.text(told, table=voice.table_name(live.table))
        public = make_row(address_channel(live.table.channel_id), Say(text=text, rows=rows))
        voice = self._voices.of_seat(live, row) if row else voice
        text = voice.text(to_host, table=voice.table_name(live.table), report=report)
        return (public, make_row(address_dm(live.table.host_id), Say(text=text)))

    def announce_not_installed(self, live: Live) -> NewOwed:
        """Tell the channel that its table stands still until its game is installed again."""
        table = self._voices.of_table(live).table_name(live.table)
        return self.announce(live, "aside-public-not-installed", table=table)

    def announce_parked(self, live: Live, fault: str) -> tuple[NewOwed, ...]:
        """Tell the channel that a table is stopped where no reply was at fault, and the host what it was.

        fault: its name in the program's log
        """
        row, voice = live.seat_of(live.table.host_id), self._voices.of_table(live)
        public = self.announce(live, "parked-public", table=voice.table_name(live.table))
        voice = self._voices.of_seat(live, row) if row else voice
        told = voice.text("parked-host", table=voice.table_name(live.table), report=fault)
        return (public, make_row(address_dm(live.table.host_id), Say(text=told)))

    def announce_start(self, live: Live, *, call: bool = False) -> NewOwed:
        """Say that the game begins: who plays, in which order, what wins, and the fingerprint of dice that are sealed.

        call: everybody is named so that they can be found; whoever has to act is called by their question.
        """
        voice = self._voices.of_table(live)
        players = voice.join(
            [
                f"<@{row.user_id}>" if call and row.user_id is not None else voice.who(Seat(row.seat))
                for row in live.seats
            ]
        )
        lines = [
            voice.game_text("lobby-started", game=voice.game_name(), count=len(live.seats), players=players),
            *describe_beginning(live, voice),
        ]
        lines += tell_fingerprint(live, voice)
        return make_row(address_channel(live.table.channel_id), Say(text="\n".join(lines), silent=True))

    def announce_lesson(self, live: Live) -> NewOwed:
        """Say what is learnt in a lesson that begins, and that a wrong reply costs nothing there."""
        voice, table = self._voices.of_table(live), live.table
        lines = [
            f"## 🎓 {voice.game_name()} · {voice.name_lesson(table)}",
            voice.text(f"{voice.game}-lesson-{table.lesson}-begin"),
            f"-# {voice.text('lesson-how')}",
        ]
        return owe_message(live, voice, address_channel(table.channel_id), Say(text="\n".join(lines)))

    def announce_end(self, live: Live, told: str) -> NewOwed:
        """Say that a table ends without a result, and publish the secret of its dice, and their proof.

        Where something was played it can be looked at again.
        """
        voice = self._voices.of_table(live)
        played = live.table.started_at is not None and not live.table.lesson
        again = (make_replay_button(voice, live.table.id),) if played else ()
        buttons = (*again, *make_proof_buttons(live, voice))
        text = "\n".join([told, *tell_secret(live, voice)])
        rows = (Row(buttons),) if buttons else ()
        return make_row(address_channel(live.table.channel_id), Say(text=text, rows=rows))

    def invite_again(self, live: Live, by: str, others: Sequence[SeatRow]) -> tuple[NewOwed, ...]:
        """Ask those who have just played to play again; nobody is asked where nobody else has."""
        if not others:
            return ()
        voice, people = self._voices.of_table(live), [row.user_id or 0 for row in others]
        who = voice.join([f"<@{one}>" for one in people])
        text = voice.text("again-invite", who=embolden(by), what=who)
        return (make_row(address_channel(live.table.channel_id), Say(text=text, mentions=tuple(people))),)

    def point_to_thread(self, live: Live, thread_id: int) -> NewOwed:
        """Say where the lobby was that the table is in the thread below now."""
        voice = self._voices.of_table(live)
        text = voice.text("thread-moved", table=voice.table_name(live.table), where=f"<#{thread_id}>")
        moved = Edit(keep=OLD_LOBBY, text="", lines=(ListLine(text),), anew=False)
        return make_row(address_channel(live.table.channel_id), moved)

    def show_lobby(self, live: Live, lobby: Panel) -> NewOwed:
        """The lobby's message, edited in place as people join."""
        edit = Edit(keep="lobby", text=lobby.text, lines=lobby.lines, rows=lobby.rows)
        return make_row(address_channel(live.table.channel_id), edit)


def make_rewind_row(table_id: int, label: str) -> Row:
    """The button that takes a table back whose game cannot be had."""
    return Row((Button(custom_id=str(Token("rewind", table_id)), label=label),))


def _make_answers(live: Live, voice: Voice, seat: int, answers: Answers) -> Row:
    """The buttons with which somebody takes what is offered, or does not."""
    return Row(
        tuple(
            Button(custom_id=str(Token(verb, live.table.id, seat=seat)), label=voice.text(key), style=style)
            for verb, key, style in answers
        )
    )


def _name_seat_offer(seat: int) -> str:
    """Under which name the offer of a seat is remembered."""
    return f"offer-{seat}"


def _name_deputy_offer(seat: int) -> str:
    """Under which name the offer to sit in for a seat is remembered."""
    return f"deputy-offer-{seat}"
