"""The story: what the channel reads of a table, one message for each act of the game, edited in place.

News gathers in it, with who is awaited below. When the next act begins, or when it is full, it loses its buttons and
stays as it is, and a new message takes its name.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.announcer.messages import TEXT_LIMIT, owe_message
from bot.delivery.outgoing import Edit, Outgoing, PictureRef, Row, Say, channel
from bot.panels.images import make_picture_ref, mark_board
from bot.tables.live import Live
from bot.tables.posts import Story, name_story
from bot.wording.voice import Voice
from games.table.rulebook import Act
from storage.ports import NewOwed

ROOM: Final = 500
"""What is left for those who are awaited below the news."""
SHORT: Final = 500
"""Players' turns of which less is told stand together in one message, with the board as it is now."""
SLOT_MS: Final = 2000
"""Edits of one message go out together so often: what follows quickly is one edit."""
BOARD_MS: Final = 60_000
"""The board of a message is replaced so often at most: an edit that comes sooner leaves it as it is."""


class StoryWriter:
    """Writes what one event adds to a table's story, then gives the messages that are owed for it."""

    def __init__(self, live: Live, voice: Voice, at: int) -> None:
        self._live, self._voice, self._at = live, voice, at
        self._story = live.posts.story or Story(posted=False)
        self._untold = bool(self._story.held_until)
        """Whether there is news in it that no message shows yet."""
        self._pictured = False
        self._owed: list[Outgoing] = []

    def begin_act(self, act: Act) -> None:
        """Go on in a message of its own, unless it is the same act that goes on, or one like it that was short."""
        goes_on = self._story.act == act.name
        if goes_on and not act.repeats:
            return
        if self._story.text and not (goes_on and len(self._story.text) < SHORT):
            self._turn_page(followed=act.board)
            self._story = replace(self._story, board=False)
        self._story = replace(self._story, act=act.name, number=self._story.number + 1)
        self._pictured = self._pictured or act.board

    def show_picture(self) -> None:
        """Let the newest message have the board."""
        self._pictured = True

    @property
    def since(self) -> int:
        """When those who are awaited were asked, as far as it says."""
        return self._story.since

    def add(self, lines: Sequence[str]) -> None:
        """Add news; what grows too long goes on in another message."""
        for text in self._voice.split("\n".join(lines), TEXT_LIMIT - ROOM) if lines else ():
            if self._story.text and len(self._story.text) + len(text) >= TEXT_LIMIT - ROOM:
                self._turn_page()
            before = f"{self._story.text}\n" if self._story.text else ""
            self._story = replace(self._story, text=before + text)
            self._untold = True

    def show(
        self,
        status: Sequence[str],
        rows: tuple[Row, ...],
        since: int,
        mentions: tuple[int, ...] = (),
        *,
        silent: bool = False,
    ) -> list[NewOwed]:
        """The newest message has who is awaited, and the buttons; calling somebody takes a new one.

        silent: those who are called find it, and do not hear it
        """
        if mentions and self._story.posted:
            self._turn_page()
        self._story = replace(self._story, since=since, held_until=0)
        called = [" ".join(f"<@{user}>" for user in mentions)] if mentions else []
        text = self._voice.fit("\n".join(filter(None, (self._story.text, *status, *called))), TEXT_LIMIT)
        if text:
            self._say(text, rows, mentions, self._find_board(), silent=silent)
            self._story = replace(self._story, posted=True)
        self._live.posts.story = self._story
        return self._list_owed()

    def hold(self, since: int, wait: int) -> list[NewOwed] | None:
        """Keep the news for so many milliseconds, where it only goes on in a message that is there; else None."""
        if not self._story.posted or self._owed or self._pictured:
            return None
        until = min(self._story.held_until or self._at + wait, self._at + wait)
        self._live.posts.story = replace(self._story, since=since, held_until=until)
        return []

    def end(self) -> list[NewOwed]:
        """When the game is over, or goes on elsewhere, the story stays as it is."""
        self.turn_page()
        self._live.posts.story = self._story
        return self._list_owed()

    def turn_page(self) -> None:
        """Go on in a new message."""
        if self._story.text or self._story.posted:
            self._turn_page(followed=True)

    def _turn_page(self, *, followed: bool = False) -> None:
        """Let the newest message stay as it is, without buttons; what comes now goes on in the next.

        followed: the next has the board, or it is not wanted any more
        """
        text = self._story.text or self._voice.heading(self._live.table)
        self._say(text, (), (), self._find_board(followed=followed))
        self._story = replace(self._story, text="", held_until=0, posted=False)
        self._untold = False

    def _find_board(self, *, followed: bool = False) -> PictureRef | None:
        """The board, where a part of the game begins with it, or where it lies and shows what is no longer so."""
        lies_here = self._story.posted and self._story.board and not followed
        if not self._pictured and not (lies_here and self._may_replace_board()):
            return None
        mark = mark_board(self._live, self._voice)
        # One that is owed and waits for its slot is replaced with this edit, or it would go out beside it.
        waits = self._story.board_at > self._at
        if not self._pictured and not waits and mark == self._story.board_mark:
            return None
        # An edit goes out when its slot is over, at the latest.
        shown_at = self._slot if self._story.posted else self._at
        self._story = replace(self._story, board_at=shown_at, board_mark=mark)
        return make_picture_ref(self._live, self._voice, "board", None)

    def _may_replace_board(self) -> bool:
        """Whether the last one waits for its slot still, or has been there for a while."""
        return not 0 <= self._at - self._story.board_at < BOARD_MS

    def _say(
        self,
        text: str,
        rows: tuple[Row, ...],
        mentions: tuple[int, ...],
        picture: PictureRef | None,
        *,
        silent: bool = False,
    ) -> None:
        story, live, name = self._story, self._live, name_story(self._live.table.channel_id)
        if story.posted:
            # Without buttons it is past: should it be gone, nobody misses it, but for what it has not told yet.
            anew = bool(rows) or self._untold
            lost = PictureRef(table_id=live.table.id, what="board") if not picture and story.board else None
            self._owed.append(
                Edit(
                    keep=name,
                    text=text,
                    rows=rows,
                    picture=picture,
                    keeps_picture=True,
                    lost=lost,
                    anew=anew,
                )
            )
        else:
            silent = silent or not mentions
            said = Say(text=text, rows=rows, picture=picture, mentions=mentions, keep=name, silent=silent)
            self._owed.append(said)
        self._pictured = False
        self._story = replace(story, board=picture is not None or story.board)

    @property
    def _slot(self) -> int:
        """When edits of now go out."""
        return self._at - self._at % SLOT_MS + SLOT_MS

    def _list_owed(self) -> list[NewOwed]:
        return [
            owe_message(
                self._live,
                self._voice,
                channel(self._live.table.channel_id),
                one,
                not_before=self._slot if isinstance(one, Edit) and one.rows else 0,
            )
            for one in self._owed
        ]
