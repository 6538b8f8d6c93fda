"""Public talk: a thread that is opened below an invitation, and closed when the talk is over."""

from collections.abc import Sequence
from typing import Any, Final

from bot.announcer.messages import owe_message
from bot.announcer.news import Notice
from bot.consequences.consequence import Consequence
from bot.delivery.outgoing import Outgoing, Say, Thread, address_channel
from bot.tables.live import Live
from bot.tables.turn import Turn
from bot.wording.voice import Voice
from porc_royal.rulebook import Talks
from storage.ports import Change, NewOwed

TITLE_LIMIT: Final = 100
TALKS: Final = "talks"
"""The name under which the message is remembered below which the players talk."""


def follow_talks(turn: Turn, at: int) -> Consequence:
    """The facts that begin a talk or end it, where the game has such; in a lesson nobody is there to talk to."""
    talks = turn.live.rulebook.talks
    notices: tuple[Notice, ...] = ()
    if talks is not None and not turn.live.table.lesson:
        keys = [fact.says.key for fact in turn.facts if fact.says.key in (talks.opens, talks.closes)]
        notices = tuple(_handle_thread(talks, key) for key in keys)
    return Consequence(Change(at, turn.live.table.id), notices=notices)


def _handle_thread(talks: Talks[Any], key: str) -> Notice:
    def word(live: Live, voice: Voice) -> Sequence[NewOwed]:
        title = voice.fit(voice.phrase(talks.title(live.play.view(None))), TITLE_LIMIT)
        messages: list[Outgoing] = [Thread(keep=TALKS, title=title, open=False)]
        if key != talks.closes:
            messages = [Say(text=voice.say(talks.invite), keep=TALKS), Thread(keep=TALKS, title=title)]
        return [owe_message(live, voice, address_channel(live.table.channel_id), one) for one in messages]

    return word
