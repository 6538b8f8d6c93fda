"""IP-51, IP-52, R-30, R-31: what the mover may do before the move and after it, besides flying."""

from collections.abc import Mapping

from games.interstellar_pig import facts, hooks
from games.interstellar_pig.hooks import Interlude, Move
from games.interstellar_pig.places import on_surface
from games.interstellar_pig.rules.commits import standing_orders
from games.interstellar_pig.rules.death import die
from games.interstellar_pig.rules.ending import conceded
from games.interstellar_pig.rules.envelopes import open_envelope
from games.interstellar_pig.rules.movement import default_move, flights
from games.interstellar_pig.speech import where
from games.interstellar_pig.state import State
from games.table.asks import PASS, Ask, Option, Reply, Several
from games.table.facts import Saying, Seat, Who
from games.table.script import ask_amid, tell, whisper


async def interlude(state: State, seat: Seat, *, before: bool) -> None:
    """PRE ends with the move, POST when the mover ends the turn (D-25); either with death or the game."""
    moment = Interlude(state, seat, before)

    async def act(other: Seat, reply: Reply) -> None:
        await ordered(state, other)[reply.option].play(reply)

    while not (moment.player.out or conceded(state)):
        replies = await ask_amid(lambda: [asking(moment), *bystanders(moment)], act)
        reply = replies[seat]
        if reply.option == PASS:
            return
        move = own_moves(moment)[reply.option]
        await move.play(reply)
        if move.moves or (not before and moment.player.auto_end):
            return
        if before and moment.player.trapped:
            # Option `hazards`: what was sprung before the move costs the move, and this turn counts.
            moment.player.trapped -= 1
            return


def own_moves(moment: Interlude) -> Mapping[str, Move]:
    """Flying, what cards allow, the envelope here, and leaving the game."""
    moves = flights(moment) if moment.before else {}
    moves = hooks.moves.of(moves, moment)
    return {**moves, **envelope(moment), **standing_orders(moment), **leaving(moment)}


def asking(moment: Interlude) -> Ask:
    """D-9 to D-12, D-25: the default flies on before the move (R-92), and ends the turn after it."""
    moves = own_moves(moment)
    options = {name: move.option for name, move in moves.items()}
    key, rule, default = facts.ASK_TURN, "IP-44", default_move(moment)
    if not moment.before:
        key, rule, default = facts.ASK_END, "D-25", Reply(PASS)
        options = {PASS: Option(), **options}

    def legal(reply: Reply) -> Saying | None:
        move = moves.get(reply.option)
        return move.legal(reply) if move is not None else None

    args = where(moment.state, moment.player.place)
    return Ask(moment.seat, key, rule, options, default, args, legal)


def bystanders(moment: Interlude) -> list[Ask]:
    """R-72: whoever else owes repairs may order one in advance; nobody waits for that."""
    asks = []
    for seat in moment.state.living:
        moves = ordered(moment.state, seat)
        if seat != moment.seat and moves:
            options = {PASS: Option()} | {name: move.option for name, move in moves.items()}
            args = {"repairs": moment.state.player(seat).repair_owed}
            asks.append(Ask(seat, facts.ASK_ORDERS, "R-72", options, Reply(PASS), dict(args), optional=True))
    return asks


def ordered(state: State, seat: Seat) -> Mapping[str, Move]:
    """What a player who is not moving may order."""
    return hooks.orders.of({}, Interlude(state, seat, before=False))


def envelope(moment: Interlude) -> Mapping[str, Move]:
    """IP-51, R-37: only on the ground, and only where no other pawn stands there."""
    state, seat = moment.state, moment.seat
    place = moment.player.place
    if not on_surface(place) or state.at(place) != [seat]:
        return {}

    async def play(reply: Reply) -> None:
        await open_envelope(state, seat)

    return {"open": Move(Option(), play)}


def leaving(moment: Interlude) -> Mapping[str, Move]:
    """D-25, D-26, R-90, R-93: ending turns without a question, giving up together, or alone."""
    state, seat, player = moment.state, moment.seat, moment.player

    async def end_by_itself(reply: Reply) -> None:
        player.auto_end = not player.auto_end
        await whisper(seat, facts.ENDS_ALONE if player.auto_end else facts.ENDS_ASKED)

    async def concede(reply: Reply) -> None:
        state.conceding.append(seat)
        await tell(facts.CONCEDES, who=Who(seat), number=len(state.conceding), living=len(state.living))

    async def play_on(reply: Reply) -> None:
        state.conceding.remove(seat)
        await tell(facts.PLAYS_ON, who=Who(seat))

    async def resign(reply: Reply) -> None:
        await tell(facts.RESIGNED, who=Who(seat))
        await die(state, seat)

    sure = Option({facts.SURE: Several("sure", ("yes",), least=1)})
    giving_up = {"play-on": Move(Option(), play_on)}
    if seat not in state.conceding:
        giving_up = {"concede": Move(sure, concede)}
    return {"auto-end": Move(Option(), end_by_itself), **giving_up, "resign": Move(sure, resign)}
