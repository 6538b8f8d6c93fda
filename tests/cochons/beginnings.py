"""The complete game from its first question on."""

from games.cochons.rulebook import RULEBOOK
from games.cochons.state.state import State
from games.cochons.views.view import View
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE
from porc_royal.play import Play, Step
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting


def fresh(players: int = 3, **settings: Setting) -> Play[State, View]:
    return Play.new(RULEBOOK, players, {"rule_set": "complete", "auto_build": False, **settings})


def begun(players: int, until: str, **settings: Setting) -> Play[State, View]:
    """A complete game, chance answering the same way each time, until a chapter that asks somebody."""
    play = fresh(players, **settings)
    while play.position.chapter != until:
        answer(play)
    return play


def answer(play: Play[State, View]) -> Step:
    seat = play.awaited[0]
    ask = play.asks[seat]
    if ask.key == "chance-first-roll":
        dice = ask.options["rolled"].fields
        return play.take(CHANCE, Reply("rolled", {name: 6 - place for place, name in enumerate(dice)}))
    return play.take(seat, ask.default if seat == CHANCE else draw_reply(ask, lambda _: 0))
