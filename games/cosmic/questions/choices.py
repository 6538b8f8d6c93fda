"""Small questions that rules, aliens and artifacts put: which seat, which card, how many, yes or no, which ships.

`what` says in one word what is chosen for; it is a `Named("choice", what)`, so that a file that asks brings the word
`cosmic-choice-<what>` in both languages. Each returns None (or False, or nothing) where there is no choice at all, and
asks nobody then: whether there is one must be known to all. `pass` stands for choosing nothing, where `may` is set.

CE-R10: each question has a default for whoever is absent, written where it is asked; random cards are drawn by chance.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, ParamSpec, TypeAlias

from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.questions.script import ask, ask_all
from games.cosmic.rules.worth import list_best, list_worst
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.ships import count_named, find_bases, name_ships, note_named, pick_ships
from games.cosmic.state.state import BESIDE, GATE, State
from porc_royal.asks import PASS, Ask, Field, Number, Option, Pick, Reply, Several
from porc_royal.facts import Arg, Named, Saying, Seat, Who
from porc_royal.traces import not_a_rule

P = ParamSpec("P")
Legal: TypeAlias = Callable[[Reply], Saying | None]
Due: TypeAlias = Callable[[int], Saying]
"""Why a question takes so many and no others."""


@not_a_rule
async def ask_seat(
    state: State,
    seat: Seat,
    what: str,
    rule: str,
    seats: Sequence[Seat],
    *,
    may: bool = False,
    usual: Seat | None = None,
) -> Seat | None:
    """One of several seats. The default is the `usual` one, else nobody where it `may` be passed, else the first."""
    names = tuple(str(one) for one in seats)
    if not names:
        return None
    named = names[0] if usual is None else str(usual)
    default = Reply(PASS) if may and usual is None else Reply("seat", {facts.SEAT: named})
    fields: dict[str, Field] = {facts.SEAT: Pick("player", names)}
    reply = await _ask(state, seat, facts.ASK_CHOOSE_SEAT, (what, rule), "seat", fields, default, may=may)
    return None if reply.option == PASS else Seat(int(reply.text(facts.SEAT)))


@not_a_rule
async def ask_one_seat(state: State, seat: Seat, what: str, rule: str, seats: Sequence[Seat]) -> Seat:
    """One of several seats, the first by default; a single one is not asked for. Raises IndexError for none."""
    chosen = await ask_seat(state, seat, what, rule, seats) if len(seats) > 1 else None
    return seats[0] if chosen is None else chosen


@not_a_rule
async def ask_one_alien(state: State, seat: Seat, what: str, rule: str, aliens: Sequence[str]) -> str:
    """One of several aliens that all can see, the first by default; a single one is not asked for, "" for none."""
    if len(aliens) < 2:
        return aliens[0] if aliens else ""
    fields: dict[str, Field] = {facts.ALIEN: Pick("alien", tuple(aliens))}
    args: dict[str, Arg] = {"what": Named("choice", what)}
    default = Reply("choose", {facts.ALIEN: aliens[0]})
    question = Ask(seat, facts.ASK_CHOOSE_ALIEN, rule, {"choose": Option(fields)}, default, args)
    return (await ask(state, question, seen=True)).text(facts.ALIEN)


@not_a_rule
async def ask_votes(state: State, what: str, rule: str, seats: Sequence[Seat]) -> dict[Seat, Seat]:
    """Everybody at once chooses one of several seats, the first by default."""
    fields: dict[str, Field] = {facts.SEAT: Pick("player", tuple(str(one) for one in seats))}
    default = Reply("seat", {facts.SEAT: str(seats[0])})
    args: dict[str, Arg] = {"what": Named("choice", what)}
    asked = [
        Ask(one, facts.ASK_CHOOSE_SEAT, rule, {"seat": Option(fields)}, default, args) for one in state.seats
    ]
    return {
        one: Seat(int(reply.text(facts.SEAT)))
        for one, reply in (await ask_all(state, asked, seen=state.seats)).items()
    }


@not_a_rule
async def ask_seats(state: State, seat: Seat, what: str, rule: str, seats: Sequence[Seat]) -> list[Seat]:
    """Any of several seats; all of them by default."""
    names = tuple(str(one) for one in seats)
    if not names:
        return []
    fields: dict[str, Field] = {facts.SEATS: Several("player", names)}
    default = Reply("seat", {facts.SEATS: names})
    reply = await _ask(state, seat, facts.ASK_CHOOSE_SEAT, (what, rule), "seat", fields, default, may=False)
    return [Seat(int(name)) for name in reply.many(facts.SEATS)]


@not_a_rule
async def ask_cards(  # noqa: PLR0913 - which cards of whom, what for, how many, and what is said and checked of it
    state: State,
    seat: Seat,
    what: str,
    rule: str,
    cards: Sequence[str],
    bounds: tuple[int, int],
    usual: Sequence[str] | None = None,
    legal: Legal | None = None,
    *,
    due: Due | None = None,
) -> list[str]:
    """Some of several cards, which its owner or everybody may see; the fewest by default.

    Of one's own hand those that are worth least, of other cards those that are worth most (`worth.py`).

    usual  the default, where it is another
    legal  one more check
    due    what the question says of why it takes so many and no others, where that is not in its sentence
    """
    if not cards or not bounds[1]:
        return []
    question = _make_cards_question(state, seat, (what, rule), cards, bounds, usual, legal)
    if due is not None:
        question = replace(question, about=(due(len(question.default.many(facts.CARDS))),))
    seen = {*cards} == {*state.player(seat).hand}  # how many there are all can see
    return list((await ask(state, question, seen=seen)).many(facts.CARDS))


@not_a_rule
async def ask_cards_each(
    state: State, cards: Mapping[Seat, Sequence[str]], what: str, rule: str, bounds: tuple[int, int]
) -> dict[Seat, list[str]]:
    """Several seats at once: some of the cards of each, none where there are none."""
    questions = [
        _make_cards_question(state, seat, (what, rule), own, bounds)
        for seat, own in cards.items()
        if own and bounds[1]
    ]
    replies = await ask_all(state, questions)
    return {seat: list(replies[seat].many(facts.CARDS)) if seat in replies else [] for seat in cards}


@not_a_rule
async def ask_matches(
    state: State, cards: Mapping[Seat, Sequence[str]], what: str, rule: str
) -> dict[Seat, str]:
    """Several seats at once: one of the cards of each, by default the one worth least, or none.

    All are asked alike, whether they hold such a card or not, so that nobody learns it from the question.
    """
    asked: list[Ask] = []
    for seat, own in cards.items():
        options = {"card": Option({facts.CARD: Pick("card", tuple(own))}), PASS: Option()}
        default = Reply("card", {facts.CARD: list_worst(state, own, 1)[0]}) if own else Reply(PASS)
        args: dict[str, Arg] = {"what": Named("choice", what)}
        asked.append(Ask(seat, facts.ASK_CHOOSE_CARD, rule, options, default, args))
    replies = await ask_all(state, asked)
    return {seat: replies[seat].text(facts.CARD) for seat in cards}


def _make_cards_question(
    state: State,
    seat: Seat,
    why: tuple[str, str],
    cards: Sequence[str],
    bounds: tuple[int, int],
    usual: Sequence[str] | None = None,
    legal: Legal | None = None,
) -> Ask:
    least, most = min(bounds[0], len(cards)), min(bounds[1], len(cards))
    options = {"card": Option({facts.CARDS: Several("card", tuple(cards), least, most)})}
    if usual is None:
        usual = _choose_usual(state, seat, cards, least)
    default = Reply("card", {facts.CARDS: tuple(usual)})
    args: dict[str, Arg] = {"what": Named("choice", why[0])}
    return Ask(seat, facts.ASK_CHOOSE_CARD, why[1], options, default, args, legal)


def _choose_usual(state: State, seat: Seat, cards: Sequence[str], number: int) -> Sequence[str]:
    """CE-R10: of one's own hand the worst, of other cards the best; of kinds that are only named the first."""
    if all(card in state.player(seat).hand for card in cards):
        return list_worst(state, cards, number)
    return (
        cards[:number]
        if all(find_kind(card).name == card for card in cards)
        else list_best(state, cards, number)
    )


@not_a_rule
async def ask_number(
    state: State, seat: Seat, what: str, rule: str, bounds: tuple[int, int], default: int | None = None
) -> int:
    """A number between bounds; the least by default."""
    if bounds[0] >= bounds[1]:
        return bounds[0]
    usual = Reply("number", {facts.NUMBER: bounds[0] if default is None else default})
    fields: dict[str, Field] = {facts.NUMBER: Number(bounds)}
    reply = await _ask(state, seat, facts.ASK_CHOOSE_NUMBER, (what, rule), "number", fields, usual, may=False)
    return reply.number(facts.NUMBER)


@not_a_rule
async def ask_yes(state: State, seat: Seat, what: str, rule: str, *, default: bool = False) -> bool:
    """Yes or no."""
    usual = Reply("yes" if default else PASS)
    return (await _ask(state, seat, facts.ASK_CHOOSE_YES, (what, rule), "yes", {}, usual)).option == "yes"


@not_a_rule
async def ask_planet(
    state: State, seat: Seat, what: str, rule: str, planets: Sequence[str], *, may: bool = False
) -> str:
    """One of several planets, "" for none."""
    if not planets:
        return ""
    fields: dict[str, Field] = {facts.PLANET: Pick("planet", tuple(planets))}
    default = Reply(PASS) if may else Reply("planet", {facts.PLANET: planets[0]})
    reply = await _ask(state, seat, facts.ASK_CHOOSE_PLANET, (what, rule), "planet", fields, default, may=may)
    return reply.text(facts.PLANET)


@not_a_rule
async def ask_named_ships(
    state: State,
    seat: Seat,
    what: str,
    rule: str,
    places: Sequence[str],
    bounds: tuple[int, int],
    usual: Sequence[str] | None = None,
) -> Sequence[str]:
    """Own ships in these places, one by one ("2-4.1"); by default the fewest, from where there are most.

    usual  the places where those stand, if it is only some
    """
    question = make_ships_question(state, seat, what, rule, places, bounds, usual)
    if question is None:
        return ()
    named = (await ask(state, question, seen=True)).many(facts.SHIPS)
    note_named(state, seat, named)
    return named


def _count(named: Callable[P, Awaitable[Sequence[str]]]) -> Callable[P, Awaitable[dict[str, int]]]:
    @not_a_rule
    async def run(*given: P.args, **named_so: P.kwargs) -> dict[str, int]:
        return count_named(await named(*given, **named_so))

    return run


ask_ships: Final = _count(ask_named_ships)
"""The same, how many of each place."""


@not_a_rule
async def ask_ships_each(
    state: State,
    numbers: Mapping[Seat, int],
    what: str,
    rule: str,
    places: Callable[[Seat], Sequence[str]],
    due: Callable[[Seat, int], Saying],
) -> dict[Seat, dict[str, int]]:
    """Several seats at once: so many own ships of each in these places of theirs, as many as there are.

    due  what each question says of why it takes so many and no others
    """

    def make() -> list[Ask]:
        asks = (
            make_ships_question(state, seat, what, rule, places(seat), (number, number))
            for seat, number in numbers.items()
        )
        return [replace(one, about=(due(one.seat, count_owed(one)),)) for one in asks if one is not None]

    replies = await ask_all(state, make, seen=state.seats)
    named = {seat: reply.many(facts.SHIPS) for seat, reply in replies.items()}
    for seat, ships in named.items():
        note_named(state, seat, ships)
    return {seat: count_named(named.get(seat, ())) for seat in numbers}


def count_owed(question: Ask) -> int:
    """How many ships a question takes that takes so many and no others: fewer where there are fewer."""
    return len(question.default.many(facts.SHIPS))


@not_a_rule
async def ask_their_ships(
    state: State, seat: Seat, owner: Seat, what: str, rule: str, number: int
) -> dict[str, int]:
    """So many ships of somebody else, wherever they are in play; by default from where there are most."""
    places = [*find_bases(state, owner), *(place for place in (GATE, BESIDE) if state.ships[place][owner])]
    question = make_ships_question(state, owner, what, rule, places, (number, number))
    if question is None:
        return {}
    args: dict[str, Arg] = {"what": Named("choice", what), "who": Who(owner)}
    owed = count_owed(question)
    about = (Saying(facts.EXACTLY, {"number": owed}),) if owed > 1 else ()
    asked = replace(question, seat=seat, key=facts.ASK_THEIR_SHIPS, args=args, about=about)
    named = (await ask(state, asked, seen=True)).many(facts.SHIPS)
    note_named(state, owner, named)
    return count_named(named)


def make_ships_question(
    state: State,
    seat: Seat,
    what: str,
    rule: str,
    places: Sequence[str],
    bounds: tuple[int, int],
    usual_places: Sequence[str] | None = None,
) -> Ask | None:
    """The question of `ask_ships`, where it is put to several at once; None where there are no ships."""
    named = name_ships(state, seat, places, max(bounds[1], 1))
    least, most = min(bounds[0], len(named)), min(bounds[1], len(named))
    if not most:
        return None
    picked = count_named(pick_ships(state, seat, least, usual_places or places))
    given = [
        ship
        for place, number in picked.items()
        for ship in [one for one in named if one.rpartition(".")[0] == place][-number:]
    ]
    usual = tuple(one for one in named if one in given)
    options = {"ships": Option({facts.SHIPS: Several("ship", tuple(named), least, most)})}
    args: dict[str, Arg] = {"what": Named("choice", what)}
    return Ask(seat, facts.ASK_CHOOSE_SHIPS, rule, options, Reply("ships", {facts.SHIPS: usual}), args)


@not_a_rule
async def _ask(
    state: State,
    seat: Seat,
    key: str,
    why: tuple[str, str],
    option: str,
    fields: dict[str, Field],
    default: Reply,
    *,
    may: bool = True,
) -> Reply:
    options = {option: Option(fields)}
    if may:
        options[PASS] = Option()
    args: dict[str, Arg] = {"what": Named("choice", why[0])}
    return await ask(state, Ask(seat, key, why[1], options, default, args), seen=True)
