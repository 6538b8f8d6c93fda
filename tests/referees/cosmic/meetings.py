"""Whom the offense meets, and who joins (CE-51 to CE-55, CE-60 to CE-63, CE-71 to CE-74, CE-143)."""

from games.cosmic.views.view import View
from tests.referees.cosmic.game import Game, hears
from tests.referees.protocol import Spoken, Told


@hears("launches")
def launches(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-60, CE-61: one to four ships at a legal planet."""
    now, number = game.now, told.number("number")
    now.defense, now.planet, now.own = told.seat("other"), told.name("planet"), number
    if now.plain("S"):
        game.must(1 <= number <= 4, "CE-61", f"{number} ships are launched")
    game.must(told.seat() == now.offense, "CE-61", f"seat {told.seat()} launches")
    game.must(now.defense != now.offense, "CE-51", "the offense meets itself")
    assert game.before is not None
    # Where ships came to planets with this very reply, before the launch, what was seen before it is past.
    board = shown if game.moved else game.before
    what, there = dict(board.planets)[now.planet], dict(board.ships)[now.planet]
    now.at, now.moon = there[now.defense], what.kind == "moon"
    if not now.plain("D"):
        return
    if now.named == now.offense:
        good = what.system == now.offense and now.at > 0
        game.must(good, "CE-52", f"{now.planet} with {there} is no target for the own colour")
    elif now.named is None:
        game.must(what.system == now.defense or now.moon, "CE-53", f"{now.planet} is not of {now.defense}")
    else:
        game.must(what.system == now.named, "CE-51", f"{now.planet} is not of {now.named}")
        if not now.moon:
            game.must(now.defense == now.named, "CE-55", f"{now.defense} defends, named was {now.named}")


@hears("explorer-finds", "explorer-moves")
def aims_anew(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """A67: the target is a planet that was put into the same system, wherever the gate was aimed before."""
    now = game.now
    now.touch("explorer")
    now.planet, now.moon = told.name("planet"), False


@hears("cannot-launch")
def cannot_launch(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-63: only without any ship outside the warp."""
    now = game.now
    if now.plain("GLSN"):
        ships = dict(shown.ships)
        left = sum(ships[planet][now.offense] for planet, _ in shown.planets)
        game.must(left == 0, "CE-63", f"seat {now.offense} has {left} ships")


@hears("invites", "invites-nobody")
def invites(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-71, CE-72: main players invite others."""
    now, who = game.now, told.seat()
    seats = told.seats("seats") if told.key == "invites" else []
    game.must(who in (now.offense, now.defense), "CE-71", f"seat {who} invites")
    game.must(not {now.offense, now.defense} & set(seats), "CE-71", f"main players are invited: {seats}")
    game.must(len(set(seats)) == len(seats), "CE-71", f"seat {who} invites {seats}")
    game.must(not now.moon, "CE-143", "there are alliances on a moon")
    now.invited[who] = seats


@hears("allies", "declines")
def answers(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-73: who was invited, clockwise from the offense's left, with one to four ships."""
    now, who, wed = game.now, told.seat(), False
    asked = {seat for seats in now.invited.values() for seat in seats}
    if told.key == "declines":
        if now.plain("A"):
            game.must(who in asked, "CE-73", f"seat {who} declines uninvited")
    else:
        stance, number = told.name("stance"), told.number("number")
        host = now.offense if stance == "offense" else now.defense
        if now.plain("A"):
            invited = host is not None and who in now.invited.get(host, [])
            # Its ships may have come from homes without which Bride's power is off, and the marriage over.
            boards = [board for board in (game.before, shown) if board is not None]
            wed = not invited and host is not None and any(are_married(one, who, host) for one in boards)
            game.must(invited or wed, "CE-73", f"seat {who} joins the {stance} uninvited")
        if now.plain("S"):
            game.must(1 <= number <= 4, "CE-73", f"seat {who} joins with {number} ships")
        now.allies[stance][who] = now.allies[stance].get(who, 0) + number
    if now.plain("A") and not wed:
        rank = [(seat - now.offense) % game.players for seat in (*now.answered, who)]
        game.must(rank == sorted(set(rank)), "CE-73", f"answers come from {now.answered}, then {who}")
    if not wed:
        now.answered.append(who)


def are_married(shown: View, *two: int) -> bool:
    """A61: Bride and its spouse may join each other uninvited; A78: not with the sheet at a stage that was left."""
    couples = (
        {seat, number - 1}
        for seat, one in enumerate(shown.seats)
        for name, number in one.tokens
        if name == "bride-wed" and "bride" in one.powers
    )
    return set(two) in couples


def joined(game: Game, shown: View) -> None:
    """CE-74: the allies that are shown are those who said so."""
    now, seen = game.meeting, shown.encounter
    if now is None or seen is None or not now.plain("AEXL") or seen.defense is None or now.defense is None:
        return
    for side, stance in ((seen.offense, "offense"), (seen.defense, "defense")):
        if now.outcome == "" and side.allies:
            told = sorted(now.allies[stance])
            game.must(
                sorted(side.allies) == told, "CE-74", f"{stance}: {side.allies} are allies, told {told}"
            )


@hears("announces-kicker")
def announced(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CD-40: a main player puts a kicker down, one at most, before either card lies there."""
    now, who = game.now, told.seat()
    game.must(who in (now.offense, now.defense), "CD-40", f"seat {who} announces a kicker")
    game.must(game.settings["kickers"] == "old", "CE-137", "there are no kickers")
    game.must(who not in now.announced, "CD-40", f"seat {who} announces a second kicker")
    game.must(not now.chosen, "CD-40", f"{now.chosen} have put cards down before a kicker was announced")
    now.announced.append(who)
    game.hands[who] -= 1


@hears("chose-card")
def chose(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-83: main players choose; everybody who was invited has answered before."""
    now, who = game.now, told.seat()
    game.must(who in (now.offense, now.defense), "CE-83", f"seat {who} chooses a card")
    if now.plain("A"):
        asked = {seat for seats in now.invited.values() for seat in seats}
        game.must(set(now.answered) == asked, "CE-73", f"{asked} were invited, {now.answered} answered")
    game.hands[who] -= told.number("number")
    now.chosen.append(who)
    if now.plain("XHT"):
        game.must(told.number("number") == 1, "CE-83", f"{told.number('number')} cards are put down")
