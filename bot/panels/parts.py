"""The parts of a question: its text with components, its buttons and its menus, each worded for one reader."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from bot.delivery.outgoing import Button, Choice, ListLine, Menu, Row, Style
from bot.i18n import measure_length
from bot.panels.custom_ids import ORDERS, Token
from bot.panels.windows import Window
from bot.wording.forms import MENU
from bot.wording.notes import Note, note_after
from bot.wording.receipts import list_parts, name_option, value_name
from bot.wording.voice import Voice, give_no_note
from bot.wording.whole_moves import list_few
from bot.wording.window_fields import leave_out_only
from porc_royal import notation
from porc_royal.asks import PASS, Ask, Field, Number, Option, Pick, Reply, Several
from porc_royal.facts import Arg, Listing, Named, Saying
from porc_royal.orders import OrderBeside
from porc_royal.suggestions import FEW, MOST, TRIED, Suggested

LABEL: Final = 80
CHOICE: Final = 100
"""Characters of a choice's value, its label and its description each."""
SHORT: Final = 12
"""Characters to which the names of fields are cut where a whole move has no room else."""
FEW_VALUES: Final = 3
"""How many values are told one after another; more than these each say what they are."""
PLACEHOLDER: Final = 150
PLAYERS: Final = ("seat", "player")
"""Kinds of names that are players, by their seats."""
YES_NO: Final = ("yes", "no")
"""Values that say nothing without the name of their field; numbers do not either."""
STEP_BY_STEP: Final = "form"
"""The last choice of a menu of whole moves: the option's form. No reply is written so.

With the name of an option behind it ("form defend") it is that one's, in a menu that is not of one option alone.
"""

AnyBeside: TypeAlias = OrderBeside[Any]
Suggest: TypeAlias = Callable[[str], Sequence[Suggested]]
Rating: TypeAlias = Mapping[str, Suggested]
"""What is suggested, by the one name that it takes."""


def suggest_nothing(_option: str) -> Sequence[Suggested]:
    """Every option is filled in step by step."""
    return ()


def take_any(_reply: Reply) -> bool:
    """Every reply is as good as another."""
    return True


@dataclass(frozen=True, slots=True)
class Panel:
    """A text with its components, for one reader. `more`: what did not fit, as messages of its own.

    lines: what stands below the text, each with the button at its side; `rows` below them
    """

    text: str
    rows: tuple[Row, ...] = ()
    modal: Window | None = None
    more: tuple[str, ...] = ()
    lines: tuple[ListLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Parts:
    """A question with where it stands, which its tokens carry, and what its reader may know beside it.

    note: what to say beside a thing that may be chosen, as far as the reader may know it
    aside: options that are no move of the game, shown without emphasis
    rare: options that are seldom wanted
    suggest: whole moves by an option, the likeliest first
    ready: whole replies that stand before everything else
    looks: what else there is to be looked at, beside what is looked at always
    sort: the heading under which a thing stands in menus, "" where there is none
    why: the buttons that say by which rule this is asked, and what it speaks of, in the room that answers leave
    hints: lines for whoever is asked this for the first time, or learns
    todo: what its lesson says to do, which stands at its forms, too; "" at a game
    is_good: whether its lesson takes a reply of that option for a good one
    diary: what its reader has noted for themselves, in words
    beside: the orders that may be given in one press with an answer, a button for each
    pointed: the option that its lesson points at, which is seen at once: its button is green, its menu, which has no
        colour, is marked, since the board may stand between it and the text; "" where nothing is pointed at
    """

    table_id: int
    place: int
    ask: Ask
    voice: Voice
    extra: tuple[Button, ...] = field(default=())
    note: Note = give_no_note
    aside: frozenset[str] = frozenset((PASS,))
    rare: frozenset[str] = frozenset()
    suggest: Suggest = suggest_nothing
    ready: Sequence[Suggested] = ()
    looks: tuple[Button, ...] = ()
    sort: Callable[[Named], str] = give_no_note
    timeline: str = ""
    why: tuple[Button, ...] = ()
    hints: Sequence[str] = ()
    diary: str = ""
    pointed: str = ""
    todo: str = ""
    is_good: Callable[[Reply], bool] = take_any
    beside: Sequence[AnyBeside] = ()

    def token(self, verb: str, option: str = "", name: str = "", value: str = "") -> str:
        """The custom id of one of its components."""
        where = self.table_id, self.place, self.ask.seat
        return str(Token(verb, *where, option, name, value, self.timeline))  # type: ignore[arg-type]  # verbs are the literals below

    def make_button(self, option: str) -> Button:
        """The button that answers with an option, or opens its form."""
        verb = "form" if self.ask.options[option].fields else "answer"
        label = self.voice.label(name_option(self.ask, option))
        return Button(custom_id=self.token(verb, option), label=label, style=self._choose_style(option))

    def list_beside_buttons(self, option: str) -> tuple[Button, ...]:
        """The buttons that answer with an option and give an order with it."""
        return tuple(
            Button(
                custom_id=self.token("beside", option, value=one.name),
                label=self.voice.label(Saying(one.label)),
                style=self._choose_style(option),
            )
            for one in self.beside
            if one.option == option
        )

    def _choose_style(self, option: str, reply: Reply | None = None) -> Style:
        """What answers the question stands out from what is done beside it; in a lesson, what it points at.

        reply: the whole of it, where the option has a button for each value
        """
        if self.pointed:
            shown = option == self.pointed and (reply is None or self.is_good(reply))
            return "success" if shown else "secondary"
        return "secondary" if option in self.aside or self.ask.options[option].free else "primary"

    def make_value_button(self, option: str, key: str, wanted: Pick, value: str) -> Button:
        """The button that answers with one value of an option's only field."""
        label = self.voice.label(name_option(self.ask, option), value_name(wanted, value))
        told = note_after(self.note, self.ask, Reply(option))(Named(wanted.kind, value))
        with_note = f"{label} · {told}"
        if wanted.kind != "card" and with_note[-2:] != "· ":
            label = self.voice.fit(with_note, LABEL)
        style = self._choose_style(option, Reply(option, {key: value}))
        return Button(custom_id=self.token("answer", option, key, value), label=label, style=style)

    def make_value_menu(self, option: str, key: str, wanted: Pick, among: Sequence[str]) -> Row:
        """The menu of the values of an option's only field, with what its game says each is worth."""
        rated = self.rate_values(option)
        choices = tuple(
            self.make_choice(wanted, one, Reply(option), rated)
            for one in self.rank_values(rated, wanted, among)
        )
        return self._make_menu(self.token("menu", option, key), choices, option)

    def make_whole_menu(self, option: str, moves: Sequence[Suggested]) -> Row | None:
        """The menu of whole moves by an option, with its form as the last choice; None where none fits a menu."""
        choices = self._list_whole(self._split_whole(moves)[0])
        if not choices:
            return None
        other = Choice(value=STEP_BY_STEP, label=self.voice.text("button-step-by-step"))
        return self._make_menu(self.token("whole", option), (*choices, other), option)

    def make_rest_menus(self, option: str, moves: Sequence[Suggested]) -> list[Row]:
        """Menus of the whole moves for which `make_whole_menu` has no room: the suggested, then others, unless many."""
        first, rest = self._split_whole(moves)
        known = [move.reply for move in (*first, *rest)]
        others = [move for move in self.list_all(option) if move.reply not in known]
        return self._make_plain_menus(option, (*rest, *others))

    def make_all_menus(self, option: str) -> list[Row]:
        """Menus of all whole moves by an option; none where they are many."""
        return self._make_plain_menus(option, self.list_all(option))

    def list_all(self, option: str) -> Sequence[Suggested]:
        """All whole moves by an option, () where they are many.

        Orders are for questions that are still to come: of their values not all are listed beforehand.
        """
        return () if self.place == ORDERS else list_few(self.ask, option, TRIED)

    def _make_plain_menus(self, option: str, moves: Sequence[Suggested]) -> list[Row]:
        """Whole moves alone, in as many menus as it takes."""
        choices, rows = self._list_whole(moves), list[Row]()
        for number, start in enumerate(range(0, len(choices), MENU), 1):
            among = choices[start : start + MENU]
            placeholder = self.voice.label(name_option(self.ask, option))
            if len(choices) > MENU:
                placeholder = self.voice.fit(f"{among[0].label} … {among[-1].label}", PLACEHOLDER)
            # Menus of one message need ids of their own; what the value says is read by nobody.
            token = self.token("whole", option, value=str(number))
            rows.append(Row((Menu(custom_id=token, choices=among, placeholder=placeholder),)))
        return rows

    def _split_whole(self, moves: Sequence[Suggested]) -> tuple[Sequence[Suggested], Sequence[Suggested]]:
        """The whole moves of a menu and the others: all of them where they are few, else as many as are soon read."""
        short = [move for move in moves if len(self._write_whole(move.reply)) <= CHOICE]
        first = len(short) if len(short) <= FEW else MOST
        return short[:first], short[first:]

    def make_ready_menu(self, others: Sequence[str] = ()) -> list[Row]:
        """The menu of the replies that stand before everything else, if there are any, then the forms of other options.

        others: options that stand on further pages: their forms are one press here
        """
        choices = self._list_whole(self.ready)
        if not choices:
            return []
        forms = tuple(self._make_form_choice(one) for one in others if self.ask.options[one].fields)
        choices = (*choices, *forms)[:MENU]
        placeholder = self.voice.text("orders-ready")
        return [Row((Menu(custom_id=self.token("whole"), choices=choices, placeholder=placeholder),))]

    def _make_form_choice(self, option: str) -> Choice:
        """The choice of a menu that opens an option's form."""
        label = f"{self.voice.label(name_option(self.ask, option))} →"
        return Choice(value=f"{STEP_BY_STEP} {option}", label=self.voice.fit(label, CHOICE))

    def _list_whole(self, moves: Sequence[Suggested]) -> tuple[Choice, ...]:
        """Whole moves as choices; what is too long to be written on one is left out."""
        written = [(self._write_whole(move.reply), move) for move in moves]
        return tuple(
            Choice(value=value, label=self.word_move(move), description=self._word_note(move))
            for value, move in written
            if len(value) <= CHOICE
        )

    def _write_whole(self, reply: Reply) -> str:
        """A whole move as its choice has it; what would be too long is written without what can be but one thing."""
        written = notation.write(self.ask.seat, reply)
        if len(written) <= CHOICE or self.place == ORDERS:
            return written
        return notation.write(self.ask.seat, leave_out_only(self.ask, reply))

    def word_move(self, move: Suggested) -> str:
        """A whole move as people say it; else its values one after another, or the option where it names none.

        A bare number does not say of what it is one, nor do many values which of them is which: each has its name then.
        """
        if move.label is not None:
            return self.voice.value(move.label)
        parts = [part for part in list_parts(self.ask, move.reply) if part[1] != Listing(())]
        for named, longest in ((len(parts) > FEW_VALUES, LABEL), (False, LABEL), (False, SHORT)):
            said = " · ".join(self._word_part(name, value, longest, named=named) for name, value in parts)
            if measure_length(said) <= CHOICE:
                return said or self.voice.label(name_option(self.ask, move.reply.option))
        # Cut at their end, moves that differ there would be called the same.
        return self.voice.fit(" · ".join(self.voice.value(value) for _, value in parts), CHOICE)

    def _word_part(self, name: str, value: Arg, longest: int, *, named: bool) -> str:
        """A value of a whole move, with the name of its field where that is wanted, or it says nothing without."""
        said = self.voice.value(value)
        if named or isinstance(value, int) or (isinstance(value, Named) and value.name in YES_NO):
            return self.voice.name_part(self.voice.fit(self.voice.field(name), longest), said)
        return said

    def name_choice(self, reply: Reply) -> str:
        """What a reply is called where it is chosen: its button, or the menu and what stands in it."""
        if find_single_pick(self.ask.options[reply.option]) is None:
            move = next((one for one in self.suggest(reply.option) if one.reply == reply), None)
            if move is not None and self.ask.options[reply.option].fields:
                return f"{self.voice.label(name_option(self.ask, reply.option))} → {self.word_move(move)}"
        return self.voice.describe_reply(self.ask, reply)

    def rate_values(self, option: str) -> Rating:
        """What is suggested of an option that takes one name and nothing else, by that name, the best first."""
        single = find_single_pick(self.ask.options[option])
        return {} if single is None else {move.reply.text(single[0]): move for move in self.suggest(option)}

    def rank_values(self, rated: Rating, wanted: Field, among: Sequence[str]) -> Sequence[str]:
        """The values that may be chosen, the best first, then as they came; of cards that are called the same, one.

        Players come by their seats, in every question alike: turns change, and so does who stands first in a list.
        """
        first = [value for value in rated if value in among]
        others = [value for value in among if value not in rated]
        if getattr(wanted, "kind", "") in PLAYERS and all(map(str.isdecimal, others)):
            others.sort(key=int)
        ranked = [*first, *others]
        one_alone = isinstance(wanted, Pick) or (isinstance(wanted, Several) and wanted.most == 1)
        if not one_alone or getattr(wanted, "kind", "") != "card":
            return ranked
        called: dict[str, str] = {}
        for value in ranked:
            called.setdefault(self.voice.value(value_name(wanted, value)), value)
        return list(called.values())

    def _word_note(self, move: Suggested) -> str:
        note = () if move.note is None else (move.note,)
        return self.voice.fit(_join_notes(*map(self.voice.value, (*move.reasons, *note))), CHOICE)

    def _make_menu(self, token: str, choices: tuple[Choice, ...], option: str) -> Row:
        placeholder = self.voice.label(name_option(self.ask, option))
        if option == self.pointed:
            placeholder = self.voice.fit(self.voice.text("lesson-here", what=placeholder), PLACEHOLDER)
        return Row((Menu(custom_id=token, choices=choices, placeholder=placeholder),))

    def make_choice(
        self, wanted: Field, value: str, begun: Reply | None = None, rated: Rating = MappingProxyType({})
    ) -> Choice:
        """A choice of a menu, with what is to be known of it, and what it takes after the fields begun with."""
        if isinstance(wanted, Number):
            return Choice(value=value, label=self.voice.value(value_name(wanted, value)))
        thing = Named(getattr(wanted, "kind", ""), value)
        note = note_after(self.note, self.ask, begun)(thing) if begun is not None else self.note(thing)
        reasons = map(self.voice.value, rated[value].reasons) if value in rated else ()
        note = self.voice.fit(_join_notes(*reasons, note), CHOICE)
        return Choice(value=value, label=self.voice.value(value_name(wanted, value)), description=note)


def find_single_pick(option: Option) -> tuple[str, Pick] | None:
    """The only field of an option, when it is one name to pick and there is any."""
    if len(option.fields) != 1:
        return None
    ((name, wanted),) = option.fields.items()
    return (name, wanted) if isinstance(wanted, Pick) and not wanted.optional and wanted.choices({}) else None


def _join_notes(*notes: str) -> str:
    """Notes one after another, what weighs most first: as many of them as may stand below a choice."""
    said, *others = list(filter(None, notes)) or [""]
    for one in others:
        if measure_length(longer := f"{said} · {one}") <= CHOICE:
            said = longer
    return said
