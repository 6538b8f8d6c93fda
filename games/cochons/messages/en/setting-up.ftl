### Setting up the complete game: hidden recipes, the first player’s die, piles of tiles and ways to lay them.

## Clans, recipes, first player

cochons-clan-drawn = { $who }, alias { $chief }, leads the { $clan } clan. The Sacred Recipe stays under the trotter.
cochons-recipe = Your Sacred Recipe: red { $red }, yellow { $yellow }, blue { $blue }. Talk about it, lie about it if you like; never show it!
cochons-rolled-first = 🎲 { $who } rolls { $die }.

## The galaxy

cochons-piles = The tiles lie in piles, face down: { $red } with red backs, { $yellow } yellow, { $blue } blue, { $black } black.
cochons-ask-build-pile = { $left ->
    [one] The last tile is yours. Where does it go?
   *[other] { $left } tiles are left, face down. Which pile, and where?
}
cochons-ask-build-pile-lay = Lay the top tile
cochons-ask-build-pile-waiting = On the menu: a tile to lay blind.
cochons-ask-build-look = { $left ->
    [one] The last tile is yours. Have a look!
   *[other] { $left } tiles are left. Which pile’s top tile do you look at?
}
cochons-ask-build-look-look = Look →
cochons-ask-build-look-waiting = On the menu: a tile to choose.
cochons-ask-build-looked = In your trotter: { $kind }. Where do you lay it?
cochons-ask-build-looked-lay = Lay →
cochons-ask-build-looked-waiting = On the menu: a tile to lay.
cochons-looked = { $who } takes a tile and has a secret look: { $kind }.
cochons-saw-tile = You know what it is: { $kind }.
cochons-turned-up = All the tiles are there, over they go: { $tiles } surprises at once!

## What chance does, and the rules being applied

cochons-chance-first-roll = everybody rolls for the first turn
cochons-chance-piles = the piles of tiles are shuffled
cochons-step-highest_die = the first player’s die
cochons-step-pile_up = piles of tiles
cochons-step-builder_lays = a tile to lay
cochons-step-turn_up = the tiles are turned over
