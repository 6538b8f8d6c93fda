"""Forms: an option with several fields, filled in press by press, of the open question or of standing orders."""

from contextlib import suppress
from dataclasses import replace
from typing import Final

from msgspec.structs import replace as change

from bot.announcer.announcer import Announcer
from bot.interactions.drafts import Drafts
from bot.interactions.payload import Pressed, make_reply, read_values
from bot.interactions.replies import ReplyHandler
from bot.interactions.responses import answer, illustrate
from bot.interactions.text_windows import make_form_window
from bot.moderation.answers import Worded
from bot.moderation.moderator import find_question
from bot.moderation.queries import Queries
from bot.moderation.standing_orders import StandingOrders
from bot.panels.custom_ids import ORDERS, Token
from bot.panels.form_windows import PART, REST, make_next_window, make_typing_window, make_window
from bot.panels.images import Drawing, draw_choices
from bot.panels.parts import STEP_BY_STEP
from bot.panels.prompts import Panel, Prompt, has_places
from bot.panels.windows import Window
from bot.tables.idle import refuse_unasked
from bot.tables.live import Live
from bot.wording.forms import Draft, fill_field, find_next_field, narrow_to_next, skip_field
from bot.wording.voice import Voice
from bot.wording.window_fields import fill_next
from porc_royal.asks import Ask, Pick, Refused, Reply
from porc_royal.facts import Seat

BEGINNINGS: Final = ("again", "back")
"""Verbs that lead back to where the question or its form began."""


class FormHandler:
    """Does one step of a form; each is checked against the question as it stands."""

    def __init__(
        self,
        queries: Queries,
        orders: StandingOrders,
        announcer: Announcer,
        replies: ReplyHandler,
        drafts: Drafts,
    ) -> None:
        self._queries = queries
        self._orders = orders
        self._announcer = announcer
        self._replies = replies
        self._drafts = drafts

    async def handle(self, pressed: Pressed) -> None:
        """Open a form, fill in or skip a field, turn a page, go back, or begin again."""
        pressed = await self._find_owner(pressed)
        token = pressed.token
        if token.verb == "form" and token.value == REST:
            draft, before = await self._drafts.recall(token), await self._drafts.recall_refused(token)
        else:
            draft = await self._drafts.read(token)
            before = await self._drafts.recall(token) if token.verb == "form" else draft

        def see(live: Live, voice: Voice, seat: Seat | None) -> tuple[Worded, Draft | None, bool]:
            prompt = self._prompt_for(live, voice, pressed)
            window = _make_window(prompt, token, before, draft)
            if window is not None:
                return Worded(Panel("", modal=window)), None, True
            panel, step = self._take_step(pressed, prompt, draft)
            drawing = draw_places(live, prompt, token, step)
            gone = drawing is None and token.verb in BEGINNINGS and may_bring_board(live, prompt.ask, token)
            return Worded(panel, drawing), step, not gone

        worded, step, keeps = await self._queries.look(token.table_id, pressed.viewer, see)
        if worded.panel.modal is not None:
            await pressed.interaction.response.send_modal(make_form_window(worded.panel.modal))
            return
        if step is not None:
            await self._drafts.keep(token.table_id, token.seat, token.place, token.option, step)
        await answer(pressed.interaction, worded.panel, edit=pressed.edits, keep_picture=keeps)
        if not pressed.edits:
            await self._replies.last_answers.replace(token.table_id, pressed.interaction)
        picture = (await self._queries.paint(worded)).picture
        if picture is not None:
            await illustrate(pressed.interaction, picture)

    async def _find_owner(self, pressed: Pressed) -> Pressed:
        """A press on a form that stands where all read, as that of whoever pressed: it opens their own, in private.

        Raises `Refused` for whom nobody asks that.
        """
        token = pressed.token
        if token.verb != "form" or token.seat >= 0 or token.place == ORDERS:
            return pressed

        def see(live: Live, _voice: Voice, _seat: Seat | None) -> Seat:
            seat, ask = find_question(live, pressed.identify(token.place))
            if token.option not in ask.options:
                raise refuse_unasked(live) if ask.optional else Refused("refused-not-now")
            return seat

        seat = await self._queries.look(token.table_id, pressed.viewer, see)
        return replace(pressed, token=change(token, seat=seat))

    async def send(self, pressed: Pressed) -> None:
        """Reply with the form as it was filled in."""
        draft = await self._drafts.read(pressed.token)
        await self._replies.take(pressed, Reply(pressed.token.option, draft.fields))

    async def enter(self, pressed: Pressed) -> None:
        """Reply with a form that was filled in whole; what is refused stands there when its window is opened again."""
        reply = make_reply(pressed.interaction, pressed.token)
        if reply is None:
            raise Refused("press-unknown")
        if pressed.token.value in (PART, REST):
            await self._enter_next(pressed, reply)
            return
        try:
            await self._replies.take(pressed, reply)
        except Refused:
            await self._keep_entered(pressed, reply)
            raise

    async def _enter_next(self, pressed: Pressed, reply: Reply) -> None:
        """Take some fields of a form that no window holds; show what is still to be filled in, or reply with the whole.

        What was refused stands there again; that of a later window is kept beside what came before it.
        """
        token = pressed.token
        known = await self._drafts.recall(token) if token.value == REST else Draft()

        def see(live: Live, voice: Voice, _: Seat | None) -> tuple[Panel | None, Draft]:
            prompt = self._prompt_for(live, voice, pressed)
            if prompt.ask.seat != token.seat or token.option not in prompt.ask.options:
                raise Refused("refused-stale")
            after = fill_next(prompt.ask, reply, known)
            whole = find_next_field(prompt.ask.options[token.option], after) is None
            return None if whole else prompt.show_form(token.option, after), after

        try:
            panel, after = await self._queries.look(token.table_id, pressed.viewer, see)
        except Refused as refused:
            if refused.says.key != "refused-stale":
                await self._keep_entered(pressed, reply)
            raise
        if panel is None:
            try:
                await self._replies.take(pressed, Reply(token.option, after.fields))
            except Refused:
                await self._keep_entered(pressed, reply)
                raise
            return
        await self._drafts.keep(token.table_id, token.seat, token.place, token.option, after)
        await answer(pressed.interaction, panel, edit=pressed.edits, keep_picture=True)
        if not pressed.edits:
            await self._replies.last_answers.replace(token.table_id, pressed.interaction)

    async def _keep_entered(self, pressed: Pressed, reply: Reply) -> None:
        """Keep what was filled in and refused, if it is still asked, and of whoever filled it in: forms are secret."""
        token = pressed.token
        with suppress(Refused):
            await self._queries.look(
                token.table_id, pressed.viewer, lambda live, voice, _: self._prompt_for(live, voice, pressed)
            )
            keep = self._drafts.keep_refused if token.value == REST else self._drafts.keep
            await keep(token.table_id, token.seat, token.place, token.option, Draft(reply.fields))

    def _prompt_for(self, live: Live, voice: Voice, pressed: Pressed) -> Prompt:
        """The question that a form answers: the open one, or that by which standing orders are given."""
        if pressed.token.place == ORDERS:
            return self._orders.prompt_for(live, voice, pressed.person.user_id)
        seat, _ = find_question(live, pressed.identify(pressed.token.place))
        return self._announcer.prompt_for(live, voice, seat)

    @staticmethod
    def _take_step(pressed: Pressed, prompt: Prompt, draft: Draft) -> tuple[Panel, Draft | None]:
        """What is shown next, and the form as it is to be kept; None where it stays as it was."""
        token, ask = pressed.token, prompt.ask
        if ask.seat != token.seat:
            raise Refused("refused-stale")
        turned = token.verb in ("page", "more") and token.value.isdecimal()
        page = int(token.value) if turned else 0
        if token.verb in ("back", "more"):
            return prompt.show_question(page), None
        if token.option not in ask.options:
            raise Refused("refused-stale")
        if token.verb == "type":
            return Panel("", modal=make_typing_window(prompt, token.option, token.field)), None
        after = _fill(pressed, ask, draft)
        opened, onward = token.verb == "form", token.value == STEP_BY_STEP
        panel = prompt.show_form(
            token.option, after, page, whole=opened and not onward, onward=opened and onward
        )
        return panel, after


def draw_places(live: Live, prompt: Prompt, token: Token, step: Draft | None) -> Drawing | None:
    """The board with the places lit that may be chosen next, where it is not there yet; else it stays as it is."""
    if token.place == ORDERS:
        return None
    seat, ask = Seat(token.seat), prompt.ask
    if token.verb in BEGINNINGS:
        return draw_choices(live, prompt.voice, seat, ask)
    if step is None or (has_places(live, ask) and not _has_place(live, ask, token, step)):
        return None
    return draw_choices(live, prompt.voice, seat, narrow_to_next(ask, token.option, step))


def may_bring_board(live: Live, ask: Ask, token: Token) -> bool:
    """Whether the form of an option may have brought the board, which the question itself has not."""
    fields = ask.options[token.option].fields.values() if token.option in ask.options else ()
    return any(isinstance(wanted, Pick) and wanted.kind in live.rulebook.places for wanted in fields)


def _has_place(live: Live, ask: Ask, token: Token, step: Draft) -> bool:
    """Whether this press has filled in a place on the board, or the form began with the only one there is."""
    names = {"fill": [token.field], "form": list(step.fields)}.get(token.verb, [])
    filled = [ask.options[token.option].fields[name] for name in names]
    return any(isinstance(wanted, Pick) and wanted.kind in live.rulebook.places for wanted in filled)


def _fill(pressed: Pressed, ask: Ask, draft: Draft) -> Draft:
    """The form after this press. Raises `Refused`."""
    token = pressed.token
    if token.verb == "fill":
        return fill_field(ask, token.option, token.field, draft, read_values(pressed.interaction))
    if token.verb == "skip":
        return skip_field(ask, token.option, token.field, draft)
    return draft


def _make_window(prompt: Prompt, token: Token, before: Draft, known: Draft) -> Window | None:
    """The whole form as one window, where it is opened and fits one; else its next fields, where it is parted."""
    if token.verb != "form" or prompt.ask.seat != token.seat or token.option not in prompt.ask.options:
        return None
    # What is sent and refused is kept by the place that the button names: it stands there when that is pressed again.
    asked = replace(prompt, place=token.place)
    if token.value == REST:
        return make_next_window(asked, token.option, known, before, REST)
    whole = make_window(asked, token.option, before)
    return whole or make_next_window(asked, token.option, Draft(), before, PART)
