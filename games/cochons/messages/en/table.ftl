### The table, in words and in pictures. No Markdown.

## The table in words

cochons-progress = Turn { $turn }, { $phase }
cochons-summary-deck = Pile: { $pile } · Discards: { $discards } · G: Gorets, GG: Gros Gruiks
cochons-summary-marks = On pictures, { $marks }
cochons-summary-seat = { $place }. { $who } ({ $clan }): red { $red }/{ $recipe_red }, yellow { $yellow }/{ $recipe_yellow }, blue { $blue }/{ $recipe_blue } · hand { $hand } · reserve { cochons-troops }
cochons-summary-out = { $who } is out until the next turn
cochons-summary-holds = ↳ { $tiles }
cochons-summary-kind = { $kind }: { $tiles }
cochons-summary-fight = ⚔ { $tile }: { $attacker } (cards: { $attack_laid }) against { $defender } (cards: { $defence_laid })

# Beside a tile to choose: Tirelire, blue · Truffle 3G+1GG
cochons-note-tile = { $planet }, { $kind }
cochons-note-held = { $planet }, { $kind } · { $who } { cochons-troops-short } { $dice }{ $others ->
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
cochons-sequence-1b = colonists
cochons-sequence-2b = travel
cochons-sequence-3a = fights
cochons-sequence-3b = reorganise
cochons-sequence-3c = monsters
cochons-sequence-4c = election
cochons-sequence-any = at any time
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
cochons-mark-phacocherus = F: Phacochérus
cochons-mark-pecari = Z: Pécari Banzaï
