"""Digests: once a day one message with all that waits for a person, in the morning, instead of a call for each.

Each question that waits for such a person has its deadline; the first of a morning sends the message, with what says
so in the same commit, and the others of that morning find that it was sent.
"""

from typing import Final

from msgspec import Struct

from bot.announcer.messages import TEXT_LIMIT
from bot.consequences.deadlines import keep_posts
from bot.delivery.outgoing import Button, Edit, Row, Say, address_dm, make_row
from bot.moderation.deps import Part
from bot.panels.custom_ids import Token
from bot.panels.lines import make_lines
from bot.tables.absence import get_reader, list_readers
from bot.tables.calls import HOUR_MS, find_time_to_tell, find_wishes, note_sounds
from bot.tables.live import Live
from bot.tables.reminders import list_reminders, plan_digest
from bot.tables.wishes import DIGEST_AT
from porc_royal.facts import Seat
from storage.ports import Change, Deadline, NewOwed, NotedOtherwise

REST_MS: Final = 20 * HOUR_MS
"""After so long, or longer, comes the next: mornings are not always a day apart."""
BUTTONS: Final = 5
LABEL: Final = 80


class _Waiting(Struct, frozen=True):
    """A table that waits for somebody: the line that says so, and the button that leads there, long and short."""

    line: str
    token: str
    named: str
    label: str


class Digests(Part):
    """Sends them."""

    async def fire(self, deadline: Deadline) -> None:
        """Send a person's digest, unless it was sent this morning; the next comes tomorrow."""
        try:
            await self._send(deadline)
        except NotedOtherwise:  # that of another table was sent meanwhile, perhaps by another process
            await self._send(deadline)

    async def _send(self, deadline: Deadline) -> None:
        async with self._tables.turn(deadline.table_id) as live:
            reader = get_reader(live, live.at(deadline.seat))
            user = reader.user_id if _is_wanted(live, deadline) else None
        found = [] if user is None else await self._list_waiting(user)
        async with self._tables.turn(deadline.table_id) as live:
            at = self._clock.now()
            if user is None or not _is_wanted(live, deadline):
                still = live.table.status == "playing" and deadline.place == live.play.place
                opens = list_reminders(live, at, live.due_at) if still else ()
                mine = tuple(one for one in opens if one.seat == deadline.seat)
                await self._store.commit(Change(at, live.table.id, fires=deadline.key, opens=mine))
                return
            again = (plan_digest(live, Seat(deadline.seat), at),)
            last = int((await self._store.preferences(user)).get(DIGEST_AT, "0"))
            owed: tuple[NewOwed, ...] = ()
            noted: dict[tuple[int, str], str] = {}
            # An outage may have moved it into the night; then it comes in the morning.
            if at - last >= REST_MS and found and find_time_to_tell(live, deadline.seat, at) == at:
                owed, noted = self._word(live, deadline.seat, user, found), {(user, DIGEST_AT): str(at)}
            if owed or at - last < HOUR_MS:  # it names all tables that wait
                note_sounds(live, (Seat(deadline.seat),), at)
            change = Change(
                at,
                live.table.id,
                fires=deadline.key,
                owed=owed,
                opens=again,
                preferences=noted,
                believed={(user, DIGEST_AT): str(last)},
            )
            await self._store.commit(keep_posts(live, change))
        self._wake()

    async def _list_waiting(self, user: int) -> list[_Waiting]:
        """All the tables that wait for a person."""
        found: list[_Waiting] = []
        for table in await self._store.tables_of(user):
            if table.status != "playing" or table.lesson:
                continue
            async with self._tables.turn(table.id, without_game=True) as live:
                mine = [row for row in list_readers(live) if row.user_id == user]
                row = mine[0] if mine else None
                if row is None or live.game is None or row.seat not in live.play.awaited:
                    continue
                voice = self._voices.of_seat(live, row)
                what = voice.ask(live.play.asks[Seat(row.seat)])
                name, where = voice.table_name(live.table), f"<#{live.table.channel_id}>"
                line = voice.text("digest-line", table=name, where=where, what=what)
                if live.due_at is not None:
                    line += f" {voice.text('deadline-due', when=voice.moment(live.due_at))}"
                label = voice.fit(voice.text("digest-button", table=name), LABEL)
                token = str(Token("ask", table.id))
                found.append(_Waiting(line, token, label, voice.text("button-answer")))
        return found

    def _word(self, live: Live, seat: int, user: int, found: list[_Waiting]) -> tuple[NewOwed, ...]:
        """As a text, which a phone reads out, then with its button at each line (DEC-495)."""
        voice = self._voices.of_seat(live, get_reader(live, live.at(seat)))
        title, name, to = f"**{voice.text('digest-title')}**", f"digest-{seat}", address_dm(user)
        text = voice.fit("\n".join([title, *(f"• {one.line}" for one in found)]), TEXT_LIMIT)
        named = tuple(Button(custom_id=one.token, label=one.named) for one in found[:BUTTONS])
        beside = ((one.line, Button(custom_id=one.token, label=one.label, style="primary")) for one in found)
        said = Say(text=text, rows=(Row(named),), keep=name)
        lined = Edit(keep=name, text=title, lines=make_lines(title, beside), anew=False)
        return make_row(to, said), make_row(to, lined)


def _is_wanted(live: Live, deadline: Deadline) -> bool:
    """Whether the question still waits for somebody who wants digests."""
    return (
        live.table.status == "playing"
        and live.game is not None
        and deadline.place == live.play.place
        and deadline.seat in live.play.awaited
        and find_wishes(live, deadline.seat).digest
    )
