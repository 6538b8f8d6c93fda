### Absences : qui est absent, ce qui répond à sa place, qui revient.

## Dans le salon

away-now = { $count ->
    [one] 💤 { $who } est désormais en absence
   *[other] 💤 { $who } sont désormais en absence
}, jusqu’à ce qu’un bouton soit pressé ici ou que `/retour` soit tapé.
away-back = 👋 { $who } est de retour.
steward-answered = En l’absence de { $who }, la réponse donnée est : { $what }.
away-nobody-knows = 💤 { $who } est en absence.
away-until = 💤 { $who } est en absence jusqu’à { $when }.
away-deputy = 💤 { $who } est en absence ; { $what } joue en tant que suppléance.
seat-opened = 🪑 L’absence de { $who } dure depuis si longtemps que n’importe qui peut prendre sa place.

## Réglages d’une table

lobby-grace-which = Attendre les absents
lobby-grace-help = Combien de temps j’attends une personne absente avant que ce qu’elle a choisi réponde pour elle. Ce qui suit aussitôt reçoit aussitôt sa réponse.
lobby-patience-which = Patience envers les absents
lobby-patience-help = Combien d’échéances une personne peut manquer avant que sa place soit libre pour d’autres. Les absences annoncées ne comptent pas.
# $length : des mots comme « 15 minutes »
grace-of = { $length } pour les absents
grace-none = pas d’attente pour les absents
patience-of = { $count ->
    [0] la place reste réservée
    [one] une échéance manquée libère la place
   *[other] { $count } échéances manquées libèrent la place
}
patience-wrong = Il faut un nombre d’échéances manquées de 0 (jamais) à { $most }.

## Partir, revenir

away-announced = 💤 { $who } sera en absence jusqu’à { $when }.
away-announced-later = 💤 { $who } sera en absence de { $since } à { $when }.
away-called-off = 👋 { $who } ne sera finalement pas en absence.
away-noted = C’est noté : tu es en absence jusqu’à { $when }, à { $count ->
    [one] une table
   *[other] { $count } tables
}. Ce que tu as choisi avec `/table intendance` répond pour toi. Tout ce que tu presses à une table t’y ramène, et `/retour` aussi.
away-noted-later = C’est noté : tu seras en absence de { $since } à { $when }, à { $count ->
    [one] une table
   *[other] { $count } tables
}. Ce que tu as choisi avec `/table intendance` répondra alors pour toi ; `/retour` l’annule.
away-ends-before = Cette absence finirait avant de commencer, ou dans le passé : { $when }.
away-too-long = Une absence s’annonce pour un an au plus.
away-no-table = Tu ne joues à aucune table en ce moment : rien dont t’absenter.
moment-wrong = Je n’arrive pas à lire ce moment. Écris par exemple 3j, 2026-12-24, 24/12 18h00, ou un horodatage de Discord.
back-noted = Te revoilà, à { $count ->
    [one] une table
   *[other] { $count } tables
} !
back-already = Tu n’étais en absence d’aucune table.

## Ce qui répond pour une personne absente (privé)

steward-orders = mes consignes, sinon ce que les règles prévoient pour les absents
steward-defaults = ce que les règles prévoient pour les absents
steward-practice = un cochon d’entraînement, avec ce que ma place sait
steward-wait = rien, jusqu’à la fin du délai
steward-chosen-orders = En ton absence, tes consignes répondent pour toi à cette table, sinon ce que les règles prévoient pour les absents. Personne d’autre ne l’apprend.
steward-chosen-defaults = En ton absence, ce que les règles prévoient pour les absents répond pour toi à cette table. Personne d’autre ne l’apprend.
steward-chosen-practice = En ton absence, un cochon d’entraînement répond pour toi à cette table ; il sait ce que ta place sait, et rien de plus. Personne d’autre ne l’apprend.
steward-chosen-wait = En ton absence, cette table t’attend aussi longtemps que tout le monde. Personne d’autre ne l’apprend.
steward-unknown = Choisis parmi ce qui est proposé : consignes, règles, entraînement, attente ou suppléance.

## Suppléances

deputy-offer = 🤝 { $who } : { $by } aimerait que tu joues à sa place pendant ses absences : tu verrais ce que sa place voit et répondrais pour elle.
deputy-offer-until = La proposition tient jusqu’à { $when }.
deputy-offer-closed = 🤝 { $who } a cherché une suppléance ; c’est réglé.
deputy-accept = Assurer la suppléance
deputy-decline = Non, merci
deputy-asked = Je demande à { $who }, dans le salon, d’assurer ta suppléance. Rien ne change avant sa réponse.
deputy-named = 🤝 { $who } assure désormais la suppléance de { $what } : en cas d’absence, la suppléance voit ce que la place voit et répond pour elle.
deputy-noted = Tu assures désormais la suppléance de { $who }. Je t’écris dès son absence.
deputy-yours = 🤝 Tu joues à la place de { $who } pendant son absence. `/main` montre les cartes, `/repondre` ce qui est demandé.
deputy-declined = 🤝 { $who } n’assure pas la suppléance de { $what }.
deputy-declined-receipt = C’est noté : tu n’assures pas cette suppléance.
deputy-expired = Cette proposition ne tient plus. La personne qui l’a faite peut la refaire.
deputy-yourself = Tu ne peux pas être ta propre suppléance. Nomme quelqu’un d’autre.
deputy-bot = Un bot ne peut pas assurer ta suppléance. Choisis plutôt le cochon d’entraînement, ou nomme une personne.
deputy-seated = { $who } joue à cette table et ne doit pas voir tes cartes. Nomme quelqu’un qui n’y joue pas.
deputy-elsewhere = { $who } assure déjà une autre suppléance à cette table et connaît cette main-là. Nomme quelqu’un d’autre.

## Ce qui répond d’habitude pour quelqu’un (`/reglages`)

settings-steward-orders = Partout où tu ne choisis rien d’autre, tes consignes répondent en ton absence, sinon ce que les règles prévoient pour les absents.
settings-steward-defaults = Partout où tu ne choisis rien d’autre, ce que les règles prévoient pour les absents répond en ton absence.
settings-steward-practice = Partout où tu ne choisis rien d’autre, un cochon d’entraînement répond en ton absence, avec ce que ta place sait.
settings-steward-wait = Partout où tu ne choisis rien d’autre, les tables t’attendent en ton absence, aussi longtemps que tout le monde.
