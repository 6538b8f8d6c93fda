"""Everything that somebody at a table can have shown to them, as bytes."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.games import GAMES
from bot.moderation.answers import ShownPanel, Viewer
from bot.panels.custom_ids import read_token
from bot.panels.form_windows import PART, make_next_window, make_window
from bot.panels.prompts import Panel, Prompt, make_note_writer
from bot.panels.record_pages import read_wanted
from bot.tables.live import Live
from bot.wording.forms import Draft, fill_field, find_next_field, skip_field
from bot.wording.typed_cards import list_playable_cards
from bot.wording.typed_fields import complete_field, find_ask
from bot.wording.typed_replies import make_pass
from bot.wording.voice import Voice
from porc_royal.asks import Ask, FreeText, Number, Refused
from porc_royal.facts import Seat
from tests.promises.moderated import ModeratedTable, plain

STEPS: Final = 12
"""No form has more fields."""

TYPED: Final = ("", "a", "1", "bou")

Look: TypeAlias = Callable[[ModeratedTable, Viewer], Awaitable[bytes]]


async def seen(moderated: ModeratedTable, seat: Seat | None, name: str) -> bytes:
    """What a look shows, or the words with which it is refused."""
    viewer = Viewer(moderated.user(seat), moderated.language(seat))
    try:
        return await LOOKS[name](moderated, viewer)
    except Refused as refused:
        return await refusal(moderated, seat, refused)


async def refusal(moderated: ModeratedTable, seat: Seat | None, refused: Refused) -> bytes:
    """A refusal as its reader has it."""
    async with moderated.tables.turn(moderated.table_id) as live:
        voice = moderated.voices.in_language(live, moderated.language(seat))
        return plain(["refused", voice.refusal(refused)])


def _panel(panel: Panel) -> bytes:
    return plain([panel.text, panel.more, panel.rows])


def _shown(shown: ShownPanel) -> bytes:
    picture = shown.picture
    return plain([_panel(shown.panel), picture and picture.png, picture and picture.alt])


async def _hand(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    return _shown(await moderated.queries.show_hand(moderated.table_id, viewer))


async def _board(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    return _shown(await moderated.queries.show_board(moderated.table_id, viewer, as_text=False))


async def _text(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    return _shown(await moderated.queries.show_board(moderated.table_id, viewer, as_text=True))


async def _status(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    return _panel(await moderated.queries.show_status(moderated.table_id, viewer))


async def _why(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    return _panel(await moderated.queries.explain_question(moderated.table_id, viewer))


async def _what(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    return _panel(await moderated.queries.explain_words(moderated.table_id, viewer))


async def _log(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    return _panel(await moderated.history.show_log(moderated.table_id, viewer))


async def _catchup(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    told = await moderated.history.catch_up(moderated.table_id, viewer)
    return plain([_panel(told.panel), [(one.png, one.alt) for one in told.pictures]])


async def _proof(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    shown = await moderated.proofs.show(moderated.table_id, viewer)
    return plain([_panel(shown.panel), [(one.name, one.data) for one in shown.files]])


async def _replay(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    """The newest turn once more, and the step before its last."""
    newest = await moderated.replays.show(moderated.table_id, viewer)
    (row, *_) = newest.panel.rows
    by, back = (row.parts[at].custom_id for at in (4, 1))
    pages = [newest]
    for custom_id in (by, back):
        wanted = read_wanted(read_token(custom_id), "", viewer.language)
        pages.append(await moderated.replays.show(moderated.table_id, viewer, wanted))
    return plain([_shown(one) for one in pages])


async def _answer(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    return _shown(await moderated.queries.show_question(moderated.table_id, viewer))


def _thing(what: str) -> Look:
    """What a command shows that only some games have: all of it, and whatever may be asked for alone."""

    async def look(moderated: ModeratedTable, viewer: Viewer) -> bytes:
        things = await moderated.queries.list_look(moderated.table_id, viewer, what)
        shown = [_shown(await moderated.queries.show_look(moderated.table_id, viewer, what))]
        shown += [
            _shown(await moderated.queries.show_look(moderated.table_id, viewer, what, name))
            for _, name in things[:3]
        ]
        return plain([things, shown])

    return look


async def _places(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    picture = (await moderated.queries.show_question(moderated.table_id, viewer)).picture
    return plain(picture and [picture.png, picture.alt])


async def _forms(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    """Every form of the open question, each filled in with the first that is offered."""

    def see(live: Live, voice: Voice, seat: Seat | None) -> list[object]:
        ask = find_ask(live, seat)
        asked = moderated.announcer.prompt_for(live, voice, ask.seat)
        return [page for option in ask.options for page in _steps(asked, option)]

    return plain(await moderated.queries.look(moderated.table_id, viewer, see))


def _steps(asked: Prompt, option: str) -> list[object]:
    draft, pages = Draft(), list[object]()
    if option in asked.ask.options:
        whole = make_window(asked, option, Draft())
        pages.append(whole or make_next_window(asked, option, Draft(), Draft(), PART))
    for _ in range(STEPS):
        try:
            panel = asked.show_form(option, draft)
        except Refused as refused:
            return [*pages, asked.voice.refusal(refused)]
        pages.append([panel.text, panel.rows])
        waiting = find_next_field(asked.ask.options[option], draft)
        if waiting is None:
            break
        name = waiting[0]
        try:
            values = _first(asked.ask, option, name, draft)
            if values:
                fill_field(asked.ask, option, name, draft, values)
            else:
                skip_field(asked.ask, option, name, draft)
        except Refused as refused:
            return [*pages, asked.voice.refusal(refused)]
    return pages


def _first(ask: Ask, option: str, name: str, draft: Draft) -> list[str]:
    wanted = ask.options[option].fields[name]
    match wanted:
        case Number():
            return [str(wanted.range(draft.fields)[1])]
        case FreeText():
            return ["x" * wanted.least]
        case _:
            return list(wanted.choices(draft.fields))[:1]


async def _autocomplete(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    """What is offered for every field of every option, the fields before it taken from what was offered."""

    def see(live: Live, voice: Voice, seat: Seat | None) -> list[object]:
        ask = find_ask(live, seat)
        note = make_note_writer(live, voice, ask.seat)
        found: list[object] = []
        found.append([(one, voice.value(one)) for one, _ in list_playable_cards(ask)])
        for option, offer in ask.options.items():
            given: dict[str, str | int | bool | None] = {}
            for field in offer.fields:
                lists = [complete_field(voice, ask, option, field, given, typed, note) for typed in TYPED]
                found.append([option, field, lists])
                if lists[0]:
                    given[field] = lists[0][0][1]
        try:
            found.append(make_pass(voice, ask))
        except Refused as refused:
            found.append(voice.refusal(refused))
        return found

    return plain(await moderated.queries.look(moderated.table_id, viewer, see))


SHARED: Final = sorted({one.look for one in GAMES.list_shared_looks()})
"""What only some games have to be looked at."""

LOOKS: Final[dict[str, Look]] = {
    "hand": _hand,
    "board": _board,
    "text": _text,
    "status": _status,
    "why": _why,
    "what": _what,
    "log": _log,
    "catchup": _catchup,
    "answer": _answer,
    "proof": _proof,
    "replay": _replay,
    "forms": _forms,
    "autocomplete": _autocomplete,
    "places": _places,
    **{what: _thing(what) for what in SHARED},
}
