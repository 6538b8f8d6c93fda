"""What a seat cannot know makes no difference to anything it is shown, asked or told (section E, INV-9)."""

import random
from collections.abc import Collection

import msgspec
import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import PRIZE, covers
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.view import View
from porc_royal.asks import Ask, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play, Position
from porc_royal.replies import draw_reply
from porc_royal.testing.games import choose_reply
from tests.games.telling import described
from tests.interstellar_pig.games import RARE, random_game
from tests.interstellar_pig.scenario import Table, cards, position

GAMES = [*range(6), *(pytest.param(number, marks=pytest.mark.soak) for number in range(6, 24))]
"""With whole tables around them, pairs of games are compared in tests/promises."""
NAMING = frozenset({"card", "cards", "keep", "show", "order"})
"""Fields that name cards: whoever fills them in shows something, and the games may then differ."""
INNOCENT = frozenset(
    {"pass", "one-die", "two-dice", "hold", "lift", "play-on", "auto-end", "ahead", "auto", "pick"}
)


def dealt_anew(start: Position, seat: Seat, luck: random.Random) -> Position:
    """The same position, everything re-dealt that this seat cannot know: other hands, envelopes, the deck.

    Envelopes that this seat knows of keep what is there; gear on surfaces stays with those who live by it.
    """
    state = msgspec.json.decode(start.state, type=State)
    hidden: list[str] = []
    holders: list[list[str]] = []
    for number, player in enumerate(state.players):
        if number != seat:
            loose = [card for card in player.hand if not covers(card)]
            player.hand = [card for card in player.hand if card not in loose]
            hidden += loose
            holders += [player.hand] * len(loose)
    for name, planet in state.planets.items():
        if name not in state.player(seat).notes:
            hidden += planet.envelope
            holders += [planet.envelope] * len(planet.envelope)
            planet.envelope.clear()
    luck.shuffle(hidden)
    for holder, card in zip(holders, hidden, strict=True):
        holder.append(card)
    luck.shuffle(state.events.pile)
    return msgspec.structs.replace(start, state=msgspec.json.encode(state))


def shown(play: Play[State, View], seat: Seat) -> object:
    """Everything that depends on the table and reaches this seat or the public."""
    mine = play.asks.get(seat)
    return (
        play.view(seat),
        play.view(None),
        tuple(sorted(play.asks)),
        sorted((one.key, repr(one.args)) for one in play.asks.values() if one.seat != CHANCE),
        described(mine) if mine is not None else None,
        play.place,
        play.awaited,
    )


@pytest.mark.parametrize("number", GAMES)
def test_the_same_visible_script_shows_the_same_whatever_is_hidden(number: int) -> None:
    """From every seam: this seat and chance reply alike in both games, the others as if they held nothing."""
    play, luck = random_game(number)
    seat = Seat(number % len(play.state.players))
    seams: list[Position] = []
    while play.result is None:
        who = luck.choice(play.awaited)
        step = play.take(who, choose_reply(play.asks[who], luck, RARE))
        if step.seam is not None and step.result is None and step.seam.chapter in ("turn", "after"):
            seams.append(step.seam)
    for start in luck.sample(seams, min(12, len(seams))):
        one, other = Play(RULEBOOK, start), Play(RULEBOOK, dealt_anew(start, seat, luck))
        follow(one, other, seat, luck)


def follow(one: Play[State, View], other: Play[State, View], seat: Seat, luck: random.Random) -> None:
    for _ in range(40):
        assert shown(one, seat) == shown(other, seat), one.list_running_rules()
        if one.result is not None:
            return
        who = luck.choice(one.awaited)
        if one.asks[who].key in ("chance-deck", facts.ASK_COURSE) and who != seat:
            return
        reply = innocent(one.asks[who], luck, INNOCENT) if who not in (seat, CHANCE) else some(one, who, luck)
        if reply is None or not same(other.asks[who], reply):
            return
        here, there = one.take(who, reply), other.take(who, reply)
        if differing(here.facts) or differing(there.facts):
            return
        for told, again in zip(here.facts, there.facts, strict=True):
            if told.is_known_to(seat) or told.is_known_to(None):
                assert told == again
            else:
                assert (told.to, told.reveals) == (again.to, again.reveals)


def differing(told: object) -> bool:
    """What discloses hidden things: an event drawn, cards that lay in wait, a commit, a hand lost, an envelope."""
    marks = ("drew", "trap", "bacteria", "committed", "discarded", "afloat", "last-hand", "looted", "found")
    return any(f"'{facts.PREFIX}{mark}" in repr(told) for mark in marks)


def some(play: Play[State, View], who: Seat, luck: random.Random) -> Reply:
    return (
        choose_reply(play.asks[who], luck, RARE)
        if who != CHANCE
        else draw_reply(play.asks[who], luck.randrange)
    )


def same(ask: Ask, reply: Reply) -> bool:
    """Whether the reply is as good in the other game: one that shows an own card of another hand is not."""
    return set(reply.fields).isdisjoint(NAMING) or ask.check(reply) == reply


def innocent(ask: Ask, luck: random.Random, options: Collection[str]) -> Reply | None:
    """A reply that shows no card, if there is one."""
    for _ in range(30):
        reply = draw_reply(ask, luck.randrange)
        if reply.option in options and NAMING.isdisjoint(reply.fields):
            return reply
    return None


def test_a_view_of_the_public_has_no_card_of_anybody() -> None:
    for number in range(6):
        play, luck = random_game(number)
        while play.result is None:
            text = repr(play.view(None))
            state = play.state
            hidden = [card for player in state.players for card in player.hand]
            hidden += [card for planet in state.planets.values() for card in planet.envelope]
            hidden += state.events.pile
            for card in hidden:
                assert f"'{card}'" not in text or card.startswith("hyperspace") or state.fight is not None
            who = luck.choice(play.awaited)
            play.take(who, choose_reply(play.asks[who], luck, RARE))


def test_nobody_sees_what_another_stashed_and_its_owner_sees_what_was_put_in_and_when() -> None:
    """IP-37, IP-38, R-15."""
    play, luck = random_game(1)
    while not play.state.round:
        who = play.awaited[0]
        play.take(
            who, draw_reply(play.asks[who], luck.randrange) if who == CHANCE else play.asks[who].default
        )
    state = play.state
    for seat, player in enumerate(state.players):
        view = play.view(Seat(seat))
        assert {one.planet for one in view.envelopes} == set(player.picks)
        for planet in player.picks:
            (note,) = view.notes(planet)
            assert (note.how, note.round) == ("stashed", 0)
            assert sorted(note.cards) == sorted(state.planets[planet].envelope)
    assert play.view(None).envelopes == ()


@pytest.mark.parametrize("hand", ["trap scanner", "missiles laser-gun", "keepsake vaccine"])
def test_the_questions_of_a_fight_betray_nothing(hand: str) -> None:
    """E: both are always asked, and what is asked of the one does not depend on the hand of the other."""
    asked = []
    for other in (hand, "grenade rebreather"):
        state = position("PLAIN AB:1", "WISP AB:2", hands={1: other})
        table = Table(RULEBOOK, state, "turn").tell("0: one-die heading=AB>B", "chance: 1")
        asked.append((described(table.ask(0)), table.asked, table.view(0), table.view(None)))
    assert asked[0] == asked[1]


def test_the_ask_of_a_course_is_public_only_as_a_course() -> None:
    """E: which landings are possible depends on hidden gear; that the mover is asked at all does not."""
    asked = []
    for hand in ("dissipator", "trap"):
        state = position("QUILL A.s", "PLAIN D.o", hands={0: hand})
        table = Table(RULEBOOK, state, "turn").tell("0: two-dice heading=AB>B", "chance: 4 5 1")
        asked.append((table.ask(0).key, dict(table.ask(0).args), table.view(1), table.asked))
    assert asked[0] == asked[1]


def test_the_prize_is_a_card_like_any_other_at_the_deal() -> None:
    """IP-39, R-18."""
    state = position("PLAIN", "WISP", chapter="stash")
    for player, hand in zip(state.players, ("keepsake trap", "scanner missiles"), strict=True):
        player.hand, player.picks, player.out = cards(hand), ["A", "B", "C", "D"], False
    table = Table(RULEBOOK, state, "stash")
    one, other = table.ask(0), table.ask(1)
    assert (one.key, dict(one.args), list(one.options)) == (other.key, dict(other.args), list(other.options))
    assert PRIZE in table.view(0).hand
    assert PRIZE not in repr(table.view(1))
