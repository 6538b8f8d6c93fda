"""The buttons of lessons: to go on with one, to begin one."""

from bot.delivery.outgoing import Button, Row
from bot.i18n import Reader, fit
from bot.panels.custom_ids import Token
from bot.panels.parts import LABEL
from bot.tables.live import Live
from bot.wording.voice import Voice

RESUME = "resume"
ANEW = "anew"


def make_choice_rows(reader: Reader, table_id: int, game: str, lesson: str) -> tuple[Row, ...]:
    """Go on with the lesson that is under way, or begin this one instead."""
    title = f"{reader.game_name(game)} · {reader.text(f'{game}-lesson-{lesson}')}"
    resume = Button(
        custom_id=str(Token("learn", table_id, option=game, field=lesson, value=RESUME)),
        label=reader.text("lesson-resume"),
        style="primary",
    )
    return (
        Row((resume, _make_begin_button(table_id, game, lesson, reader.text("lesson-anew", what=title)))),
    )


def make_end_rows(live: Live, voice: Voice) -> tuple[Row, ...]:
    """The lesson after the one that is over, where there is one, and this one again."""
    lessons = [one.name for one in live.rulebook.lessons()]
    place = lessons.index(live.table.lesson) if live.table.lesson in lessons else -1
    buttons = [
        _make_begin_button(
            live.table.id,
            voice.game,
            name,
            voice.text("lesson-next", what=voice.text(f"{voice.game}-lesson-{name}")),
        )
        for name in lessons[place + 1 : place + 2]
    ]
    again = _make_begin_button(live.table.id, voice.game, live.table.lesson, voice.text("lesson-again"))
    return (Row((*buttons, again)),)


def _make_begin_button(table_id: int, game: str, lesson: str, label: str) -> Button:
    token = Token("learn", table_id, option=game, field=lesson, value=ANEW)
    return Button(custom_id=str(token), label=fit(label, LABEL))
