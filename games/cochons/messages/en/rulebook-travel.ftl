### The rules by their numbers: trips, ships, landing, and the events of this phase.

cochons-section-markers = Travel markers
cochons-rule-c-36 = In secret, everybody picks one of their travel markers, 2, 2, 3, 3 or 4: so many trips at most this turn. All are shown together, and a marker comes back only when the other four have been played as well.
cochons-rule-r-46 = The two 2s and the two 3s are markers of their own. Spent ones lie open, and at the end of the turn in which the fifth is spent all five come back; your choice stays sealed until everybody has chosen.
cochons-rule-r-47 = Everybody spends a marker each turn, even without wishing to move. Whoever has markers of one number only is not asked.
cochons-rule-r-47-why = The text has everybody choose and counts five turns to get them back; a player who could sit a turn out would break that count.

cochons-section-travel = Trips
cochons-rule-s-14 = Each clan has three trips a turn. You need not use them, those left over are lost, and none can be given to another.
cochons-rule-c-37 = In play order, each clan makes all its trips before the next begins. You need not use them all, those left over are lost, and none can be given to another.
cochons-rule-s-15 = A trip takes as many of your pigs as you like from one tile to an adjacent one; only a card takes them farther. Each pig travels once a turn.
cochons-rule-c-38 = In a trip, any number of your pigs leave one tile together and land on one other, next to it unless a ship card takes them farther.
cochons-rule-c-40 = Each pig travels once a turn. Ship cards fly freely over other clans’ tiles, and you may always land where monsters or other clans are.
cochons-rule-r-48 = A trip has one tile of departure and one of arrival and takes at least one pig. Splitting a group towards two tiles, or gathering two groups on one, takes two trips.
cochons-rule-r-49 = Each pig travels once a turn, with Extra-Mouve and ship cards too; a pig dropped on the way by the Bottes has travelled.
cochons-rule-r-50 = You may land on the same tile by several trips: all your pigs there are one force, which ranks by its first landing.
cochons-rule-r-67 = A tile belongs to the clan that alone has troops there or, while several have, to the first of them to have come. An empty tile is nobody’s: leaving it completely gives it up.
cochons-rule-c-42 = Extra-Mouve gives one more trip, in your own turn or after that of anybody you like. If several are played at the same moment, they are carried out in play order.
cochons-rule-r-54 = Extra-Mouve adds a trip to your turn, or gives one right after anybody’s turn, before or after your own. It is a trip like any other, with pigs that have not travelled, and a ship card may be added.
cochons-rule-r-54-why = The card names the two moments and not what else applies. If what you planned has become impossible by an earlier one, your card comes back.

cochons-section-ships = Ship cards
cochons-rule-r-51 = A ship card lengthens one of your trips up to its range and flies over whatever is in the way. It gives no trip of its own unless the table chose so, and a trip uses one ship at most.
cochons-rule-r-51-why = The cards say how far you may move and not whether that is a trip of its own; the text calls them a way to travel several planets far.
cochons-rule-c-39 = Bottes à Réaction are the exception to landing all together: pigs may be left on the way, on up to three tiles.
cochons-rule-r-52 = With the Bottes one trip goes up to three steps; on each tile of the way you may leave any number of pigs, and the others land on the last. Each landing among others is an attack; a tile where nobody stays is only flown over.
cochons-rule-r-52-why = The card lets you leave troops on each of three planets, and says nothing of those you fly over without stopping.
cochons-rule-r-53 = The Téléporteur takes a trip from one tile to any other, however far, but never onto the sun; it counts as a trip.
cochons-rule-r-53-why = The card sends troops without regard for distance; nothing says that it is one more trip.

cochons-section-landing = Landing among others
cochons-rule-s-17 = When others land on your tile, as many of your pigs as have landed are pinned there: they must stay and fight.
cochons-rule-r-55 = As long as others are on your tile, as many of your pigs as all of them together are pinned; a Gros Gruik counts as one pig. The others may leave, and which ones go is your choice; no card frees those pinned.
cochons-rule-r-55-why = The text pins as many pigs as have attacked. It counts heads and not strength, and speaks of one attacker only; several together pin together.
cochons-rule-r-56 = You may send more pigs to a tile of yours that is attacked: they join the defence. A clan landing where two already face each other is the next attacker, and nobody else owns the tile before a fight is won.
cochons-rule-r-56-why = The text says who is possessor when the first attacker lands, and leaves later arrivals to reason.
cochons-rule-r-59 = Landing on monsters is allowed: it is an attack on them.
cochons-rule-c-41 = Where a Fête du Gland is held, no player may attack this turn.
cochons-rule-r-57 = Once a Fête du Gland is announced, nobody but the tile’s possessor (or whoever played it, if it has none) may land there until the end of the turn. Whoever is there already stays and fights, withdrawals remain allowed, and monsters do not care.
cochons-rule-r-57-why = The card says it cannot be attacked by another player’s troops; it does not reach back to landings already made, and it follows its tile.

cochons-section-travel-events = Events that change the galaxy
cochons-rule-r-60 = Any two tiles may be swapped, near or far, explored or not, with everything on them: pigs, monsters, who is pinned, who came first. Only the sun stays, and nobody lands by it.
cochons-rule-r-60-why = The card says two planets of your choice and that troops stay on them; a clan’s power, by contrast, asks for adjacent ones.
cochons-rule-r-61 = For the Frémono you roll first: 1-2 red, 3-4 yellow, 5-6 blue. Then you lay such a planet from the box on any empty place beside a tile, the sun apart; it is nobody’s, and if the box has none left nothing happens.
cochons-rule-r-61-why = The card says adjacent to another planet and no more: neither in which order die and place come nor what happens when the box is empty.
cochons-rule-r-62 = Van Soulo turns a whole band of Pirates into your Gorets where they stand, with their place in the order of arrival, as far as your reserve goes; the rest is removed. They have not travelled.
cochons-rule-r-62-why = The card says no more than that these pirates become Gorets of your colour.
cochons-rule-r-63 = Gorruption needs a tile where exactly one enemy troop stands, a Goret; your own pigs and monsters there do not matter. On 1-4 it is yours, in its place and as tired as it was; on 5-6 nothing happens.
cochons-rule-r-63-why = The card says a single enemy Goret, without saying who else may be there.
cochons-rule-r-64 = Meteors fall on every pig on the tile, your own too, and on monsters unless the table spares them: a die each, and a 5 or a 6 kills, Gros Gruiks as well as Gorets.
cochons-rule-r-64-why = The card rolls for each troop present, without sparing whoever played it.
cochons-rule-r-65 = Yodo Lardo makes a Gros Gruik of any Goret of yours on the board; laid in a fight, of one in that fight. If it had travelled, so has the Gros Gruik.
cochons-rule-r-65-why = The card says one of your Gorets; the printed example of a fight shows it used there.
cochons-rule-r-66 = The Gros Gruik that the Emperor lends comes with the colonists, counts and acts like your own, needs no reserve, and goes back at the end of the turn if it lives. In a fight it falls before your own.
cochons-rule-r-66-why = The card lends it for a turn, for your fights; a piece that fights must stand somewhere, so it does all that others do.
