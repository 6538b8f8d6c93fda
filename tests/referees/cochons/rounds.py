"""Rounds of a fight: dice, strength, who falls (S-18, S-21, C-46, C-50, R-75, R-76)."""

from games.cochons.views.view import View
from tests.referees.cochons import printed
from tests.referees.cochons.board import Pack, Pigs
from tests.referees.cochons.game import Bout, Game, hears
from tests.referees.protocol import Spoken, Told


def hear_dice(game: Game, spoken: Spoken) -> None:
    """R-121: chance rolls for one side after the other."""
    side = {"chance-attack": True, "chance-defence": False}.get(spoken.ask.key)
    if game.bout is not None and side is not None:
        game.bout.dice[side] += [(face, spoken.sides() or 0) for face in spoken.faces()]


@hears("rolled-again")
def one_die_is_rolled_again(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-79: the new result stands."""
    side, _, number = told.name("which").partition("-")
    if game.bout is None:
        return
    dice = game.bout.dice[side == "attack"]
    face = dice.pop()
    game.must(face[0] == told.number("face"), "R-79", f"the die shows {face[0]}")
    dice[int(number or 1) - 1] = face


@hears("banzai")
def a_pecari_has_a_die_rolled_again(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-16, R-145: in his own fights, once a turn."""
    game.power(told.seat(), "pecari", "reroll", "P-16")
    game.must(game.bout is not None and told.seat() in game.bout.sides, "R-145", "in a fight of others")


@hears("force-gruik")
def rerolls_are_for_those_who_fight(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """EV-07, R-79: participants alone, never against Extra-Cochons in 3C (R-93)."""
    game.must(
        game.bout is not None and told.seat() in game.bout.sides,
        "R-79",
        f"seat {told.seat()} fights in no fight",
    )


@hears("tie-won")
def a_phacocherus_wins_a_tie(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-7, R-136: his first tied round of the turn, or every one if the table chose so."""
    if game.settings["p7_every_tie"]:
        game.must(
            game.powers and game.clans[told.seat()] == "phacocherus", "P-7", f"seat {told.seat()} wins a tie"
        )
    else:
        game.power(told.seat(), "phacocherus", "tie", "P-7")
    if game.bout is not None:
        game.bout.tie_won = told.seat()


@hears("round-tied", "round-won")
def the_higher_total_removes_one_enemy(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-21, C-50, R-75, R-76: dice and strength of those alive now; Gorets fall first; a tie costs nobody."""
    bout = game.bout
    if bout is None:
        game.fault("C-50", "a round without a fight")
        return
    bout.rounds += 1
    game.must(
        told.number("round") == bout.rounds, "C-50", f"round {told.number('round')} is round {bout.rounds}"
    )
    game.must((bout.technology or 0) < 6, "C-49", f"{bout.cell} should be destroyed at {bout.technology}")
    attack = _strength(game, bout, told, bout.attacker, "attack")
    defence = _strength(game, bout, told, bout.defender, "defence")
    bout.dice = {True: [], False: []}
    won: int | str | None = (
        bout.attacker if attack > defence else bout.defender if defence > attack else bout.tie_won
    )
    if attack == defence:
        _tie(game, bout)
    bout.tie_won = None
    said = told.party("winner") if told.key == "round-won" else None
    game.must(said == won, "C-50", f"{attack} against {defence}: {won} wins the round, not {said}")
    if told.key == "round-won":
        _falls(game, bout, told)


def _tie(game: Game, bout: Bout) -> None:
    """P-7: whoever has that power uses it of itself."""
    for seat in bout.sides:
        if not isinstance(seat, int) or not game.powers or game.clans[seat] != "phacocherus":
            continue
        left = game.settings["p7_every_tie"] or game.used[seat, "tie"] == 0
        game.must(bout.tie_won is not None or not left, "P-7", f"seat {seat} does not win a tie")


def _strength(game: Game, bout: Bout, told: Told, who: int | str, prefix: str) -> int:
    """S-18, C-46: the die, one for each piece after the first, and the cards."""
    party, dice = bout.tile.party(who), bout.dice[prefix == "attack"]
    game.must(
        told.party("attacker" if prefix == "attack" else "defender") == who,
        "C-46",
        f"{who} fights as another",
    )
    if party is None:
        game.fault("C-46", f"{who} fights without pieces")
        return 0
    jaret = game.settings["jaret_duration"] == "combat" or bout.rounds == 1
    sides = _dice(game, party, two=jaret and who in bout.jaret)
    game.must(
        [one[1] for one in dice] == sides,
        "C-46",
        f"{who} ({party}) rolls {dice}, should roll dice of {sides}",
    )
    face = sum(one[0] for one in dice)
    game.must(told.number(f"{prefix}_die") == face, "R-121", f"{who} rolled {face}")
    more = _more(game, party)
    if isinstance(who, int):
        more += printed.bonus(bout.laid.get(who, []), attacking=prefix == "attack")
    game.must(
        told.number(f"{prefix}_more") == more,
        "C-46",
        f"{who} ({party}) adds {more}, not {told.number(f'{prefix}_more')}",
    )
    game.must(told.number(f"{prefix}_total") == face + more, "C-46", f"{who} has {face} and {more}")
    return face + more


def _dice(game: Game, party: Pigs | Pack, *, two: bool) -> list[int]:
    """C-46, C-33 to C-35, R-80: D6, or D8 with a Gros Gruik; Extra-Cochons have their own."""
    if isinstance(party, Pigs):
        return [6, 6] if two else [8 if party.gruiks else 6]
    return {"pirate": [6], "worm": [6, 8]}.get(party.kind, [int(game.settings["porcophage_die"])])


def _more(game: Game, party: Pigs | Pack) -> int:
    """C-46, R-91, R-92: one for each after the first; for pirates only if the table chose so."""
    each = (
        int(game.settings["pirate_bonus_per_extra"])
        if isinstance(party, Pack) and party.kind == "pirate"
        else 1
    )
    return each * (party.size - 1)


def _falls(game: Game, bout: Bout, told: Told) -> None:
    """R-76, R-91: one piece of the loser, Gorets first."""
    loser, piece = told.party("loser"), told.name("piece")
    game.must(loser == bout.enemy(told.party("winner")), "C-50", f"{loser} loses")
    party = bout.tile.party(loser)
    if isinstance(party, Pack):
        game.must(piece == party.kind, "C-50", f"a {piece} falls among {party.kind}")
        game.falls(bout.tile, loser, 1)
    elif party is not None:
        game.must(piece == ("goret" if party.gorets else "gruik"), "R-76", f"a {piece} falls of {party}")
        game.falls(bout.tile, loser, int(piece == "goret"), int(piece == "gruik"))
    winner = bout.tile.party(told.party("winner"))
    if isinstance(winner, Pack) and winner.kind == "porcophage" and piece == "goret":
        on_board = sum(
            one.number for tile in game.land.tiles.values() for one in tile.packs if one.kind == winner.kind
        )
        bout.grows = winner.number < 3 and on_board < 6


@hears("pack-grew")
def blood_brings_another_porcophage(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-34, R-91: one for each Goret removed in a round, up to three in the pack and six on the board."""
    bout = game.bout
    if bout is None:
        return
    game.must(bout.grows, "R-91", "the pack grows without a reason")
    bout.grows = False
    pack = bout.tile.party("porcophage")
    if isinstance(pack, Pack):
        pack.number += 1
        game.must(told.number("number") == pack.number, "R-91", f"the pack is {pack.number}")


def over(game: Game) -> None:
    """R-91: it grows at once."""
    if game.bout is not None and game.bout.grows:
        game.fault("R-91", f"the pack on {game.bout.cell} does not grow")
        game.bout.grows = False
