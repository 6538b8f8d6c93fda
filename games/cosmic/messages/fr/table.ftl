### La table dans le salon et en mots. Pas de Markdown dans les seconds.

cosmic-name = Cosmic Encounter
cosmic-progress = { $turn ->
    [0] Avant le premier tour : { $phase }
   *[other] Tour { $turn }, { $who } attaque : { $phase }
}
cosmic-summary-seat = { $letter } · { $who } : { $aliens }{ $needed ->
    [0] { "" }
   *[other] { " " }· colonies { $colonies }/{ $needed }
} · main { $hand } · warp { $warp }
cosmic-option-pace = Fenêtres
cosmic-option-pace-gates = les sas de chaque rencontre
cosmic-option-pace-every = toutes les fenêtres
cosmic-option-pace-orders = consignes seulement
cosmic-option-pace-help = Quand tout le monde est interrogé. Toutes les fenêtres durent environ cinq fois plus longtemps que les sas.
cosmic-option-win = Colonies étrangères pour gagner
cosmic-option-win-5 = 5, comme imprimé
cosmic-option-win-4 = 4
cosmic-option-win-3 = 3, partie courte
cosmic-option-win-help = La durée de la partie.
cosmic-option-planets = Planètes par système
cosmic-option-planets-5 = 5
cosmic-option-planets-4 = 4
cosmic-option-planets-help = Avec quatre, 16 vaisseaux chacun, et deux colonies chez soi suffisent au pouvoir.
cosmic-option-invitations = Invitations
cosmic-option-invitations-together = les deux à la fois
cosmic-option-invitations-in-order = l’offensive d’abord
cosmic-option-invitations-help = Les deux protagonistes à la fois, ou l’offensive d’abord.
cosmic-option-answers = Réponses des invités
cosmic-option-answers-together = à la fois, avec conditions
cosmic-option-answers-in-order = l’un après l’autre
cosmic-option-answers-help = À la fois, avec conditions, ou l’un après l’autre.
cosmic-option-deck = Pioche cosmique
cosmic-option-deck-modern = moderne
cosmic-option-deck-old = ancienne
cosmic-option-deck-help = La pioche ancienne n’a pas de morphe.
cosmic-option-large_group = Cartes des grands groupes
cosmic-option-large_group-always = une fois
cosmic-option-large_group-never = jamais
cosmic-option-large_group-by-number = autant qu’il en faut
cosmic-option-large_group-help = 24 cartes de plus, à sept et à huit ; dans Cosmic Pig dès cinq, car les enveloppes en retiennent.
cosmic-option-flares = Éruptions
cosmic-option-flares-retained = reviennent en main
cosmic-option-flares-one-shot = sont défaussées après usage
cosmic-option-flares-help = Si une éruption revient en main.
cosmic-option-kickers = Multiplicateurs
cosmic-option-kickers-none = aucun
cosmic-option-kickers-old = les cinq anciens
cosmic-option-kickers-help = Des cartes qui multiplient celle de qui les joue.
cosmic-option-moons = Lunes
cosmic-option-moons-false = aucune
cosmic-option-moons-true = deux par système
cosmic-option-moons-help = Deux lunes par système, à prendre, qui ne comptent pour rien.
cosmic-option-hand = Cartes d’une nouvelle main
cosmic-option-hand-8 = 8
cosmic-option-hand-7 = 7
cosmic-option-hand-help = Combien de cartes sont distribuées.
