### Explorer, and planets that come into systems in the course of a game.

cosmic-alien-explorer = Explorer
cosmic-power-explorer = You begin with 4 planets on your sheet. As the offense, once the gate is aimed: you may put one of them into that system and aim at it instead; nobody of the defense is there. As a main player or ally, when both sides show attacks: for each planet found so, you must add 1, or 2 where you share it, or 4 where you are alone.
cosmic-wild-explorer = As the offense, once the gate is aimed: you may bring the Genesis planet, with all on it, into that system and aim at it instead. At the end, take as many rewards as you had ships if you won or dealt, else 1.
cosmic-super-explorer = As a main player or ally, after the reveal, when the target is a planet that you found: you may add 4 to your side.
cosmic-flare-explorer = Explorer flare
cosmic-explorer-finds = 🔭 { $who } finds a new planet, and the gate points at it: { $planet }.
cosmic-explorer-moves = 🔭 { $who } brings the Genesis planet there, and the gate points at it: { $planet }.
cosmic-called-found = { $who } · X{ $number }, found
cosmic-called-found-gone = X{ $number }, found
cosmic-called-genesis = { $who } · Genesis planet
cosmic-called-genesis-gone = Genesis planet
cosmic-summary-new-planet = { $planet }: { $ships }
