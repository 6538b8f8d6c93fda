"""Cards held, drawn, taken and played (CE-6, CE-40, CE-81, CE-130 to CE-134, CE-138, CE-139)."""

from games.cosmic.views.view import View
from tests.referees.cosmic.game import Game, hears
from tests.referees.cosmic.printed import is_encounter
from tests.referees.protocol import Spoken, Told


@hears("draws")
def draws(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """Cards from the deck."""
    who, number = told.seat(), told.number("number")
    if game.renewed is not None and game.renewed[0] == who:
        game.hands[who] = 0
        if any("vulch" in one.powers for one in shown.seats):  # whose artifacts stay
            game.late.add("H")
    game.hands[who] += number
    if game.renewed is not None and game.renewed[0] == who:
        size = game.setting("hand")
        game.must(number <= size, "CE-138", f"seat {who} draws a new hand of {number}")
        if number < size:
            few = shown.deck + len(shown.discards)
            game.must(few <= game.cards, "CE-138", f"seat {who} draws {number}")
        game.renewed = None


@hears("new-hand")
def new_hand(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-40, CE-81: who has no encounter card shows the whole hand, and draws another; A9: or only one."""
    who = told.seat()
    cards = told.names("cards") if told.number("number") else []
    kinds = {card.partition("-")[0] for card in filter(is_encounter, cards)}
    # A9, A26: who must lay two has fewer than two, whose opponent plays Magician's wild fewer than three.
    few = any("deuce" in one.powers for one in shown.seats) or game.touched_by("magician")
    # A69: Greenhorn does so without an attack, its wild flare also without a negotiate.
    few = few or (game.touched_by("greenhorn") and not {"attack", "negotiate"} <= kinds)
    game.must(few or not kinds, "CE-40", f"a hand with {cards} is replaced")
    # A flare that goes after use goes when its effect is done, which may be in this very reply.
    late = game.settings["flares"] == "one-shot" and told.number("number") == game.hands[who] - 1
    if game.plain("H") and not late:
        game.must(told.number("number") == game.hands[who], "CE-40", f"of {game.hands[who]} cards {cards} go")
    # What may be played now is played first (CE-R3); the rest is discarded when the new hand is drawn.
    game.renewed = (who, 0)


@hears("leaves-game", "leaves-game-unseen")
def leaves_game(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """A60, A70: flares that are out of the game; wherever they were they are in no hand and no deck again."""
    game.cards -= told.number("number")
    game.late.add("H")


@hears("pentaform-line")
def lines_up(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """A78: the flares of its five aliens, of those that lay ready, are out of the game."""
    game.cards -= 0 if game.before is None else game.before.unused - shown.unused


@hears("discards")
def discards(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """Cards out of a hand."""
    game.hands[told.seat()] -= told.number("number")


@hears("takes")
def takes(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-139: cards from one hand into another."""
    game.hands[told.seat()] += told.number("number")
    game.hands[told.seat("other")] -= told.number("number")


@hears("takes-back")
def takes_back(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """Cards out of the discards."""
    game.hands[told.seat()] += len(told.names("cards"))


@hears("uses")
def uses(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """A70: the flare that Host plays next comes from its sheet, beyond the one of its hand."""
    if told.name("alien") == "host" and game.meeting is not None:
        game.now.opened = told.seat()


@hears("draws-flares", "leaves-game", "leaves-game-unseen", "encounter")
def filled_up(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """A70: Host has used its power to fill its sheet up, at the start of a turn, and plays nothing from there."""
    game.now.opened = None


@hears("played")
def played(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-130, CE-133: one flare a player in an encounter; an artifact leaves the hand."""
    now, who, sort = game.now, told.seat(), told.name("sort")
    if sort not in ("wild", "super"):
        game.hands[who] -= 1
        return
    opened, now.opened = now.opened, None
    if opened == who:
        game.must(sort == "wild", "A70", f"seat {who} plays a super flare from its sheet")
    else:
        game.must(who not in now.flares, "CE-130", f"seat {who} plays a second flare in one encounter")
        now.flares.append(who)
        if game.settings["flares"] == "one-shot":
            game.hands[who] -= 1
    alien = told.name("card").replace("-", "_")
    if game.before is None or not now.plain("F"):
        return
    both = (game.before.seats[who], shown.seats[who])
    if sort == "super":
        game.must(any(alien in one.powers for one in both), "CE-130", f"seat {who} is not {alien}: super")
    else:
        game.must(not all(alien in one.works for one in both), "CE-130", f"seat {who} is {alien}: wild")


@hears("cancels")
def cancels(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-132, CE-134: a zap leaves the hand; a flare that was cancelled is discarded."""
    now, who, card = game.now, told.seat(), told.name("card")
    now.opened = None
    if card in ("card-zap", "cosmic-zap"):
        game.hands[who] -= 1
    else:
        now.touched.add("H")
        now.touch(card)
    if card == "anti-matter" and (other := told.seat("other")) in now.flares:
        now.flares.remove(other)  # A2: it stops the flare, which is still to be played
    if card == "card-zap" and told.name("what") not in ("card-zap", "cosmic-zap"):
        now.touched.add("H")
