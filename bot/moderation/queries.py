"""The desk: what people ask to see. Each answer is worded from the viewer's own view, and shown to them alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from bot.announcer.announcer import Announcer
from bot.announcer.waiting import waiting
from bot.delivery.outgoing import Drawn
from bot.games import GAMES, AnyLook
from bot.i18n import length, split, unmarked
from bot.moderation.moderator import Moderator
from bot.painter import Picture, PictureFailed
from bot.panels.images import Images, text_of
from bot.panels.prompts import Panel, has_places
from bot.tables.idle import nothing_asked
from bot.tables.live import Live, is_live
from bot.wording.receipts import Undone
from bot.wording.rules_lookup import rules_naming, rules_text
from bot.wording.typed_fields import recognised
from bot.wording.voice import Voice, Voices
from games.table.asks import Ask, Refused, Reply
from games.table.facts import Fact, Seat
from games.table.scene import Scene
from storage.ports import Language

LOG_LINES: Final = 25
LIMIT: Final = 1900
REPLIES_AT_ONCE: Final = 16


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks, and in which language."""

    user_id: int
    language: Language


@dataclass(frozen=True, slots=True)
class Shown:
    """An answer: a panel, perhaps with a picture."""

    panel: Panel
    picture: Picture | None = None


class Queries:
    """Answers `/hand`, `/board`, `/status`, `/log`, `/why`, `/answer`, `/rules`, and the looks of games."""

    def __init__(self, moderator: Moderator, announcer: Announcer, voices: Voices, pictures: Images) -> None:
        self._tables = moderator.tables
        self._store = moderator.store
        self._announcer = announcer
        self._voices = voices
        self._pictures = pictures

    async def look(
        self, table_id: int, viewer: Viewer, see: Callable[[Live, Voice, Seat | None], Panel]
    ) -> Panel:
        """Word something from the viewer's view, in the table's turn: never between a reply and its commit."""
        async with self._tables.turn(table_id) as live:
            return see(live, self._voices.in_language(live, viewer.language), seat_at(live, viewer))

    async def question(self, table_id: int, viewer: Viewer) -> Shown:
        """What is asked of the viewer, with its buttons; with the board where a place is to be chosen."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            seat = _must_be_asked(live, seat)
            panel = self._announcer.asked(live, voice, seat).prompt()
            sealed = live.play.sealed.get(seat)
            if sealed is None:
                return panel
            told = voice.text("ask-answered", what=voice.deed(live.play.asks[seat], sealed))
            return Panel(f"{panel.text}\n{told}\n{voice.text('ask-sealed-note')}", panel.rows)

        panel = await self.look(table_id, viewer, see)
        return Shown(panel, await self.places(table_id, viewer))

    async def undone(self, undone: Undone, viewer: Viewer) -> str:
        """What the viewer has taken back, in words."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            return Panel(voice.undone(undone))

        return (await self.look(undone.table_id, viewer, see)).text

    async def answered(self, table_id: int, viewer: Viewer, place: int, reply: Reply) -> bool:
        """Whether this very answer of the viewer's to what was asked at this place of the log has been taken."""
        async with self._tables.turn(table_id) as live:
            seat = seat_at(live, viewer)
            entries = await self._store.log(table_id, start=max(0, place), limit=REPLIES_AT_ONCE)
        mine = [
            msgspec.json.decode(one.reply, type=Reply)
            for one in entries
            if (one.place, one.seat) == (place, seat)
        ]
        return reply in mine

    async def places(self, table_id: int, viewer: Viewer) -> Picture | None:
        """The board with what the viewer may choose on it lit; None when no place is asked for."""
        async with self._tables.turn(table_id) as live:
            seat = seat_at(live, viewer)
            asked = _open_question(live, seat)
            if seat is None or asked is None or not has_places(live, asked):
                return None
            voice = self._voices.in_language(live, viewer.language)
            alt = unmarked(text_of(live, voice, "board", seat))
            scene = live.rulebook.board(live.play.view(seat), asked, voice.phrase)
        return await self._painted(scene, alt, "board")

    async def hand(self, table_id: int, viewer: Viewer) -> Shown:
        """The viewer's own cards, as text and as a picture. Raises `Refused`."""
        picture = None
        async with self._tables.turn(table_id) as live:
            seat = _must_play(live, seat_at(live, viewer))
            voice = self._voices.in_language(live, viewer.language)
            view = live.play.view(seat)
            text = voice.fit(voice.hand(live.table, live.rulebook.hand(view)), LIMIT)
            scene = live.rulebook.hand_board(view, voice.phrase)
        if scene is not None:
            picture = await self._painted(scene, unmarked(text), "hand")
        return Shown(Panel(text), picture)

    async def board(self, table_id: int, viewer: Viewer, *, as_text: bool) -> Shown:
        """The table as the viewer knows it: a picture, or the same as text."""
        async with self._tables.turn(table_id) as live:
            _must_have_begun(live)
            seat = seat_at(live, viewer)
            voice = self._voices.in_language(live, viewer.language)
            view = live.play.view(seat)
            text = "\n".join(voice.say(one) for one in live.rulebook.summary(view))
            asked = _open_question(live, seat)
            scene = None if as_text else live.rulebook.board(view, asked, voice.phrase)
        picture = None if scene is None else await self._painted(scene, unmarked(text), "board")
        first, *more = split(text, LIMIT)
        return Shown(Panel("") if picture else Panel(first, more=tuple(more)), picture)

    async def looked_at(self, table_id: int, viewer: Viewer, what: str, typed: str | None = None) -> Shown:
        """A look of the game, as the viewer knows it: one thing, or all. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            seat, voice = seat_at(live, viewer), self._voices.in_language(live, viewer.language)
            what, look = _must_have(live, voice, what)
            seat = _must_play(live, seat) if look.seated else seat
            _must_have_begun(live)
            view = live.play.view(seat)
            name = recognised(voice, look.things(view), typed, what) if typed else None
            told = [voice.say(one) for one in look.told(view, name)]
            if not look.own:
                title = voice.text(f"{what}-title", table=voice.table_name(live.table))
                told = [f"**{title}**", *(told or [voice.text(f"{what}-none")])]
            text = "\n".join(told)
            scene = look.drawn(view, name, voice.phrase)
        picture = None if scene is None else await self._painted(scene, unmarked(text), what)
        first, *more = split(text, LIMIT)
        return Shown(Panel(first, more=tuple(more)), picture)

    async def looks_at(self, table_id: int, viewer: Viewer, what: str) -> list[tuple[str, str]]:
        """The things that `looked_at` can show alone: how each is shown to the viewer, and its name."""
        async with self._tables.turn(table_id) as live:
            voice = self._voices.in_language(live, viewer.language)
            _, look = _must_have(live, voice, what)
            _must_have_begun(live)
            return [
                (voice.value(one), one.name) for one in look.things(live.play.view(seat_at(live, viewer)))
            ]

    async def _painted(self, scene: Scene, alt: str, what: Drawn) -> Picture | None:
        try:
            return Picture(await self._pictures.paint(scene, what), alt)
        except PictureFailed:
            return None

    async def status(self, table_id: int, viewer: Viewer) -> Panel:
        """How far the game is, and who is awaited: by count where answers are sealed."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            return Panel(self._standing(live, voice, seat))

        return await self.look(table_id, viewer, see)

    def _standing(self, live: Live, voice: Voice, seat: Seat | None) -> str:
        state = voice.text(f"status-{live.table.status.replace('_', '-')}")
        head = f"**{voice.table_name(live.table)}** · {state}"
        if live.game is None:
            return head
        progress = voice.say(live.rulebook.progress(live.play.view(seat)))
        if not is_live(live):
            return f"{head}\n{progress}"
        awaited, _ = waiting(live, voice, seat, live.due_at)
        mine = [voice.text("waiting-you")] if seat is not None and seat in live.play.awaited else []
        plain = [_unpinged(live, voice, line) for line in awaited]
        return voice.fit("\n".join([head, progress, *plain, *mine]), LIMIT)

    async def why(self, table_id: int, viewer: Viewer) -> Panel:
        """Which rule asks this of the viewer, and which rules are being applied."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            ask = live.play.asks[_must_be_asked(live, seat)]
            path = " › ".join(voice.step(name) for name in live.play.where())
            lines = [
                voice.ask(ask),
                voice.text("why-asked", rule=ask.rule),
                voice.text("why-path", path=path),
                *rules_naming(voice, live.rulebook.rules, ask.rule),
                voice.text("why-default", what=voice.deed(ask, ask.default)),
            ]
            if live.due_at is not None:
                lines.append(voice.text("why-deadline", when=voice.moment(live.due_at)))
            return Panel("\n".join(lines))

        return await self.look(table_id, viewer, see)

    async def log(self, table_id: int, viewer: Viewer) -> Panel:
        """The last things that happened, as far as the viewer may know them."""
        async with self._tables.turn(table_id) as live:
            _must_have_begun(live)
            seat = seat_at(live, viewer)
            voice = self._voices.in_language(live, viewer.language)
            start = max(0, live.play.count - 150)
            entries = await self._store.log(table_id, start=start)
            lines: list[str] = []
            for entry in entries:
                facts = msgspec.json.decode(entry.facts, type=tuple[Fact, ...])
                lines += [voice.say(fact.says) for fact in facts if fact.known_to(seat)]
        head = f"**{voice.text('log-title', table=voice.table_name(live.table))}**"
        return Panel("\n".join([head, *_newest([f"• {line}" for line in lines[-LOG_LINES:]], LIMIT)]))

    async def rules(self, game: str, language: Language, word: str) -> Panel:
        """The paragraphs of a game's short rulebook that hold a word; all their titles without one."""
        return Panel(rules_text(self._voices.words.of(language), game, GAMES[game].rules, word))


def seat_at(live: Live, viewer: Viewer) -> Seat | None:
    """The viewer's seat, None for somebody who only watches."""
    row = live.seat_of(viewer.user_id)
    return Seat(row.seat) if row is not None else None


def _must_have(live: Live, voice: Voice, what: str) -> tuple[str, AnyLook]:
    """A look of the game with its name; "" is the one that has a button. Raises `Refused` where there is none."""
    looks = live.rulebook.looks
    # Buttons sent by older programs do not name it.
    name = what or next((name for name, look in looks.items() if look.button), "")
    if name in looks:
        return name, looks[name]
    shared = [look for book in GAMES.values() for other, look in book.looks.items() if other == name]
    if not shared:
        raise Refused("press-unknown")
    if any(look.own for look in shared):
        raise Refused("refused-other-game", table=voice.table_name(live.table))
    raise Refused(f"no-{name}", game=voice.game_name())


def _must_have_begun(live: Live) -> None:
    if live.game is None:
        raise Refused("refused-not-started" if live.table.status == "lobby" else "refused-over")


def _must_be_asked(live: Live, seat: Seat | None) -> Seat:
    """The seat of a viewer who is asked something. Raises `Refused`."""
    seat = _must_play(live, seat)
    if not is_live(live) or seat not in live.play.asks:
        raise nothing_asked(live)
    return seat


def _open_question(live: Live, seat: Seat | None) -> Ask | None:
    """What a seat is asked; nothing once the table is over."""
    if seat is None or live.game is None or not is_live(live):
        return None
    return live.play.asks.get(seat)


def _must_play(live: Live, seat: Seat | None) -> Seat:
    """The seat of a viewer who plays. Raises `Refused`."""
    if seat is None:
        raise Refused("refused-not-seated")
    _must_have_begun(live)
    return seat


def _newest(lines: Sequence[str], limit: int) -> list[str]:
    """As many of the last lines as go into `limit` characters."""
    kept: list[str] = []
    for line in reversed(lines):
        limit -= length(line) + 1
        if limit < 0:
            break
        kept.insert(0, line)
    return kept


def _unpinged(live: Live, voice: Voice, line: str) -> str:
    """The same line without mentions: a private answer pings nobody, and names read better."""
    for row in live.seats:
        line = line.replace(f"<@{row.user_id}>", voice.who(Seat(row.seat)))
    return line
