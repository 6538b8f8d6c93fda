"""Corrections: the table agrees to put something right that everybody sees; the game says what can be.

It takes hold where the part of the game that is under way began: what was answered since is asked again.
"""

from collections.abc import Sequence

import msgspec

from bot.announcer.news import News
from bot.moderation.actions import Person, is_manager
from bot.moderation.deps import Part
from bot.moderation.restarts import NewStart, go_on
from bot.panels.prompts import Panel
from bot.panels.way_back import show_correction
from bot.tables.banks import settle_banks
from bot.tables.live import Live
from bot.tables.moments import list_draws
from bot.tables.terms import NO_TERMS
from bot.wording.forms import Draft, list_values
from bot.wording.receipts import name_option, value_name
from bot.wording.voice import Voice
from porc_royal.asks import Answer, Ask, Field, Number, Refused, Reply
from porc_royal.corrections import TABLE, ask_correction, find_correction, list_open_corrections
from porc_royal.play import Play, RulesBroke
from storage.ports import Change, NewEntry, PositionRow


class Corrections(Part):
    """Fills in what is to be put right, and makes the change once the table has agreed."""

    async def show(self, table_id: int, person: Person, name: str, chosen: Sequence[str]) -> Panel | None:
        """Menus for what is to be filled in next; None where nothing is. Raises `Refused`.

        name: of the correction, "" where it is still to be chosen
        """
        async with self._tables.turn(table_id) as live:
            require_correcting(live, person)
            voice = self._voices.in_language(live, person.language)
            if not name:
                text = voice.text("correct-ask", table=voice.table_name(live.table))
                return show_correction(voice, table_id, text, "", (), _list_corrections(live, voice))
            ask = _ask(live, name)
            fields = ask.options[name].fields
            filled = _fill(ask, name, chosen)
            if len(filled) == len(fields):
                return None
            key, wanted = list(fields.items())[len(filled)]
            values = [
                (one, voice.value(value_name(wanted, _read_value(wanted, one))))
                for one in list_values(wanted, Draft(fields=filled))
            ]
            if not values:
                raise Refused("correct-nothing")
            named = voice.value(name_option(ask, name))
            text = voice.text("correct-next", what=named, field=voice.field(key))
            return show_correction(voice, table_id, text, name, chosen, values)

    async def read(self, table_id: int, name: str, chosen: Sequence[str]) -> Reply:
        """What was filled in. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            ask = _ask(live, name)
            return ask.check(Reply(name, _fill(ask, name, chosen)))

    def word(self, live: Live, voice: Voice, reply: Reply) -> str:
        """A correction as everybody reads it. Raises `Refused` where it cannot be made."""
        try:
            Play(live.rulebook, live.play.position).take(TABLE, reply)
        except RulesBroke as broken:
            raise Refused("correct-nothing") from broken
        return voice.say(find_correction(live.rulebook.corrections, reply.option).tells(reply))

    async def make_change(self, live: Live, reply: Reply) -> Change:
        """The table with what is put right, to be committed at once. Raises `Refused`, `RulesBroke`."""
        if live.table.status != "playing":
            raise Refused("refused-not-now")
        at, seq = self._clock.now(), live.play.position.seq
        gone = await self._store.log(live.table.id, start=seq)
        game = Play(live.rulebook, live.play.position)
        place = game.place
        step = game.take(TABLE, reply)
        spent = settle_banks(live, NO_TERMS, at)
        for row in spent:
            live.reseat(row)
        live.game, live.stand_ins = game, []
        live.posts.redraws = live.posts.redraws.add(list_draws(gone))
        entry = NewEntry(
            TABLE, place, msgspec.json.encode(step.reply), msgspec.json.encode(step.facts), False
        )
        start = NewStart(
            seq,
            [News(words=lambda voice: [voice.text("correct-done")])],
            seats=spent,
            opening=step.facts,
            entries=(entry,),
            position=None if step.seam is None else _keep(live, step.seam.seq, at),
        )
        return go_on(live, self._announcer, at, start, self._practice_delay_ms)


def _keep(live: Live, seq: int, at: int) -> PositionRow:
    position = live.play.position
    return PositionRow(live.table.id, seq, position.chapter, position.state, position.version, at)


def require_correcting(live: Live, person: Person) -> None:
    """Refuse whoever is neither the host nor a referee who does not play, and what cannot be put right."""
    referee = is_manager(live, person) and live.seat_of(person.user_id) is None
    if person.user_id != live.table.host_id and not referee:
        raise Refused("correct-host-only")
    if live.table.status != "playing" or live.game is None:
        raise Refused("refused-not-now")
    if not live.rulebook.corrections:
        raise Refused("correct-nothing")


def _list_corrections(live: Live, voice: Voice) -> list[tuple[str, str]]:
    """What can be put right now, each with what it is called: of which there is something to be filled in."""
    offered = list_open_corrections(live.rulebook.corrections, live.play.position.chapter)
    asks = [(one.name, _ask(live, one.name)) for one in offered]
    return [
        (name, voice.value(name_option(ask, name)))
        for name, ask in asks
        if list_values(next(iter(ask.options[name].fields.values())), Draft())
    ]


def _ask(live: Live, name: str) -> Ask:
    """What is to be filled in, as things lie where the part of the game that is under way began. Raises `Refused`."""
    rulebook, position = live.rulebook, live.play.position
    offered = {one.name: one for one in list_open_corrections(rulebook.corrections, position.chapter)}
    if name not in offered:  # an older menu
        raise Refused("correct-nothing")
    view = rulebook.view(msgspec.json.decode(position.state, type=rulebook.state), None)
    return ask_correction(rulebook.name, offered[name], view)


def _fill(ask: Ask, name: str, chosen: Sequence[str]) -> dict[str, Answer]:
    """The fields with what was chosen for them. Raises `Refused`."""
    filled: dict[str, Answer] = {}
    for (key, wanted), value in zip(ask.options[name].fields.items(), chosen, strict=False):
        filled[key] = wanted.check(key, _read_value(wanted, value), filled)
    return filled


def _read_value(wanted: Field, value: str) -> Answer:
    return int(value) if isinstance(wanted, Number) and value.isdecimal() else value
