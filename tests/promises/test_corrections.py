"""What a table agrees to put right: nothing hidden, in the log as what it is, and the game plays on from it."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games import AnyPlay
from bot.tables.replaying import rebuild
from porc_royal.asks import Answer, Refused, Reply
from porc_royal.corrections import TABLE, ask_correction, find_correction, list_open_corrections
from porc_royal.facts import Seat
from porc_royal.play import Play, Position
from porc_royal.replies import draw_reply
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.promises.cases import CASES
from tests.promises.declared import DECLARED
from tests.promises.invariants import find_rare
from tests.promises.moderated import ModeratedTable
from tests.promises.openings import opening
from tests.promises.runner import Runner
from tests.promises.way_back import WayBack

CORRECTED = [name for name, case in CASES.items() if case.book.corrections]


def begin_again(play: AnyPlay) -> AnyPlay:
    """The game where the part that is under way began."""
    return Play(play.rulebook, play.position)


def view_seam(play: AnyPlay) -> object:
    """What everybody saw where the part that is under way began."""
    state = msgspec.json.decode(play.position.state, type=play.rulebook.state)
    return play.rulebook.view(state, None)


def draw_correction(play: AnyPlay, luck: random.Random) -> Reply | None:
    """A correction by luck, if one can be made."""
    view = view_seam(play)
    offered = list_open_corrections(play.rulebook.corrections, play.position.chapter)
    for _ in range(20):
        correction = luck.choice(offered)
        try:
            reply = draw_reply(ask_correction(play.rulebook.name, correction, view), luck.randrange)
            begin_again(play).take(TABLE, reply)
        except Refused:
            continue
        return reply
    return None


def list_hidden(name: str, play: AnyPlay) -> Mapping[tuple[str | int, ...], object]:
    """What lies hidden from everybody, by its place in the state at the last seam."""
    state = msgspec.json.decode(play.position.state, type=play.rulebook.state)
    data = msgspec.json.decode(play.position.state)
    found: dict[tuple[str | int, ...], object] = {}
    for hidden in DECLARED[CASES[name].book.name].hidden:
        for path in hidden.places(state, None):
            here: Any = data
            for step in path:
                here = here[str(step)] if isinstance(here, dict) else here[step]
            found[path] = here
    return found


@pytest.mark.parametrize("name", CORRECTED)
@pytest.mark.samples("cosmic")
def test_a_corrected_game_goes_on_to_its_end_or_as_long_as_anybody_likes(name: str) -> None:
    luck, corrected = random.Random(1), 0
    for number in range(3):
        opened = opening(name, number)
        play = Play.new(opened.book, opened.players, opened.settings)
        for _ in range(250):
            if play.result is not None:
                break
            reply = draw_correction(play, luck) if luck.random() < 0.05 else None
            if reply is not None and play.position.chapter:
                play = begin_again(play)
                step = play.take(TABLE, reply)
                corrected += 1
                assert step.facts[0].to is None
            else:
                seat = choose_speaker(play, luck)
                play.take(seat, choose_reply(play.asks[seat], luck, find_rare(name)))
    assert corrected > 5


@pytest.mark.parametrize("name", CORRECTED)
@pytest.mark.samples("interstellar_pig")
def test_a_correction_leaves_everything_hidden_where_it_is(name: str) -> None:
    luck, corrected = random.Random(2), 0
    for number in range(12):
        opened = opening(name, number)
        play = Play.new(opened.book, opened.players, opened.settings)
        for _ in range(60):
            if play.result is None:
                seat = choose_speaker(play, luck)
                play.take(seat, choose_reply(play.asks[seat], luck, find_rare(name)))
        reply = draw_correction(play, luck) if play.result is None else None
        if reply is None:
            continue
        play = begin_again(play)
        before = list_hidden(name, play)
        play.take(TABLE, reply)
        after = list_hidden(name, play)
        seen = list(reply.fields.values())  # a card that all saw among the discards may come to a hand
        for path, lay in before.items():
            now = after.get(path)
            if isinstance(now, list) and isinstance(lay, list):
                now, came = now[: len(lay)], now[len(lay) :]
                assert all(one in seen for one in came)
            assert now == lay
        corrected += 1
    assert corrected > 0


def correct_as(name: str, what: str, number: int) -> tuple[AnyPlay, AnyPlay, Reply] | None:
    """A game before and after a correction of a kind by luck, at the first moment at which it can be made."""
    opened, luck = opening(name, number), random.Random(number)
    play: AnyPlay = Play.new(opened.book, opened.players, opened.settings)
    correction = find_correction(opened.book.corrections, what)
    chapters = correction.chapters
    for _ in range(400):
        if play.result is not None:
            return None
        offered = not chapters or play.position.chapter in chapters
        if offered and play.count == play.position.seq and play.count > 30:
            ask = ask_correction(opened.book.name, correction, view_seam(play))
            before, after = begin_again(play), begin_again(play)
            try:
                reply = draw_reply(ask, luck.randrange)
                after.take(TABLE, reply)
            except (Refused, ValueError, LookupError):
                pass
            else:
                return before, after, reply
        seat = choose_speaker(play, luck)
        play.take(seat, choose_reply(play.asks[seat], luck, find_rare(name)))
    return None


@pytest.mark.parametrize("name", CORRECTED)
@pytest.mark.samples("cochons")
def test_a_card_that_was_discarded_goes_back_to_a_hand(name: str) -> None:
    done = [found for number in range(3) if (found := correct_as(name, "return-card", number)) is not None]
    assert done
    for before, after, reply in done:
        card = str(reply.fields["card"])
        assert card in before.view(None).discards
        assert card not in after.view(None).discards
        (who,) = (Seat(int(str(one))) for key, one in reply.fields.items() if key != "card")
        holding = [list(after.rulebook.hand(play.view(who))) for play in (before, after)]
        assert len(holding[1]) == len(holding[0]) + 1


@pytest.mark.parametrize("name", CORRECTED)
@pytest.mark.samples("interstellar_pig")
def test_the_turn_is_given_to_somebody_else(name: str) -> None:
    done = [found for number in range(14) if (found := correct_as(name, "set-turn", number)) is not None]
    assert done
    for _, after, reply in done:
        (who,) = (Seat(int(str(one))) for one in reply.fields.values())
        state = msgspec.json.decode(after.position.state, type=after.rulebook.state)
        now = state.offense if name.startswith("cosmic") else state.order[state.slot]
        assert now == who


@pytest.mark.thorough
def test_governors_lie_where_the_table_says_until_the_votes_are_in() -> None:
    """C-59, C-62: in front of whom, whose, and how many; never where only the tally is published."""
    done = [
        found
        for number in range(8)
        if (found := correct_as("cochons-complete", "set-governors", number)) is not None
    ]
    assert done
    for before, after, reply in done:
        owner, home = (Seat(int(reply.text(field))) for field in ("player", "home"))
        ballots = [
            msgspec.json.decode(play.position.state, type=play.rulebook.state).ballot
            for play in (before, after)
        ]
        lying = [
            {
                (lot.owner, where): lot.number
                for where, pile in enumerate(ballot.piles)
                for lot in pile
                if (lot.owner, where) != (owner, home)
            }
            for ballot in ballots
        ]
        assert lying[0] == lying[1]
        assert sum(lot.number for lot in ballots[1].piles[home] if lot.owner == owner) == reply.number(
            "governors"
        )


@pytest.mark.parametrize(
    ("what", "chapter", "fields"),
    [
        ("set-turn", "attack-gap", {"player": "1"}),
        ("set-governors", "end-of-turn", {"player": "0", "home": "1", "governors": 9}),
    ],
)
def test_what_would_come_to_nothing_any_more_is_neither_offered_nor_taken(
    what: str, chapter: str, fields: dict[str, Answer]
) -> None:
    """S-14, C-64: whose trips come next, once all have travelled; governors, once the result is told."""
    opened, luck, tried = opening("cochons-complete", 3), random.Random(3), 0
    play: AnyPlay = Play.new(opened.book, opened.players, opened.settings)
    while play.result is None and not tried:
        seat = choose_speaker(play, luck)
        step = play.take(seat, choose_reply(play.asks[seat], luck, find_rare("cochons-complete")))
        for begun in step.begun:
            if begun.chapter == chapter:
                tried += 1
                at = Play(play.rulebook, Position(step.seq + 1, chapter, begun.state, play.rulebook.version))
                correction = find_correction(play.rulebook.corrections, what)
                ask = ask_correction(play.rulebook.name, correction, at.view_then(begun))
                assert ask.check(Reply(what, fields)).option == what, "by what all can see it could be made"
                before = at.fingerprint()
                with pytest.raises(Refused):
                    at.take(TABLE, Reply(what, fields))
                assert at.fingerprint() == before
                assert what not in [
                    one.name for one in list_open_corrections(at.rulebook.corrections, chapter)
                ]
    assert tried


def test_nothing_is_put_right_amid_a_part_of_the_game() -> None:
    opened, luck = opening("cosmic", 1), random.Random(1)
    play: AnyPlay = Play.new(opened.book, opened.players, opened.settings)
    while play.count == play.position.seq:
        seat = choose_speaker(play, luck)
        play.take(seat, choose_reply(play.asks[seat], luck, find_rare("cosmic")))
    before = play.fingerprint()
    with pytest.raises(Refused):
        play.take(TABLE, Reply("move-ships", {}))
    assert play.fingerprint() == before


async def correct(moderated: ModeratedTable, luck: random.Random) -> bool:
    """The host proposes to put something right, and all agree; whether something could be."""
    await moderated.begin()
    for _ in range(25):
        if await moderated.over():
            return False
        play = await moderated.play()
        seat = choose_speaker(play, luck)
        await moderated.reply(seat, choose_reply(play.asks[seat], luck, find_rare(moderated.opening.kept)))
    if await moderated.over():
        return False
    play = await moderated.play()
    reply, host, before = draw_correction(play, luck), Seat(0), play.position.seq
    if reply is None:
        return False
    way = WayBack(moderated, host)
    await way.care.agreements.propose_correction(
        moderated.table_id, way.person(host), moderated.press(host), reply
    )
    await moderated.deliver()
    for other in range(1, moderated.opening.players):
        if await way.is_open():
            await way.answer(Seat(other), agrees=True)
    entry = (await moderated.store.log(moderated.table_id))[before]
    assert (entry.seat, msgspec.json.decode(entry.reply, type=Reply)) == (TABLE, reply)
    now = (await moderated.play()).fingerprint()
    moderated.restart()
    assert (await moderated.play()).fingerprint() == now
    whole = await rebuild(await moderated.store.replay(moderated.table_id), moderated.opening.book)
    assert whole is not None
    assert whole.fingerprint() == now
    return True


@pytest.mark.parametrize("name", CORRECTED)
@pytest.mark.samples("cosmic")
def test_what_all_agree_to_put_right_stands_in_the_log_and_replays(name: str, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        opened = [runner.numbered(opening(name, number)) for number in range(4)]
        done = [
            runner.run(correct(runner.moderated(one), random.Random(number)))
            for number, one in enumerate(opened)
        ]
    assert any(done)
