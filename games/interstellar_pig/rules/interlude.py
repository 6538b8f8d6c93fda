"""IP-51, IP-52, R-30, R-31: what the mover may do before the move and after it, besides flying."""

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.hooks import Interlude, PawnMove
from games.interstellar_pig.questions.script import ask
from games.interstellar_pig.rules.commits import list_standing_orders
from games.interstellar_pig.rules.end import is_finished
from games.interstellar_pig.rules.envelopes import open_envelope
from games.interstellar_pig.rules.movement import choose_default_move, list_flights
from games.interstellar_pig.state.places import is_on_surface
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import describe_place
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Seat, Who
from porc_royal.moves import Move, Moves, list_options, make_check, play_chosen
from porc_royal.script import tell, whisper


async def interlude(state: State, seat: Seat, *, before: bool) -> None:
    """PRE ends with the move, POST when the mover ends the turn (D-25); either with death or the game."""
    moment = Interlude(state, seat, before)
    while not is_finished(state):
        reply = await ask(state, lambda: make_interlude_ask(moment))
        if reply.option == PASS:
            return
        moves = list_own_moves(moment)
        await play_chosen(moves, reply)
        if isinstance(moves[reply.option], PawnMove) or moment.player.out:
            return
        if not before and is_ending_by_itself(state, seat):
            return
        if before and moment.player.trapped:
            # Option `hazards`: what was sprung before the move costs the move, and this turn counts (T.2).
            await stay_trapped(state, seat)
            return


async def stay_trapped(state: State, seat: Seat) -> None:
    """R-31, R-63: a turn without any movement."""
    player = state.player(seat)
    player.trapped -= 1
    if state.turn is not None:
        state.turn.still = True
    await tell(facts.TRAPPED, who=Who(seat), left=player.trapped)


def is_ending_by_itself(state: State, seat: Seat) -> bool:
    """D-25: not in a trap, nor while a repair is owed: then nothing would be asked at all (R-31, R-72)."""
    player = state.player(seat)
    still = state.turn is not None and state.turn.still
    return player.auto_end and not (still or player.repair_owed)


def list_own_moves(moment: Interlude) -> Moves:
    """Flying, what cards allow, the envelope here, and leaving the game."""
    moves = hooks.moves.of(list_flights(moment) if moment.before else {}, moment)
    return {**moves, **list_envelope_moves(moment), **list_standing_orders(moment), **switch(moment)}


def make_interlude_ask(moment: Interlude) -> Ask:
    """D-9 to D-12, D-25: the default flies on before the move (R-92), and ends the turn after it."""
    moves = list_own_moves(moment)
    options = list_options(moves)
    key, rule, default = facts.ASK_TURN, "IP-44", choose_default_move(moment)
    if not moment.before:
        key, rule, default = facts.ASK_END, "D-25", Reply(PASS)
        options = {PASS: Option(), **options}

    args = describe_place(moment.state, moment.player.place)
    return Ask(moment.seat, key, rule, options, default, args, make_check(moves))


def list_envelope_moves(moment: Interlude) -> Moves:
    """IP-51, R-37: only on the ground, and only where no other pawn stands there."""
    state, seat = moment.state, moment.seat
    place = moment.player.place
    if not is_on_surface(place) or state.at(place) != [seat]:
        return {}

    async def play(reply: Reply) -> None:
        await open_envelope(state, seat)

    return {"open": Move(Option(), play)}


def switch(moment: Interlude) -> Moves:
    """D-25: ending turns without a question, or not."""
    seat, player = moment.seat, moment.player

    async def end_by_itself(reply: Reply) -> None:
        player.auto_end = not player.auto_end
        await whisper(seat, facts.ENDS_ALONE if player.auto_end else facts.ENDS_ASKED)

    return {"auto-end": Move(Option(), end_by_itself)}
