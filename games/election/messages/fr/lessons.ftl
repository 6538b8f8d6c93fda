### Les leçons, et pourquoi chaque question est posée.

election-lesson-sealed = Un vote secret
election-lesson-sealed-begin = Quatre votent, et chacun peut gagner. Tu présides : ouvre le scrutin, puis vote. Personne ne voit un vote avant que tous soient là ; ce sont les gouverneurs qui décident, pas les têtes. Deux minutes.
election-lesson-sealed-end = Tu as gardé tes gouverneurs en votant pour toi, et cela a décidé. Un vote secret se change jusqu’à l’arrivée du dernier.
election-lesson-aloud = Un vote à voix haute, et tu présides
election-lesson-aloud-begin = Cette fois tu appelles les votants un par un, et tous entendent chacun. Qui vote plus tard en sait plus ; ce sont les gouverneurs qui décident, pas les têtes. Cinq minutes.
election-lesson-aloud-end = En dernier, tu savais ce que valait ton vote. Chez les Cochons, un tel vote fait le Porc Royal du tour.
election-lesson-friends = Entre amis : tape `/election ouvrir` dans un salon de ton serveur, avec un titre et qui vote ; des joueurs d’entraînement prennent les places libres.

election-ask-vote-hint = Ton vote donne tous tes gouverneurs à qui tu nommes ; un candidat garde les siens en se nommant. Qui en a le plus devant soi gagne.
election-ask-campaign-hint = Avant le vote, chacun peut se présenter ou se retirer. Qui préside ouvre le scrutin quand tout est dit.
election-ask-call-hint = Tu présides et tu dis à qui le tour. Qui est appelé tard sait comment les autres ont voté.
election-ask-close-hint = Tous ont voté ; tant que le scrutin est ouvert, qui préside peut encore changer les tas. Clore, c’est compter.
election-ask-tie-hint = Plusieurs mènent à égalité. La règle de cette table laisse décider qui préside.
election-ask-aside-hint = Tu n’as pas de vote à donner pour l’instant, mais tu peux agir par ce qui est proposé. Personne ne t’attend.

# Pourquoi une leçon répond ainsi, là où elle ne dit rien de particulier
election-ask-call-call-why = Qui vote tôt montre aux autres à quoi s’attendre.
election-ask-campaign-open-why = Tout le monde a dit ce qu’il voulait.
election-ask-close-close-why = Plus personne n’a rien à jouer.
election-ask-vote-vote-why = Voter pour toi garde tes gouverneurs auprès de toi.
