"""What the lobby shows: who sits, what is chosen, and the buttons and menus to change it."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from bot.delivery.outgoing import TEXTS_LIMIT, Button, Choice, ListLine, Menu, Row, Style
from bot.i18n import strip_markdown
from bot.panels.chance import make_word_buttons, tell_fingerprint
from bot.panels.custom_ids import Token, Verb
from bot.panels.prompts import Panel
from bot.tables.live import Live
from bot.tables.practice import has_level
from bot.wording.option_text import make_option_key, make_slug
from bot.wording.outlines import describe_game
from bot.wording.partners import name_with_level
from bot.wording.table_settings import TableSetting, list_settings
from bot.wording.voice import Voice
from porc_royal.facts import Seat
from porc_royal.rulebook import Setting, TableOption
from storage.ports import Level

LEVELS: Final[tuple[Level, ...]] = ("gentle", "strong")
"""The levels of practice players besides the ordinary one: the options of the buttons by which they are added."""
LONGEST = 1900
MENUS = 4
"""Menus on one page of options; the fifth row holds the menu of the pages."""


def make_lobby(live: Live, voice: Voice) -> Panel:
    """The lobby's message: what the game is, who is in, what will be played, and who may start, each with its button.

    Once it is over it has no buttons any more, and says what became of it.
    """
    fewest, most = live.rulebook.seats
    host = live.seat_of(live.table.host_id)
    pitch, after = _describe_game(voice), _footer(live, voice)
    title = f"## {voice.text('lobby-title', game=voice.table_name(live.table))}"
    head = [
        *_list_setting_lines(live, voice),
        voice.game_text("lobby-intro", least=fewest, most=most),
        voice.text("lobby-host", who=voice.who(Seat(host.seat)) if host else "?"),
    ]
    names = [name_with_level(voice.reader, row, voice.who(Seat(row.seat))) for row in live.seats]
    players = [
        f"**{voice.text('lobby-players', taken=len(live.seats), most=most)}**",
        *(
            voice.text("lobby-player", place=row.seat + 1, who=name)
            for row, name in zip(live.seats, names, strict=True)
        ),
    ]
    played = describe_game(live, voice)
    settings = _list_changed_options(live, voice)
    played += [voice.text("lobby-advanced-changed")] if settings else []
    below = [line for one in after for line in one[1]]
    room = LONGEST - len("\n".join([title, *pitch, *head, *players, *played, *below]))
    played += _fit_lines(settings, room, lambda left: voice.text("lobby-more-options", count=left))
    # Who is in and what is played stay before what sells the game.
    if len("\n".join([title, *pitch, *head, *players, *played, *below])) > LONGEST:
        pitch = []
    opened = live.table.status == "lobby"
    parts: list[tuple[Button | None, Sequence[str]]] = [
        (_make_button(live, voice, "join", "lobby-join", "success"), players),
        (_make_button(live, voice, "options", "lobby-options", "secondary"), played),
        *after,
    ]
    lines = tuple(ListLine("\n".join(said), button if opened else None) for button, said in parts)
    text = voice.fit("\n".join([title, *pitch, *head]), TEXTS_LIMIT - sum(len(one.text) for one in lines))
    return Panel(text, _make_lobby_rows(live, voice) if opened else (), lines=lines)


def _describe_game(voice: Voice) -> list[str]:
    """What the game is, how hard, and for how long: for whoever has never seen it."""
    key = f"{voice.game}-pitch"
    return [voice.text(key)] if voice.reader.has(key) else []


def _list_changed_options(live: Live, voice: Voice) -> list[str]:
    """The options that differ from the usual, without those that `describe_game` speaks of."""
    chosen, told = live.table.options, live.rulebook.outline is not None
    return [
        "• " + word_setting(live, voice, one.name, chosen[one.name])
        for one in live.rulebook.options
        if chosen.get(one.name, one.default) != one.default and not (told and one.decides)
    ]


def _fit_lines(lines: list[str], room: int, more: Callable[[int], str]) -> list[str]:
    """The lines, each on one of its own; without enough room, the first of them and how many there are besides."""
    if len("\n".join(["", *lines])) <= room:
        return lines
    shown = lines
    while shown and len("\n".join(["", *shown, more(len(lines))])) > room:
        shown = shown[:-1]
    return [*shown, more(len(lines) - len(shown))]


def _footer(live: Live, voice: Voice) -> list[tuple[Button | None, Sequence[str]]]:
    """Who may start, what seals the dice, and what to know about privacy; once it is over, what became of the lobby."""
    table = live.table
    if table.status != "lobby":
        return [(None, [f"*{voice.text('status-' + table.status.replace('_', '-'))}*"])]
    start = _make_button(live, voice, "start", "lobby-start", "primary")
    private = [f"-# {voice.game_text('lobby-privacy')}", f"-# {voice.text('lobby-dm-hint')}"]
    return [(start, [_say_ready(live, voice)]), (None, [*tell_fingerprint(live, voice), *private])]


def may_start(live: Live) -> bool:
    """Whether enough have sat down."""
    return len(live.seats) >= live.rulebook.seats[0]


def _say_ready(live: Live, voice: Voice) -> str:
    """Who may start, or how many are missing."""
    if not may_start(live):
        return voice.text("lobby-need", count=live.rulebook.seats[0] - len(live.seats))
    host = live.seat_of(live.table.host_id)
    return voice.text("lobby-ready", who=voice.who(Seat(host.seat)) if host else "?")


def make_start_button(table_id: int, label: str) -> Button:
    """Start, where the host has just pressed something: on a phone the lobby may be far above by then."""
    return Button(custom_id=str(Token("start", table_id)), label=label, style="primary")


def _list_setting_lines(live: Live, voice: Voice) -> list[str]:
    """What there is to say of the table's settings above everything else."""
    lines = (one.word_line(live.table, voice) for one in list_settings(live.rulebook))
    return [line for line in lines if line]


def word_setting(live: Live, voice: Voice, name: str, value: Setting) -> str:
    """An option with its chosen value."""
    game = live.table.game
    return voice.text(
        "lobby-option",
        option=voice.text(make_option_key(game, name)),
        value=voice.text(make_option_key(game, name, value)),
    )


def _make_lobby_rows(live: Live, voice: Voice) -> tuple[Row, ...]:
    """Leave, a thread, a word for the dice; practice players of each level, and one less."""
    whole = [
        _make_button(live, voice, "leave", "lobby-leave", "secondary"),
        _make_button(live, voice, "thread", "lobby-thread", "secondary"),
        *make_word_buttons(live, voice),
    ]
    practice = [_make_button(live, voice, "practice", "lobby-practice-add", "secondary")]
    for level in LEVELS:
        if has_level(live.rulebook, level):
            token = str(Token("practice", live.table.id, option=level))
            practice.append(Button(custom_id=token, label=voice.text(f"lobby-practice-{level}")))
    if any(one.kind == "practice" for one in live.seats):
        practice.append(_make_button(live, voice, "dismiss", "lobby-practice-remove", "secondary"))
    return Row(tuple(whole)), Row(tuple(practice))


def _make_button(live: Live, voice: Voice, verb: Verb, key: str, style: Style) -> Button:
    return Button(custom_id=str(Token(verb, live.table.id)), label=voice.text(key), style=style)


def make_options_panel(live: Live, voice: Voice, page: int) -> Panel:
    """One page of the options: what each is for, who may start, a menu for each option, and one of the pages."""
    pages = _split_pages(live, voice)
    page = max(0, min(page, len(pages) - 1))
    heading, shown = pages[page]
    turn = Menu(
        custom_id=str(Token("options", live.table.id, place=page)),
        choices=tuple(
            Choice(value=str(number), label=voice.fit(title, 100), default=number == page)
            for number, (title, _) in enumerate(pages)
        ),
        placeholder=voice.fit(heading, 150),
    )
    lines = [f"**{voice.text('lobby-options-title')}**", f"**{heading}**"]
    lines += [_word_help(live, voice, one.name) for one in shown]
    menus = (_make_menu(live, voice, one, page) for one in shown)
    start = _make_button(live, voice, "start", "lobby-start", "primary") if may_start(live) else None
    ready = ListLine(_say_ready(live, voice), start)
    return Panel("\n".join(lines), (*menus, Row((turn,))), lines=(ready,))


class _OptionMenu(Struct, frozen=True):
    """An option as a menu: its name, the values with their words, and the one that is chosen."""

    name: str
    values: list[tuple[str, str]]
    chosen: str


def _split_pages(live: Live, voice: Voice) -> list[tuple[str, list[_OptionMenu]]]:
    """The options by headings, at most four on a page; a heading that needs several pages numbers them."""
    pages: list[tuple[str, list[_OptionMenu]]] = []
    for heading, kinds in _group_options(live, voice).items():
        number = -(-len(kinds) // MENUS)
        most = -(-len(kinds) // number)
        for place in range(number):
            title = heading if number == 1 else f"{heading} ({place + 1}/{number})"
            pages.append((title, kinds[place * most : (place + 1) * most]))
    return pages


def _group_options(live: Live, voice: Voice) -> dict[str, list[_OptionMenu]]:
    """What decides the game; then the other settings of the table and options of the game, as advanced, by headings."""
    settings = [one for one in list_settings(live.rulebook) if one.menu_values]
    options = [one for one in live.rulebook.options if len(one.values) > 1]
    deciding = [_make_option_menu(live, voice, one) for one in options if one.decides]
    deciding += [_make_setting_menu(live, voice, one) for one in settings if one.decides]
    groups = {voice.text("lobby-group-deciding"): deciding}

    def add(heading: str, menu: _OptionMenu) -> None:
        groups.setdefault(voice.text("lobby-advanced", what=voice.text(heading)), []).append(menu)

    for setting in settings:
        if not setting.decides:
            add("lobby-group-table", _make_setting_menu(live, voice, setting))
    for option in options:
        if not option.decides:
            heading = f"{live.table.game}-group-{option.group}" if option.group else "lobby-group-game"
            add(heading, _make_option_menu(live, voice, option))
    return groups


def _make_setting_menu(live: Live, voice: Voice, one: TableSetting) -> _OptionMenu:
    values = [(value, one.word_value(voice, value)) for value in one.menu_values]
    return _OptionMenu(one.name, values, one.get_value(live.table))


def _make_option_menu(live: Live, voice: Voice, one: TableOption) -> _OptionMenu:
    game, chosen = live.table.game, live.table.options.get(one.name, one.default)
    values = [(make_slug(value), voice.text(make_option_key(game, one.name, value))) for value in one.values]
    return _OptionMenu(one.name, values, make_slug(chosen))


def _word_title(live: Live, voice: Voice, name: str) -> str:
    own = make_option_key(live.table.game, name)
    return voice.text(own) if voice.reader.has(own) else voice.text(f"lobby-{name}-which")


def _word_help(live: Live, voice: Voice, name: str) -> str:
    own = f"{live.table.game}-option-{name}-help"
    told = voice.text(own if voice.reader.has(own) else f"lobby-{name}-help")
    return f"-# **{_word_title(live, voice, name)}** · {told}"


def _make_menu(live: Live, voice: Voice, kind: _OptionMenu, page: int) -> Row:
    title = _word_title(live, voice, kind.name)
    choices = tuple(
        Choice(
            value=value,
            label=voice.fit(strip_markdown(voice.text("lobby-option", option=title, value=label)), 100),
            default=value == kind.chosen,
        )
        for value, label in kind.values
    )
    token = str(Token("set", live.table.id, place=page, field=kind.name))
    return Row((Menu(custom_id=token, choices=choices, placeholder=voice.fit(title, 150)),))
