"""What cards say: totals, who wins, deals (CE-90 to CE-94, CE-100 to CE-103, CE-110 to CE-114, CE-136, CE-137)."""

from games.cosmic.views.view import View
from tests.referees.cosmic.game import Game, hears
from tests.referees.cosmic.printed import value_of
from tests.referees.protocol import Spoken, Told


@hears("reveals")
def reveals(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-90, CE-137: an encounter card, and perhaps a kicker."""
    now, who, card = game.now, told.seat(), told.name("card")
    sort, _, number = card.partition("-")
    now.shown.setdefault(who, []).append(card)
    if sort == "kicker":
        now.kickers[who] = int(number)
    elif (
        who in now.cards
        and game.before
        and "quark_battery" in [one.name for one in game.before.seats[who].techs]
    ):
        now.cards[who] = card  # from under it
        now.touched.add("X")
    else:
        now.cards.setdefault(who, card)


@hears("becomes", "becomes-attack")
def becomes(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-91, CE-136: only a morph changes of itself; the rest is done by powers and cards."""
    now, who = game.now, told.seat()
    card = told.name("card") if told.key == "becomes" else f"attack-{told.number('number'):02}"
    if now.plain("X"):
        copied = now.cards.get(now.other(who))
        good = now.cards.get(who) == "morph" and card == copied
        game.must(good, "CE-136", f"{now.cards.get(who)} becomes {card}, against {copied}")
    else:
        now.cards[who] = card


@hears("reinforces")
def reinforces(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-93: main players and allies, for either side."""
    now, who, stance = game.now, told.seat(), told.name("stance")
    sides = {now.offense, now.defense, *now.allies["offense"], *now.allies["defense"]}
    if now.plain("AS"):
        game.must(who in sides, "CE-93", f"seat {who} reinforces, who takes no part")
    sort, _, number = told.name("card").rpartition("-")
    now.reinforced[stance] += (
        int(number) if sort else 3
    )  # A75: Mirage's wild plays a negotiate as one of three
    game.hands[who] -= 1


@hears("total")
def total(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-94: card, own ships, allies' ships, reinforcements, and what powers add."""
    now, who = game.now, told.seat()
    stance = now.stance(who)
    parts = {name: told.number(name) for name in ("card", "own", "allies", "reinforcements", "bonus")}
    now.totals[who] = told.number("total")
    game.must(sum(parts.values()) == now.totals[who], "CE-94", f"{parts} make {now.totals[who]}")
    if now.plain("TX"):
        value = value_of(now.morphed().get(who, ""))
        if game.must(value is not None, "CE-94", f"{now.cards} have totals"):
            # CE-91 before CE-92: what a morph copies is the card alone, not the kicker beside it.
            wanted = (value or 0) * now.kickers.get(who, 1)
            game.must(parts["card"] == wanted, "CE-94", f"{now.shown.get(who)} counts {parts['card']}")
        game.must(parts["bonus"] == 0, "CE-94", f"a bonus of {parts['bonus']} comes from nowhere")
    if now.plain("TSAGL"):
        own = now.own if stance == "offense" else now.at
        allies = sum(now.allies[stance].values())
        game.must(parts["own"] == own, "CE-94", f"{parts['own']} own ships of {who} count, there are {own}")
        game.must(parts["allies"] == allies, "CE-94", f"{parts['allies']} allies' ships count, not {allies}")
    if now.plain("T"):
        added = now.reinforced[stance]
        game.must(
            parts["reinforcements"] == added, "CE-93", f"{parts['reinforcements']} are added, not {added}"
        )


@hears("wins")
def wins(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-100, CE-101: the higher total, the defense if they are equal; an attack beats a negotiate."""
    now, who = game.now, told.seat()
    now.outcome, now.holds = now.stance(who), game.hands[who]
    game.must(who in (now.offense, now.defense), "CE-100", f"seat {who} wins")
    if now.defense is None or not now.plain("WE"):
        return
    if len(now.totals) == 2:
        ahead = now.totals[now.offense] > now.totals[now.defense]
        best = now.offense if ahead else now.defense
        game.must(who == best, "CE-100", f"{who} wins with {now.totals}, defense {now.defense}")
    elif now.plain("X") and len(now.cards) == 2:
        attackers = [seat for seat, value in now.attacks().items() if value is not None]
        game.must(attackers == [who], "CE-101", f"{who} wins with {now.cards}")


@hears("both-lose")
def both_lose(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-103: two morphs."""
    now = game.now
    now.outcome = "nobody"
    if now.plain("WX"):
        game.must(list(now.cards.values()) == ["morph"] * 2, "CE-103", f"both lose with {now.cards}")


@hears("deal-begins")
def deal_begins(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-102: two negotiates, or a morph that copies one."""
    now = game.now
    if now.plain("WXE"):
        both = all(value is None for value in now.attacks().values())
        game.must(both and "negotiate" in now.cards.values(), "CE-102", f"a deal begins with {now.cards}")
        for side in now.allies.values():
            for seat, number in side.items():
                if now.plain("ASL"):
                    game.must(
                        now.home[seat] == number, "CE-102", f"{now.home[seat]} of {number} ships go home"
                    )


@hears("agrees")
def agrees(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-115: a deal is a success, unless it is quashed."""
    game.now.outcome = "deal"


@hears("deal-fails")
def deal_fails(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-114: what each has outside the warp is what it can lose."""
    now = game.now
    now.outcome = "failed"
    beyond = [there for place, there in shown.ships if place.startswith(("removed", "lab-", "held-"))]
    whole = 4 * game.setting("planets")
    now.outside = {
        seat: whole - game.warp[seat] - sum(there[seat] for there in beyond) for seat in range(game.players)
    }
    now.lost_by = dict(now.lost)


@hears("ends-at-once")
def ends_at_once(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-52, CE-142, or something that ends the encounter."""
    now = game.now
    if now.outcome == "":
        now.outcome = "ended"
