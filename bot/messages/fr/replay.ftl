## /table revoir : la partie, encore une fois

replay-button = Revoir la partie
replay-turn = scène { $number } sur { $count }
replay-step = étape { $number } sur { $count }
replay-eyes = Par quels yeux ?
replay-eyes-all = toutes les mains
replay-eyes-public = ce que tout le monde a vu
replay-eyes-seat = par les yeux de { $who }
replay-told-to = 🤫 ({ $who } uniquement) { $what }
replay-nothing = Rien n’a été dit.
replay-more = … { $count ->
    [one] encore une ligne
   *[other] encore { $count } lignes
} : avance étape par étape, ou lis `/journal`.
replay-answered = ✍️ { $who } : { $what }
replay-answered-sealed = ✉️ { $who }, sous scellés : { $what }
replay-asked = ❓ { $who } : { $what }
replay-sealed = ✉️ Sous scellés : { $what }
replay-hand = 🃏 { $who } : { $what }
replay-hand-empty = aucune carte
replay-note = 📝 Ta note : ||{ $what }||
replay-away = 💤 En absence : { $who }
replay-corrected = Les règles ont été corrigées depuis. Ce qui a été dit est là tel quel ; le plateau de ce moment est perdu.
replay-failed = Cette page ne peut pas être faite pour l’instant. Réessaie dans un moment.
button-replay-first = ⏮ Début
button-replay-back = ◀ Retour
button-replay-next = Suite ▶
button-replay-last = Fin ⏭
button-replay-turn = Scène par scène
button-replay-step = Étape par étape
list-over = **Parties terminées ici** (`/table revoir` les montre encore une fois) :
list-over-line = • { $table }, { $when }
