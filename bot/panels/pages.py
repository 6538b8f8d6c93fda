"""The pages of a question: what answers it on the first, at most nine buttons, and the rest behind *More*.

The menu of what is no move of the game stands below the buttons: what is asked comes first.

Whatever is offered stands on one of the pages, which lead round to the first again.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final, TypeAlias

from msgspec import Struct

from bot.delivery.outgoing import Button, Row
from bot.panels.parts import Parts, find_single_pick
from bot.wording.forms import MENU, is_possible
from porc_royal.asks import Ask, Pick

ROW: Final = 5
BUTTONS: Final = 9
"""Under one message, so that they can be read at a glance; the last place of the two rows is for *Why?*."""
MENUS: Final = 3
"""Each takes a row; two rows are left for the buttons."""
SEVERAL: Final = 2
"""Rare things that are worth a page of their own; one alone would only give way to the button that leads to it."""


WholeMenus: TypeAlias = Callable[[str], Row | None]
"""The menu of whole moves by an option, if it has one: rated and worded once for a page, however it is laid out."""


class PageControls(Struct):
    """What an option takes of a page: a menu, or buttons."""

    option: str
    menu: Row | None = None
    buttons: tuple[Button, ...] = ()


class Planned(Struct):
    """The same before it is made, which may never be: of how many buttons it would consist, 0 for a menu."""

    option: str
    buttons: int
    make: Callable[[], PageControls]


def show_page(parts: Parts, number: int) -> tuple[Row, ...]:
    """One page of a question: the first, or one of those to which *More* leads."""
    wholes = cache(lambda option: parts.make_whole_menu(option, parts.suggest(option)))
    first, rest = _split(parts, wholes)
    pages = _list_pages(parts, rest)
    if number <= 0 or not pages:
        more = [_make_more(parts, 1)] if pages else parts.looks
        buttons = _list_buttons(parts, first, BUTTONS - len(parts.extra) - len(more))
        menus = [each.menu for each in first if each.menu and each.option not in parts.aside]
        below = [each.menu for each in first if each.menu and each.option in parts.aside]
        above = (*parts.make_ready_menu(rest), *menus)
        # What there is no place for can be reached by the button before it.
        room = (ROW - len(above) - len(below)) * ROW
        return (*above, *split_rows([*buttons, *parts.extra, *more, *parts.why][:room]), *below)
    number = min(number, len(pages))
    shown = [each.make() for each in _plan_all(parts, wholes, pages[number - 1], 1, forms=True)]
    looks = parts.looks if number == len(pages) else ()
    nav = [_make_more(parts, number + 1)] if number < len(pages) else []
    back = Button(custom_id=parts.token("back"), label=parts.voice.text("button-back"))
    buttons = [button for each in shown for button in each.buttons]
    menus = [each.menu for each in shown if each.menu is not None]
    return (*menus, *split_rows([*buttons, *looks, *nav, back]))


def _list_buttons(parts: Parts, first: Sequence[PageControls], room: int) -> list[Button]:
    """The buttons of the first page; behind an answer those that give an order with it, where there is room."""
    left = room - sum(len(each.buttons) for each in first)
    found = list[Button]()
    for each in first:
        beside = parts.list_beside_buttons(each.option)[: max(0, left)]
        left -= len(beside)
        found += [*each.buttons, *beside]
    return found


def _list_pages(parts: Parts, rest: Sequence[str]) -> list[Sequence[str]]:
    """The options on each page to which *More* leads; the last of them, which may have none, has the looks.

    One look alone needs no page: it stands where the button would that leads to it.
    """
    most = BUTTONS - 2
    pages: list[Sequence[str]] = [rest[start : start + most] for start in range(0, len(rest), most)]
    if pages and len(pages[-1]) + len(parts.looks) <= most:
        return pages
    return [*pages, ()] if pages or len(parts.looks) >= SEVERAL else []


def split_rows(buttons: Sequence[Button]) -> list[Row]:
    """Buttons in rows of five."""
    return [Row(tuple(buttons[start : start + ROW])) for start in range(0, len(buttons), ROW)]


def _split(parts: Parts, wholes: WholeMenus) -> tuple[list[PageControls], list[str]]:
    """What stands on the first page, and the options for which there is no room, or which are rare."""
    options = [
        name
        for name, option in parts.ask.options.items()
        if is_possible(option) and not is_idle(parts.ask, name)
    ]
    rare = [name for name in options if name in parts.rare and name != parts.pointed]
    if len(rare) < SEVERAL or len(rare) == len(options):
        rare = []
    usual = [name for name in options if name not in rare]
    room = BUTTONS - len(parts.extra) - bool(rare or parts.looks)
    planned = _plan_all(parts, wholes, usual, ROW)
    if _count_buttons(planned) > room:
        planned = _plan_all(parts, wholes, usual, 1)
    if _count_buttons(planned) <= room:
        return [each.make() for each in planned], rare
    room = BUTTONS - len(parts.extra) - 1
    ranked = sorted(
        (each for each in planned if each.buttons),
        key=lambda one: (one.option != parts.pointed, parts.ask.options[one.option].free),
    )
    kept = {each.option for each in ranked[:room]}
    first = [each for each in planned if not each.buttons or each.option in kept]
    left = [each.option for each in planned if each.buttons and each.option not in kept]
    return [each.make() for each in first], [*left, *rare]


def is_idle(ask: Ask, option: str) -> bool:
    """Whether an option says that nothing is done, where nobody waits for a reply: it needs no button."""
    return ask.optional and option == ask.default.option and not ask.options[option].fields


def _count_buttons(planned: Sequence[Planned]) -> int:
    return sum(each.buttons for each in planned)


def _plan_all(
    parts: Parts, wholes: WholeMenus, options: Sequence[str], apart: int, *, forms: bool = False
) -> list[Planned]:
    """Each option as buttons or as a menu; a menu more than there is room for becomes the button of a form.

    apart: so many values of an option stand as buttons, side by side
    forms: what takes several fields opens its form
    """
    left, found = MENUS - bool(parts.ready), list[Planned]()
    for name in options:
        one = _plan(parts, wholes, name, apart, menu=left > 0, forms=forms)
        left -= not one.buttons
        found.append(one)
    return found


def _plan(parts: Parts, wholes: WholeMenus, name: str, apart: int, *, menu: bool, forms: bool) -> Planned:
    option = parts.ask.options[name]
    single = find_single_pick(option)
    if single is not None:
        key, wanted = single
        names = wanted.choices({})
        among = parts.rank_values({}, wanted, names)
        if len(among) <= (1 if option.free else apart):
            return Planned(name, len(among), partial(_show_values, parts, name, single, among))
        if len(among) <= MENU and menu and (forms or not option.free):
            return Planned(
                name, 0, lambda: PageControls(name, parts.make_value_menu(name, key, wanted, names))
            )
    if option.fields and menu and not forms and not option.free:
        whole = wholes(name)
        if whole is not None:
            return Planned(name, 0, lambda: PageControls(name, whole))
    return Planned(name, 1, lambda: PageControls(name, buttons=(parts.make_button(name),)))


def _show_values(parts: Parts, name: str, single: tuple[str, Pick], among: Sequence[str]) -> PageControls:
    """A button for each value of an option's only field, the best first; of one alone nothing need be rated."""
    key, wanted = single
    if len(among) > 1:
        among = parts.rank_values(parts.rate_values(name), wanted, wanted.choices({}))
    return PageControls(name, buttons=tuple(parts.make_value_button(name, key, wanted, one) for one in among))


def _make_more(parts: Parts, number: int) -> Button:
    return Button(custom_id=parts.token("more", value=str(number)), label=parts.voice.text("button-more"))
