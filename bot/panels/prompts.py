"""A question as people meet it: a sentence, buttons and menus, and a form filled in step by step.

Everything here is made from the ask of the seat that reads it, so it can show nothing that the seat may not
know. A form's draft is kept in storage between two presses; it is no reply yet, and it is never trusted: each
step is checked against the question as it stands.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.delivery.outgoing import Button, Choice, Menu, Row, Style
from bot.panels.custom_ids import Token
from bot.tables.live import Live
from bot.wording.forms import (
    MENU,
    Draft,
    drop_copies,
    fill_forced,
    find_dead_end,
    is_possible,
    is_typed,
    list_usable_values,
    list_values,
    next_field,
)
from bot.wording.receipts import list_parts, option_name, value_name
from bot.wording.voice import Voice, no_note
from games.table.asks import (
    PASS,
    Ask,
    Field,
    Number,
    Option,
    Order,
    Pick,
    Refused,
    Reply,
    Several,
)
from games.table.facts import Named, Seat

BUTTONS: Final = 15
ROW: Final = 5
LABEL: Final = 80
PLACEHOLDER: Final = 150
MENUS: Final = 4
"""Menus in one step of a form; the fifth row of the message is for its buttons."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A text with its components, for one reader. `more`: what did not fit, as messages of its own."""

    text: str
    rows: tuple[Row, ...] = ()
    modal: Field | None = None
    more: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question with where it stands: what its tokens carry.

    note: what to say beside a thing that may be chosen, as far as the reader may know it
    aside: options that are no move of the game, shown without emphasis
    """

    table_id: int
    place: int
    ask: Ask
    voice: Voice
    extra: tuple[Button, ...] = field(default=())
    note: Callable[[Named], str] = no_note
    aside: frozenset[str] = frozenset((PASS,))

    def token(self, verb: str, option: str = "", name: str = "", value: str = "") -> str:
        """The custom id of one of its components."""
        return str(Token(verb, self.table_id, self.place, self.ask.seat, option, name, value))  # type: ignore[arg-type]  # verbs are the literals below

    # ------------------------------------------------------------------------------------ the question

    def show_question(self) -> Panel:
        """The question with all its options: buttons, menus, and buttons that open forms."""
        menus, buttons = self._show_options(ROW)
        if len(menus) + len(_split_rows(buttons)) > ROW:
            menus, buttons = self._show_options(1)
        return Panel(self.voice.ask(self.ask), tuple([*menus, *_split_rows(buttons)][:ROW]))

    def _show_options(self, apart: int) -> tuple[list[Row], list[Button]]:
        """Each possible option: its values as buttons where they are at most `apart`, a menu, or a button for its form.

        What may be done at any time takes one button each, so that the question itself stays in view.
        """
        buttons: list[Button] = []
        menus: list[Row] = []
        for name, option in self.ask.options.items():
            single = _find_single_pick(option)
            if single is None:
                if is_possible(option):
                    buttons.append(self._make_button("form" if option.fields else "answer", name))
                continue
            key, wanted = single
            among = drop_copies(wanted, wanted.choices({}))
            if len(among) <= (1 if option.free else apart) and len(buttons) + len(among) <= BUTTONS:
                buttons += [self._make_value_button(name, key, wanted, value) for value in among]
            elif len(among) <= MENU and len(menus) < 2 and not option.free:
                menus.append(self._make_value_menu(name, key, wanted, among))
            else:
                buttons.append(self._make_button("form", name))
        return menus, [*buttons, *self.extra]

    def _make_button(self, verb: str, option: str) -> Button:
        label = self.voice.label(option_name(self.ask, option))
        return Button(custom_id=self.token(verb, option), label=label, style=self._choose_style(option))

    def _choose_style(self, option: str) -> Style:
        """What answers the question stands out from what is done beside it."""
        return "secondary" if option in self.aside or self.ask.options[option].free else "primary"

    def _make_value_button(self, option: str, key: str, wanted: Pick, value: str) -> Button:
        label = self.voice.label(option_name(self.ask, option), value_name(wanted, value))
        with_note = f"{label} · {self.note(Named(wanted.kind, value))}"
        if wanted.kind != "card" and with_note[-2:] != "· ":
            label = self.voice.fit(with_note, LABEL)
        return Button(
            custom_id=self.token("answer", option, key, value), label=label, style=self._choose_style(option)
        )

    def _make_value_menu(self, option: str, key: str, wanted: Pick, among: Sequence[str]) -> Row:
        choices = tuple(self._make_choice(wanted, one) for one in among)
        placeholder = self.voice.label(option_name(self.ask, option))
        return Row(
            (Menu(custom_id=self.token("menu", option, key), choices=choices, placeholder=placeholder),)
        )

    def _make_choice(self, wanted: Field, value: str) -> Choice:
        """A choice of a menu, with what is to be known of it."""
        note = "" if isinstance(wanted, Number) else self.note(Named(getattr(wanted, "kind", ""), value))
        return Choice(value=value, label=self.voice.value(value_name(wanted, value)), description=note)

    # ------------------------------------------------------------------------------------------- forms

    def show_form(self, option: str, draft: Draft, page: int = 0) -> Panel:
        """The next step of an option's form: the field to fill in now, or the whole to be confirmed.

        page: from which of the field's menus on, where it has more than a message can hold
        """
        fill_forced(self.ask.options[option], draft)
        waiting = next_field(self.ask.options[option], draft)
        so_far = self.voice.draft(self.ask, option, list_parts(self.ask, Reply(option, draft.fields)))
        if waiting is None:
            trouble = self._find_refusal(Reply(option, draft.fields))
            told = so_far if trouble is None else f"{so_far}\n{self.voice.refusal(trouble)}"
            return Panel(told, (self._make_send_row(option, complete=trouble is None),))
        name, wanted = waiting
        if find_dead_end(self.ask.options[option], draft):
            told = self.voice.refusal(Refused("refused-nothing-to-choose", field=name))
            return Panel(f"{so_far}\n{told}", (Row(self._make_exit_buttons(option)),))
        text = f"{so_far}\n{self._invite(name, wanted, draft)}"
        control = self._make_field_menus(option, name, wanted, draft, page)
        return Panel(text, (*control, self._make_form_row(option, name, wanted, draft, page)))

    def _invite(self, name: str, wanted: Field, draft: Draft) -> str:
        """What to do with the field to be filled in; of an order begun, how it goes so far."""
        if not isinstance(wanted, Order):
            return self.voice.invite(name)
        lines = [self.voice.text("wizard-order", field=self.voice.field(name))]
        if draft.order:
            begun = [self.voice.value(Named(wanted.kind, one)) for one in draft.order]
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

    def _make_form_row(self, option: str, name: str, wanted: Field, draft: Draft, page: int) -> Row:
        nav: list[Button] = []
        pages = -(-len(list_usable_values(self.ask.options[option], name, wanted, draft)) // MENU)
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
        return Row(
            (*nav, *(self._make_exit_buttons(option) if begun else self._make_exit_buttons(option)[1:]))
        )

    def _make_field_menus(self, option: str, name: str, wanted: Field, draft: Draft, page: int) -> list[Row]:
        """Menus for a field, as many as a message holds; none when it is typed in a modal."""
        if is_typed(wanted, draft):
            return []
        names = list_usable_values(self.ask.options[option], name, wanted, draft)
        pages = [names[start : start + MENU] for start in range(0, len(names), MENU)]
        most = 1
        least = 1
        if isinstance(wanted, Several):
            least, most = max(1, wanted.least), wanted.most or len(names)
        rows = []
        for number, shown in list(enumerate(pages))[page : page + MENUS]:
            choices = tuple(self._make_choice(wanted, one) for one in shown)
            token = self.token("fill", option, name, str(number) if number else "")
            placeholder = self.voice.invite(name)
            if len(pages) > 1:
                placeholder = self.voice.fit(f"{choices[0].label} … {choices[-1].label}", PLACEHOLDER)
            upper = min(most, len(choices))
            rows.append(
                Row(
                    (
                        Menu(
                            custom_id=token,
                            choices=choices,
                            placeholder=placeholder,
                            least=min(least, upper),
                            most=upper,
                        ),
                    )
                )
            )
        return rows


def make_note_writer(live: Live, voice: Voice, seat: Seat) -> Callable[[Named], str]:
    """A function that says, from a seat's own view, what to note beside a thing it may choose."""
    describe = live.rulebook.note
    if describe is None:
        return no_note
    view = live.play.view(seat)

    def note(thing: Named) -> str:
        told = describe(view, thing)
        return "" if told is None else voice.value(told)

    return note


def has_places(live: Live, ask: Ask) -> bool:
    """Whether a place on the board is to be chosen: then the board, with those places lit, helps to answer."""
    return any(
        isinstance(wanted, Pick) and wanted.kind in live.rulebook.places and bool(wanted.among)
        for option in ask.options.values()
        for wanted in option.fields.values()
    )


def _find_single_pick(option: Option) -> tuple[str, Pick] | None:
    """The only field of an option, when it is one name to pick and there is any."""
    if len(option.fields) != 1:
        return None
    ((name, wanted),) = option.fields.items()
    return (name, wanted) if isinstance(wanted, Pick) and not wanted.optional and wanted.choices({}) else None


def _split_rows(buttons: Sequence[Button]) -> list[Row]:
    return [Row(tuple(buttons[start : start + ROW])) for start in range(0, len(buttons), ROW)]
