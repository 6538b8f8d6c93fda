"""Set-up: characters, map, planets, roll-offs, picks, the deal, where everybody starts (IP-8 to IP-42)."""

from collections import Counter

from games.interstellar_pig.views.view import View
from tests.referees.interstellar_pig import printed
from tests.referees.interstellar_pig.chart import Chart
from tests.referees.interstellar_pig.game import Creature, Game, hears, place_of, site
from tests.referees.protocol import Spoken, Told


@hears("character")
def a_character_is_rolled(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-8 to IP-20, R-1: each race once; three values and three abilities by the tables."""
    dice = [int(one) for one in told.name("dice").split(",")]
    race = printed.RACES[len(game.creatures)]
    game.must(told.name("race") == race, "IP-9", f"{told.name('race')} instead of {race}")
    values = (printed.TEMPERATURE[dice[0] - 1], printed.ATMOSPHERE[dice[1] - 1], printed.GRAVITY[dice[2] - 1])
    said = (told.name("temperature"), told.name("atmosphere"), told.name("gravity"))
    game.must(said == values, "IP-11", f"dice {dice} make {values}, not {said}")
    abilities = [printed.ABILITIES[die - 1] for die in dice[3:]]
    game.must(told.names("abilities") == abilities, "IP-14", f"dice {dice} give {abilities}")
    if game.settings["duplicates"] == "reroll":
        game.must(len(set(abilities)) == 3, "R-1", f"{abilities} stand")
    else:
        game.must(dice == spoken.faces(), "IP-14", f"{spoken.faces()} were rolled, {dice} count")
    game.creatures[race] = Creature(race, {values[0], values[1]}, values[2], abilities)


@hears("charted")
def the_map_is_drawn(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-22 to IP-25, INV-7: sixteen planets, three or four lines each, seven dots on average, a star on each line."""
    chart = game.chart = Chart(after)
    dots = [line[2] for line in chart.lines.values()]
    game.must(len(chart.planets) == told.number("planets") == 16, "IP-22", f"{len(chart.planets)} planets")
    game.must(
        sum(dots) == told.number("dots") == 7 * len(dots), "IP-24", f"{sum(dots)} dots on {len(dots)} lines"
    )
    most = 4 if game.settings["map"] == "planar" else 7
    for planet in chart.planets:
        game.must(3 <= len(chart.at(planet)) <= most, "R-5", f"{planet} has {len(chart.at(planet))} lines")
    for line, (_, _, number, star) in chart.lines.items():
        game.must(1 < star < number, "R-7", f"star {star} of {number} on {line}")
    seen, todo = {chart.planets[0]}, [chart.planets[0]]
    while todo:
        for line in chart.at(todo.pop()):
            fresh = set(chart.lines[line][:2]) - seen
            seen |= {str(one) for one in fresh}
            todo += [str(one) for one in fresh]
    game.must(len(seen) == 16, "INV-7", "the map does not hang together")
    game.envelopes = {planet: Counter() for planet in chart.planets}


@hears("planet")
def a_planet_is_rolled(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-26, IP-27: four dice, four tables."""
    dice = [int(one) for one in told.name("dice").split(",")]
    tables = (printed.TEMPERATURE, printed.ATMOSPHERE, printed.GRAVITY, printed.TERRAIN)
    temperature, atmosphere, gravity, terrain = (
        table[die - 1] for table, die in zip(tables, dice, strict=True)
    )
    world = (temperature, atmosphere, gravity, terrain)
    said = tuple(told.name(name) for name in ("temperature", "atmosphere", "gravity", "terrain"))
    game.must(said == world and dice == spoken.faces(), "IP-26", f"dice {dice} make {world}, not {said}")
    game.worlds[site(told.name("planet"))] = world


@hears("seated")
def the_seats_are_drawn(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-10."""
    game.seats = game.order = told.seats("order")
    game.must(sorted(game.seats) == list(range(game.players)), "R-10", f"seats {game.seats}")


@hears("plays")
def everybody_plays_one_character(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-30."""
    creature = game.creatures[told.name("race")]
    game.must(creature not in game.who.values(), "IP-30", f"{creature.race} is played twice")
    game.who[told.seat()] = creature


@hears("favours")
def super_metabolism_favours_more(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-20, R-1, R-2: one further temperature or atmosphere for each time it was rolled, not one favoured already."""
    creature, more = game.who[told.seat()], told.names("favours")
    number = creature.abilities.count("super-metabolism")
    fits = {*printed.TEMPERATURE, *printed.ATMOSPHERE} - creature.favours
    game.must(len(set(more)) == len(more) == min(number, len(fits)), "IP-20", f"{more} for {number}")
    game.must(set(more) <= fits, "R-2", f"{more} are favoured already, or may not be")
    creature.favours |= set(more)


@hears("roll-off")
def roll_offs_count_the_best_die(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-31, R-10, R-48: one die; Intelligence rolls more and keeps the best."""
    dice, seat = [int(one) for one in told.name("dice").split(",")], told.seat()
    game.must(
        dice == spoken.faces() and len(dice) == 1 + game.spare(seat), "R-48", f"seat {seat} rolls {dice}"
    )
    game.must(told.number("kept") == max(dice), "R-48", f"{dice} keep {told.number('kept')}")
    game.must(not game.tied or seat in game.tied, "R-10", f"seat {seat} rolls and is not tied")
    game.rolls[seat] = told.number("kept")


@hears("roll-off-tied")
def only_those_tied_roll_again(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-10."""
    best = max(game.rolls.values())
    game.tied = [seat for seat, roll in game.rolls.items() if roll == best]
    game.must(
        sorted(told.seats("tied")) == sorted(game.tied),
        "R-10",
        f"{game.tied} are tied, not {told.seats('tied')}",
    )
    game.rolls = {}


@hears("picks-first", "first-turn")
def the_highest_is_first(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-31, IP-42, R-10: then round the seats; only those left roll for the first turn."""
    first = told.seat()
    if game.rolls:
        best = max(game.rolls.values())
        game.must(
            [seat for seat, roll in game.rolls.items() if roll == best] == [first],
            "IP-31",
            f"{game.rolls}: {first} is first",
        )
    game.rolls, game.tied = {}, []
    place = game.seats.index(first)
    game.order = game.seats[place:] + game.seats[:place]
    if told.key == "first-turn":
        game.must(told.seats("order") == game.living, "R-10", f"the order is {game.living}")
        game.started = True


@hears("picked")
def planets_are_picked_in_a_cycle(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-32, R-11: one after another, four each, none twice."""
    seat, planet = told.seat(), site(told.name("planet"))
    due = game.order[sum(len(one) for one in game.picks.values()) % game.players]
    game.must(seat == due, "R-11", f"seat {seat} picks in the turn of {due}")
    game.must(all(planet not in one for one in game.picks.values()), "IP-32", f"{planet} is picked twice")
    game.picks.setdefault(seat, []).append(planet)
    game.must(len(game.picks[seat]) <= 4, "IP-32", f"seat {seat} picks a fifth")


@hears("dealt")
def all_cards_are_dealt(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-34: the same number each."""
    assert told.to is not None
    game.must(
        len(told.names("cards")) == 48 // game.players, "IP-34", f"{len(told.names('cards'))} cards are dealt"
    )
    game.must(len(told.to) == 1, "IP-37", "a hand is told to several")
    game.hands[int(told.to[0])] = Counter(told.names("cards"))


@hears("kept")
def six_at_most_are_kept(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-35, IP-36, R-13: the rest goes to one's own envelopes."""
    assert told.to is not None
    seat, kept = int(told.to[0]), Counter(told.names("cards") if told.number("number") else [])
    game.must(kept.total() <= 6 and kept <= game.hands[seat], "IP-35", f"seat {seat} keeps {dict(kept)}")
    game.stashing = (seat, game.hands[seat] - kept)
    game.hands[seat] = kept


@hears("stashed-in")
def the_rest_goes_to_own_envelopes(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-36, R-14."""
    assert told.to is not None
    seat, planet = int(told.to[0]), site(told.name("planet"))
    cards = Counter(told.names("cards") if told.number("number") else [])
    game.must(planet in game.picks[seat], "R-14", f"seat {seat} stashes in {planet}")
    game.must(
        game.stashing[0] == seat and cards <= game.stashing[1], "IP-36", f"seat {seat} stashes {dict(cards)}"
    )
    game.stashing = (seat, game.stashing[1] - cards)
    game.envelopes[planet].update(cards)


@hears("redealt")
def all_is_dealt_anew(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-17: if the table chose so."""
    game.must(game.settings["setup_loss"] == "redeal", "R-17", "the cards are dealt anew")
    for one in game.envelopes.values():
        one.clear()
    game.hands = {}


@hears("starts")
def everybody_starts_where_he_can_live(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-40, IP-41, R-16, R-17: on one of his four planets; in orbit only where he can live on none."""
    seat, place = told.seat(), place_of(told)
    planet = place.partition(".")[0]
    game.must(planet in game.picks[seat], "IP-40", f"seat {seat} starts at {place}")
    homes = [one for one in game.picks[seat] if game.lives(seat, one)]
    if place.endswith(".s"):
        game.must(planet in homes, "IP-40", f"seat {seat} cannot live on {planet}")
    else:
        game.must(
            not homes and game.settings["setup_loss"] == "orbit_start", "R-17", f"seat {seat} starts in orbit"
        )
    game.places[seat] = place
    game.landed = place


@hears("nowhere")
def who_can_live_nowhere_has_lost(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-41, R-17: the hand goes to the envelope of the planet picked first."""
    seat, planet = told.seat(), site(told.name("planet"))
    game.must(
        not any(game.lives(seat, one) for one in game.picks[seat]),
        "IP-41",
        f"seat {seat} could live somewhere",
    )
    game.must(planet == game.picks[seat][0], "R-17", f"the hand of seat {seat} goes to {planet}")
    game.envelopes[planet].update(game.hands[seat])
    game.hands[seat] = Counter()
    game.out.add(seat)


@hears("showed")
def gear_is_shown_for_each_need(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-70, R-33, R-35: one card in hand for each need, and no other."""
    seat, planet, cards = told.seat(), site(told.name("planet")), told.names("cards")
    needs = game.needs(seat, planet)
    missing = [need for need in needs if not any(card in printed.GEAR[need] for card in cards)]
    game.must(not missing and len(cards) == len(needs), "R-33", f"{cards} for {needs}")
    game.must(
        Counter(cards) <= game.hands[seat], "IP-70", f"seat {seat} shows {cards} and does not hold them"
    )
    game.unshown = {}
