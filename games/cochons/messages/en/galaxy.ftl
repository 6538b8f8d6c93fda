### What the complete game adds to the table: tiles on their backs, monsters, the reign and its alliances.

## Tiles and phases

cochons-tile-kind-sun = sun
cochons-tile-kind-back-red = red back
cochons-tile-kind-back-yellow = yellow back
cochons-tile-kind-back-blue = blue back
cochons-tile-kind-back-black = black back
cochons-phase-colonists = arrival of the colonists
cochons-phase-order = play order
cochons-phase-newcomers = placing of the colonists
cochons-phase-arrivals = arrival of the Extra-Cochons
cochons-phase-markers = choice of trips
cochons-phase-attack-gap = cards around the fights
cochons-phase-extras = trips and fights of the Extra-Cochons
cochons-phase-governors = governors
cochons-phase-candidates = candidates
cochons-phase-voting = election
cochons-phase-end-of-turn = end of the turn

## The table in words

# The monsters, counted: “3 Pirates”
cochons-monsters = { $monster ->
    [pirate] { $number ->
        [one] 1 Pirate
       *[other] { $number } Pirates
    }
    [porcophage] { $number ->
        [one] 1 Porcophage
       *[other] { $number } Porcophages
    }
   *[worm] { $number ->
        [one] 1 Acorn Worm
       *[other] { $number } Acorn Worms
    }
}
cochons-summary-royal = ♛ The Porc Royal: { $who }
cochons-summary-coalition = Coalition: { $who }
cochons-summary-pile = 🗳 { $who }: { $number }
cochons-summary-lot = ↳ { $number } from { $who }
cochons-summary-extras = Extra-Cochons: { $tile } { cochons-monsters }{ $attacking ->
    [0] {""}
   *[other] {" "}⚔
}
cochons-summary-eaten = Planets eaten by Acorn Worms: { $number }
cochons-summary-left = Still to be laid, by their backs: red { $red }, yellow { $yellow }, blue { $blue }, black { $black }
cochons-summary-plan = 🤫 Your plan, still secret (cards and troops are shown as it leaves them):
cochons-plan-step = { $card } (the dice will tell)
cochons-summary-pinned = ↳ pinned: { $tiles }
cochons-summary-lent = ↳ Gros Gruik on loan from the Emperor: { $tiles }
cochons-summary-feast = 🎉 { $tile }: acorn feast, only { $host } may land
cochons-summary-ban = 🚫 { $who } may not land on { $tile } this turn
cochons-summary-seat-secret = { $place }. { $who } ({ $clan }): red { $red }, yellow { $yellow }, blue { $blue } · hand { $hand } · reserve { cochons-troops }
cochons-summary-markers = ↳ { $marker ->
    [0] {""}
   *[other] trips: { $marker } ·{" "}
}{ $left ->
    [0] all markers used, they come back
   *[other] markers left: { $markers }
}
cochons-summary-newcomers = ↳ to be placed: { cochons-troops }
cochons-own-recipe = 📜 Your Sacred Recipe, produced / wanted: red { $red }/{ $recipe_red }, yellow { $yellow }/{ $recipe_yellow }, blue { $blue }/{ $recipe_blue }.
cochons-no-recipe = No Sacred Recipe yet: they are drawn when the game begins.
cochons-note-extras = { $planet }, { $kind } · { cochons-monsters } ({ $dice })

## Pictures

cochons-panel-royal = { $clan } · ♛ Porc Royal
cochons-panel-marker = { $clan } · ✈ { $marker }
cochons-picture-back = unexplored tile
cochons-board-plan = Your plan, still secret
cochons-picture-lent = Gros Gruik on loan
cochons-picture-closed = no landing here
cochons-picture-feast = Fête du Gland
cochons-picture-pirate = Pirates
cochons-picture-porcophage = Porcophages
cochons-picture-worm = Acorn Worm
