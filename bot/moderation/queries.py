"""Queries: what people ask to see. Each answer is worded from the viewer's own view, and shown to them alone."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, TypeVar

import msgspec

from bot.announcer.announcer import Announcer
from bot.announcer.waiting import describe_waiting, list_banks, word_thinkers
from bot.delivery.outgoing import Row
from bot.games import GAMES, AnyLook
from bot.i18n import split, strip_markdown
from bot.moderation.answers import (
    ShownPanel,
    Viewer,
    Worded,
    find_open_question,
    find_viewer_seat,
    require_asked,
    require_begun,
    require_player,
)
from bot.moderation.trials import Tried
from bot.panels.images import Drawing, Images, draw_choices
from bot.panels.look_buttons import make_look_buttons, make_what_button
from bot.panels.prompts import Panel
from bot.tables.live import Live, LiveTables, is_live
from bot.wording.advice import give_advice
from bot.wording.explanations import explain_terms
from bot.wording.receipts import Receipt, Undone
from bot.wording.reference import Reference
from bot.wording.rules_lookup import quote_rule, tell_rules
from bot.wording.trials import fit_trial
from bot.wording.typed_fields import recognise
from bot.wording.voice import Voice, Voices, name_channel
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Seat
from porc_royal.settings import Settings
from storage.ports import Language, Store

T = TypeVar("T")

LIMIT: Final = 1900
ANSWER_LIMIT: Final = 1990
"""What two texts in one answer may be long."""
REPLIES_AT_ONCE: Final = 16


class Queries:
    """Answers `/hand`, `/board`, `/status`, `/why`, `/advice`, `/answer`, `/rules`, `/card`, and the looks of games."""

    def __init__(
        self, store: Store, tables: LiveTables, announcer: Announcer, voices: Voices, pictures: Images
    ) -> None:
        self._store = store
        self._tables = tables
        self._announcer = announcer
        self._voices = voices
        self._pictures = pictures
        self.reference = Reference(voices.words)

    async def look(
        self,
        table_id: int,
        viewer: Viewer,
        see: Callable[[Live, Voice, Seat | None], T],
        *,
        without_game: bool = False,
    ) -> T:
        """What `see` makes of the viewer's view, in the table's turn: never between a reply and its commit."""
        async with self._tables.turn(table_id, without_game=without_game) as live:
            return see(live, self._voices.in_language(live, viewer.language), find_viewer_seat(live, viewer))

    async def show(
        self, table_id: int, viewer: Viewer, see: Callable[[Live, Voice, Seat | None], Worded]
    ) -> ShownPanel:
        """The same with its picture, which is painted when the table is free again."""
        return await self.paint(await self.look(table_id, viewer, see))

    async def paint(self, worded: Worded) -> ShownPanel:
        """An answer with its picture; without, where it cannot be painted."""
        if worded.drawing is None:
            return ShownPanel(worded.panel)
        return ShownPanel(worded.panel, await self._pictures.paint_drawing(worded.drawing))

    # ------------------------------------------------------------------------------------- the question

    async def show_question(self, table_id: int, viewer: Viewer) -> ShownPanel:
        """What is asked of the viewer, with its buttons; with the board where a place is to be chosen.

        A player who is asked nothing reads why, and may look at their hand and at the board.
        """

        def see(live: Live, voice: Voice, seat: Seat | None) -> Worded:
            try:
                return self._word_question(live, voice, seat)
            except Refused as refused:
                if seat is None or live.game is None or not is_live(live):
                    raise
                awaited = self._describe_awaited(live, voice)
                why = voice.text("refused-not-asked") if awaited else voice.refusal(refused)
                told = voice.fit("\n".join([why, *awaited]), LIMIT)
                return Worded(Panel(told, (Row(make_look_buttons(live, voice)),)))

        return await self.show(table_id, viewer, see)

    def _word_question(self, live: Live, voice: Voice, seat: Seat | None) -> Worded:
        seat = require_asked(live, seat)
        panel = self._announcer.prompt_for(live, voice, seat).show_question()
        if live.play.asks[seat].optional:
            # Nobody waits for it, so it is said first for whom they wait.
            awaited = [voice.text("refused-not-asked"), *self._describe_awaited(live, voice)]
            panel = Panel(voice.fit("\n".join([*awaited, "", panel.text]), ANSWER_LIMIT), panel.rows)
        sealed = live.play.sealed.get(seat)
        if sealed is not None:
            planned = live.rulebook.planned(live.play.view(seat))
            what = "\n".join(voice.say(step) for step in planned)
            told = voice.text("ask-answered", what=what or voice.describe_reply(live.play.asks[seat], sealed))
            noted = [] if live.play.asks[seat].optional else [voice.text("ask-sealed-note")]
            panel = Panel("\n".join([panel.text, told, *noted]), panel.rows)
        return Worded(panel, self._draw_places(live, voice, seat))

    @staticmethod
    def _describe_awaited(live: Live, voice: Voice) -> list[str]:
        """Who is awaited, since when and until when; by count alone where they answer in secret."""
        story = live.posts.story
        return describe_waiting(live, voice, story.since if story else 0, live.due_at, counted=True)

    def _draw_places(self, live: Live, voice: Voice, seat: Seat) -> Drawing | None:
        """The board with what the viewer may choose on it lit; None when no place is asked for."""
        asked = find_open_question(live, seat)
        return None if asked is None else draw_choices(live, voice, seat, asked)

    def word_receipt(self, live: Live, viewer: Viewer, receipt: Receipt) -> Worded:
        """What was taken, with the next question when the same seat is asked at once; in the turn that took it."""
        voice, seat = self._voices.in_language(live, viewer.language), find_viewer_seat(live, viewer)
        taken = voice.receipt(receipt)
        if viewer.is_away_from(live):
            taken = f"{voice.heading(live.table)}\n{taken}"
        if live.game is None or seat is None or not is_live(live):
            return Worded(Panel(taken))
        if receipt.below:
            below = voice.text("receipt-below" if receipt.told else "receipt-asked-below")
            return Worded(Panel(voice.fit(f"{taken}\n-# {below}", ANSWER_LIMIT)))
        # What is sealed part by part may be continued, also by whoever is not waited for any more.
        if not receipt.again or seat not in (live.play.asks if receipt.sealed else live.play.awaited):
            if live.play.result is None and viewer.is_away_from(live):
                where = voice.text("receipt-next", where=name_channel(live.table))
                told = " ".join(filter(None, (word_thinkers(live, voice), where)))
                taken = voice.fit(f"{taken}\n-# {told}", ANSWER_LIMIT)
            return Worded(Panel(taken))
        following = self._announcer.prompt_for(live, voice, seat).show_question()
        told = voice.fit(
            "\n".join([taken, *map(voice.say, receipt.told)]), max(0, ANSWER_LIMIT - len(following.text) - 2)
        )
        panel = Panel(voice.fit(f"{told}\n\n{following.text}", ANSWER_LIMIT), following.rows)
        return Worded(panel, self._draw_places(live, voice, seat) if panel.rows else None)

    async def word_trial(self, table_id: int, viewer: Viewer, tried: Tried) -> Worded:
        """The question, which stands, and what came of a reply that was only tried in a lesson.

        That comes right above what was pressed, without the picture: on a phone it would stand out of sight above it.
        """

        def see(live: Live, voice: Voice, seat: Seat | None) -> Worded:
            asked = self._word_question(live, voice, seat).panel
            room = ANSWER_LIMIT - len(asked.text) - 2
            told = fit_trial(voice, tried.ask, tried.tried, tried.better, room)
            return Worded(Panel(f"{asked.text}\n\n{told}", asked.rows))

        return await self.look(table_id, viewer, see)

    def word_undone(self, live: Live, viewer: Viewer, undone: Undone) -> Worded:
        """What was taken back, and its question again; in the turn that took it back."""
        voice = self._voices.in_language(live, viewer.language)
        asked = self._word_question(live, voice, find_viewer_seat(live, viewer))
        text = voice.fit(f"{voice.undo_receipt(undone)}\n\n{asked.panel.text}", ANSWER_LIMIT)
        return replace(asked, panel=Panel(text, asked.panel.rows))

    async def show_newest(self, table_id: int, viewer: Viewer, place: int, reply: Reply | None) -> ShownPanel:
        """For a press that came too late: what became of it, and what is asked now, or how the game stands.

        reply: what was pressed, which may have been taken before: a second click
        """
        async with self._tables.turn(table_id) as live:
            voice, seat = self._voices.in_language(live, viewer.language), find_viewer_seat(live, viewer)
            try:
                now, why = self._word_question(live, voice, seat), "press-stale"
            except Refused:
                now, why = Worded(Panel(self._standing(live, voice, seat))), "refused-stale"
            if reply is not None and await self._was_taken(live, seat, place, reply):
                why = "receipt-already"
            text = f"{voice.text(why)}\n\n{now.panel.text}"[:ANSWER_LIMIT]
        return await self.paint(replace(now, panel=Panel(text, now.panel.rows)))

    async def _was_taken(self, live: Live, seat: Seat | None, place: int, reply: Reply) -> bool:
        """Whether this very answer of a seat to what was asked at this place of the log has been taken."""
        entries = await self._store.log(live.table.id, start=max(0, place), limit=REPLIES_AT_ONCE)
        mine = [
            msgspec.json.decode(one.reply, type=Reply)
            for one in entries
            if (one.place, one.seat) == (place, seat)
        ]
        # A window does not ask for what can be but one thing: the reply that was taken has more fields.
        return any(one.option == reply.option and reply.fields.items() <= one.fields.items() for one in mine)

    # -------------------------------------------------------------------------------------------- looks

    async def show_hand(self, table_id: int, viewer: Viewer) -> ShownPanel:
        """The viewer's own cards, as text, of several pages where they are many, and as a picture. Raises `Refused`."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Worded:
            view = live.play.view(require_player(live, seat))
            text = voice.hand(live.table, live.rulebook.hand(view))
            first, *more = split(text, LIMIT)
            scene = live.rulebook.hand_board(view, voice.phrase)
            drawing = None if scene is None else Drawing(scene, "hand", strip_markdown(text))
            return Worded(Panel(first, more=tuple(more)), drawing)

        return await self.show(table_id, viewer, see)

    async def show_board(self, table_id: int, viewer: Viewer, *, as_text: bool) -> ShownPanel:
        """The table as the viewer knows it: a picture, or the same as text."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Worded:
            require_begun(live)
            view = live.play.view(seat)
            text = "\n".join(voice.say(one) for one in live.rulebook.summary(view))
            first, *more = split(text, LIMIT)
            panel = Panel(first, more=tuple(more))
            if as_text:
                return Worded(panel)
            scene = live.rulebook.board(view, find_open_question(live, seat), voice.phrase)
            return Worded(panel, Drawing(scene, "board", strip_markdown(text)))

        shown = await self.show(table_id, viewer, see)
        return replace(shown, panel=Panel("")) if shown.picture else shown

    async def show_look(
        self, table_id: int, viewer: Viewer, what: str, typed: str | None = None
    ) -> ShownPanel:
        """A look of the game, as the viewer knows it: one thing, or all. Raises `Refused`."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Worded:
            name, look = _require_look(live, voice, what)
            seat = require_player(live, seat) if look.seated else seat
            require_begun(live)
            view = live.play.view(seat)
            thing = recognise(voice, look.things(view), typed, name) if typed else None
            told = [voice.say(one) for one in look.describe(view, thing)] or [voice.text(f"{name}-none")]
            if GAMES.is_shared_look(name):
                told.insert(0, f"**{voice.text(f'{name}-title', table=voice.table_name(live.table))}**")
            text = "\n".join(told)
            scene = look.draw(view, thing, voice.phrase)
            first, *more = split(text, LIMIT)
            drawing = None if scene is None else Drawing(scene, name, strip_markdown(text))
            return Worded(Panel(first, more=tuple(more)), drawing)

        return await self.show(table_id, viewer, see)

    async def list_look(self, table_id: int, viewer: Viewer, what: str) -> list[tuple[str, str]]:
        """The things that `show_look` can show alone: how each is shown to the viewer, and its name."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> list[tuple[str, str]]:
            _, look = _require_look(live, voice, what)
            require_begun(live)
            return [(voice.value(one), one.name) for one in look.things(live.play.view(seat))]

        return await self.look(table_id, viewer, see)

    async def show_status(self, table_id: int, viewer: Viewer) -> Panel:
        """How far the game is, and who is awaited: by count where answers are sealed."""
        return Panel(await self.look(table_id, viewer, self._standing, without_game=True))

    def _standing(self, live: Live, voice: Voice, seat: Seat | None) -> str:
        state = voice.text(f"status-{live.table.status.replace('_', '-')}")
        head = f"**{voice.table_name(live.table)}** · {state}"
        if live.fault is not None:
            return f"{head}\n{voice.text(live.fault.refusal)}"
        if live.game is None:
            return head
        progress = voice.say(live.rulebook.progress(live.play.view(seat)))
        if not is_live(live):
            return f"{head}\n{progress}"
        awaited = self._describe_awaited(live, voice)
        mine = [voice.text("waiting-you")] if seat is not None and seat in live.play.awaited else []
        return voice.fit("\n".join([head, progress, *awaited, *mine, *list_banks(live, voice)]), LIMIT)

    async def explain_question(self, table_id: int, viewer: Viewer) -> Panel:
        """The rule by which this is asked of the viewer, and where the game is."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            ask = live.play.asks[require_asked(live, seat)]
            path = " › ".join(voice.step(name) for name in live.play.list_running_rules())
            lines = [
                voice.ask(ask),
                *quote_rule(voice.reader, live.rulebook, ask.rule),
                voice.text("why-path", path=path),
                _word_default(live, voice, ask),
            ]
            if live.due_at is not None:
                lines.append(voice.text("why-deadline", when=voice.moment(live.due_at)))
            return Panel("\n".join(lines), (Row((make_what_button(live, voice),)),))

        return await self.look(table_id, viewer, see)

    async def explain_words(self, table_id: int, viewer: Viewer) -> Panel:
        """What the things and the words in the viewer's question are."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            ask = live.play.asks[require_asked(live, seat)]
            told = explain_terms(live, voice, ask) or [voice.text("what-nothing")]
            head, tail = voice.ask(ask).partition("\n")[0], f"-# {voice.text('what-more')}"
            whole, *_ = split("\n".join([head, *told]), LIMIT - len(tail) - 1)
            return Panel(f"{whole}\n{tail}")

        return await self.look(table_id, viewer, see)

    async def give_advice(self, table_id: int, viewer: Viewer) -> Panel:
        """What a practice player would reply to what the viewer is asked, from their own view, and why."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
            return Panel(voice.fit(give_advice(live, voice, require_asked(live, seat)), LIMIT))

        return await self.look(table_id, viewer, see)

    async def search_rules(self, game: str, chosen: Settings | None, language: Language, word: str) -> Panel:
        """The rules of a game in which a word stands; without a word, what they are about.

        chosen: the settings of the table whose rules they are; None: of no table, whatever any may play
        """
        book = await GAMES.fetch(game)
        first, *more = tell_rules(self._voices.words.of(language), book, chosen, word)
        return Panel(first, more=tuple(more))

    async def look_up(self, games: Iterable[str], language: Language, typed: str) -> ShownPanel:
        """An entry of these games, in words and with its picture; where several are meant, what they are called."""
        games = tuple(games)
        await GAMES.fetch_all(games)
        found = self.reference.find(games, language, typed)
        if len(found) != 1:
            return ShownPanel(Panel(self.reference.list_names(found, language, typed)))
        first, *more = self.reference.tell(found[0], language)
        scene = self.reference.draw(found[0], language)
        drawing = None if scene is None else Drawing(scene, "card", strip_markdown(first))
        return await self.paint(Worded(Panel(first, more=tuple(more)), drawing))


def _require_look(live: Live, voice: Voice, what: str) -> tuple[str, AnyLook]:
    """A look of the game with its name; "" is the one that has a button. Raises `Refused` where there is none."""
    looks = live.rulebook.looks
    # Buttons sent by older programs do not name it.
    name = what or next((name for name, look in looks.items() if look.button), "")
    if name in looks:
        return name, looks[name]
    if GAMES.is_own_look(name):
        raise Refused("refused-other-game", table=voice.table_name(live.table))
    if not GAMES.is_shared_look(name):
        raise Refused("press-unknown")
    raise Refused(f"no-{name}", game=voice.game_name())


def _word_default(live: Live, voice: Voice, ask: Ask) -> str:
    """What is taken where nobody answers, which is no advice; a lesson waits for its pupil."""
    if live.table.lesson:
        return voice.text("why-default-lesson")
    return voice.text("why-default", what=voice.describe_reply(ask, ask.default))
