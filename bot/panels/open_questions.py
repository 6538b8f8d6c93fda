"""The open question of a seat, put together from the question, the seat's own view and the rulebook."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from bot.delivery.outgoing import Button
from bot.panels.custom_ids import Token
from bot.panels.diary import show_note
from bot.panels.look_buttons import (
    list_advice_buttons,
    list_other_looks,
    make_look_buttons,
    make_what_button,
    make_why_button,
)
from bot.panels.parts import Suggest
from bot.panels.prompts import Prompt, make_note_writer
from bot.tables.idle import refuse_unasked
from bot.tables.lessons import find_open_step
from bot.tables.live import Live
from bot.wording.lessons import list_hints, say_what_to_do
from bot.wording.voice import Voice
from bot.wording.whole_moves import list_few
from porc_royal.asks import PASS, Ask, Reply
from porc_royal.facts import Named, Seat
from porc_royal.lessons import PUPIL, LessonStep
from porc_royal.memo import remember_choices
from porc_royal.suggestions import Suggested
from porc_royal.until_turn import UNTIL_TURN


def make_prompt(live: Live, voice: Voice, seat: Seat) -> Prompt:
    """The open question of a seat, as it stands: it is not kept. Raises `Refused` when nothing is asked of it."""
    ask = live.play.asks.get(seat)
    if ask is None:
        raise refuse_unasked(live)
    ask = remember_choices(ask)
    step = find_open_step(live) if seat == PUPIL else None
    prompt = Prompt(
        live.table.id,
        live.play.place,
        ask,
        voice,
        _make_extra(live, voice, ask),
        make_note_writer(live, voice, seat),
        live.rulebook.aside | {PASS},
        live.rulebook.rare,
        suggest=make_suggester(live, ask, step=step),
        sort=make_sorter(live, voice),
        looks=list_other_looks(live, voice, seat),
        timeline=live.timeline,
        why=(
            make_why_button(live, voice),
            make_what_button(live, voice),
            *list_advice_buttons(live, voice, seat),
        ),
        hints=list_hints(live, voice, seat),
        diary=show_note(live, voice, seat),
        pointed="" if step is None else step.find_option(ask),
        beside=()
        if step is not None or live.rulebook.orders is None
        else live.rulebook.orders.list_beside(ask),
    )
    return prompt if step is None else _teach(live, prompt, step)


def _teach(live: Live, prompt: Prompt, step: LessonStep) -> Prompt:
    """The question with what its lesson says to do, in the words that stand on its buttons and in its menus."""

    def is_good(reply: Reply) -> bool:
        return step.accepts(prompt.ask, reply)

    def name(reply: Reply) -> str:
        moves = prompt.suggest(reply.option)
        return prompt.name_choice(next((one.reply for one in moves if is_good(one.reply)), reply))

    todo = say_what_to_do(live, prompt.voice, prompt.ask.seat, name)
    return replace(prompt, todo=todo, is_good=is_good)


def _make_extra(live: Live, voice: Voice, ask: Ask) -> tuple[Button, ...]:
    """The hand and the board, standing orders where one of them may answer, and a talk in private where one is due."""
    book, extra = live.rulebook.orders, make_look_buttons(live, voice, looks=False)
    if book is not None and any(ask.key in kind.answers for kind in book.kinds):
        order = Button(custom_id=str(Token("orders", live.table.id)), label=voice.text("button-orders"))
        extra = (*extra, order)
    spared = is_spared(live, ask.seat)
    if spared or ask.key in find_spared_questions(live):
        extra = (*extra, make_spare_button(live, voice, spared=spared))
    partner = live.rulebook.parley(ask)
    if partner is not None and live.at(partner).user_id is not None:
        token = Token("parley", live.table.id, seat=partner)
        extra = (*extra, Button(custom_id=str(token), label=voice.text("button-parley")))
    return extra


def find_spared_questions(live: Live) -> frozenset[str]:
    """What whoever waits for their turn need not be asked in this game, by key."""
    book = live.rulebook.orders
    kinds = book.kinds if book is not None else ()
    return next((kind.answers for kind in kinds if kind.name == UNTIL_TURN), frozenset())


def is_spared(live: Live, seat: int) -> bool:
    """Whether a seat is not to be asked until its turn."""
    return any(one.seat == seat and one.name == UNTIL_TURN for one in live.orders)


def make_spare_button(live: Live, voice: Voice, *, spared: bool) -> Button:
    """One press not to be asked until one's turn, one press back."""
    if spared:
        token, key = Token("unspare", live.table.id), "button-ask-all"
    else:
        token, key = Token("spare", live.table.id), "button-until-turn"
    return Button(custom_id=str(token), label=voice.text(key))


def make_suggester(live: Live, ask: Ask, *, few: bool = True, step: LessonStep | None = None) -> Suggest:
    """The whole moves by an option: those that the game suggests, else all of them where they are few.

    few: whether all of them are wanted where they are few
    step: of a lesson, whose good reply comes first, and is there whatever else is
    """
    view = cache(lambda: live.play.view(ask.seat))

    @cache
    def suggest(option: str) -> Sequence[Suggested]:
        book = live.rulebook.suggestions
        found = book(view(), ask, option) if book is not None else ()
        found = found or (list_few(ask, option) if few else ())
        return found if step is None else _put_good_first(step, ask, option, found)

    return suggest


def _put_good_first(
    step: LessonStep, ask: Ask, option: str, moves: Sequence[Suggested]
) -> Sequence[Suggested]:
    """Whole moves by an option, the one that its lesson points at before all others."""
    good = step.find_whole(ask)
    if good is None or good.option != option or not good.fields:
        return moves
    first = [move for move in moves if step.accepts(ask, move.reply)] or [Suggested(good)]
    return [*first, *(move for move in moves if move not in first)]


def make_sorter(live: Live, voice: Voice) -> Callable[[Named], str]:
    """A function that says under which heading a thing stands in menus."""

    def sort(thing: Named) -> str:
        heading = live.rulebook.sort(thing)
        return "" if heading is None else voice.value(heading)

    return sort
