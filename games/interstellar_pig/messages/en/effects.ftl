### What abilities, cards and events do; shown beside their titles and on pictures, hence without Markdown.

## Abilities

interstellar_pig-effect-infravision = Darkness does not trouble you.
interstellar_pig-effect-natural-weapons = One more die in Ground Combat. Teeth, mostly.
interstellar_pig-effect-intelligence = Whenever you roll, one more die; then one die is set aside: your choice in flight, the lowest elsewhere.
interstellar_pig-effect-agility = Difficult ground does not trouble you.
interstellar_pig-effect-resistant = Radiation does not trouble you. You glow a little.
interstellar_pig-effect-super-metabolism = One more temperature or atmosphere suits you.

## The Keepsake

interstellar_pig-effect-keepsake = In your hand at the very end, it wins the game. It cannot be discarded: lost in Space, it floats. Inside, a pig smiles.

## Gear

interstellar_pig-effect-thermal-suit = Live on a cold or temperate world. Shown when you land; stays in hand.
interstellar_pig-effect-heat-pump = Live on a cold or temperate world. Shown when you land; stays in hand.
interstellar_pig-effect-cooling-unit = Live on a hot or temperate world. Shown when you land; stays in hand.
interstellar_pig-effect-dissipator = Live on a hot or temperate world. Shown when you land; stays in hand.
interstellar_pig-effect-breathing-apparatus = Live in reducing air. Shown when you land; stays in hand.
interstellar_pig-effect-rebreather = Live in oxidizing air. Shown when you land; stays in hand.
interstellar_pig-effect-air-converter = Live in inert air. Shown when you land; stays in hand.
interstellar_pig-effect-radiation-suit = Radiation does not count. Shown when you land; stays in hand.
interstellar_pig-effect-spectrum-visor = Darkness does not count. Shown when you land; stays in hand.
interstellar_pig-effect-search-light = Darkness does not count. Shown when you land; stays in hand.
interstellar_pig-effect-hover-sled = Difficult ground does not count. Shown when you land; stays in hand.
interstellar_pig-effect-climbing-gear = Difficult ground does not count. Shown when you land; stays in hand.

## Cards for fights

interstellar_pig-effect-nerve-lash = One more die on the ground. Stays in hand.
interstellar_pig-effect-grenade = Two more dice on the ground. Pull, throw, gone.
interstellar_pig-effect-laser-gun = One more die, on the ground and in Space. Stays in hand.
interstellar_pig-effect-force-field = One more die in Space. Stays in hand.
interstellar_pig-effect-missiles = Two more dice in Space. They do not come back.
interstellar_pig-effect-euphoric-gas = Nobody dies in this Ground Combat. Used in any case, or only if you would die: you say which.
interstellar_pig-effect-costume-trunk = Used on the ground, by either side: the fight does not take place.
interstellar_pig-effect-guardian-robot = On the ground it rolls three dice of its own; your side counts the best score. Stays in hand.

## Hazards

interstellar_pig-effect-virulent-bacteria = In an envelope: the first to land on that planet dies, you included. Only a Vaccine helps.
interstellar_pig-effect-vaccine = Bacteria cannot kill you. Shown by itself; stays in hand.
interstellar_pig-effect-trap = In an envelope: the first to land on that planet cannot move for two turns, you included.

## Tools

interstellar_pig-effect-pocket-doorway = Instead of flying, go anywhere: a dot, a star, an orbit, or ground you can live on.
interstellar_pig-effect-repair-kit = Wipes out all the turns you owe to Meteor Swarm and Malfunction.
interstellar_pig-effect-temporal-vault = Takes one discarded One Use card into your hand. The Vault is then discarded.
interstellar_pig-effect-dehydrated-food = One extra turn, right after this one. Add water.
interstellar_pig-effect-scanner = Look into the envelope of any planet, however far. You take nothing.

## Events

interstellar_pig-effect-meteor-swarm = Miss your next turn for repairs. A Repair Kit helps.
interstellar_pig-effect-malfunction = Miss your next two turns for repairs. A Repair Kit helps.
interstellar_pig-effect-solar-flare = Miss your next two turns. No kit helps.
interstellar_pig-effect-lost-in-space = Roll one die and fly back that many spaces.
interstellar_pig-effect-black-hole = Your whole hand is discarded. If the Keepsake was in it, it floats here.
interstellar_pig-effect-worm-hole = Go to the star of another line. It calls for a card too.
interstellar_pig-effect-gravity-well = Go to the nearest planet ahead, on the ground or in orbit.
interstellar_pig-effect-navigation-error = Roll one die and fly that many spaces ahead.
interstellar_pig-effect-lost-in-nebula = Miss your next turn. No kit helps.
interstellar_pig-effect-space-monster = Hogthulhu rises from the trough of the stars: a Space Battle against three dice. Roll lower and you die.
interstellar_pig-effect-sensors = Look at the hand of one other player.
interstellar_pig-effect-hyperspace-tunnel = Go anywhere: a dot, a star, an orbit, or ground you can live on.
