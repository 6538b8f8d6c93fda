### The table in the lobby, in words and in pictures. No Markdown in the last two.

## Options of the lobby

cochons-option-rule_set = Rules
cochons-option-rule_set-simplified = simplified
cochons-option-rule_set-help = The simplified game: shorter, recipes face up, no election and no monsters.
cochons-option-first_player = First player
cochons-option-first_player-random = drawn by lot
cochons-option-first_player-host = whoever opened the table
cochons-option-first_player-help = Who goes first; play runs clockwise from there for the whole game.
cochons-option-auto_build = The galaxy
cochons-option-auto_build-true = laid by chance, at once
cochons-option-auto_build-false = laid by you, tile by tile
cochons-option-auto_build-help = Chance builds in a second; by chat, up to 30 tiles laid in turn can take days.
cochons-option-auto_start = First landing
cochons-option-auto_start-false = each chooses a tile
cochons-option-auto_start-true = chance chooses the tiles
cochons-option-auto_start-help = Whether you choose where your first 5 Gorets land.
cochons-option-gap_windows = Between two travellers
cochons-option-gap_windows-true = extra trips and planet swaps
cochons-option-gap_windows-false = extra trips only
cochons-option-gap_windows-help = What may be played out of turn. The question goes to everybody alike, whatever they hold.
cochons-option-travel_once_per_piece = Each pig travels
cochons-option-travel_once_per_piece-true = once a turn
cochons-option-travel_once_per_piece-false = as often as you have trips
cochons-option-travel_once_per_piece-help = Whether a pig that has made a trip may make another one in the same turn.
cochons-option-ship_costs_trip = A trip with a ship card
cochons-option-ship_costs_trip-true = counts among the 3 trips
cochons-option-ship_costs_trip-false = comes on top of the 3 trips
cochons-option-ship_costs_trip-help = Whether a ship card only lengthens one of your trips, or also pays for it.
cochons-option-disintegration_kills_waiting = A disintegration kills
cochons-option-disintegration_kills_waiting-true = every pig on the tile
cochons-option-disintegration_kills_waiting-false = only the two sides fighting
cochons-option-disintegration_kills_waiting-help = What becomes of attackers who wait for their own fight when the tile blows up.
cochons-option-elimination_check = Elimination
cochons-option-elimination_check-after_combats = tested after all fights
cochons-option-elimination_check-immediate = tested after each fight
cochons-option-elimination_check-help = When someone with one pig or none on the board is out, until the next turn.
cochons-option-max_turns = Last turn
cochons-option-max_turns-0 = none: play until a recipe is complete
cochons-option-max_turns-6 = turn 6
cochons-option-max_turns-8 = turn 8
cochons-option-max_turns-10 = turn 10
cochons-option-max_turns-12 = turn 12
cochons-option-max_turns-help = After it, whoever comes closest to their recipe wins.

## The table in words

cochons-progress = Turn { $turn }, { $phase }
cochons-summary-deck = Pile: { $pile } · Discards: { $discards }
cochons-summary-seat = { $place }. { $who } ({ $clan }): red { $red }/{ $recipe_red }, yellow { $yellow }/{ $recipe_yellow }, blue { $blue }/{ $recipe_blue } · hand { $hand } · reserve { cochons-troops-short }
cochons-summary-out = { $who } is out until the next turn
cochons-summary-holds = ↳ { $tiles }
cochons-summary-kind = { $kind }: { $tiles }
cochons-summary-fight = ⚔ { $tile }: { $attacker } (cards: { $attack_laid }) against { $defender } (cards: { $defence_laid })

# Beside a tile to choose: Tirelire, blue · Truffle 3G+1GG
cochons-note-tile = { $planet }, { $kind }
cochons-note-held = { $planet }, { $kind } · { $who } { cochons-troops-short }{ $others ->
    [0] {""}
   *[other] {" "}⚔
}

## Pictures

cochons-board-title = Porcina, turn { $turn }
cochons-hand-title = Your hand
cochons-hand-count = { $number ->
    [0] No card
    [one] 1 card
   *[other] { $number } cards
}
cochons-card-when-combat = in a fight
cochons-card-when-travel = during trips
cochons-picture-letter-red = R
cochons-picture-letter-yellow = Y
cochons-picture-letter-blue = B
cochons-picture-glands = Acorns: produced / recipe
cochons-picture-reserve = Reserve
cochons-picture-hand = Hand
cochons-picture-recipe = Your Sacred Recipe
cochons-picture-no-cards = No cards. Travel light!
cochons-picture-gorets = Gorets
cochons-picture-gruiks = Gros Gruik (D8)
cochons-picture-double = double: 2 acorns
cochons-picture-fight = fight
cochons-picture-pinned = pinned pigs
cochons-picture-moves = trips made
cochons-picture-lit = yours to choose
cochons-picture-attack = Attack
cochons-picture-technology = Techno
cochons-picture-defence = Defence
cochons-picture-combat-card = Combat card
cochons-picture-event-card = Event card
