### The options of the table, in the lobby: headings, options, values, what they are for.

## Headings

cochons-group-game = The game
cochons-group-galaxy = The galaxy
cochons-group-start = The start
cochons-group-travel = Play order and trips
cochons-group-fights = Fights
cochons-group-extras = Extra-Cochons (complete game)
cochons-group-powers = Clan powers (complete game)
cochons-group-election = Election (complete game)

## The game

cochons-option-rule_set = Rules
cochons-option-rule_set-simplified = simplified
cochons-option-rule_set-complete = complete
cochons-option-rule_set-help = Simplified: shorter, recipes face up. Complete: secret recipes, colonists, monsters, elections.
cochons-option-preset = Style of game
cochons-option-preset-by-chat = made for chat
cochons-option-preset-as-written = rules as written
cochons-option-preset-quick = quick
cochons-option-preset-full-politics = full politics
cochons-option-preset-own = your own mix, options changed
cochons-option-preset-help = Sets other options at once. As written: to the letter, tiles laid one by one. Quick: 6 turns.
cochons-option-placing = Placing pigs
cochons-option-placing-together = prepared together, in secret
cochons-option-placing-in-order = one after another, in play order
cochons-option-placing-help = New troops and reorganisation. Together: fewer waits. In order: whoever comes later sees what was done before.
cochons-option-first_player = First player
cochons-option-first_player-random = drawn by lot
cochons-option-first_player-host = whoever opened the table
cochons-option-first_player-seat-2 = the player of seat 2
cochons-option-first_player-seat-3 = the player of seat 3
cochons-option-first_player-seat-4 = the player of seat 4
cochons-option-first_player-seat-5 = the player of seat 5
cochons-option-first_player-seat-6 = the player of seat 6
cochons-option-first_player-help = Who goes first; then clockwise. Lots (dice in the complete game) also decide where the seat is empty.
cochons-option-max_turns = Last turn
cochons-option-max_turns-0 = none: play until a recipe is complete
cochons-option-max_turns-3 = turn 3, for a first evening
cochons-option-max_turns-4 = turn 4, for a short game
cochons-option-max_turns-6 = turn 6
cochons-option-max_turns-8 = turn 8
cochons-option-max_turns-10 = turn 10
cochons-option-max_turns-12 = turn 12
cochons-option-max_turns-help = After it, whoever comes closest to their recipe wins.

## The galaxy

cochons-option-galaxy = Shape of the galaxy
cochons-option-galaxy-rings = rings
cochons-option-galaxy-twins = twin galaxies
cochons-option-galaxy-galette = pancake
cochons-option-galaxy-freedom = freedom
cochons-option-galaxy-help = Twins: two hearts, a sun and a road. Pancake: three rows. Freedom: no heart, all edges touch.
cochons-option-building = Tiles are laid
cochons-option-building-blind = blind
cochons-option-building-looking = after a look
cochons-option-building-face-down = and turned up at the end
cochons-option-building-exploration = face down, to be explored
cochons-option-building-help = Complete game: whether one sees the tile one lays, and when it is turned up.
cochons-option-auto_build = The galaxy is built
cochons-option-auto_build-true = by chance, at once
cochons-option-auto_build-false = by you, tile by tile
cochons-option-auto_build-help = Chance builds in a second; by chat, up to 30 tiles laid in turn can take days.

## The start

cochons-option-recipe = Sacred Recipes
cochons-option-recipe-321 = 3, 2 and 1
cochons-option-recipe-420 = 4 and 2
cochons-option-recipe-510 = 5 and 1
cochons-option-recipe-help = How the 6 acorns of a recipe are spread over the colours.
cochons-option-auto_start = First landing
cochons-option-auto_start-false = each clan chooses its tile
cochons-option-auto_start-true = chance chooses the tiles
cochons-option-auto_start-help = Whether you choose where your first 5 Gorets land.
cochons-option-reversed_placement = Order of the first landing
cochons-option-reversed_placement-false = the play order
cochons-option-reversed_placement-true = the reverse
cochons-option-reversed_placement-help = In reverse, whoever lands last plays first.

## Play order and trips

cochons-option-gap_windows = Out of turn
cochons-option-gap_windows-true = extra trips and other cards
cochons-option-gap_windows-false = extra trips only
cochons-option-gap_windows-help = Between travellers and around fights, one question goes to everybody alike, whatever they hold.
cochons-option-travel_once_per_piece = Each pig travels
cochons-option-travel_once_per_piece-true = once a turn
cochons-option-travel_once_per_piece-false = as often as you have trips
cochons-option-travel_once_per_piece-help = Simplified game: whether a pig that has made a trip may make another in the same turn.
cochons-option-ship_costs_trip = A trip with a ship card
cochons-option-ship_costs_trip-true = counts among the turn’s trips
cochons-option-ship_costs_trip-false = comes on top of the turn’s trips
cochons-option-ship_costs_trip-help = Whether a ship card only lengthens one of your trips, or also pays for it.
cochons-option-count_newcomers_in_order = New colonists
cochons-option-count_newcomers_in_order-true = count for the play order
cochons-option-count_newcomers_in_order-false = do not count for the play order
cochons-option-count_newcomers_in_order-help = Complete game: most troops play first; whether those about to land are among them.

## Fights

cochons-option-disintegration_kills_waiting = A disintegration kills
cochons-option-disintegration_kills_waiting-true = every pig on the tile
cochons-option-disintegration_kills_waiting-false = only the two sides fighting
cochons-option-disintegration_kills_waiting-help = What becomes of attackers who wait for their own fight when the tile blows up.
cochons-option-elimination_check = Elimination
cochons-option-elimination_check-after_combats = tested once, after all fights
cochons-option-elimination_check-immediate = at once, but never amid a fight
cochons-option-elimination_check-help = When someone with one pig or none on the board is out, until the next turn.
cochons-option-withdraw_before_tech_check = A card’s withdrawal happens
cochons-option-withdraw_before_tech_check-true = before the disintegration
cochons-option-withdraw_before_tech_check-false = after the disintegration
cochons-option-withdraw_before_tech_check-help = Complete game: whether Sauve qui peut and Gros Lâches save pigs before the tile blows up.
cochons-option-retreat_card_without_destination = A withdrawal without refuge
cochons-option-retreat_card_without_destination-nothing = does not happen
cochons-option-retreat_card_without_destination-lost = loses the pigs
cochons-option-retreat_card_without_destination-help = Complete game: a card sends off pigs that have no tile of their own next door.
cochons-option-jaret_duration = Jaret Pied de Porc lasts
cochons-option-jaret_duration-combat = the whole fight
cochons-option-jaret_duration-round = one round
cochons-option-jaret_duration-help = Complete game: how long this card makes its owner roll two dice instead of one.

## Extra-Cochons

cochons-option-worm_cap = Three Acorn Worms per game
cochons-option-worm_cap-eaten = counted by planets eaten
cochons-option-worm_cap-appearances = counted by arrivals
cochons-option-worm_cap-help = What is limited to three per game: the planets eaten, or the Worms that turn up.
cochons-option-porcophage_die = Die of the Porcophages
cochons-option-porcophage_die-8 = eight-sided
cochons-option-porcophage_die-6 = six-sided
cochons-option-porcophage_die-help = How strong a Porcophage is: the rules’ text says D8, their appendix D6.
cochons-option-pirate_bonus_per_extra = A band of Pirates
cochons-option-pirate_bonus_per_extra-1 = +1 for each after the first
cochons-option-pirate_bonus_per_extra-0 = one D6, however many
cochons-option-pirate_bonus_per_extra-help = Whether Pirates fight better in numbers, as pigs do.
cochons-option-ec_hit_by_area_effects = What strikes a whole tile
cochons-option-ec_hit_by_area_effects-true = hits Extra-Cochons too
cochons-option-ec_hit_by_area_effects-false = spares Extra-Cochons
cochons-option-ec_hit_by_area_effects-help = Disintegration and meteor showers: for the monsters too, or for pigs alone.
cochons-option-ec_attacked_in = An attack on an Extra-Cochon
cochons-option-ec_attacked_in-3a = among the other fights
cochons-option-ec_attacked_in-3c = among the monsters’ fights
cochons-option-ec_attacked_in-help = When pigs fight that have landed on monsters.

## Clan powers

cochons-option-clan_powers = Clan powers
cochons-option-clan_powers-false = without
cochons-option-clan_powers-true = with, from turn 2
cochons-option-clan_powers-help = Three powers per clan, each once a turn. For those who know the game.
cochons-option-p9_spends_trip = A Phacochérus moving again
cochons-option-p9_spends_trip-true = spends a trip
cochons-option-p9_spends_trip-false = is free
cochons-option-p9_spends_trip-help = Their power: pigs that have just arrived travel once more.
cochons-option-p7_every_tie = The Phacochérus win
cochons-option-p7_every_tie-false = one tie a turn
cochons-option-p7_every_tie-true = all their ties
cochons-option-p7_every_tie-help = Their power: to win a round in which both sides reach the same total.
cochons-option-p17_any_combat = The Pécari Banzaï shift the technology
cochons-option-p17_any_combat-false = of their own fights
cochons-option-p17_any_combat-true = of any fight
cochons-option-p17_any_combat-help = Their power: one more or one less technology, just before it is counted.
cochons-option-assassination_table = Governors assassinated
cochons-option-assassination_table-0-1-2 = none, one or two
cochons-option-assassination_table-0-2-2 = none or two
cochons-option-assassination_table-help = The Phacochérus’ power by die (1, 2-3, 4-6): as in the rules’ appendix, or in their text.

## Election

cochons-option-ballot = The ballot
cochons-option-ballot-roll-call = roll call, aloud
cochons-option-ballot-sealed = secret ballots
cochons-option-ballot-tally = secret ballots without names
cochons-option-ballot-help = Roll call: one by one, aloud. Secret: all at once, then names, or the tally alone (no allies, no late cards).
cochons-option-governor_cap = Governors
cochons-option-governor_cap-0 = one per acorn, no limit
cochons-option-governor_cap-10 = ten at most
cochons-option-governor_cap-help = The box holds ten per clan; the rules promise one for each acorn produced.
cochons-option-pile_or_own_governors = A card against governors
cochons-option-pile_or_own_governors-pile = strikes the whole pile, votes received included
cochons-option-pile_or_own_governors-own = strikes only the victim’s own
cochons-option-pile_or_own_governors-help = Whether governors received from others can be lost, too.
cochons-option-everyone_candidate_by_default = Candidates
cochons-option-everyone_candidate_by_default-true = everybody, unless they decline
cochons-option-everyone_candidate_by_default-false = those who come forward
cochons-option-everyone_candidate_by_default-help = What it means when somebody does not say whether they stand.
