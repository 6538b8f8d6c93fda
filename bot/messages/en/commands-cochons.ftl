### The command group of Cochons de l'Espace.

command-cochons =
    .name = cochons
    .description = Moves of Cochons de l'Espace

## Setting up

command-cochons-build =
    .name = build
    .description = Place a tile of the universe
command-cochons-build-option-kind =
    .name = kind
    .description = Which kind of tile
command-cochons-build-option-cell =
    .name = cell
    .description = Where to place it
command-cochons-start =
    .name = start
    .description = Land your first troops on the rim
command-cochons-start-option-tile =
    .name = tile
    .description = The tile to land on

## Cards

command-cochons-discard =
    .name = discard
    .description = Discard cards before you draw
command-cochons-lay =
    .name = lay
    .description = Lay combat cards face down for a fight
command-cochons-lay-option-cards =
    .name = cards
    .description = The cards to lay, with commas between them; none is possible
command-cochons-extra =
    .name = extra
    .description = Play Extra-Mouve: one more trip
command-cochons-boots =
    .name = boots
    .description = Play the Jet Boots: one trip of up to three steps
command-cochons-boots-option-first =
    .name = first
    .description = The first tile on the way
command-cochons-boots-option-second =
    .name = second
    .description = The second tile on the way
command-cochons-boots-option-third =
    .name = third
    .description = The third tile on the way
command-cochons-boots-option-gorets =
    .name = gorets
    .description = How many Gorets set out
command-cochons-boots-option-gruiks =
    .name = gruiks
    .description = How many Gros Gruiks set out
command-cochons-boots-option-gorets-first =
    .name = gorets-first
    .description = How many Gorets stay on the first tile
command-cochons-boots-option-gruiks-first =
    .name = gruiks-first
    .description = How many Gros Gruiks stay on the first tile
command-cochons-boots-option-gorets-second =
    .name = gorets-second
    .description = How many Gorets stay on the second tile
command-cochons-boots-option-gruiks-second =
    .name = gruiks-second
    .description = How many Gros Gruiks stay on the second tile
command-cochons-swap =
    .name = swap
    .description = Play Planet Shift: two tiles change places
command-cochons-swap-option-one =
    .name = one
    .description = One of the two tiles
command-cochons-swap-option-other =
    .name = other
    .description = The other tile

## Travel, combat, reorganisation, new troops

command-cochons-move =
    .name = move
    .description = Make a trip from one tile to another
command-cochons-move-option-card =
    .name = card
    .description = A ship card that carries you farther
command-cochons-flee =
    .name = flee
    .description = Flee from a fight
command-cochons-flee-option-tile =
    .name = tile
    .description = The tile to flee to
command-cochons-stay =
    .name = stay
    .description = Stay and fight on
command-cochons-fight =
    .name = fight
    .description = Choose the fight that comes first
command-cochons-fight-option-tile =
    .name = tile
    .description = The tile where you fight next
command-cochons-reorganise =
    .name = reorganise
    .description = Shift troops to a neighbouring tile of yours
command-cochons-place =
    .name = place
    .description = Place your new troops
command-cochons-place-option-tile =
    .name = tile
    .description = The tile to put them on
command-cochons-convert =
    .name = convert
    .description = Turn two of your new Gorets into a Gros Gruik
command-cochons-return =
    .name = return
    .description = Come back into the game on a free tile
command-cochons-return-option-tile =
    .name = tile
    .description = The tile where you come back

## Negotiations

command-cochons-negotiate =
    .name = negotiate
    .description = Open a private thread with somebody at the table
command-cochons-negotiate-option-with =
    .name = with
    .description = With whom
