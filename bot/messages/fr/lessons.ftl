### Les leçons : `/apprendre`, et ce qu’on dit à qui rencontre quelque chose pour la première fois.

lesson-opened-here = Ta leçon commence ici, avec le message suivant.
lesson-opened = Ta leçon commence dans tes messages privés. Rien n’y arrive ? Ouvre-les pour ce serveur, ou retape `/apprendre`.
lesson-how = Réponds par les boutons, comme à toute partie. Un mauvais choix ne coûte rien : il est essayé sur une copie, je te dis ce qui en serait sorti, et tu choisis de nouveau. `/apprendre` te ramène ici quand tu veux.
lesson-under-way = Tu es au milieu d’une leçon : **{ $what }**.
lesson-resume = La continuer
lesson-anew = Commencer plutôt : { $what }
lesson-none = Il n’y a pas encore de leçon pour { $game }. `/regles` dit comment on y joue.
lesson-unknown = { $game } n’a pas cette leçon.
lesson-do = Dans cette leçon : { $what }. Essaie d’abord autre chose, si tu veux.
lesson-do-only = Dans cette leçon : { $what }.
lesson-here = 👉 { $what }
lesson-tried = 🔎 Tu essaies : { $what }. Voici ce qui en sortirait :
lesson-tried-nothing = Rien qui se dise tout de suite.
lesson-tried-changed = 📋 { $line }
lesson-tried-spent = 🃏 Hors de ta main : { $cards }.
lesson-tried-next = ➡️ On te demande ensuite : { $what }
lesson-tried-again = ➡️ On te repose ensuite la même question.
lesson-tried-note = Ce n’était qu’un essai : rien n’a eu lieu.
lesson-tried-more = ⋯ { $count ->
    [one] Une autre ligne.
   *[other] { $count } autres lignes.
}
lesson-way = 🎓 Dans cette leçon : { $what }. Voici ce qui en sortirait :
lesson-way-alike = 🎓 Dans cette leçon : { $what }. Il n’en sortirait rien d’autre que ce qui est au-dessus ; la suite est préparée pour cela.
lesson-way-next = ➡️ Ensuite, comme plus haut.
lesson-way-same = = { $count } lignes comme ci-dessus.
lesson-over = Appris : { $what }
lesson-friends = Entre amis : tape `/table ouvrir` dans un salon de ton serveur et choisis { $game } ; des joueurs d’entraînement prennent les places libres.
lesson-next = La suite : { $what }
lesson-again = Encore une fois
settings-hints-on = La première fois qu’on te demande quelque chose de nouveau, deux phrases disent pourquoi.
settings-hints-off = Les questions viennent sans explications.
