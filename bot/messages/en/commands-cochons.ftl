### The command group of Cochons de l'Espace.

command-cochons =
    .name = cochons
    .description = Moves of Cochons de l'Espace

## Setting up

command-cochons-build =
    .name = build
    .description = Place a tile of the universe
command-cochons-build-option-cell =
    .name = cell
    .description = Where to place it
command-cochons-start =
    .name = start
    .description = Land your first troops on the rim
command-cochons-start-option-cell =
    .name = cell
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
command-cochons-boots-option-path =
    .name = path
    .description = The tiles on the way, with commas between them
command-cochons-swap =
    .name = swap
    .description = Play Planet Shift: two tiles change places
command-cochons-swap-option-first =
    .name = first
    .description = The first tile
command-cochons-swap-option-second =
    .name = second
    .description = The second tile

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
command-cochons-flee-option-to =
    .name = to
    .description = The tile to flee to
command-cochons-stay =
    .name = stay
    .description = Stay and fight on
command-cochons-fight =
    .name = fight
    .description = Choose the fight that comes first
command-cochons-fight-option-first =
    .name = first
    .description = The tile where the first fight takes place
command-cochons-reorganise =
    .name = reorganise
    .description = Shift troops to a neighbouring tile of yours
command-cochons-place =
    .name = place
    .description = Place your new troops
command-cochons-place-option-convert =
    .name = convert
    .description = How many Gros Gruiks to make, out of two new Gorets each
command-cochons-return =
    .name = return
    .description = Come back into the game on a free tile
