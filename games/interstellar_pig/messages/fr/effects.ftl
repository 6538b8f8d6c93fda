### Ce que font aptitudes, cartes et événements ; montré à côté des titres et sur les images, donc sans Markdown.

## Aptitudes

interstellar_pig-effect-infravision = L’obscurité ne te gêne pas.
interstellar_pig-effect-natural-weapons = Un dé de plus en Combat au sol. Des dents, surtout.
interstellar_pig-effect-intelligence = À chaque lancer, un dé de plus ; puis un dé est écarté : à ton choix en vol, le plus petit ailleurs.
interstellar_pig-effect-agility = Le relief difficile ne te gêne pas.
interstellar_pig-effect-resistant = Les radiations ne te font rien. Tu luis un peu.
interstellar_pig-effect-super-metabolism = Une température ou une atmosphère de plus te convient.

## Le Médaillon

interstellar_pig-effect-keepsake = Dans ta main tout à la fin, il fait gagner. Il ne se défausse pas : perdu dans l’espace, il flotte. Dedans, un cochon sourit.

## Équipement

interstellar_pig-effect-thermal-suit = Pour vivre sur un monde froid ou tempéré. Se montre à l’atterrissage ; reste en main.
interstellar_pig-effect-heat-pump = Pour vivre sur un monde froid ou tempéré. Se montre à l’atterrissage ; reste en main.
interstellar_pig-effect-cooling-unit = Pour vivre sur un monde chaud ou tempéré. Se montre à l’atterrissage ; reste en main.
interstellar_pig-effect-dissipator = Pour vivre sur un monde chaud ou tempéré. Se montre à l’atterrissage ; reste en main.
interstellar_pig-effect-breathing-apparatus = Pour vivre dans un air réducteur. Se montre à l’atterrissage ; reste en main.
interstellar_pig-effect-rebreather = Pour vivre dans un air oxydant. Se montre à l’atterrissage ; reste en main.
interstellar_pig-effect-air-converter = Pour vivre dans un air inerte. Se montre à l’atterrissage ; reste en main.
interstellar_pig-effect-radiation-suit = Les radiations ne comptent plus. Se montre à l’atterrissage ; reste en main.
interstellar_pig-effect-spectrum-visor = L’obscurité ne compte plus. Se montre à l’atterrissage ; reste en main.
interstellar_pig-effect-search-light = L’obscurité ne compte plus. Se montre à l’atterrissage ; reste en main.
interstellar_pig-effect-hover-sled = Le relief difficile ne compte plus. Se montre à l’atterrissage ; reste en main.
interstellar_pig-effect-climbing-gear = Le relief difficile ne compte plus. Se montre à l’atterrissage ; reste en main.

## Cartes de combat

interstellar_pig-effect-nerve-lash = Un dé de plus au sol. Reste en main.
interstellar_pig-effect-grenade = Deux dés de plus au sol. On dégoupille, on jette, on n’en parle plus.
interstellar_pig-effect-laser-gun = Un dé de plus, au sol comme dans l’espace. Reste en main.
interstellar_pig-effect-force-field = Un dé de plus dans l’espace. Reste en main.
interstellar_pig-effect-missiles = Deux dés de plus dans l’espace. Ils ne reviennent pas.
interstellar_pig-effect-euphoric-gas = Personne ne meurt dans ce Combat au sol. Sert quoi qu’il arrive, ou seulement si tu devais mourir : à toi de le dire.
interstellar_pig-effect-costume-trunk = Jouée au sol, par un camp ou l’autre : le combat n’a pas lieu.
interstellar_pig-effect-guardian-robot = Au sol, il lance trois dés à lui ; ton camp compte le meilleur score. Reste en main.

## Dangers

interstellar_pig-effect-virulent-bacteria = Dans une enveloppe : qui se pose en premier sur cette planète meurt, toi comme les autres. Seul un Vaccin en sauve.
interstellar_pig-effect-vaccine = Les Bactéries ne peuvent pas te tuer. Se montre tout seul ; reste en main.
interstellar_pig-effect-trap = Dans une enveloppe : qui se pose en premier sur cette planète ne bouge plus pendant deux tours, toi comme les autres.

## Outils

interstellar_pig-effect-pocket-doorway = Au lieu de voler, va n’importe où : un point, une étoile, une orbite, ou un sol où tu peux vivre.
interstellar_pig-effect-repair-kit = Efface tous les tours dus à Essaim de météores et à Panne.
interstellar_pig-effect-temporal-vault = Reprend en main une carte à usage unique défaussée. Le Coffre est alors défaussé.
interstellar_pig-effect-dehydrated-food = Un tour de plus, juste après celui-ci. Ajouter de l’eau.
interstellar_pig-effect-scanner = Regarde dans l’enveloppe d’une planète, même lointaine. Tu n’y prends rien.

## Événements

interstellar_pig-effect-meteor-swarm = Passe ton prochain tour en réparations. Une Trousse y peut quelque chose.
interstellar_pig-effect-malfunction = Passe tes deux prochains tours en réparations. Une Trousse y peut quelque chose.
interstellar_pig-effect-solar-flare = Passe tes deux prochains tours. Aucune Trousse n’y peut rien.
interstellar_pig-effect-lost-in-space = Lance un dé et recule d’autant de cases.
interstellar_pig-effect-black-hole = Toute ta main est défaussée. Si le Médaillon s’y trouvait, il flotte ici.
interstellar_pig-effect-worm-hole = Va sur l’étoile d’une autre ligne. Elle aussi réclame une carte.
interstellar_pig-effect-gravity-well = Va à la planète la plus proche devant toi, au sol ou en orbite.
interstellar_pig-effect-navigation-error = Lance un dé et avance d’autant de cases.
interstellar_pig-effect-lost-in-nebula = Passe ton prochain tour. Aucune Trousse n’y peut rien.
interstellar_pig-effect-space-monster = Grouinthulhu sort de l’auge des étoiles : Bataille spatiale contre trois dés. Plus petit score : la mort.
interstellar_pig-effect-sensors = Regarde la main d’une autre personne.
interstellar_pig-effect-hyperspace-tunnel = Va n’importe où : un point, une étoile, une orbite, ou un sol où tu peux vivre.
