"""The story: what the channel reads of a table, one message for each act of the game, edited in place.

News gathers in it, with who is awaited below. When the next act begins, or when it is full, it loses its buttons and
stays as it is, and a new message takes its name (DEC-067).
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.announcer.messages import TEXT_LIMIT, owe_message
from bot.delivery.outgoing import Edit, Outgoing, PictureRef, Row, Say, address_channel
from bot.panels.images import freeze_board, make_picture_ref, mark_board, pack_shown
from bot.tables.live import Live
from bot.tables.posts import Story, name_story
from bot.tables.turn import ChapterFacts
from bot.wording.voice import Voice
from porc_royal.play import Begun
from porc_royal.rulebook import Act
from storage.ports import NewOwed

ROOM: Final = 500
"""What is left for those who are awaited below the news."""
SHORT: Final = 500
"""Players' turns of which less is told stand together in one message, with the board as it is now."""
SLOT_MS: Final = 2000
"""Edits of one message go out together so often: what follows quickly is one edit."""
BOARD_MS: Final = 60_000
"""The board of a message is replaced so often at most: an edit that comes sooner leaves it until then."""


class StoryWriter:
    """Writes what one event adds to a table's story, then gives the messages that are owed for it."""

    def __init__(self, live: Live, voice: Voice, at: int) -> None:
        self._live, self._voice, self._at = live, voice, at
        self._story = live.posts.story or Story(posted=False)
        if live.game is not None and self._tells(live.game.position.chapter):
            self._story = replace(self._story, kept=False)  # also after what led on was taken back
        self._untold = bool(self._story.held_until)
        """Whether there is news in it that no message shows yet."""
        self._pictured = False
        self._last: PictureRef | None = None
        """The board with which a part of the game ends, where other chapters follow in its message."""
        self._owed: list[Outgoing] = []

    def begin_chapter(self, part: ChapterFacts) -> None:
        """Go on to a chapter: in a message of its own, where it begins another part of the game."""
        act = self._live.rulebook.acts.get(part.chapter)
        if act is not None:
            self._begin_act(act, part.begun)
        elif part.begun is not None and self._is_summed_up:
            self._keep_board(part.begun)

    @property
    def _is_summed_up(self) -> bool:
        """Whether the part that the newest message tells keeps the board with which its own chapters end."""
        acts = self._live.rulebook.acts.values()
        return any(one.keeps and one.name == self._story.act for one in acts)

    def _tells(self, chapter: str) -> bool:
        """Whether a chapter belongs to the part of the game that the newest message tells."""
        act = self._live.rulebook.acts.get(chapter)
        return act is not None and act.name == self._story.act

    def _begin_act(self, act: Act, begun: Begun | None) -> None:
        """Go on in a message of its own, unless it is the same act that goes on, or one like it that was short."""
        goes_on = self._story.act == act.name
        if goes_on and not act.repeats:
            return
        if self._story.text and not (goes_on and len(self._story.text) < SHORT):
            self._turn_page(begun)
            self._story = replace(self._story, board=False)
        self._story = replace(self._story, act=act.name, number=self._story.number + 1, kept=False)
        self._pictured = self._pictured or act.board

    def _keep_board(self, begun: Begun) -> None:
        """Whatever follows in this message, its board stays as the part that it tells has left it."""
        if not self._story.kept:
            self._last = self._find_last_board(begun)
            self._pictured = False
            self._story = replace(self._story, kept=True)

    def show_picture(self) -> None:
        """Let the newest message have the board."""
        self._pictured = True

    @property
    def since(self) -> int:
        """When those who are awaited were asked, as far as it says."""
        return self._story.since

    def add(self, lines: Sequence[str], following: Begun | None = None) -> None:
        """Add news; what grows too long goes on in another message.

        following: the chapter that began after it; None: this is how the table stands
        """
        for text in self._voice.split("\n".join(lines), TEXT_LIMIT - ROOM) if lines else ():
            if self._story.text and len(self._story.text) + len(text) >= TEXT_LIMIT - ROOM:
                self._turn_page(following)
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
        self._story = replace(self._story, since=since, held_until=0, board_due=self._find_board_due())
        called = [" ".join(f"<@{user}>" for user in mentions)] if mentions else []
        text = self._voice.fit("\n".join(filter(None, (self._story.text, *status, *called))), TEXT_LIMIT)
        if text:
            self._say(text, rows, mentions, self._last or self._find_board(), silent=silent)
            self._story = replace(self._story, posted=True)
        self._live.posts.story = self._story
        return self._list_owed()

    def renew_board(self) -> bool:
        """Let the next edit bring the board that another left as it was; False where it is as the table stands."""
        view = self._live.play.view(None)
        self._pictured = (
            self._has_board and mark_board(self._live, self._voice, view) != self._story.board_mark
        )
        if not self._pictured:
            self._live.posts.story = replace(self._story, board_due=0)
        return self._pictured

    def hold(self, since: int, wait: int) -> list[NewOwed] | None:
        """Keep the news for so many milliseconds, where it only goes on in a message that is there; else None."""
        if not self._story.posted or self._owed or self._pictured or self._last:
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
            self._turn_page()

    def _turn_page(self, begun: Begun | None = None) -> None:
        """Let the newest message stay as it is, without buttons, with the last board of what it tells.

        begun: the chapter that began after what it tells; None: that is how the table stands
        """
        text = self._story.text or self._voice.heading(self._live.table)
        self._say(text, (), (), self._last or self._find_last_board(begun))
        self._story = replace(self._story, text="", held_until=0, board_due=0, posted=False)
        self._untold = False

    def _find_board(self) -> PictureRef | None:
        """The board, where a part of the game begins with it, or where it lies and shows what is no longer so."""
        if not self._pictured and not (self._has_board and self._may_replace_board()):
            return None
        # An edit goes out when its slot is over, at the latest.
        shown_at = self._slot if self._story.posted else self._at
        if not self._note_board(self._live.play.view(None), shown_at):
            return None
        return make_picture_ref(self._live, "board", None)

    def _find_last_board(self, begun: Begun | None) -> PictureRef | None:
        """The board as it was when a chapter began, or as it is: where one lies, and shows what is no longer so."""
        if self._live.game is None or not (self._pictured or self._has_board):
            return None
        view = self._live.play.view(None) if begun is None else self._live.play.view_then(begun)
        packed = pack_shown(self._live, self._voice, view)
        if not self._note_board(view, self._at, packed):
            return None
        return freeze_board(self._live, self._voice, view, packed)

    @property
    def _has_board(self) -> bool:
        """Whether the newest message has a board that goes with the table."""
        return self._story.posted and self._story.board and not self._story.kept

    def _note_board(self, view: object, at: int, packed: bytes | None = None) -> bool:
        """Whether a board is to be shown, which is noted then: it is the first here, or another than lies here."""
        mark = mark_board(self._live, self._voice, view, packed)
        # One that is owed and waits for its slot is replaced with this edit, or it would go out beside it.
        waits = self._story.board_at > self._at
        if not self._pictured and not waits and mark == self._story.board_mark:
            return False
        self._story = replace(self._story, board_at=at, board_mark=mark)
        return True

    def _find_board_due(self) -> int:
        """When a board is replaced that this edit leaves as it is, because it has just come; 0 for none."""
        leaves = (
            not self._pictured and self._last is None and self._has_board and not self._may_replace_board()
        )
        return self._story.board_at + BOARD_MS if leaves else 0

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
            silent, story = silent or not mentions, replace(story, page=story.page + 1, begun_at=self._at)
            said = Say(
                text=text,
                rows=rows,
                picture=picture,
                mentions=mentions,
                keep=name,
                page=story.page,
                silent=silent,
            )
            self._owed.append(said)
        self._pictured, self._last = False, None
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
                address_channel(self._live.table.channel_id),
                one,
                not_before=self._slot if isinstance(one, Edit) and one.rows else 0,
            )
            for one in self._owed
        ]
