"""Replies to the open question: a button, a menu, a form that is sent, a command that is typed."""

from collections.abc import Callable, Coroutine
from dataclasses import replace

import discord
from msgspec import Struct

from bot.announcer.announcer import Announcer
from bot.interactions.drafts import Drafts
from bot.interactions.last_answers import LastAnswers
from bot.interactions.payload import Pressed, make_reply
from bot.interactions.responses import answer, illustrate, make_in_time, read_press
from bot.moderation.answers import ShownPanel, Viewer, Worded, find_viewer_seat
from bot.moderation.moderator import Moderator, Press, find_question
from bot.moderation.queries import Queries
from bot.moderation.trials import Tried
from bot.panels.prompts import Panel
from bot.tables.idle import refuse_unasked
from bot.tables.live import Live
from bot.wording.forms import Draft
from bot.wording.typed_fields import find_ask
from bot.wording.typed_replies import Unfinished
from bot.wording.voice import Voice, Voices
from bot.wording.window_fields import complete_reply
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat


class BegunForm(Struct, frozen=True):
    """What was typed, as the beginning of a form, which asks for the rest."""

    panel: Panel
    seat: Seat
    place: int
    option: str
    draft: Draft


class ReplyHandler:
    """Has replies taken, and answers with the receipt and with what is asked next."""

    def __init__(
        self,
        moderator: Moderator,
        queries: Queries,
        announcer: Announcer,
        voices: Voices,
        drafts: Drafts,
        last_answers: LastAnswers,
    ) -> None:
        self._moderator = moderator
        self._queries = queries
        self._announcer = announcer
        self._voices = voices
        self._drafts = drafts
        self.last_answers = last_answers

    async def handle(self, pressed: Pressed) -> None:
        """Take the reply that a button or a menu is by itself."""
        reply = make_reply(pressed.interaction, pressed.token)
        if reply is not None:
            await self.take(pressed, reply)

    async def take(self, pressed: Pressed, reply: Reply) -> None:
        """Take a reply to the question of the token, in the place of the message that was pressed."""
        token = pressed.token
        press = pressed.identify(token.place if token.place >= 0 else None)

        def make(live: Live) -> Reply:
            if token.seat < 0 and token.verb in ("answer", "beside"):
                _require_awaited(live, press, reply)
            if token.verb not in ("enter", "whole"):
                return reply
            named = token.verb == "enter"  # what was typed by its name; whole moves are written by us
            voice = self._voices.in_language(live, pressed.person.language) if named else None
            return _complete(live, press, reply, voice)

        try:
            worded = await self._moderator.take_reply(
                token.table_id,
                press,
                make,
                lambda live, receipt: replace(
                    self._queries.word_receipt(live, pressed.viewer, receipt), beside=receipt.beside
                ),
                token.value if token.verb == "beside" else "",
            )
        except Tried as tried:
            worded = await self._queries.word_trial(token.table_id, pressed.viewer, tried)
        edits = pressed.edits and not worded.beside
        await self._answer(pressed.interaction, worded, edit=edits)
        await self.last_answers.end_question(token.table_id, pressed.interaction)
        if not edits:
            await self.last_answers.replace(token.table_id, pressed.interaction)

    async def show(
        self, interaction: discord.Interaction, table_id: int, making: Coroutine[object, object, ShownPanel]
    ) -> None:
        """Answer with what is being made: what is asked, in place of what was last answered of this table."""
        shown = await make_in_time(interaction, making)
        await answer(interaction, shown.panel, picture=shown.picture)
        await self.last_answers.replace(table_id, interaction)

    async def take_typed(
        self,
        interaction: discord.Interaction,
        table_id: int,
        viewer: Viewer,
        make: Callable[[Live, Voice, Seat | None], Reply],
    ) -> None:
        """Take the reply that a command means; where something is missing, open a form with what was typed."""

        def try_to_make(live: Live) -> Reply | Worded | BegunForm:
            voice, seat = self._voices.in_language(live, viewer.language), find_viewer_seat(live, viewer)
            try:
                return make(live, voice, seat)
            except Unfinished as unfinished:
                return self._begin_form(live, voice, seat, unfinished)

        made: Worded | BegunForm
        try:
            made = await self._moderator.take_reply(
                table_id,
                read_press(interaction),
                try_to_make,
                lambda live, receipt: self._queries.word_receipt(live, viewer, receipt),
            )
        except Tried as tried:
            made = await self._queries.word_trial(table_id, viewer, tried)
        if isinstance(made, BegunForm):
            await self._drafts.keep(table_id, made.seat, made.place, made.option, made.draft)
            await answer(interaction, made.panel)
        else:
            await self._answer(interaction, made, edit=False)
            await self.last_answers.end_question(table_id, interaction)
        await self.last_answers.replace(table_id, interaction)

    def _begin_form(self, live: Live, voice: Voice, seat: Seat | None, unfinished: Unfinished) -> BegunForm:
        ask = find_ask(live, seat)
        prompt = self._announcer.prompt_for(live, voice, ask.seat)
        panel = prompt.show_form(unfinished.option, unfinished.draft)
        why = voice.refusal(unfinished.refusal) if unfinished.refusal else ""
        panel = replace(panel, text="\n".join(filter(None, (why, panel.text))))
        return BegunForm(panel, ask.seat, live.play.place, unfinished.option, unfinished.draft)

    async def _answer(self, interaction: discord.Interaction, worded: Worded, *, edit: bool) -> None:
        """Give the receipt at once; the picture of what is asked next follows."""
        await answer(interaction, worded.panel, edit=edit)
        picture = (await self._queries.paint(worded)).picture
        if picture is not None:
            await illustrate(interaction, picture)

    async def show_newest(self, pressed: Pressed) -> None:
        """An old button was pressed: nothing is played, and what is asked now takes the old question's place."""
        reply = make_reply(pressed.interaction, pressed.token)
        making = self._queries.show_newest(pressed.table_id, pressed.viewer, pressed.token.place, reply)
        if not pressed.edits:
            await self.show(pressed.interaction, pressed.table_id, making)
            return
        now = await make_in_time(pressed.interaction, making, edit=True)
        await answer(pressed.interaction, now.panel, picture=now.picture, edit=True)


def _require_awaited(live: Live, press: Press, reply: Reply) -> None:
    """Refuse what others are asked where all read: no question of one's own is answered by it. Raises `Refused`."""
    try:
        _, ask = find_question(live, press)
    except Refused:
        return  # it is refused as ever
    if ask.optional and reply.option == ask.default.option:
        raise refuse_unasked(live)


def _complete(live: Live, press: Press, reply: Reply, voice: Voice | None) -> Reply:
    """What a window did not ask for, and what was left out of a whole move, beside what is said in it."""
    try:
        _, ask = find_question(live, press)
    except Refused:
        return reply  # which is refused as any other that comes too late
    return complete_reply(ask, reply, voice)
