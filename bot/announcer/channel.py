"""The channel: what everybody reads of a table, in its language; the story with who is awaited below it."""

from collections.abc import Collection, Sequence

from bot.announcer.news import News
from bot.announcer.story import StoryWriter
from bot.announcer.waiting import (
    describe_waiting,
    find_awaited_alone,
    is_asked_anew,
    list_unreachable,
    make_story_rows,
)
from bot.tables.absence import get_reader
from bot.tables.calls import choose_channel_calling, note_sounds
from bot.tables.live import Live
from bot.tables.posts import is_in_channel
from bot.tables.turn import Turn
from bot.wording.voice import Voice, Voices, list_things
from porc_royal.facts import Fact, Seat
from storage.ports import NewOwed


class Channel:
    """Words what the channel reads with the voice of the table.

    hold_ms: so long the news of a turn waits for its next step; for the next of several answers it waits half of that
    """

    def __init__(self, voices: Voices, hold_ms: int) -> None:
        self._voices = voices
        self._hold_ms = hold_ms

    def tell_all(self, turn: Turn, at: int, news: Sequence[News]) -> Sequence[NewOwed]:
        """What happened, in the story; below it who is awaited, and the buttons."""
        live, voice = turn.live, self._voices.of_table(turn.live)
        story, told, at_once = StoryWriter(live, voice, at), False, False
        for one in news:
            if one.to is not None:
                continue
            if one.chapter is not None:
                story.begin_chapter(one.chapter)
            happened = [line for fact in one.facts for line in _tell(live, voice, fact)]
            lines = [*happened, *one.words(voice)]
            story.add(lines, one.following)
            told, at_once = told or bool(lines), at_once or one.at_once
        if turn.result is not None:
            return story.end()
        if not told and (turn.amid or not turn.opened):
            return []  # sealed, or settled in private: nobody else sees that, nor when
        since = at if is_asked_anew(turn) else story.since
        wait = 0 if at_once else self._find_wait(turn, at)
        held = story.hold(since, wait) if wait else None
        if held is not None:
            return held
        called = list_unreachable(live, turn.actor) if turn.opened else ()
        heard = [seat for seat in called if choose_channel_calling(live, seat, at).now]
        users = tuple(live.at(seat).user_id or 0 for seat in heard or called)
        status = describe_waiting(live, voice, since, live.due_at)
        shown = story.show(status, make_story_rows(live, voice), since, users, silent=not heard)
        note_sounds(live, heard, at)
        return shown

    def _find_wait(self, turn: Turn, at: int) -> int:
        """How long the news may wait to be told with what comes next, in milliseconds; 0: it is told at once.

        It waits where one seat simply goes on with its turn, or where whoever is awaited is asked in private and does
        not read the channel. What is done amid a question is no part of a turn.
        """
        live, taken = turn.live, turn.replies[0] if turn.replies else None
        if taken is None or turn.amid or taken.ask.sealed or live.table.lesson:
            return 0
        # All that are asked, those who have answered by an order too: what is told must not tell who they are.
        if [seat for seat, ask in live.play.asks.items() if not ask.optional] == [taken.seat]:
            return self._hold_ms
        return self._hold_ms // 2 if _is_asked_in_private(live, at) else 0

    def tell_held(self, live: Live, at: int) -> Sequence[NewOwed]:
        """Tell the news that was kept for what would come next, and bring the board that an edit left as it was."""
        story = live.posts.story
        if story is None or not (story.held_until or story.board_due):
            return ()
        is_due = story.board_due and at >= story.board_due
        renewed = is_due and StoryWriter(live, self._voices.of_table(live), at).renew_board()
        return self.show_waiting(live, at) if story.held_until or renewed else ()

    def show_waiting(self, live: Live, at: int) -> Sequence[NewOwed]:
        """Show the story with who is awaited now, and until when."""
        story = live.posts.story
        if story is None:
            return ()
        voice = self._voices.of_table(live)
        status = describe_waiting(live, voice, story.since, live.due_at)
        rows = make_story_rows(live, voice)
        return StoryWriter(live, voice, at).show(status, rows, story.since)

    def show_called(
        self,
        live: Live,
        at: int,
        seats: Collection[Seat],
        lines: Sequence[str] = (),
        *,
        silent: bool = False,
    ) -> Sequence[NewOwed]:
        """Show the channel who is awaited, in a new message where somebody is called; with a sound unless `silent`."""
        voice = self._voices.of_table(live)
        rows = [get_reader(live, live.at(seat)) for seat in seats]
        users = tuple(row.user_id for row in rows if row.user_id is not None)
        story = StoryWriter(live, voice, at)
        if users:
            story.turn_page()
        story.add(lines)
        status = describe_waiting(live, voice, story.since, live.due_at)
        shown = story.show(status, make_story_rows(live, voice), story.since, users, silent=silent)
        if not silent:
            note_sounds(live, seats, at)
        return shown

    def show_board(self, live: Live, at: int) -> Sequence[NewOwed]:
        """Show the channel the table as it stands, in a new message: after a move to another channel, or a pause."""
        voice = self._voices.of_table(live)
        story = StoryWriter(live, voice, at)
        story.turn_page()
        story.add([voice.heading(live.table)])
        story.show_picture()
        status = describe_waiting(live, voice, story.since, live.due_at)
        return story.show(status, make_story_rows(live, voice), story.since)

    def take_back(self, live: Live, seat: Seat, facts: Sequence[Fact], at: int) -> Sequence[NewOwed]:
        """Tell that a reply and what came of it are taken back, and who is awaited again."""
        voice = self._voices.of_table(live)
        lines = [voice.text("undo-done", who=voice.who(seat))]
        lines += [voice.text("undo-what", what=voice.say(fact.says)) for fact in facts if fact.to is None]
        story = StoryWriter(live, voice, at)
        story.add(lines)
        return story.show(describe_waiting(live, voice, at, live.due_at), make_story_rows(live, voice), at)

    def close_story(self, live: Live, at: int) -> Sequence[NewOwed]:
        """Let the story stay as it is, without buttons: the table is over, or goes on elsewhere."""
        return StoryWriter(live, self._voices.of_table(live), at).end() if live.posts.story else ()


def _tell(live: Live, voice: Voice, fact: Fact) -> list[str]:
    """What happened; a card or a power that is named for the first time in this game is told with what it does."""
    if fact.says.key in live.rulebook.logged:
        return []
    named = [one for one in list_things(fact.says.args.values()) if voice.told(one) is not None]
    return [voice.say(fact.says), *(voice.explain(live.posts.note_told(named)) if named else ())]


def _is_asked_in_private(live: Live, at: int) -> bool:
    """Whether one person alone is awaited, openly, who can be written to and has not just replied in the channel."""
    alone = find_awaited_alone(live)
    if not live.rulebook.gathers or alone is None or is_in_channel(live.posts, alone, at):
        return False
    row = live.at(alone)
    return row.user_id is not None and row.dm_ok is not False
