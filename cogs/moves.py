"""The commands of the games: each group that a game describes (`porc_royal/commands.py`) becomes one of Discord's."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from inspect import Parameter, Signature
from keyword import iskeyword
from typing import Final, TypeAlias

from discord import app_commands

from bot.app import PorcRoyal
from bot.games import GAMES
from bot.panels.prompts import make_note_writer
from bot.tables.live import Live
from bot.wording.typed_fields import Shown, find_ask
from bot.wording.typed_replies import make_reply
from bot.wording.voice import Voice
from cogs.common import Interaction, Names, Numbers, complete_from, list_own_tables, reply_with
from cogs.looks import make_look_command
from cogs.negotiating import make_negotiate
from cogs.ways import UNDESCRIBED, propose_values, recognise_options
from porc_royal.asks import Refused, Reply
from porc_royal.commands import Amount, CommandGroup, Given, MoveCommand, Word
from porc_royal.facts import Seat

TABLE: Final = "table"
NOT_NOW: Final = ("refused-not-now", "refused-not-asked")
Completer: TypeAlias = Callable[[Interaction, str], Coroutine[None, None, Names]]
Counter: TypeAlias = Callable[[Interaction, str], Coroutine[None, None, Numbers]]


def make_group(group: CommandGroup, game: str) -> app_commands.Group:
    """A command group of a game: its moves, the looks of its own, and talk in private."""
    made = app_commands.Group(name=group.name, description=UNDESCRIBED)
    for one in group.moves:
        made.add_command(_command(one, game))
    for look in group.looks:
        made.add_command(make_look_command(look, own=True))
    if group.negotiate:
        made.add_command(make_negotiate())
    return made


def _command(one: MoveCommand, game: str) -> app_commands.Command[app_commands.Group, ..., None]:
    """A command whose parameters are those of the table; discord.py reads them from its signature."""
    names = {_parameter(typed.name): typed.name for typed in one.typed}

    async def call(interaction: Interaction, **given: Given) -> None:
        table = given.pop(TABLE, None)
        typed = {names[name]: value for name, value in given.items()}
        await _give(interaction, one, typed, None if table is None else str(table), game)

    vars(call)["__signature__"] = _signature(one)
    app_commands.rename(**{name: shown for name, shown in names.items() if name != shown})(call)
    command: app_commands.Command[app_commands.Group, ..., None] = app_commands.Command(
        name=one.name, description=UNDESCRIBED, callback=call
    )
    for typed in one.typed:
        if isinstance(typed, Word):
            command.autocomplete(_parameter(typed.name))(_naming(one, typed.name, game))
        elif isinstance(typed, Amount):
            command.autocomplete(_parameter(typed.name))(_counting(one, typed.name, game))
    command.autocomplete(TABLE)(_tables)
    return command


def _signature(one: MoveCommand) -> Signature:
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
    interaction: Interaction, one: MoveCommand, typed: Mapping[str, Given], table: str | None, game: str
) -> None:
    """Reply to the open question with the option that is meant and what was typed."""

    def make(live: Live, voice: Voice, seat: Seat | None) -> Reply:
        if live.table.game != game:
            raise Refused("refused-other-game", table=voice.table_name(live.table))
        try:
            ask = find_ask(live, seat)
            meant = recognise_options(one, voice, ask, typed)
            way = one.choose_way(ask, meant)
        except Refused as refused:
            raise _otherwise(live, seat, one, refused) from None
        return make_reply(voice, ask, way.option, way.fill_fields(ask, meant))

    await reply_with(interaction, table, make)


def _otherwise(live: Live, seat: Seat | None, one: MoveCommand, refused: Refused) -> Refused:
    """When the move is possible, rather than only that it is not so now."""
    if seat is None or not refused.says.key.startswith(NOT_NOW):
        return refused
    why = live.rulebook.not_now(live.play.view(None), one.name, live.play.asks.get(seat))
    return refused if why is None else Refused(why.key, **why.args)


async def _list_legal(
    interaction: Interaction, one: MoveCommand, name: str, typing: str, game: str
) -> Sequence[Shown]:
    """Legal values for what is being typed, with the way they are shown; none where the move is not possible now."""
    typed = {key: value for key, value in vars(interaction.namespace).items() if key != name}

    def see(live: Live, voice: Voice, seat: Seat | None) -> Sequence[Shown]:
        if live.table.game != game:
            return []
        ask = find_ask(live, seat)
        note = make_note_writer(live, voice, ask.seat)
        return propose_values(voice, ask, one, name, recognise_options(one, voice, ask, typed), typing, note)

    return await complete_from(interaction, see)


def _naming(one: MoveCommand, name: str, game: str) -> Completer:
    async def complete(interaction: Interaction, typing: str) -> Names:
        found = await _list_legal(interaction, one, name, typing, game)
        return [app_commands.Choice(name=shown[:100], value=value[:100]) for shown, value in found]

    return complete


def _counting(one: MoveCommand, name: str, game: str) -> Counter:
    async def complete(interaction: Interaction, typing: str) -> Numbers:
        found = await _list_legal(interaction, one, name, str(typing).strip(), game)
        return [app_commands.Choice(name=shown, value=int(value)) for shown, value in found]

    return complete


async def _tables(interaction: Interaction, typing: str) -> Names:
    return await list_own_tables(interaction, typing)


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    for game in tuple(GAMES.known.values()):
        try:
            groups = [make_group(group, game.name) for group in game.commands]
        except Exception as fault:  # noqa: BLE001  # names that Discord does not take, say: the others are played
            GAMES.refuse(game.name, f"{type(fault).__name__}: {fault}")
            continue
        for group in groups:
            bot.tree.add_command(group)
