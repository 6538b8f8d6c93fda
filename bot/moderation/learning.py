"""Lessons: one person learns a game, in a direct message, among practice players."""

from msgspec import Struct

from bot.consequences.deadlines import keep_posts
from bot.games import GAMES, AnyRulebook, NotInstalled
from bot.moderation.actions import Actions, Person
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.moderation.opening import OPENED, TableOpening
from bot.panels.lessons import make_choice_rows
from bot.panels.prompts import Panel
from bot.tables.lessons import AnyLesson
from bot.wording.lessons import PREFIX
from porc_royal.asks import Refused
from porc_royal.lessons import find_lesson
from storage.ports import Change, TableFields, TableRow


class WantedLesson(Struct, frozen=True):
    """What somebody wants to learn: a game, and one of its lessons; "" for the first that they have not finished.

    here  whether they ask for it in their direct messages, where it will be
    """

    game: str
    lesson: str = ""
    here: bool = False


class Learning(Part):
    """Begins lessons. One person has one at a time: its channel are their direct messages."""

    def __init__(self, deps: ModerationDeps, opening: TableOpening) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)
        self._opening = opening

    async def begin(self, person: Person, press: Press, wanted: WantedLesson) -> Panel:
        """Begin a lesson; where another one is under way, ask whether to go on with that. Raises `Refused`."""
        book, lesson = await self._find(person, wanted)
        running = await self._store.table_in(-person.user_id)
        reader = self._voices.words.of(person.language)
        if running is not None:
            key = f"{running.game}-lesson-{running.lesson}"
            what = f"{reader.game_name(running.game)} · {reader.text(key) if reader.has(key) else running.lesson}"
            return Panel(
                reader.text("lesson-under-way", what=what),
                make_choice_rows(reader, running.id, book.name, lesson.name),
            )
        return await self._open(person, press, book, lesson, here=wanted.here)

    async def begin_anew(self, person: Person, press: Press, wanted: WantedLesson) -> Panel:
        """Begin a lesson, and put an end to the one that is under way. Raises `Refused`."""
        book, lesson = await self._find(person, wanted)
        running = await self._store.table_in(-person.user_id)
        if running is not None:
            await self._stop(running)
        return await self._open(person, press, book, lesson, here=wanted.here)

    async def _open(
        self, person: Person, press: Press, book: AnyRulebook, lesson: AnyLesson, *, here: bool
    ) -> Panel:
        done = await self._opening.open_lesson(person, press, book, lesson)
        key = f"{done.key}-here" if here and done.key == OPENED else done.key
        return Panel(self._voices.words.of(person.language).text(key, **done.args))

    async def _stop(self, running: TableRow) -> None:
        """End a lesson before its end: nobody is told, but its question closes."""
        async with self._tables.turn(running.id, without_game=True) as live:
            at = self._clock.now()
            fields: TableFields = {"status": "cancelled", "ended_at": at}
            live.take_over(fields)
            owed = tuple(self._announcer.inboxes.close(live)) if live.fault is None else ()
            await self._store.commit(keep_posts(live, Change(at, live.table.id, fields=fields, owed=owed)))

    async def _find(self, person: Person, wanted: WantedLesson) -> tuple[AnyRulebook, AnyLesson]:
        reader = self._voices.words.of(person.language)
        try:
            book = await GAMES.fetch(wanted.game)
        except NotInstalled:
            raise Refused("lobby-error-game", games=", ".join(GAMES)) from None
        lessons = book.lessons()
        if not lessons:
            raise Refused("lesson-none", game=reader.game_name(book.name))
        if wanted.lesson:
            lesson = find_lesson(lessons, wanted.lesson)
            if lesson is None:
                raise Refused("lesson-unknown", game=reader.game_name(book.name))
            return book, lesson
        known = await self._store.preferences(person.user_id)
        new = (one for one in lessons if f"{PREFIX}{book.name}:{one.name}" not in known)
        return book, next(new, lessons[0])
