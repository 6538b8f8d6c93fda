"""The moves of a game as commands: a table of them becomes a command group, and a game's cog is that table.

    MOVES = (
        move("build", "lay", Word("kind"), Word("cell")),
        move("stay", Way("pass", beside="flee")),
        move("fly", (Way("one-die", when={"dice": 1}), Way("two-dice", when={"dice": 2})), Word("line"), Count("dice")),
    )

A move names an option of the open question and fills in its fields. What may be typed is called as the fields are,
and is completed with their legal values, from the question of whoever types. Names and descriptions in both
languages stand in `bot/messages/<language>/commands-<game>.ftl`.
"""

from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from inspect import Parameter, Signature
from keyword import iskeyword
from typing import ClassVar, Final, TypeAlias

from discord import app_commands

from bot.questions import Panel, noted
from bot.tables import Live
from bot.verbs import Given, ask_of, offered, shaped
from bot.voice import Voice
from cogs.common import Interaction, Names, Numbers, my_tables, reply_with, table_of, viewer_of
from games.table.asks import Ask, Refused, Reply
from games.table.facts import Seat

TABLE: Final = "table"
UNDRESSED: Final = "…"
"""What stands for a description until the words give it (`bot/words/translator.py`)."""


@dataclass(frozen=True, slots=True)
class Word:
    """A name, or several with commas, among those that the question offers."""

    kind: ClassVar[type[str | int | bool]] = str
    name: str
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """How many; may be left out where only one number is possible."""

    kind: ClassVar[type[str | int | bool]] = int
    name: str
    optional: bool = True


@dataclass(frozen=True, slots=True)
class Switch:
    """Yes or no; it fills in no field, but may call for another option."""

    kind: ClassVar[type[str | int | bool]] = bool
    name: str
    optional: bool = True


Typed: TypeAlias = Word | Count | Switch
Completer: TypeAlias = Callable[[Interaction, str], Coroutine[None, None, Names]]
Counter: TypeAlias = Callable[[Interaction, str], Coroutine[None, None, Numbers]]


@dataclass(frozen=True, slots=True)
class Way:
    """An option that a command may mean, where the question offers it.

    fields  the fields that what is typed fills in, where they are called otherwise
    when    what must have been typed for this option to be meant; None: anything at all
    beside  another option that the question must offer, where the name of the option alone says too little
    """

    option: str
    fields: Mapping[str, str] = field(default_factory=dict)
    when: Mapping[str, Given] = field(default_factory=dict)
    beside: str | None = None

    def of(self, ask: Ask) -> bool:
        """Whether the question offers this option."""
        return self.option in ask.options and (self.beside is None or self.beside in ask.options)

    def lacks(self, typed: Mapping[str, Given]) -> str | None:
        """What was typed otherwise than this option calls for, None when all is well."""
        for name, wanted in self.when.items():
            given = typed.get(name)
            if (given is None or given == "") if wanted is None else given != wanted:
                return name
        return None

    def filled(self, typed: Mapping[str, Given]) -> dict[str, Given]:
        """What was typed, by field."""
        return {self.fields.get(name, name): value for name, value in typed.items()}


@dataclass(frozen=True, slots=True)
class Move:
    """A command: what it may mean, the most particular first, and what may be typed."""

    name: str
    ways: tuple[Way, ...]
    typed: tuple[Typed, ...]

    def way(self, ask: Ask, typed: Mapping[str, Given]) -> Way:
        """The option that is meant here. Raises `Refused`."""
        ways = [way for way in self.ways if way.of(ask)]
        if not ways:
            raise Refused("refused-not-now")
        lacking = [way.lacks(typed) for way in ways]
        if None not in lacking:
            raise Refused("refused-missing", field=str(lacking[0]))
        return ways[lacking.index(None)]


def move(name: str, means: str | Way | tuple[Way, ...], *typed: Typed) -> Move:
    """A move; `means` is the name of its option, or says more of it, or of several."""
    ways = means if isinstance(means, tuple) else (Way(means) if isinstance(means, str) else means,)
    return Move(name, ways, typed)


def group(name: str, game: str, moves: Iterable[Move]) -> app_commands.Group:
    """The commands of a game."""
    made = app_commands.Group(name=name, description=UNDRESSED)
    for one in moves:
        made.add_command(_command(one, game))
    return made


def _command(one: Move, game: str) -> app_commands.Command[app_commands.Group, ..., None]:
    """A command whose parameters are those of the table; discord.py reads them from its signature."""
    names = {_parameter(typed.name): typed.name for typed in one.typed}

    async def call(interaction: Interaction, **given: Given) -> None:
        table = given.pop(TABLE, None)
        typed = {names[name]: value for name, value in given.items()}
        await _give(interaction, one, typed, None if table is None else str(table), game)

    vars(call)["__signature__"] = _signature(one)
    app_commands.rename(**{name: shown for name, shown in names.items() if name != shown})(call)
    command: app_commands.Command[app_commands.Group, ..., None] = app_commands.Command(
        name=one.name, description=UNDRESSED, callback=call
    )
    for typed in one.typed:
        if isinstance(typed, Word):
            command.autocomplete(_parameter(typed.name))(_naming(one, typed.name))
        elif isinstance(typed, Count):
            command.autocomplete(_parameter(typed.name))(_counting(one, typed.name))
    command.autocomplete(TABLE)(_tables)
    return command


def _signature(one: Move) -> Signature:
    here = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    typed = [
        Parameter(_parameter(each.name), Parameter.KEYWORD_ONLY, annotation=each.kind)
        if not each.optional
        else Parameter(
            _parameter(each.name), Parameter.KEYWORD_ONLY, annotation=each.kind | None, default=None
        )
        for each in one.typed
    ]
    table = Parameter(TABLE, Parameter.KEYWORD_ONLY, annotation=str | None, default=None)
    return Signature([here, *typed, table])


def _parameter(name: str) -> str:
    """The name of something typed as Python allows it."""
    plain = name.replace("-", "_")
    return f"{plain}_" if iskeyword(plain) else plain


async def _give(
    interaction: Interaction, one: Move, typed: Mapping[str, Given], table: str | None, game: str
) -> None:
    """Reply to the open question with the option that is meant and what was typed."""

    def make(live: Live, voice: Voice, seat: Seat | None) -> Reply:
        if live.table.game != game:
            raise Refused("refused-other-game", table=voice.table_name(live.table))
        ask = ask_of(live, seat)
        way = one.way(ask, typed)
        return shaped(voice, ask, way.option, way.filled(typed))

    await reply_with(interaction, table, make)


async def _legal(interaction: Interaction, one: Move, name: str, typing: str) -> list[tuple[str, str]]:
    """Legal values for what is being typed, with the way they are shown; none where the move is not possible now."""
    bot, viewer = interaction.client, await viewer_of(interaction)
    typed = {key: value for key, value in vars(interaction.namespace).items() if key != name}
    found: list[tuple[str, str]] = []

    def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
        ask = ask_of(live, seat)
        ways = [way for way in one.ways if way.of(ask)]
        calls = {str(way.when[name]) for way in ways if way.when.get(name) is not None}
        if calls:
            found.extend((call, call) for call in sorted(calls) if call.startswith(typing.strip()))
            return Panel("")
        wanting = [way for way in ways if way.fields.get(name, name) in ask.options[way.option].fields]
        fitting = [way for way in wanting if way.lacks({**typed, name: typing or UNDRESSED}) is None]
        for way in (fitting or wanting)[:1]:
            wanted, given = way.fields.get(name, name), way.filled(typed)
            note = noted(live, voice, ask.seat)
            found.extend(offered(voice, ask, way.option, wanted, given, typing, note))
        return Panel("")

    try:
        await bot.desk.look(await table_of(interaction, typed.get(TABLE)), viewer, see)
    except Refused:
        return []
    return found


def _naming(one: Move, name: str) -> Completer:
    async def complete(interaction: Interaction, typing: str) -> Names:
        found = await _legal(interaction, one, name, typing)
        return [app_commands.Choice(name=shown[:100], value=value[:100]) for shown, value in found]

    return complete


def _counting(one: Move, name: str) -> Counter:
    async def complete(interaction: Interaction, typing: str) -> Numbers:
        found = await _legal(interaction, one, name, str(typing).strip())
        return [app_commands.Choice(name=shown, value=int(value)) for shown, value in found]

    return complete


async def _tables(interaction: Interaction, typing: str) -> Names:
    return await my_tables(interaction, typing)
