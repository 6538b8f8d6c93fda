"""The buttons with which somebody looks at what they know of a table: their hand, the board, a look of the game."""

from typing import Final

from bot.delivery.outgoing import Button
from bot.panels.custom_ids import Token, Verb
from bot.tables.live import Live
from bot.wording.advice import is_advised
from bot.wording.voice import Voice
from porc_royal.facts import Seat

ADVICE: Final = "advice"
"""The option of the button that asks for advice."""


def make_look_buttons(live: Live, voice: Voice, *, looks: bool = True) -> tuple[Button, ...]:
    """The hand, the board, and, unless there is little room, the looks; what they answer is private."""
    shown: list[tuple[Verb, str]] = [("hand", "button-hand")] if live.rulebook.cards else []
    shown.append(("board", "button-board"))
    made = tuple(
        Button(custom_id=str(Token(verb, live.table.id)), label=voice.text(key)) for verb, key in shown
    )
    if not looks:
        return made
    return (*made, *(_make(live, voice, what) for what, look in live.rulebook.looks.items() if look.button))


def make_why_button(live: Live, voice: Voice) -> Button:
    """By which rule whoever presses is asked what they are asked; the answer is private, and others are refused."""
    return Button(custom_id=str(Token("why", live.table.id)), label=voice.text("button-why"))


def list_advice_buttons(live: Live, voice: Voice, seat: Seat) -> tuple[Button, ...]:
    """What a practice player would do there, where that may be asked: by the button of *Why?* with an option."""
    if not is_advised(live, seat):
        return ()
    token = str(Token("why", live.table.id, option=ADVICE))
    return (Button(custom_id=token, label=voice.text("button-advice")),)


def make_what_button(live: Live, voice: Voice) -> Button:
    """What the things in their question are, for whoever presses; private, as the question is."""
    return Button(custom_id=str(Token("what", live.table.id)), label=voice.text("button-what"))


def list_other_looks(live: Live, voice: Voice, seat: Seat) -> tuple[Button, ...]:
    """Each look of the game that shows this seat something now, by a button, where the game has words for it."""
    view = live.play.view(seat)
    return tuple(
        _make(live, voice, what)
        for what, look in live.rulebook.looks.items()
        if voice.reader.has(f"button-{what}", voice.game) and look.has_something(view)
    )


def _make(live: Live, voice: Voice, what: str) -> Button:
    return Button(
        custom_id=str(Token("look", live.table.id, option=what)), label=voice.game_text(f"button-{what}")
    )
