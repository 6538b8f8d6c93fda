"""A question as people meet it: a sentence, buttons and menus, and a form filled in step by step.

Everything here is made from the ask of the seat that reads it, so it can show nothing that the seat may not
know. A form's draft is kept in storage between two presses; it is no reply yet, and it is never trusted: each
step is checked against the question as it stands.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, TypeGuard

from bot.delivery.outgoing import Button, Menu, Row
from bot.panels.form_windows import REST, may_be_parted
from bot.panels.pages import ROW, show_page
from bot.panels.parts import PLACEHOLDER, Panel, Parts, Rating, find_single_pick
from bot.tables.live import Live
from bot.wording.forms import (
    MENU,
    Draft,
    fill_forced,
    find_dead_end,
    find_next_field,
    is_typed,
    list_usable_values,
    list_values,
)
from bot.wording.notes import NoteWriter
from bot.wording.receipts import list_parts
from bot.wording.voice import Voice
from bot.wording.window_fields import list_next_fields
from porc_royal.asks import Ask, Field, Number, Order, Pick, Refused, Reply, Several
from porc_royal.facts import Named, Saying, Seat

__all__ = ["MENUS", "ROW", "Panel", "Prompt", "has_places", "make_note_writer"]

NAV: Final = 3
"""Buttons of a step of a form, beside those that lead back."""
MENUS: Final = 4
"""Menus in one step of a form; the fifth row of the message is for its buttons."""


Sorts: TypeAlias = Sequence[tuple[str, Sequence[str]]]
"""Values in menus of at most as many as one holds, each with its heading, "" where there is none."""


@dataclass(frozen=True, slots=True)
class Prompt(Parts):
    """A question, page by page, and the forms of its options."""

    def show_question(self, page: int = 0) -> Panel:
        """The question with its options: buttons, menus, and buttons that open forms; page by page.

        Whatever card or power it names, it says what that does.
        """
        noted = [self.diary] if self.diary else []
        told = [*noted, *self.voice.explain_question(self.ask), *self.hints, self.todo]
        text = "\n".join([self.voice.ask(self.ask), *filter(None, told)])
        return Panel(text, show_page(self, page))

    # ------------------------------------------------------------------------------------------- forms

    def show_form(
        self, option: str, draft: Draft, page: int = 0, *, whole: bool = False, onward: bool = False
    ) -> Panel:
        """The next step of an option's form: the field to fill in now, or the whole to be confirmed.

        page: from which of the field's menus on, where it has more than a message can hold
        whole: the form has just been opened, and begins with whole moves, where there are any
        onward: it has been opened from the menu of whole moves, and begins with those that are not there
        """
        fill_forced(self.ask.options[option], draft)
        waiting = find_next_field(self.ask.options[option], draft)
        so_far = self.voice.draft(self.ask, option, list_parts(self.ask, Reply(option, draft.fields)))
        if waiting is None:
            trouble = self._find_refusal(Reply(option, draft.fields))
            told = so_far if trouble is None else f"{so_far}\n{self.voice.refusal(trouble)}"
            return Panel(told, (self._make_send_row(option, complete=trouble is None),))
        name, wanted = waiting
        if find_dead_end(self.ask.options[option], draft):
            told = self.voice.refusal(Refused("refused-nothing-to-choose", field=name))
            return Panel(f"{so_far}\n{told}", (Row(self._make_exit_buttons(option)),))
        text = "\n".join(filter(None, (so_far, self.todo, self._invite(name, wanted, draft))))
        rated = self.rate_values(option)
        names = list_usable_values(self.ask.options[option], name, wanted, draft)
        sorts = self._sort(wanted, self.rank_values(rated, wanted, names))
        control = self._make_field_menus(option, name, wanted, draft, (sorts, page, rated))
        if whole or onward:
            wholes = self._make_whole_menus(option, onward=onward)
            control = [*wholes[: MENUS - len(control)], *control]
        return Panel(text, (*control, self._make_form_row(option, name, wanted, draft, page, len(sorts))))

    def _make_whole_menus(self, option: str, *, onward: bool) -> list[Row]:
        """The menus of whole moves with which a form begins: those that are suggested, or else all, unless many."""
        moves = self.suggest(option)
        menu = None if find_single_pick(self.ask.options[option]) else self.make_whole_menu(option, moves)
        if menu is not None and not onward:
            return [menu]
        return self.make_rest_menus(option, moves) if onward else self.make_all_menus(option)

    def _invite(self, name: str, wanted: Field, draft: Draft) -> str:
        """What to do with the field to be filled in; of an order begun, how it goes so far."""
        if isinstance(wanted, Several):
            among = list_values(wanted, draft)
            most = len(among) if wanted.most is None else min(wanted.most, len(among))
            least = 0 if wanted.optional else min(wanted.least, most)
            return f"{self.voice.invite(name)} {self.voice.say_bounds(least, most)}."
        if not isinstance(wanted, Order):
            return self.voice.invite(name)
        lines = [self.voice.text("wizard-order", field=self.voice.field(name))]
        if draft.order:
            begun = [self.voice.word_value(Named(wanted.kind, one)) for one in draft.order]
            lines = [self.voice.text("wizard-line", field=self.voice.field(name), value=" → ".join(begun))]
        return "\n".join([*lines, self.voice.text("wizard-order-next", place=len(draft.order) + 1)])

    def _find_refusal(self, reply: Reply) -> Refused | None:
        """Why the form could not be sent as it is: better said before than after."""
        try:
            self.ask.check(reply)
        except Refused as refused:
            return refused
        return None

    def _make_send_row(self, option: str, *, complete: bool) -> Row:
        send = Button(
            custom_id=self.token("send", option),
            label=self.voice.text("button-confirm"),
            style="success",
            disabled=not complete,
        )
        return Row((send, *self._make_exit_buttons(option)))

    def _make_exit_buttons(self, option: str) -> tuple[Button, Button]:
        """Begin the form again, or go back to the question."""
        return (
            Button(custom_id=self.token("again", option), label=self.voice.text("button-restart")),
            Button(custom_id=self.token("back", option), label=self.voice.text("button-back")),
        )

    def _make_form_row(
        self, option: str, name: str, wanted: Field, draft: Draft, page: int, pages: int
    ) -> Row:
        nav: list[Button] = []
        if pages > MENUS:
            other = str(page + MENUS) if page + MENUS < pages else "0"
            more = self.voice.text("button-more")
            nav.append(Button(custom_id=self.token("page", option, name, other), label=more))
        if is_typed(wanted, draft):
            label = self.voice.text("button-type")
            nav.append(Button(custom_id=self.token("type", option, name), label=label, style="primary"))
        if isinstance(wanted, Several) and wanted.least == 0 and not wanted.optional:
            nav.append(
                Button(custom_id=self.token("skip", option, name), label=self.voice.text("button-none"))
            )
        elif wanted.optional and not (isinstance(wanted, Number) and "0" in list_values(wanted, draft)):
            nav.append(
                Button(custom_id=self.token("skip", option, name), label=self.voice.text("button-skip"))
            )
        begun = draft.fields or draft.skipped or draft.order
        if begun and not draft.order and len(nav) < NAV and may_be_parted(self, option):
            left = list_next_fields(self.ask.options[option], draft)
            label = self.voice.text("button-rest", number=len(left))
            rest = Button(custom_id=self.token("form", option, value=REST), label=label, style="primary")
            nav = [rest, *nav] if left else nav
        return Row(
            (*nav, *(self._make_exit_buttons(option) if begun else self._make_exit_buttons(option)[1:]))
        )

    def _make_field_menus(
        self, option: str, name: str, wanted: Field, draft: Draft, shown: tuple[Sorts, int, Rating]
    ) -> list[Row]:
        """Menus for a field, as many as a message holds from a page on; none when it is typed in a modal."""
        sorts, page, rated = shown
        if is_typed(wanted, draft):
            return []
        least, most = 1, 1
        if isinstance(wanted, Several):
            least, most = max(1, wanted.least), wanted.most or sum(len(among) for _, among in sorts)
        rows, begun = list[Row](), Reply(option, draft.fields)
        for number, (heading, values) in list(enumerate(sorts))[page : page + MENUS]:
            choices = tuple(self.make_choice(wanted, one, begun, rated) for one in values)
            placeholder = self.voice.invite(name)
            if len(sorts) > 1:
                ends = f"{choices[0].label} … {choices[-1].label}" if len(choices) > 1 else choices[0].label
                placeholder = self.voice.fit(f"{heading}: {ends}" if heading else ends, PLACEHOLDER)
            upper = min(most, len(choices))
            menu = Menu(
                custom_id=self.token("fill", option, name, str(number) if number else ""),
                choices=choices,
                placeholder=placeholder,
                least=min(least, upper),
                most=upper,
            )
            rows.append(Row((menu,)))
        return rows

    def _sort(self, wanted: Field, names: Sequence[str]) -> Sorts:
        """The values of a field in menus, those under one heading together; several at once stay in one list."""
        kind = wanted.kind if isinstance(wanted, Pick) else ""
        headings: dict[str, list[str]] = {}
        for one in names:
            headings.setdefault(self.sort(Named(kind, one)) if kind else "", []).append(one)
        return [
            (heading, among[start : start + MENU])
            for heading, among in headings.items()
            for start in range(0, len(among), MENU)
        ]


def make_note_writer(live: Live, voice: Voice, seat: Seat) -> NoteWriter:
    """A function that says, from a seat's own view, what to note beside a thing it may choose."""
    book, view = live.rulebook, cache(lambda: live.play.view(seat))

    def describe(thing: Named) -> str:
        return word(book.note(view(), thing)) if book.note is not None else ""

    def take(ask: Ask, begun: Reply, thing: Named) -> str:
        return word(book.needs(view(), ask, begun, thing)) if book.needs is not None else ""

    def word(told: Saying | None) -> str:
        return "" if told is None else voice.value(told)

    return NoteWriter(describe, take)


def has_places(live: Live, ask: Ask) -> bool:
    """Whether an option begins with one of several places on the board: then the board, with them lit, helps to answer.

    Where a place comes after something else, after a card say, the form brings the board once it has come to it.
    """
    found = set[str]()
    for option in ask.options.values():
        places = [one for one in option.fields.values() if _is_place(one, live)]
        if places and places[0] is next(iter(option.fields.values())):
            found.update(places[0].choices({}))
            if found and len(places) > 1:
                return True
    return len(found) > 1


def _is_place(wanted: Field, live: Live) -> TypeGuard[Pick]:
    return isinstance(wanted, Pick) and wanted.kind in live.rulebook.places
