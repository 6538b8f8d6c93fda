"""What an outcome costs and brings: losses, landings, compensation, rewards (CE-103 to CE-107, CE-114)."""

from collections import Counter

from games.cosmic.views.view import View
from tests.referees.cosmic.game import Game, Meeting, colonies, hears
from tests.referees.protocol import Spoken, Told


@hears("loses")
def loses(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-30: they lie in the warp."""
    game.warp[told.seat()] += told.number("number")
    if game.meeting is not None:
        game.meeting.lost[told.seat()] += told.number("number")


@hears("ace-leaves")
def ace_leaves(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """A57: before the first encounter all ships of the planet that is given up go to the warp."""
    game.warp[told.seat()] += 4


@hears("retrieves")
def retrieves(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """They leave the warp."""
    game.moved = True
    game.warp[told.seat()] -= told.number("number")
    game.must(game.warp[told.seat()] >= 0 or not game.plain("GL"), "CE-30", f"{told.seat()} frees too many")


@hears("goes-home")
def goes_home(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-29: to colonies; to the warp where there are none. What researched a tech before the launch is apart."""
    game.moved = True
    if game.now.planet and not leaves_sheet(game, told, shown):
        game.now.home[told.seat()] += told.number("number")
    if colonies(shown, told.seat()) == 0:
        game.now.touched.update("GL")


def leaves_sheet(game: Game, told: Told, shown: View) -> bool:
    """Whether these are all ships of a seat that lay where a power that is gone had put them: none of the encounter.

    A44: on the liner of who has Tourist's power no more. CE-R15: captives of Pirate, whom nobody is any more.
    """
    assert game.before is not None
    who, number = told.seat(), told.number("number")
    everybody = {alien for seat in shown.seats for alien in seat.powers}
    everybody |= {
        name.partition("-as-")[2] for seat in shown.seats for name, _ in seat.tokens
    }  # stages (A78)
    gone = {"liner": "tourist" not in shown.seats[who].powers, "held-pirate": "pirate" not in everybody}
    for place in [name for name, is_gone in gone.items() if is_gone and (who, name) not in game.now.freed]:
        there, left = (dict(one.ships).get(place, {who: 0})[who] for one in (game.before, shown))
        if there == number and not left:
            game.now.freed.append((who, place))
            return True
    return False


@hears("lands")
def lands(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-104: the offense and its allies, on the target."""
    now = game.now
    now.landed[told.seat()] += told.number("number")
    if now.plain("NDGF") and now.outcome in ("offense", "refounded") and now.planet:
        game.must(
            told.name("planet") == now.planet, "CE-104", f"{told.seat()} lands on {told.name('planet')}"
        )


@hears("compensation-deck")
def compensated_by_the_deck(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """A11: Ethic may take some of it, or all, from the deck; that is a clause of its sheet, which is not announced."""
    game.now.from_deck[told.seat()] = told.number("number")


@hears("compensation")
def compensation(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-106, CE-107: one card for each own ship that was lost, at most what the winner holds."""
    now, who, number = game.now, told.seat(), told.number("number")
    now.compensated[who] = number
    if not now.plain("CLHXWE") or now.defense is None:
        return
    times = now.kickers.get(who, 1)
    due = now.lost[who] * times - now.from_deck.get(who, 0)
    wanted = min(due, game.hands[told.seat("other")])
    game.must(
        number == wanted, "CE-106", f"seat {who} takes {number} cards for {now.lost[who]} ships, not {wanted}"
    )
    game.must(now.morphed().get(who) == "negotiate", "CE-106", f"seat {who} showed {now.cards.get(who)}")


@hears("compensation-deck")
def from_deck(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """A11, told but no use of its power: some or all of it comes from the deck, and so none may come from the hand."""
    game.now.touched.add("C")


@hears("rewarded")
def rewarded(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-105: cards and ships, in any mixture."""
    game.now.rewards[told.seat()] += told.number("cards") + told.number("ships")


def settle(game: Game, *, won: bool = False) -> None:
    """An encounter is over: whether everybody lost and got what he should; `won` where it ended the game."""
    now = game.now
    game.late |= now.touched
    if now.defense is None:
        return
    sent: dict[str, Counter[int]] = {
        "offense": Counter({now.offense: now.own, **now.allies["offense"]}),
        "defense": Counter({now.defense: now.at, **now.allies["defense"]}),
    }
    match now.outcome:
        case "offense" | "defense":
            fought(game, now, sent, won=won)
        case "nobody" if now.plain("LSAGN"):
            both = +(sent["offense"] + sent["defense"])
            game.must(+now.lost == both, "CE-103", f"both lose {dict(now.lost)}, not {dict(both)}")
        case "failed" if now.plain("CLWGE"):
            for seat in (now.offense, now.defense):
                times = now.kickers.get(now.other(seat), 1)
                wanted = min(3 * times, now.outside[seat])
                lost = now.lost[seat] - now.lost_by.get(seat, 0)
                game.must(lost == wanted, "CE-114", f"seat {seat} loses {lost} for no deal, not {wanted}")


def fought(game: Game, now: Meeting, sent: dict[str, Counter[int]], *, won: bool) -> None:
    """CE-104, CE-105: losers' ships go to the warp, the offense's land, defensive allies' go home for rewards."""
    loser = "defense" if now.outcome == "offense" else "offense"
    if now.plain("LSAGN"):
        wanted = +sent[loser]
        game.must(
            +now.lost == wanted, "CE-104", f"{now.outcome} wins, {dict(now.lost)} lost, not {dict(wanted)}"
        )
        landed = +sent["offense"] if now.outcome == "offense" else Counter[int]()
        game.must(+now.landed == landed, "CE-104", f"{dict(now.landed)} land, not {dict(landed)}")
    if won:
        return
    if now.outcome == "defense" and now.plain("RSALG"):
        wanted = +Counter(now.allies["defense"])
        game.must(+now.rewards == wanted, "CE-105", f"rewards {dict(now.rewards)}, not {dict(wanted)}")
        home = +now.home
        game.must(home == wanted, "CE-105", f"{dict(home)} go home, not {dict(wanted)}")
    elif now.outcome == "offense" and now.plain("RLG"):
        game.must(not now.rewards, "CE-105", f"the offense wins and rewards {dict(now.rewards)} are given")
    if now.plain("CLXWEH"):
        main = now.offense if loser == "offense" else now.defense
        assert main is not None
        due = now.lost[main] * now.kickers.get(main, 1) > 0 and now.morphed().get(main) == "negotiate"
        if not due:
            game.must(
                not any(now.compensated.values()), "CE-106", f"compensation {now.compensated} is not due"
            )
        elif now.holds:
            paid = main in now.compensated or main in now.from_deck
            game.must(paid, "CE-106", f"seat {main} takes no compensation")
