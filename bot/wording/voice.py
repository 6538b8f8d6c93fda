"""A voice: everything worded for one reader of one table, in that reader's language.

The table speaks to its channel with one voice and to each seat with another. A voice is given only sayings,
questions and views that its reader may know; it decides nothing about that.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from msgspec import Struct, field

from bot.i18n import (
    Reader,
    Words,
    embolden,
    fit,
    remove_bold,
    split,
    strip_markdown,
    write_time_since,
    write_timestamp,
)
from bot.tables.live import Live
from bot.wording.receipts import Receipt, Undone, list_parts, name_option
from bot.wording.reference import find_told
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who
from porc_royal.rulebook import CardShown
from storage.ports import Language, SeatRow, TableRow

LABEL = 80
CHOICE = 100

OwnName = Callable[[Named], Saying | None]
"""What a thing is called at this table, None where the words know it."""


def name_channel(table: TableRow) -> str:
    """A link to a table's channel."""
    return f"<#{table.channel_id}>" if table.channel_id >= 0 else f"<@{-table.channel_id}>"


def address_messages(table: TableRow) -> str:
    """The address of the messages of a table's channel: with the id of one behind it, that of the message itself."""
    return f"https://discord.com/channels/{table.guild_id or '@me'}/{table.channel_id}/"


def give_no_name(_thing: Named) -> Saying | None:
    """Everything is called as the words call it."""
    return None


def give_no_note(_thing: Named) -> str:
    """Nothing is said beside what may be chosen."""
    return ""


def list_things(args: Iterable[Arg]) -> list[Named]:
    """The things that are named one by one, each once; several at once are not dwelt on."""
    return list(dict.fromkeys(one for one in args if isinstance(one, Named)))


class Voice(Struct, frozen=True):
    """One reader's words; `who` gives the name of whoever sits on a seat, `own_name` that of things with a name here.

    numbers  by which numbers the board shows a thing
    listed   several things as people list them
    told     what is said beside a card or a power where it is named
    """

    reader: Reader
    who: Callable[[Seat], str]
    game: str
    own_name: OwnName = give_no_name
    numbers: Callable[[Named], Sequence[str]] = lambda _thing: ()
    listed: Callable[[Sequence[Named]], Sequence[Saying | Named]] = lambda things: things
    told: Callable[[Named], Saying | Named | None] = give_no_name
    _names: dict[Named, str] = field(default_factory=dict)
    """What things are called, as they were found: a voice speaks of one view."""

    # ------------------------------------------------------------------------------------------- plain

    def text(self, key: str, **args: str | int) -> str:
        """A sentence of the bot."""
        return self.reader.text(key, **args)

    def game_text(self, key: str, **args: str | int) -> str:
        """A sentence of the bot, as this game words it where it does; texts are shown as they are."""
        return self.reader.word(key, args, self.game)

    def say(self, saying: Saying) -> str:
        """A sentence of the game or of the bot."""
        args = {
            name: one if isinstance(one, int) and one >= 0 else self.arg(one)
            for name, one in saying.args.items()
        }
        return self.reader.word(saying.key, args, self.game)

    def arg(self, arg: Arg | Saying) -> str:
        """A thing, a player, a list or a number, as it stands in a message."""
        match arg:  # the frequent ones first
            case Named():
                found = self._names.get(arg)
                if found is None:
                    called = self.own_name(arg)
                    found = self.say(called) if called else self.reader.arg(arg, self.who, self.game)
                    self._names[arg] = found
                return found
            case str() | int():
                return self.reader.arg(arg, self.who, self.game)
            case Saying():
                return self.say(arg)
            case Who():
                return self.who(arg.seat)
            case Listing(items):
                things = [one for one in items if isinstance(one, Named)]
                return self.join(
                    [self.arg(one) for one in (self.listed(things) if len(things) == len(items) else items)]
                )

    def value(self, arg: Arg | Saying) -> str:
        """The same without Markdown, at most 100 characters: fit for a menu."""
        return fit(strip_markdown(self.arg(arg)), CHOICE)

    def name_option(self, option: Arg | Saying) -> str:
        """What an option is called in a sentence: the arrow of its label would point at nothing there."""
        return self.arg(option).removesuffix("→").rstrip()

    def name_part(self, field: str, value: str) -> str:
        """What is filled in, with what it is, without Markdown: fit for a menu."""
        return strip_markdown(self.text("receipt-part", field=field, value=value))

    def label(self, option: Arg | Saying, value: Arg | None = None) -> str:
        """What stands on a button, at most 80 characters: an option, with the value that it is pressed for."""
        name = strip_markdown(self.name_option(option))
        return fit(name if value is None else f"{name} → {self.value(value)}", LABEL)

    def join(self, items: Sequence[str]) -> str:
        """Several things joined as the language joins them."""
        return self.reader.join(items)

    def fit(self, text: str, limit: int) -> str:
        """A text cut at a line's end to at most `limit` characters."""
        return fit(text, limit)

    def split(self, text: str, limit: int) -> list[str]:
        """A long text as several, each at most `limit` characters."""
        return split(text, limit)

    def moment(self, at: int) -> str:
        """A moment (unix ms) as every reader's own clock shows it, and how far off it is."""
        return write_timestamp(at)

    def since(self, at: int) -> str:
        """How long ago a moment (unix ms) is."""
        return write_time_since(at)

    # ------------------------------------------------------------------------------------ questions

    def ask(self, ask: Ask) -> str:
        """The question, as put to the seat that must answer it, with what it is about."""
        return "\n".join(map(self.say, (Saying(ask.key, dict(ask.args)), *ask.about)))

    def explain(self, things: Iterable[Named]) -> list[str]:
        """What these things do, a line each; nothing of those that need no word."""
        told = [(one, self.told(one)) for one in dict.fromkeys(things)]
        return [
            self.text("named-does", name=self.arg(one), does=self.arg(does))
            for one, does in told
            if does is not None
        ]

    def explain_question(self, ask: Ask) -> list[str]:
        """What a question names and does not tell itself, for whoever must decide on it."""
        args = [*ask.args.values(), *(arg for said in ask.about for arg in said.args.values())]
        return self.explain(one for one in list_things(args) if self.told(one) not in args)

    def describe_waiting(self, ask: Ask) -> str:
        """What an awaited seat is doing, for the others: `<ask>-waiting`, "" where the game has no word for it.

        Of what the question is filled in with it may name players; nothing else, since that may be for one seat alone.
        """
        key = f"{ask.key}-waiting"
        people: dict[str, Arg] = {name: one for name, one in ask.args.items() if isinstance(one, Who)}
        return self.say(Saying(key, people)) if self.reader.has(key) else ""

    def field(self, name: str) -> str:
        """What a field of a reply is called."""
        return self.reader.field(name, self.game)

    def step(self, name: str) -> str:
        """What a rule being applied is called: `<game>-step-<name>`, else the name of its function."""
        key = f"{self.game}-step-{name}"
        return self.text(key) if self.reader.has(key) else name.replace("_", " ")

    def invite(self, name: str) -> str:
        """The invitation to fill in a field."""
        return fit(self.text("wizard-choose", field=self.field(name)), 150)

    def say_bounds(self, least: int, most: int) -> str:
        """How many may be chosen."""
        if least == most:
            return self.text("window-exactly", count=least)
        return self.text("window-between", least=least, most=most)

    def explain_form(self, ask: Ask, option: str) -> str:
        """What the form of an option is for: `<what it is called>-form`, "" where its fields say it all."""
        match name_option(ask, option):
            case Saying(key=key):
                key = f"{key}-form"
            case Named(kind=kind, name=name):
                key = f"{self.game}-{kind}-{name}-form"
            case _:
                return ""
        return self.text(key) if self.reader.has(key) else ""

    def draft(self, ask: Ask, option: str, filled: Sequence[tuple[str, Arg]]) -> str:
        """A form so far: the question, the option with what its form is for, and what has been filled in."""
        label = ask.options[option].label
        name = self.name_option(label if label is not None else Saying(f"{ask.key}-{option}"))
        told = filter(None, [self.explain_form(ask, option)])
        lines = [self.ask(ask), f"**{name}**", *told, *self._list_filled(filled)]
        return fit("\n".join(lines), 1500)

    def _list_filled(self, filled: Sequence[tuple[str, Arg]]) -> list[str]:
        return [
            self.text("wizard-line", field=self.field(name), value=self.word_value(arg))
            for name, arg in filled
        ]

    def word_value(self, arg: Arg) -> str:
        """A value as it stands in a message that sets it off itself: escaped, but not in bold letters."""
        if isinstance(arg, Listing) and not arg.items:
            return self.text("wizard-empty")
        # Names of people come with bold letters of their own.
        return remove_bold(self.arg(arg))

    # --------------------------------------------------------------------------------------- answers

    def receipt(self, receipt: Receipt) -> str:
        """What was taken, privately."""
        if receipt.order:
            what = self.name_option(receipt.what)
            lines = [self.text(f"receipt-{receipt.order}", what=what), *self._list_filled(receipt.parts)]
            return fit("\n".join([*lines, self.text("receipt-set-note")]), 1500)
        hidden = receipt.sealed and not receipt.own
        key = "receipt-sealed" if hidden else "receipt-taken"
        # A card that is played under its own name need not be named twice.
        told = [(name, arg) for name, arg in receipt.parts if arg != receipt.what]
        what, filled = self.name_option(receipt.what), self._list_filled(told)
        if len(told) == 1 and self.arg(receipt.what).endswith("→"):
            what, filled = f"{what} → **{self.word_value(told[0][1])}**", []
        lines = [self.text(key, what=what), *filled]
        if receipt.ordered is not None:
            lines.append(self.text("receipt-ordered", what=self.say(receipt.ordered)))
        if hidden:
            lines.append(self.text("receipt-sealed-note"))
        return fit("\n".join(lines), 1500)

    def undo_receipt(self, undone: Undone) -> str:
        """What was taken back, privately."""
        return self.text("undo-receipt", what=self._describe_deed(undone.what, undone.parts))

    def describe_reply(self, ask: Ask, reply: Reply) -> str:
        """What a reply does, with what it names, for the one whose reply it is."""
        return self._describe_deed(name_option(ask, reply.option), list_parts(ask, reply))

    def _describe_deed(self, what: Arg | Saying, filled: Sequence[tuple[str, Arg]]) -> str:
        name = self.name_option(what)
        named = ", ".join(self.word_value(arg) for _, arg in filled)
        if len(filled) > 1:
            named = ", ".join(self._word_part(field, arg) for field, arg in filled)
        return f"{name} → {named}" if named else name

    def _word_part(self, name: str, arg: Arg) -> str:
        return self.text("receipt-part", field=self.field(name), value=self.word_value(arg))

    def refusal(self, refused: Refused) -> str:
        """Why nothing was changed. The names of fields are worded."""
        args = dict(refused.says.args)
        for one in ("field", "other"):
            name = args.get(one)
            if isinstance(name, str):
                args[one] = self.field(name)
        return self.say(Saying(refused.says.key, args))

    # ---------------------------------------------------------------------------------------- tables

    def heading(self, table: TableRow) -> str:
        """Which table a direct message speaks of, with a link to its channel; what is learnt there."""
        if table.lesson:
            return f"**{self.game_name()} · {self.name_lesson(table)}**"
        return f"**{self.table_name(table)}** · {name_channel(table)}"

    def name_lesson(self, table: TableRow) -> str:
        """What the lesson of a table is called."""
        return self.text(f"{self.game}-lesson-{table.lesson}")

    def table_name(self, table: TableRow) -> str:
        """The game and the number of a table."""
        return self.text("table-name", game=self.game_name(), number=table.id)

    def game_name(self) -> str:
        """What the game is called."""
        return self.reader.game_name(self.game)

    def hand(self, table: TableRow, cards: Sequence[CardShown]) -> str:
        """The viewer's cards, one a line, with what each does."""
        lines = [f"• {self._card(card)}" for card in cards]
        return "\n".join([self.text("hand-title", table=self.table_name(table), count=len(cards)), *lines])

    def _card(self, card: CardShown) -> str:
        title, effect = self.arg(card.title), self.say(card.effect)
        if not card.marks:
            return self.text("hand-card", title=title, effect=effect)
        marks = " · ".join(map(self.arg, card.marks))
        return self.text("hand-card-marked", title=title, effect=effect, marks=marks)

    def phrase(self, thing: Saying | Named) -> str:
        """The words of a picture: as they are, since nothing there reads Markdown."""
        worded = self.say(thing) if isinstance(thing, Saying) else self.arg(thing)
        return strip_markdown(worded)


class Voices:
    """Makes voices. `names` are given as they were when people sat down; nobody is pinged by a name."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def of_table(self, live: Live) -> Voice:
        """The voice in which a table speaks to its channel."""
        return self._voice(live, live.table.language)

    def of_seat(self, live: Live, row: SeatRow) -> Voice:
        """The voice in which a table speaks to one seat."""
        return self._voice(live, row.language or live.table.language)

    def in_language(self, live: Live, language: Language) -> Voice:
        """The voice in which a table speaks to a reader of this language who may not be seated."""
        return self._voice(live, language)

    def _voice(self, live: Live, language: Language) -> Voice:
        names: Mapping[int, str] = {row.seat: embolden(row.name) for row in live.seats}
        return Voice(
            self.words.of(language),
            lambda seat: names.get(seat, "?"),
            live.table.game,
            _find_own_names(live),
            live.rulebook.numbers,
            live.rulebook.listed,
            partial(find_told, live.rulebook),
        )


def _find_own_names(live: Live) -> OwnName:
    """What things are called at a table, as everybody may know it."""
    book = live.rulebook.own_name
    if book is None or live.game is None:
        return give_no_name
    views: list[object] = []

    def find(thing: Named) -> Saying | None:
        if not views:
            views.append(live.play.view(None))
        return book(views[0], thing)

    return find


__all__ = ["Voice", "Voices", "Who"]
