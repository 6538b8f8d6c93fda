"""The form of an option whole, as one window that is filled in and sent at once, worded for one reader."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from bot.delivery.outgoing import Choice
from bot.i18n import fit, measure_length, strip_markdown
from bot.panels.custom_ids import ORDERS
from bot.panels.parts import CHOICE, YES_NO, Parts, Rating
from bot.panels.windows import ABOVE, BESIDE, BOXES, TITLE, TYPED, Sort, Window, WindowPart
from bot.wording.forms import Draft
from bot.wording.receipts import name_option, value_name
from bot.wording.window_fields import PARTS, WindowField, list_next_fields, list_window_fields
from porc_royal.asks import Answer, Field, FreeText, Number, Pick, Reply, Several

DIGITS: Final = 6
PART: Final = "part"
REST: Final = "rest"
"""What the tokens of a form carry that is filled in in one window after another: at its first, and further on."""
RADIO: Final = 5
"""Of so many only one may be ticked: with more of them a menu is shorter."""


def make_window(parts: Parts, option: str, draft: Draft) -> Window | None:
    """The form of an option as one window, with what was filled in before; None where it has no place in one.

    Where its fields hang on one another, menus of whole moves are better, if they hold all of them.
    """
    asked = list_window_fields(parts.ask.options[option])
    if not asked or (
        any(one.first for one in asked) and _lists_all(parts, option, [one.wanted for one in asked])
    ):
        return None
    return _make_window(parts, option, asked, draft, parts.token("enter", option))


def make_next_window(parts: Parts, option: str, known: Draft, filled: Draft, value: str) -> Window | None:
    """Of a form that no window holds, the next fields in one; None where one holds it, or where they are too few.

    known   what is filled in already; `filled` what was filled in before in the window itself
    value   what its token carries: whether it is the first window, or goes on
    """
    asked = list_next_fields(parts.ask.options[option], known) if may_be_parted(parts, option) else ()
    if not asked:
        return None
    return _make_window(parts, option, asked, filled, parts.token("enter", option, value=value))


def may_be_parted(parts: Parts, option: str) -> bool:
    """Whether a form is filled in in one window after another: no window holds it, nor do menus of whole moves."""
    asked = parts.ask.options[option]
    if parts.place == ORDERS or list_window_fields(asked):
        return False
    return not _lists_all(parts, option, asked.fields.values())


def _lists_all(parts: Parts, option: str, fields: Iterable[Field]) -> bool:
    """Whether menus hold all whole moves: these leave out of what one may choose several."""
    return not any(isinstance(one, Several) for one in fields) and bool(parts.list_all(option))


def _make_window(parts: Parts, option: str, asked: Sequence[WindowField], draft: Draft, token: str) -> Window:
    rated = parts.rate_values(option)
    shown = tuple(
        _make_list(parts, option, one, draft)
        if one.folded
        else _make_part(parts, option, one, draft.fields.get(one.name), rated)
        for one in asked
    )
    title = fit(strip_markdown(parts.voice.label(name_option(parts.ask, option))), TITLE)
    text = _explain(parts, option)
    if len(shown) < PARTS:
        return Window(title, token, shown, fit(text, ABOVE))
    return Window(title, token, _say_beside_first(shown, text))


def _explain(parts: Parts, option: str) -> str:
    """What is to be filled in, and for what: it may be called no more than "Choose".

    What may be done amid any question is none of that question.
    """
    form, asked = parts.voice.explain_form(parts.ask, option), parts.voice.ask(parts.ask)
    said = [form] if form and parts.ask.options[option].free else [form, asked]
    return "\n".join(filter(None, said))


def _say_beside_first(shown: tuple[WindowPart, ...], text: str) -> tuple[WindowPart, ...]:
    """The same where no room is left above five questions: below the label of the first with nothing below it."""
    first = next((place for place, one in enumerate(shown) if not one.beside), None)
    if first is None:
        return shown
    said = fit(strip_markdown(text.partition("\n")[0]), BESIDE)
    return tuple(replace(one, beside=said) if place == first else one for place, one in enumerate(shown))


def make_typing_window(parts: Parts, option: str, name: str) -> Window:
    """A window in which one field of a form is typed, which goes on step by step."""
    wanted = parts.ask.options[option].fields[name]
    most = wanted.most if isinstance(wanted, FreeText) else DIGITS
    title = fit(strip_markdown(parts.voice.invite(name)), TITLE)
    part = WindowPart(TYPED, "text", title, 1, most)
    return Window(title, parts.token("fill", option, name), (part,))


def _make_part(
    parts: Parts, option: str, asked: WindowField, filled: Answer | None, rated: Rating
) -> WindowPart:
    wanted = asked.wanted
    label = fit(strip_markdown(parts.voice.field(asked.name)), TITLE)
    if asked.place:
        label = fit(parts.voice.text("window-place", field=label, place=asked.place), TITLE)
    if asked.lists:
        label = _word_list(parts, asked, label)
    least, most = asked.bounds
    beside = _word_bounds(parts, asked)
    begun = _list_filled(asked, filled)
    if asked.typed or not asked.values:
        length = wanted.most if isinstance(wanted, FreeText) else CHOICE if asked.typed else DIGITS
        return WindowPart(asked.id, "text", label, least, length, beside, text="".join(begun))
    names = parts.rank_values(rated, wanted, asked.values)
    choices = tuple(
        replace(_say_beside(parts, option, asked, one, rated), default=one in begun) for one in names
    )
    sort = _choose_sort(wanted, len(choices), least)
    return WindowPart(asked.id, sort, label, least, min(most, len(choices)), beside, choices)


def _word_list(parts: Parts, asked: WindowField, label: str) -> str:
    """What one of several lists is called: its field, and which of them it is."""
    which = parts.voice.text("window-list", list=asked.list_, lists=asked.lists)
    return f"{fit(label, TITLE - measure_length(which) - 1)} {which}"


def _make_list(parts: Parts, option: str, asked: WindowField, draft: Draft) -> WindowPart:
    """What may be left out, in one list: each value with the name of its field."""
    choices: list[Choice] = []
    for one in asked.folded:
        begun = _list_filled(one, draft.fields.get(one.name))
        field = parts.voice.field(one.name)
        shown = parts.rank_values({}, one.wanted, one.values)
        boxes = {box.partition("=")[2]: box for box in one.boxes}
        for value, box in ((value, boxes[value]) for value in shown if value in boxes):
            choice = _say_beside(parts, option, one, value, {})
            is_yes = one.values == (YES_NO[0],)
            label = strip_markdown(field) if is_yes else parts.voice.name_part(field, choice.label)
            label = parts.voice.fit(label, CHOICE)
            choices.append(replace(choice, value=box, label=label, default=value in begun))
    label, beside = parts.voice.text("window-besides"), _word_besides(parts, asked)
    sort: Sort = "several" if len(choices) <= BOXES else "menu"
    least, most = asked.bounds
    return WindowPart(asked.id, sort, label, least, most, beside, tuple(choices))


def _word_besides(parts: Parts, asked: WindowField) -> str:
    """How many may be chosen there: of each field one, but for those of which one may choose several."""
    several = [one for one in asked.folded if one.bounds[1] > 1]
    if not several:
        return parts.voice.text("window-besides-note")
    fields = ", ".join(strip_markdown(parts.voice.field(one.name)) for one in several)
    return fit(parts.voice.text("window-besides-several", fields=fields), BESIDE)


def _say_beside(parts: Parts, option: str, asked: WindowField, value: str, rated: Rating) -> Choice:
    """A choice, with what it goes with, where that is not everything."""
    choice = parts.make_choice(asked.wanted, value, Reply(option), rated)
    if not asked.beside.get(value):
        return choice
    other = parts.ask.options[option].fields[asked.first]
    with_ = ", ".join(parts.voice.value(value_name(other, one)) for one in asked.beside[value])
    said = parts.voice.name_part(parts.voice.field(asked.first), with_)
    return replace(
        choice, description=parts.voice.fit(" · ".join(filter(None, (said, choice.description))), CHOICE)
    )


def _choose_sort(wanted: Field, number: int, least: int) -> Sort:
    """How it is chosen: what is few stands there to be ticked. One that is ticked alone cannot be left out again."""
    if isinstance(wanted, Several):
        return "several" if number <= BOXES else "menu"
    return "one" if isinstance(wanted, Pick) and least and 1 < number <= RADIO else "menu"


def _list_filled(asked: WindowField, filled: Answer | None) -> tuple[str, ...]:
    """What was filled in before, as the window has it."""
    if filled is None:
        return ()
    values = filled if isinstance(filled, tuple) else (str(filled),)
    return values[asked.place - 1 : asked.place] if asked.place else values


def _word_bounds(parts: Parts, asked: WindowField) -> str:
    """How many may be chosen, or what typed, where that is not plain; of a list, from where to where it goes."""
    wanted, bounds = asked.wanted, asked.bounds
    if asked.typed or asked.lists:
        key = "window-list-several" if isinstance(wanted, Several) else "window-list-of"
        first, last = (parts.voice.value(value_name(wanted, asked.values[one])) for one in (0, -1))
        key = "window-named" if asked.typed else key
        said = parts.voice.text(key, first=first, last=last, number=len(asked.values))
        if isinstance(wanted, Several) and wanted.most is not None:
            said = f"{parts.voice.say_bounds(wanted.least, wanted.most)} · {said}"
        return fit(said, BESIDE)
    if isinstance(wanted, Number) and not asked.values:
        return parts.voice.say_bounds(*wanted.range({}))
    if isinstance(wanted, Several) and bounds != (0, len(asked.values)):
        return parts.voice.say_bounds(*bounds)
    return ""
