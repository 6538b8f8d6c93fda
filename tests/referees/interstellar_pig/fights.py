"""Fights: who against whom, dice, cards, who dies, what becomes of the hand (IP-53 to IP-68)."""

from collections import Counter

from games.interstellar_pig.views.view import View
from tests.referees.interstellar_pig import printed
from tests.referees.interstellar_pig.game import Bout, Game, hears, place_of, site
from tests.referees.protocol import Spoken, Told


def _seat(told: Told, name: str) -> int | None:
    party = told.party(name)
    return party if isinstance(party, int) else None


@hears("fight")
def an_arrival_meets_those_who_are_there(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-53 to IP-56, R-43, R-44, R-99, R-81: the mover attacks whoever is in the same place and layer."""
    attacker, defender, place = _seat(told, "attacker"), _seat(told, "defender"), place_of(told)
    game.must(attacker == game.mover, "R-43", f"{attacker} attacks in the turn of {game.mover}")
    game.must(game.places.get(game.mover) == place, "IP-53", f"the fight is at {place}")
    if defender is None:
        game.must(game.event == "space-monster", "R-81", "there is no monster")
    else:
        game.must(defender in game.rivals, "R-43", f"{defender} is not met by {attacker}")
        game.rivals.discard(defender)
    kind = "ground" if place.endswith(".s") else "space"
    game.must(told.name("kind") == kind, "IP-54", f"a {told.name('kind')} fight at {place}")
    game.bout = Bout(attacker, defender, kind, place)


def pool(game: Game, bout: Bout, seat: int | None, cards: list[str]) -> int:
    """IP-57, IP-66 to IP-68, IP-16, R-46, R-47, R-60, H-9."""
    if seat is None:
        return 3
    creature = game.who[seat]
    weight = {"heavy": 1, "light": -1}.get(creature.gravity, 0)
    number = 3 + (weight if bout.kind == "ground" else -weight)
    if bout.kind == "ground":
        number += creature.abilities.count("natural-weapons")
        there = game.worlds[bout.place.partition(".")[0]][2]
        if game.settings["planet_gravity"]:
            number += (there == creature.gravity) - ({there, creature.gravity} == {"light", "heavy"})
        number += cards.count("guardian-robot") * (game.settings["robot"] == "extra_die")
    table = printed.GROUND if bout.kind == "ground" else printed.SPACE
    return max(1, number + sum(table.get(card, 0) for card in cards))


@hears("committed")
def both_show_what_they_use(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-57, R-45, R-46: cards held, for this kind of fight; the dice they make."""
    bout, seat = game.bout, _seat(told, "who")
    if bout is None:
        return
    cards = told.names("cards") if told.number("number") else []
    table = printed.GROUND if bout.kind == "ground" else printed.SPACE
    game.must(all(card in table for card in cards), "IP-55", f"{cards} in a {bout.kind} fight")
    if seat is not None:
        game.must(
            Counter(cards) <= game.hands[seat], "R-45", f"seat {seat} uses {cards} and does not hold them"
        )
        bout.cards[seat] = cards
    number = pool(game, bout, seat, cards)
    game.must(
        told.number("dice") == number,
        "IP-57",
        f"{seat} rolls {number} with {cards}, not {told.number('dice')}",
    )


@hears("rolled")
def dice_are_added_up(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-57, IP-17, R-48: Intelligence rolls more and the lowest are thrown out; the Monster rolls three."""
    bout, seat = game.bout, _seat(told, "who")
    if bout is None:
        return
    dice = [int(one) for one in told.name("dice").split(",")]
    number = pool(game, bout, seat, bout.cards.get(seat, []) if seat is not None else [])
    spare = game.spare(seat) if seat is not None else 0
    game.must(
        dice == spoken.faces() and len(dice) == number + spare,
        "R-48",
        f"{seat} rolls {dice}, should {number}+{spare}",
    )
    score = sum(sorted(dice)[spare:])
    game.must((told.number("kept"), told.number("score")) == (number, score), "IP-57", f"{dice} make {score}")
    bout.scores[seat] = score


@hears("robot")
def a_robot_rolls_three_dice(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-98, R-60: on the ground; its side counts the best."""
    bout, seat = game.bout, told.seat()
    if bout is None:
        return
    dice = [int(one) for one in told.name("dice").split(",")]
    game.must(bout.kind == "ground" and game.settings["robot"] == "best_of", "R-60", "a Robot rolls")
    game.must(dice == spoken.faces() and len(dice) == 3, "R-60", f"the Robot rolls {dice}")
    game.must(told.number("score") == sum(dice), "R-60", f"{dice} make {sum(dice)}")
    game.must("guardian-robot" in bout.cards.get(seat, []), "R-60", f"seat {seat} has used no Robot")
    bout.scores[seat] = max(bout.scores[seat], sum(dice))


@hears("scored")
def the_best_score_counts(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-60."""
    if game.bout is not None:
        due = game.bout.scores[_seat(told, "who")]
        game.must(told.number("score") == due, "R-60", f"the score is {due}")


@hears("called-off")
def a_disguise_prevents_the_fight(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-97, R-61: on the ground; the Kit is discarded."""
    if game.bout is not None:
        game.must(
            game.bout.kind == "ground" and told.seat() in (game.bout.attacker, game.bout.defender),
            "R-61",
            "in Space",
        )
        game.must(not game.bout.scores, "R-61", "after the dice")
    game.throws(told.seat(), [told.name("card")], "R-61")


@hears("gas")
def gas_lets_everybody_live(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-83, R-62: on the ground."""
    if game.bout is not None:
        game.must(game.bout.kind == "ground", "R-62", "gas in Space")
        game.bout.gas = True


@hears("tied")
def nobody_dies_in_a_tie(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-61, R-49."""
    if game.bout is not None:
        scores = set(game.bout.scores.values())
        game.must(scores == {told.number("score")}, "IP-61", f"{game.bout.scores} is no tie")
        _spent(game, game.bout)


@hears("won")
def the_higher_score_kills(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-59, R-62."""
    bout, winner, loser = game.bout, _seat(told, "winner"), _seat(told, "loser")
    if bout is None:
        return
    game.must({winner, loser} == {bout.attacker, bout.defender}, "IP-59", f"{winner} kills {loser}")
    game.must(bout.scores[winner] > bout.scores[loser], "IP-59", f"{winner} kills {loser} with {bout.scores}")
    game.must(not bout.gas, "R-62", "somebody dies in spite of the gas")
    _spent(game, bout)
    bout.over = True
    if loser is not None and winner is not None:
        game.dying = loser


def _spent(game: Game, bout: Bout) -> None:
    """IP-58, R-50: One Use cards in effect were discarded before; gas only if it took effect."""
    for seat, cards in bout.cards.items():
        due = Counter(card for card in cards if card in printed.ONE_USE)
        gone = Counter(bout.spent.get(seat, []))
        game.must(due <= gone, "R-50", f"seat {seat} has used {dict(due)} and discards {dict(gone)}")


@hears("looted")
def the_killer_takes_the_hand(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-62, R-51."""
    seat, loser = told.seat(), told.seat("loser")
    game.must(loser == game.dying, "IP-62", f"seat {loser} is looted alive")
    game.must(
        told.number("number") == game.hands[loser].total(),
        "IP-62",
        f"{game.hands[loser].total()} cards are taken",
    )
    game.hands[seat].update(game.hands[loser])
    game.hands[loser] = Counter()
    gone(game, loser)


@hears("died")
def who_dies_is_out(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-60, R-54, R-90: without a killer the hand stays where the pawn was."""
    game.last_place = game.places.get(told.seat(), "")
    game.dead = told.seat()


def gone(game: Game, seat: int) -> None:
    """No pawn, no debts (INV-3, INV-6)."""
    game.out.add(seat)
    game.places.pop(seat, None)
    for owed in (game.repair, game.miss, game.trapped):
        owed[seat] = 0
    game.conceding.discard(seat)
    game.rivals.discard(seat)


@hears("left-hand")
def a_hand_stays_on_the_ground(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-54: face down in that planet's envelope."""
    seat, planet = told.seat(), site(told.name("planet"))
    game.must(game.last_place == f"{planet}.s", "R-54", f"seat {seat} died at {game.last_place}")
    game.envelopes[planet].update(game.hands[seat])
    game.hands[seat] = Counter()


def dead(game: Game) -> None:
    """R-54: whoever died has no card left, and no pawn."""
    if game.dead is not None:
        held = +game.hands[game.dead]
        game.must(not held, "R-54", f"seat {game.dead} is dead and holds {dict(held)}")
        gone(game, game.dead)
        game.dead = None


def killed(game: Game) -> None:
    """IP-60: whoever was killed in a fight is out."""
    if game.dying is not None:
        game.must(game.dying in game.out, "IP-60", f"seat {game.dying} was killed and lives")
        game.dying = None
