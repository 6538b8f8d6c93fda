"""How the file of a clan's power says what it does, in the words of every game's powers (`porc_royal/powers.py`).

PARTNER: Final = ClanPower("porcus", "partner")

@PARTNER.changes(hooks.governors, is_anyone)                  # always: it changes a figure
@PARTNER.uses(hooks.turn_over, is_anyone)                     # always: it acts at a moment
@PARTNER.asks(hooks.drawn, somebody_else_has_cards, choose_victim, once=True)     # its owner is asked first
@PARTNER.offers(hooks.moves, PARTNER_UP, in_own_turn, fields)                     # a move, once a turn (O-9)

Which clan a seat plays and what it has used are known to all, so an option may depend on them: a move is offered to
whoever may make it, and to nobody else.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias, TypeVar

from games.cochons import facts
from games.cochons.extension import in_play
from games.cochons.extension.declarations import CardSituation
from games.cochons.extension.hooks import CardlessMove, SeatMoment
from games.cochons.questions.plans import is_nameable
from games.cochons.state.state import State
from porc_royal.additions import Additions, Table
from porc_royal.asks import Field, Option, Reply
from porc_royal.declarations import Effect, Legal
from porc_royal.facts import Arg, Seat
from porc_royal.moves import Move, Moves
from porc_royal.powers import Announced, Figure, Power

M = TypeVar("M", bound=CardSituation)
Applies: TypeAlias = Callable[[M, Seat], bool]


def name_nothing(moment: CardSituation) -> Mapping[str, Field]:
    """The fields of a move that names nothing."""
    return {}


def allow(moment: CardSituation, reply: Reply) -> None:
    """Nothing more speaks against it."""


class ClanPower(Power):
    """A power of a clan, by the name under which the state notes that it has been used.

    told  the key, entered with it, of what is told with `who` when it is used; "" where its effect tells it
    """

    def __init__(self, clan: str, name: str, told: str = "") -> None:
        additions = Additions(facts.GAME)
        super().__init__(name, additions)
        self.additions: Additions = additions
        self.clan: Final = clan
        additions.add(in_play.POWERS_OF, (clan, name))
        self.told: Final = additions.keys.fact(told, "who") if told else ""
        if told:
            additions.enter(in_play.TOLD, name, self.told)

    def is_unused(self, at: in_play.Situation, seat: Seat) -> bool:
        """Whether its owner has not used it in this turn."""
        return self.name not in at.state.player(seat).used

    def is_used(self, at: in_play.Situation, seat: Seat) -> bool:
        """Whether its owner has used it in this turn."""
        return self.name in at.state.player(seat).used

    def use_up(self, state: State, seat: Seat) -> None:
        """Mark it used: for a power that comes into effect when something else is done, as a ship is sailed."""
        state.player(seat).used.append(self.name)

    def offers(
        self,
        moves: Figure[Moves, M],
        option: str,
        applies: Applies[M],
        fields: Callable[[M], Mapping[str, Field]] = name_nothing,
        *,
        label: Arg | None = None,
        legal: Legal[M] = allow,
    ) -> Callable[[Effect[M]], Effect[M]]:
        """Declare that the power is a move, once a turn; the decorated function is its effect.

        option   what the move is called among the options of a question
        applies  whether it is offered, for what all can see
        fields   what is named; the power can be used when the first of them can be
        label    what its option is called, where the question has no words of its own for it
        legal    one more check
        """

        def register(effect: Effect[M]) -> Effect[M]:
            def is_offered(moment: M, seat: Seat) -> bool:
                return self.is_unused(moment, seat) and applies(moment, seat)

            async def play(moment: M, reply: Reply) -> None:
                if await moves.in_play.announce(moment, Announced(moment.seat, self.name, option, once=True)):
                    await effect(moment, reply)

            self.additions.enter(OFFERED, option, self)

            @self.changes(moves, is_offered)
            def offer(found: Moves, moment: M, seat: Seat) -> Moves:
                what = Option(fields(moment), label)
                kind = CardlessMove if is_nameable(what) else Move
                return {**found, option: kind(what, partial(play, moment), partial(legal, moment))}

            return effect

        return register


OFFERED: Final = Table[ClanPower]("the powers that are moves, by the option")


def is_in_own_turn(moment: SeatMoment, seat: Seat) -> bool:
    """In one's own turn of 2B, for powers that take the place of nothing."""
    return moment.sequence == "2B" and not moment.gap


def is_in_3b(moment: SeatMoment, seat: Seat) -> bool:
    """In one's own slot of 3B."""
    return moment.sequence == "3B"


def is_anyone(at: in_play.Situation, seat: Seat) -> bool:
    """Whoever has the power, whenever it is looked at."""
    return True
