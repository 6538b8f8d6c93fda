### The short rulebook, in our own words. Each paragraph: a title, the rule, its ids in the catalogue.

cosmic-rules-aim = **Aim.** Five colonies outside your own system win, at once, and all who get there in one step win together. Ships stand on planets; one is enough for a colony. Your power needs three home colonies. (CE-2, CE-4, CE-20 to CE-23)
cosmic-rules-turn = **Turn.** One ship leaves the warp, destiny names whom you meet, you aim and launch up to four ships. Your own colour: drive somebody out, settle an empty planet, or draw again. A success allows a second encounter. (CE-40 to CE-63, CE-120)
cosmic-rules-alliance = **Alliances.** Both main players invite; the invited join one side with up to four ships, or none. Offensive allies land with the offense, defensive ones get rewards. (CE-70 to CE-74, CE-105)
cosmic-rules-cards = **Cards.** Both choose a card face down. Attack against attack: card, ships and reinforcements are added, the higher total wins, a tie is for the defense. (CE-80 to CE-94, CE-100)
cosmic-rules-outcome = **Outcome.** Losers go to the warp. A negotiate loses to an attack, but takes a card of the winner for each ship lost. Two morphs lose everything. (CE-101 to CE-109)
cosmic-rules-deal = **Deals.** Two negotiates: trade cards, one colony each, or both. It takes both of you; if it fails, each loses three ships. (CE-110 to CE-115)
cosmic-rules-powers = **Powers and flares.** Text beats rules. In the order offense, defense, then clockwise. A flare is super with its alien, else wild; one each an encounter. Zaps cancel as something is used, and zaps of zaps as well. (CE-24 to CE-26, CE-43, CE-74, CE-130 to CE-136, A1 to A56)
cosmic-rules-windows = **Windows.** At three gates an encounter, and a fourth where compensation, rewards or a deal are due, everybody is asked the same, whatever they hold; cards can be laid ready there. All the rest is done as you said beforehand (*Without asking me*), or by `/orders`. (CE-26, CE-111, CE-114)
