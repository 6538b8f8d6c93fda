"""Whatever a command proposes may be chosen: it is taken, or goes on as a form, and every form leads to an answer."""

import random
from collections.abc import Iterator, Sequence
from typing import Final

import pytest

from bot.wording.forms import (
    Draft,
    fill_field,
    fill_forced,
    find_next_field,
    is_possible,
    list_values,
    skip_field,
)
from bot.wording.typed_cards import list_playable_cards, list_targets, make_card_reply
from bot.wording.typed_replies import Unfinished, make_reply
from bot.wording.voice import Voice, give_no_note
from cogs.ways import propose_values, recognise_options
from games.cochons import commands as cochons
from games.cosmic import commands as cosmic
from games.election import commands as election
from games.interstellar_pig import commands as interstellar_pig
from porc_royal.asks import PASS, Ask, Field, FreeText, Refused, Reply, Several
from porc_royal.commands import Amount, Given, MoveCommand, Switch
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import lucky_game
from tests.words import WORDS

MOVES: Final[dict[str, Sequence[MoveCommand]]] = {
    "cochons": cochons.MOVES,
    "cochons-complete": cochons.MOVES,
    "interstellar_pig": interstellar_pig.MOVES,
    "cosmic": cosmic.MOVES,
    "election": election.MOVES,
}
STEPS: Final = {
    "cochons": 150,
    "cochons-complete": 260,
    "interstellar_pig": 120,
    "cosmic": 150,
    "election": 40,
}
GAMES: Final = 3


def questions(name: str, luck: random.Random) -> Iterator[tuple[Ask, Ask | None]]:
    """The questions of a game played by luck, each once, with the form of its seat's standing orders."""
    play, _, _ = lucky_game(name, luck)
    orders, seen = CASES[name].book.orders, dict[int, Ask]()
    for _ in range(STEPS[name]):
        if play.result is not None:
            return
        for seat, ask in sorted(play.asks.items()):
            if seat >= 0 and seen.get(seat) is not ask:
                seen[seat] = ask
                sheet = None if orders is None else orders.make_form(seat, play.view(seat), ())
                yield ask, sheet
        seat = choose_speaker(play, luck)
        play.take(seat, choose_reply(play.asks[seat], luck, INVARIANTS[name].rare))


def voice_of(name: str) -> Voice:
    game = CASES[name].game
    return Voice(WORDS.of("en"), lambda seat: f"P{seat}", game)


def accept(ask: Ask, option: str, draft: Draft, luck: random.Random, *, tries: int = 1) -> bool:
    """Fill in the rest of a form by luck: no step of it may be without a way on. Says whether a reply came of it."""
    for _ in range(tries):
        trial = Draft(dict(draft.fields), list(draft.skipped))
        while (waiting := step(ask, option, trial)) is not None:
            name, wanted = waiting
            choices = list_values(wanted, trial) if not isinstance(wanted, FreeText) else ["Gruik"]
            skippable = wanted.optional or (isinstance(wanted, Several) and wanted.least == 0)
            assert choices or skippable, f"{ask.key} {option}: nothing can be chosen for {name}"
            if skippable and (not choices or luck.random() < 0.5):
                trial = skip_field(ask, option, name, trial)
            elif isinstance(wanted, Several):
                most = min(wanted.most or len(choices), len(choices))
                count = luck.randint(min(len(choices), max(1, wanted.least)), most)
                trial = fill_field(ask, option, name, trial, luck.sample(choices, count))
            else:
                trial = fill_field(ask, option, name, trial, [luck.choice(choices)])
        try:
            ask.check(Reply(option, trial.fields))
        except Refused:
            continue  # the form says why, and can be begun again
        return True
    return False


def step(ask: Ask, option: str, draft: Draft) -> tuple[str, Field] | None:
    fill_forced(ask.options[option], draft)
    return find_next_field(ask.options[option], draft)


def typed_by_luck(voice: Voice, ask: Ask, one: MoveCommand, luck: random.Random) -> dict[str, Given] | None:
    """What somebody might choose of what is proposed; None where nothing is proposed for what must be typed."""
    typed: dict[str, Given] = {}
    for each in one.typed:
        if isinstance(each, Switch):
            typed[each.name] = True if luck.random() < 0.2 else None
            continue
        try:
            shown = propose_values(voice, ask, one, each.name, typed, "", give_no_note)
        except Refused:
            shown = []
        if shown and (not each.optional or luck.random() < 0.7):
            value = luck.choice(shown)[1]
            typed[each.name] = int(value) if isinstance(each, Amount) else value
        elif not each.optional:
            return None
    return typed


def contradicts(voice: Voice, ask: Ask, one: MoveCommand, typed: dict[str, Given]) -> bool:
    """Whether two of the things typed cannot be meant together, though each was proposed: without one it is taken."""
    for name in [each.name for each in one.typed if each.optional and typed.get(each.name) is not None]:
        fewer = {**typed, name: None}
        try:
            meant = recognise_options(one, voice, ask, fewer)
            way = one.choose_way(ask, meant)
            make_reply(voice, ask, way.option, way.fill_fields(ask, meant))
        except Unfinished:
            return True
        except Refused:
            continue
        return True
    return False


@pytest.mark.parametrize("name", MOVES)
@pytest.mark.samples("election", "interstellar_pig", "cochons")
def test_what_a_command_proposes_is_taken_or_goes_on_as_a_form(name: str) -> None:
    voice, forms = voice_of(name), 0
    for number in range(GAMES):
        luck = random.Random(number)
        for ask, _ in questions(name, luck):
            for one in MOVES[name]:
                if not any(way.is_offered(ask) for way in one.ways):
                    continue
                typed = typed_by_luck(voice, ask, one, luck)
                if typed is None:
                    continue
                try:
                    meant = recognise_options(one, voice, ask, typed)
                    way = one.choose_way(ask, meant)
                except Refused:
                    continue  # what would tell its meanings apart was left out, and the refusal names it
                try:
                    make_reply(voice, ask, way.option, way.fill_fields(ask, meant))
                except Unfinished as unfinished:
                    forms += 1
                    accept(ask, way.option, unfinished.draft, luck)
                except Refused as why:
                    # A reason of the game's own says what is wrong; the bot's would name what was never asked for.
                    ours = why.says.key.startswith("refused-") and any(typed.values())
                    if ours and not contradicts(voice, ask, one, typed):
                        raise AssertionError(f"{ask.key} {one.name} {typed}") from why
    assert forms


@pytest.mark.parametrize("name", MOVES)
@pytest.mark.samples("election", "cosmic", "cochons")
def test_a_card_may_be_played_at_whatever_is_proposed_for_it(name: str) -> None:
    voice = voice_of(name)
    for number in range(GAMES):
        luck = random.Random(number)
        for ask, _ in questions(name, luck):
            for card, _field in list_playable_cards(ask):
                targets: list[str] = []
                while len(targets) < 2 and (
                    shown := list_targets(voice, ask, card, targets, "", give_no_note)
                ):
                    targets.append(luck.choice(shown)[1])
                    if luck.random() < 0.3:
                        break
                try:
                    make_card_reply(voice, ask, card, targets)
                except Unfinished as unfinished:
                    accept(ask, unfinished.option, unfinished.draft, luck)
                except Refused as why:
                    if why.says.key.startswith("refused-"):
                        raise AssertionError(f"{ask.key} {card} {targets}") from why


@pytest.mark.parametrize("name", MOVES)
@pytest.mark.samples("election", "interstellar_pig", "cosmic")
def test_every_form_has_a_way_through(name: str) -> None:
    for number in range(GAMES):
        luck = random.Random(number)
        for ask, sheet in questions(name, luck):
            for form in (ask, sheet):
                if form is None:
                    continue
                for option in form.options:
                    if option != PASS and is_possible(form.options[option]):
                        through = accept(form, option, Draft(), luck, tries=40 if form is sheet else 1)
                        assert through or form is not sheet, option
