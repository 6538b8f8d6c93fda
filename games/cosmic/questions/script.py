"""How the rules of this game ask: as script.py does, and beside every question anybody may change standing orders.

What is ordered is kept in `Player.policy`, in secret, and read by the rules wherever a seat is not asked.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Protocol, TypeAlias

from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.extension.sources import list_held
from games.cosmic.state.catalogue import ARTIFACT, CARD_TYPES, FLARE, find_kind, list_types
from games.cosmic.state.options import Options
from games.cosmic.state.ships import find_colonies
from games.cosmic.state.state import Policy, State
from porc_royal.additions import Assembly, Place
from porc_royal.asks import PASS, Ask, Chosen, Field, Option, Pick, Reply, Several
from porc_royal.facts import Named, Saying, Seat
from porc_royal.script import Answered, ask_amid, is_still_legal, whisper
from porc_royal.single_replies import find_single_reply
from porc_royal.traces import not_a_rule

SORTS: Final = ("artifact", "wild", "super", "zap")
"""Sorts of cards that one may order to cancel."""
SETTINGS: Final = (
    *(facts.POWERS, facts.SORTS, facts.PROTECT, facts.READY),
    *(facts.REINFORCE, facts.HOME, facts.IDLE),
)
"""What may be ordered, each setting by the field that says it."""


def list_sorts(assembly: Assembly, options: Options, players: int) -> tuple[str, ...]:
    """Those of the cards in this game; what is no flare is a sort of its own."""
    types = list_types(assembly, options, players)
    return (*SORTS, *(one for one in types if CARD_TYPES[one].played and one not in {ARTIFACT, FLARE}))


class FreeAction(Protocol):
    """Something that may be done at any time: offered beside questions by what all can see, and done at once."""

    @property
    def options(self) -> Sequence[str]:
        """The names of its options."""

    def list_options(self, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        """What it offers a seat while questions with these keys are asked."""

    @not_a_rule
    async def act(self, state: State, seat: Seat, reply: Reply) -> None:
        """Do it."""


Questions: TypeAlias = Sequence[Ask] | Callable[[], Sequence[Ask]]
FREE: Final[Place[FreeAction]] = Place("what may be done at any time besides ordering")


class EncounterOver(Exception):
    """The encounter ends at once, with or without success for the offense; what was going on ends with it."""

    def __init__(self, success: bool) -> None:
        super().__init__(success)
        self.success = success


class GameOver(Exception):
    """CE-20: the game is over amid whatever was going on.

    alien  the power by which one has won, "" by colonies
    why    how it has ended otherwise; then perhaps nobody has won
    """

    def __init__(self, winners: Sequence[Seat], alien: str = "", why: Saying | None = None) -> None:
        super().__init__(winners, alien, why)
        self.winners, self.alien, self.why = tuple(winners), alien, why


@not_a_rule
async def ask(state: State, question: Ask | Callable[[], Ask], *, seen: bool = False) -> Reply:
    """Ask one seat and wait for its reply; where the question is made, it is made anew after a free action.

    seen  everybody sees what it may choose (see `ask_all`)
    """
    made = question() if callable(question) else question
    questions: Questions = (lambda: [question()]) if callable(question) else [question]
    return (await ask_all(state, questions, seen=[made.seat] if seen else ()))[made.seat]


@not_a_rule
async def ask_all(
    state: State,
    questions: Questions,
    *,
    window: bool = False,
    seen: Sequence[Seat] = (),
    sealed: Mapping[Seat, Reply] | None = None,
    stays: Callable[[Ask, Reply], bool] | None = None,
) -> Answered:
    """Ask several seats, each sealed from the others; a `window` closes at a fixed time.

    questions  those that name what a free action may move are made anew after it, for the same seats
    seen  seats of which everybody sees what they may choose: with a single answer they are not asked for it. Of others
          nobody may learn what they hold from their not being asked.
    sealed  answers that are in from the start; they may be changed until all others are
    What a seat alone is asked, and has said already (`keep_said`), it is not asked again.
    stays  whether an answer that is in stays after a free action; if it is still legal, unless this says otherwise
    """
    first = make_questions(questions)
    single = {one.seat: find_single_reply(one) if one.seat in seen else None for one in first}
    if len(first) == 1 and single[first[0].seat] is None:
        single[first[0].seat] = _take_said(state, first[0])

    def list_asks() -> list[Ask]:
        made = [one for one in make_questions(questions) if single[one.seat] is None]
        keys = [one.key for one in made]
        asked = [_offer_orders(state, replace(one, window=window or one.window), keys) for one in made]
        seats = [one.seat for one in made]
        return [*asked, *(_bystander(state, seat, keys) for seat in state.seats if seat not in seats)]

    is_open = None in single.values()
    answers = await ask_amid(list_asks, _Settings(state).change, dict(sealed or {}), stays) if is_open else {}
    return {one.seat: single[one.seat] or answers[one.seat] for one in first}


def keep_said(state: State, asked: Ask, reply: Reply) -> None:
    """Keep what a seat has answered before its question comes."""
    state.player(asked.seat).said[_name_question(asked)] = reply


def has_said(state: State, asked: Ask) -> bool:
    """Whether that is kept."""
    return _name_question(asked) in state.player(asked.seat).said


def _take_said(state: State, asked: Ask) -> Reply | None:
    """What it has answered, as far as that may still be answered."""
    reply = state.player(asked.seat).said.pop(_name_question(asked), None)
    return reply if reply is not None and is_still_legal(asked, reply) else None


def _name_question(asked: Ask) -> str:
    what = asked.args.get("what")
    return f"{asked.key}:{what.name}" if isinstance(what, Named) else asked.key


def make_questions(questions: Questions) -> Sequence[Ask]:
    """The questions as they are now."""
    return questions() if callable(questions) else questions


@not_a_rule
async def ask_in_parts(
    state: State, make: Callable[[], Ask], take: Callable[[Reply], Awaitable[None]]
) -> Reply:
    """Ask one seat what it answers in several parts, unseen by others, until an option ends it.

    make  the question as it is after the parts given so far; their options are marked `part`
    take  carries out one of them
    """
    settings, seat = _Settings(state), make().seat

    def list_asks() -> list[Ask]:
        question = make()
        others = [one for one in state.seats if one != seat]
        asked = _offer_orders(state, question, [question.key])
        return [asked, *(_bystander(state, one, [question.key]) for one in others)]

    @not_a_rule
    async def act(one: Seat, reply: Reply) -> None:
        is_part = one == seat and reply.option in make().options
        await (take(reply) if is_part else settings.change(one, reply))

    return (await ask_amid(list_asks, act))[seat]


class _Settings:
    """Carries out what is ordered beside a question."""

    def __init__(self, state: State) -> None:
        self.state = state

    @not_a_rule
    async def change(self, seat: Seat, reply: Reply) -> None:
        """Keep what a seat has ordered, and confirm it in private; or do what may be done at any time."""
        for one in self.state.assembly[FREE]:
            if reply.option in one.options:
                await one.act(self.state, seat, reply)
                return
        player = self.state.player(seat)
        player.policy = change_policy(player.policy, reply)
        await whisper(seat, facts.ORDERED)


def change_policy(policy: Policy, reply: Reply) -> Policy:
    """What a seat orders anew takes the place of what it ordered before, all else stays.

    That is what the reply fills in; where it names one setting, this one, which is dropped if nothing is filled in.
    """
    named = list_changed(reply)
    return Policy(
        reply.many(facts.POWERS) if facts.POWERS in named else policy.powers,
        reply.many(facts.SORTS) if facts.SORTS in named else policy.cards,
        reply.text(facts.PROTECT) == "yes" if facts.PROTECT in named else policy.protect,
        reply.many(facts.READY) if facts.READY in named else policy.ready,
        reply.many(facts.HOME) if facts.HOME in named else policy.homes,
        reply.text(facts.REINFORCE) == "yes" if facts.REINFORCE in named else policy.reinforce,
        reply.many(facts.IDLE) if facts.IDLE in named else policy.idle,
    )


def list_changed(reply: Reply) -> set[str]:
    """The settings that a reply says anew, each by its field."""
    return {*reply.fields, reply.text(facts.SETTING)}.intersection(SETTINGS)


def _offer_orders(state: State, question: Ask, keys: Sequence[str]) -> Ask:
    if question.key in facts.FIRST_ASKS:
        return question
    options = {**question.options, **_free_options(state, question.seat, keys)}
    return replace(question, options=options)


def _free_options(state: State, seat: Seat, keys: Sequence[str]) -> dict[str, Option]:
    """What a seat may order, and do, while questions with these keys are asked."""
    options = {facts.ORDERS: Option(_order_fields(state, seat), part=True)}
    for one in state.assembly[FREE]:
        options |= one.list_options(state, seat, keys)
    return options


def _bystander(state: State, seat: Seat, keys: Sequence[str]) -> Ask:
    """What a seat may order while others are asked; nobody waits for it."""
    options = {PASS: Option(), **_free_options(state, seat, keys)}
    return Ask(seat, facts.ASK_ORDERS, "CE-134", options, Reply(PASS), optional=True)


def _order_fields(state: State, seat: Seat) -> dict[str, Field]:
    """What may be ordered: from the own hand, and from what all can see."""
    aliens = [alien for one in state.seats for alien in state.player(one).powers]
    ready = [card for card in list_held(state, seat) if find_kind(card).is_played]
    yes_no = ("yes", "no")
    return {
        facts.SETTING: Pick("setting", SETTINGS, optional=True),
        facts.POWERS: _some("alien", facts.POWERS, tuple(dict.fromkeys(aliens))),
        facts.SORTS: _some(
            "sort", facts.SORTS, list_sorts(state.assembly, state.options, len(state.players))
        ),
        facts.PROTECT: Pick("yes-no", lambda filled: _if_named(filled, facts.PROTECT, yes_no), optional=True),
        facts.READY: _some("card", facts.READY, tuple(ready)),
        facts.REINFORCE: Pick(
            "yes-no", lambda filled: _if_named(filled, facts.REINFORCE, yes_no), optional=True
        ),
        facts.HOME: _some("planet", facts.HOME, tuple(find_colonies(state, seat))),
        facts.IDLE: _some("alien", facts.IDLE, tuple(state.player(seat).powers)),
    }


def _some(kind: str, setting: str, among: tuple[str, ...]) -> Several:
    return Several(kind, lambda filled: _if_named(filled, setting, among), optional=True)


def _if_named(filled: Chosen, setting: str, among: tuple[str, ...]) -> tuple[str, ...]:
    """What may be ordered of a setting: nothing where it is another one that is to be changed."""
    return among if filled.get(facts.SETTING, setting) == setting else ()
