"""What a seat cannot know makes no difference to anything it is shown, asked or told, by the simplified rules."""

import random

import msgspec
import pytest

from games.cochons.rulebook import RULEBOOK
from games.cochons.state.state import State
from games.cochons.views.view import View
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play, Position
from porc_royal.replies import draw_reply
from tests.cochons.games import SIMPLIFIED, random_game
from tests.games.telling import described

GAMES = [*range(6), *(pytest.param(number, marks=pytest.mark.soak) for number in range(6, 40))]
"""With whole tables around them, pairs of games are compared in tests/promises."""


def dealt_anew(position: Position, seat: Seat, luck: random.Random) -> Position:
    """The same position, everything re-dealt that this seat cannot know: the other hands and the draw pile.

    What may be drawn in this chapter stays where it lies: whoever draws it then knows it.
    """
    state = msgspec.json.decode(position.state, type=State)
    others = [player for number, player in enumerate(state.players) if number != seat]
    bottom = max(0, len(state.deck.pile) - 4 * len(state.players)) if position.chapter == "draw" else None
    under, top = state.deck.pile[:bottom], state.deck.pile[len(state.deck.pile[:bottom]) :]
    hidden = [card for player in others for card in player.hand] + under
    luck.shuffle(hidden)
    for player in others:
        player.hand = [hidden.pop() for _ in player.hand]
    state.deck.pile = [*hidden, *top]
    return msgspec.structs.replace(position, state=msgspec.json.encode(state))


def shown(play: Play[State, View], seat: Seat) -> object:
    """Everything that depends on the table and reaches this seat or the public."""
    mine = play.asks.get(seat)
    return (
        play.view(seat),
        play.view(None),
        tuple(sorted(play.asks)),
        tuple(
            (one.key, tuple(one.args.items())) for _, one in sorted(play.asks.items()) if one.seat != CHANCE
        ),
        described(mine) if mine is not None else None,
        play.place,
        play.awaited,
    )


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.samples("0", "4")
def test_the_same_visible_script_shows_the_same_whatever_is_hidden(number: int) -> None:
    """From every seam: this seat and chance reply alike in both games, the others as if they held nothing."""
    play, luck = random_game(number, SIMPLIFIED)
    seat = Seat(number % len(play.state.players))
    seams: list[Position] = []
    while play.result is None:
        who = luck.choice(play.awaited)
        step = play.take(who, draw_reply(play.asks[who], luck.randrange))
        if step.seam is not None and step.result is None and step.seam.chapter not in ("setup", "building"):
            seams.append(step.seam)
    for position in seams:
        one, other = Play(RULEBOOK, position), Play(RULEBOOK, dealt_anew(position, seat, luck))
        follow(one, other, seat, luck, position.chapter)


def follow(
    one: Play[State, View], other: Play[State, View], seat: Seat, luck: random.Random, chapter: str
) -> None:
    for _ in range(60):
        assert shown(one, seat) == shown(other, seat), chapter
        if one.result is not None or one.position.chapter != chapter:
            return
        who = luck.choice(one.awaited)
        if one.asks[who].key == "chance-deck":
            return
        reply = innocent(one, who, luck) if who != seat else draw_reply(one.asks[who], luck.randrange)
        here, there = one.take(who, reply), other.take(who, reply)
        for told, again in zip(here.facts, there.facts, strict=True):
            if told.is_known_to(seat) or told.is_known_to(None):
                assert told == again
            else:
                assert (told.to, told.reveals) == (again.to, again.reveals)


def innocent(play: Play[State, View], who: Seat, luck: random.Random) -> Reply:
    """A reply that names no card: whoever plays one shows it, and the games may then differ."""
    while True:
        reply = draw_reply(play.asks[who], luck.randrange)
        if not {"card", "cards", "extra"} & set(reply.fields):
            return reply


def test_the_control_differs_where_a_card_is_shown() -> None:
    play, _ = random_game(0, SIMPLIFIED)
    while play.position.chapter == "setup" or not play.state.players[1].hand:
        play.take(play.awaited[0], play.asks[play.awaited[0]].default)
    mine, public = play.view(Seat(1)), play.view(None)
    assert mine.hand
    assert public.hand == ()
    assert play.view(Seat(0)).hand != mine.hand


def test_a_view_of_the_public_has_no_card_of_anybody() -> None:
    play, luck = random_game(3, SIMPLIFIED)
    while play.result is None:
        text = repr(play.view(None))
        for player in play.state.players:
            for card in player.hand:
                assert card not in text
        for card in play.state.deck.pile:
            assert card not in text
        fight = play.state.fight
        if fight is not None and not fight.revealed:
            for card in [*fight.attacker.laid, *fight.defender.laid]:
                assert card not in text
        who = luck.choice(play.awaited)
        play.take(who, draw_reply(play.asks[who], luck.randrange))
