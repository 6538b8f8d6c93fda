### The rules being applied, for /why: those in which a game may wait.

## Before the first round

interstellar_pig-step-characters = the characters
interstellar_pig-step-character = a character
interstellar_pig-step-chart = the map
interstellar_pig-step-planets = the planets
interstellar_pig-step-dealing = who plays whom
interstellar_pig-step-favours = metabolisms
interstellar_pig-step-rolled_favours = metabolisms by dice
interstellar_pig-step-pick_order = who picks first
interstellar_pig-step-roll_off = roll-off
interstellar_pig-step-picks = picking planets
interstellar_pig-step-attributes = the deal
interstellar_pig-step-stash = stashing
interstellar_pig-step-placement = starting places
interstellar_pig-step-first_turn = who begins

## Turns

interstellar_pig-step-turn = turn, before the move
interstellar_pig-step-after = turn, after the move
interstellar_pig-step-interlude = what may be done
interstellar_pig-step-play = the choice made

## Moves

interstellar_pig-step-roll_and_fly = dice and flight
interstellar_pig-step-throw = the dice
interstellar_pig-step-choose_and_fly = the course
interstellar_pig-step-fly = flight
interstellar_pig-step-hold = staying
interstellar_pig-step-land = going down
interstellar_pig-step-lift = going up
interstellar_pig-step-arrive = arrival
interstellar_pig-step-jump = a jump
interstellar_pig-step-relocate = a jump
interstellar_pig-step-offer_prize = the Keepsake, adrift

## Envelopes, hands, fights, death

interstellar_pig-step-open_envelope = an envelope opened
interstellar_pig-step-keep_six = six cards at most
interstellar_pig-step-fights = fights
interstellar_pig-step-combat = a fight
interstellar_pig-step-commits = cards for the fight
interstellar_pig-step-roll_side = dice of one side
interstellar_pig-step-outcome = the outcome
interstellar_pig-step-loot = loot

## Cards that act

interstellar_pig-step-repairs_at_the_start = Repair Kit
interstellar_pig-step-fights_along = Guardian Robot

## Events

interstellar_pig-step-draw_event = an Event card
interstellar_pig-step-direction_ahead = which way is ahead
interstellar_pig-step-gravity_well = Gravity Well
interstellar_pig-step-hyperspace_tunnel = Hyperspace Tunnel
interstellar_pig-step-lost_in_space = Lost in Space
interstellar_pig-step-navigation_error = Navigation Error
interstellar_pig-step-sensors = Sensors
interstellar_pig-step-space_monster = Space Monster
interstellar_pig-step-worm_hole = Worm Hole
