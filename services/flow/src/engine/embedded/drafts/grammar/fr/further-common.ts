/** Further sentences that every angle uses, most of them for one tone. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchFurtherCommon = `
== common
@remark 1
p: Une décision claire {about} vaut mieux qu'une (longue réunion|réunion de plus).
p: Il faut une personne qui réponde du sujet, (et que chacun sache laquelle|connue de toute l'équipe).
p: Un bon travail {about} commence par un état des lieux accepté (de tous|par chacun).
p: L'objectif reste modeste : un progrès (qui tient quand l'attention|qui dure même si l'attention) se porte ailleurs.
p: Les équipes qui consignent leurs décisions {about} en discutent moins (ensuite|par la suite).
p: Chaque point ci-dessous peut se déléguer, se dater et se (vérifier|contrôler).
p: Regarder les faits au calme évite une conversation pénible (plus tard|au prochain trimestre).
p: Ces lignes sont faites pour servir en réunion, pas pour être (classées|archivées) après.
p: <Inscrivez/Inscris> le sujet (à l'ordre du jour|au programme de la réunion), avec un nom et une date en face.
c: Pas de grand discours {about}, juste (deux ou trois|quelques) choses à essayer.
c: Personne n'y arrive du premier coup, (et ce n'est pas grave|promis).
c: Un café, cinq minutes, (et on en parle|et c'est réglé).
c: On va parler {about_verb} comme on le ferait (à table|entre amis).
c: Si <vous souriez/tu souris> déjà, (ce texte est pour|ces lignes s'adressent à) <vous/toi>.
c: Oui, c'est parfois le bazar, et (ça va|ce n'est pas un drame).
c: Pas besoin de tout régler (avant vendredi|d'un coup).
c: Même les petits pas (un peu maladroits|de travers) comptent.
c: Voici la version courte, (celle qu'on raconte|comme on la dirait) à un copain.
c: Franchement, ça va mieux (une fois qu'on en a parlé|dès qu'on le dit tout haut).
e: Trois choses (à ne pas mélanger|qui se confondent vite) {about} : l'observé, le déduit et l'espéré.
e: La cause importe plus que le symptôme ; (d'abord, définir les termes|reste à s'entendre sur les mots).
e: Sans point de départ mesuré, (tout propos|ce qui se dit) {about} reste une opinion.
e: Le nombre de cas (précède toute conclusion|passe avant les conclusions) {about}.
e: Une méthode qui (ne peut pas échouer à un|n'a jamais pu rater un) test n'en a (passé|réussi) aucun.
e: Les cas limites sont les plus instructifs : ils révèlent les hypothèses (cachées|implicites).
e: La contrainte s'énonce avant la solution ; (elle élimine la moitié|de quoi écarter une bonne part) des options.
e: Une seule variable à la fois, (sinon le résultat|faute de quoi l'essai) {about} n'explique rien.
e: Un contrôle que l'on peut refaire (vaut mieux qu'un bel argument|pèse plus que l'éloquence).
p: Un plan d'une page (que chacun a lu|lu par toute l'équipe) vaut mieux qu'un rapport complet (que personne n'ouvre|resté fermé).
p: Qui décide {about} (devrait d'abord entendre|gagne à écouter avant tout) celles et ceux qui font le travail.
p: Il est prudent de (s'accorder sur|définir|poser par écrit) ce qu'est une réussite avant (d'engager la dépense|de dépenser|tout achat).
p: Un risque nommé tôt se partage ; (un risque découvert tard|le même, trouvé trop tard,) s'explique.
p: Une date, un nom, une mesure : (avec ces trois-là, une discussion|elles suffisent, et un échange) {about} devient un engagement.
p: Le prochain trimestre sera plus (calme|simple) si la question se règle (pendant celui-ci|maintenant).
c: Il n'y a pas de médaille (pour qui souffre en silence|à gagner en serrant les dents).
c: Un début (bancal|de travers) (bat|vaut) un plan parfait, (tous les jours de la semaine|et de loin).
c: C'est comme ranger un tiroir, (pas comme déménager|et non un déménagement).
c: Les doutes sont les bienvenus, (même les yeux levés au ciel|soupirs compris).
c: On est tous passés par là, (en général un lundi|un jour ou l'autre).
c: Ce qui ennuie, on saute : (le meilleur est court|l'important tient en peu de place|trois lignes suffisent).
e: Une coïncidence ne coûte rien ; (reste à montrer par quel chemin|encore faut-il dire comment) une chose entraîne l'autre.
e: Une définition qui admet tous les cas (n'en explique aucun|ne sépare rien).
e: L'écart compte autant que la moyenne : {about}, (ce sont les extrêmes qui|les cas rares sont ceux qui|les plus mauvais jours) coûtent.
e: Que verrait-on si l'on se trompait {about} ? (C'est cela qu'il faut chercher d'abord|La recherche commence par là).
e: Sans point de comparaison, (un changement montre seulement|une évolution prouve juste) que le temps a passé.
e: Les résultats nuls se notent aussi ; (ils bornent ce qui mérite|ils disent ce qui vaut) un nouvel essai.
@opening-question 1
Quand <avez-vous/as-tu> (pris le temps d'une vraie réflexion|réfléchi posément) {about} ?
Qu'est-ce qui changerait dès lundi, (avec une longueur d'avance|en s'y prenant plus tôt) {about} ?
Qui paie la note {when} ?
c: Ça <vous/te> arrive aussi (de soupirer|de lever les yeux) {when} ?
c: <Vous connaissez/Tu connais> ce moment, {when} ?
e: Quelle hypothèse {about} (a déjà été mise à l'épreuve|résiste encore aux faits) ?
e: Où se situe (le point de rupture|la limite) {when} ?
p: Que décide <votre/ton> équipe {when} ?
p: Comment <votre/ton> organisation (se prépare-t-elle|s'organise-t-elle) {about} ?
@after-opening 1
On répond souvent trop vite ; (une feuille de papier aide|mieux vaut l'écrire).
Il n'y a pas de mauvaise réponse, (seulement des réponses sans date|il n'y a que des dates oubliées).
c: Quelle que soit la réponse, <vous n'êtes/tu n'es> (pas seul dans ce cas|pas une exception).
c: Pas la peine de chercher en ligne : (la première idée est la bonne|ce qui vient d'abord suffit).
e: <Écrivez/Écris> l'hypothèse maintenant ; (la suite la mettra à l'épreuve|elle sera vérifiée plus bas).
p: Une réponse écrite, partagée avec les collègues, fait un bon (point de départ|premier ordre du jour).
p: La réponse indique ce qui mérite (d'être traité en premier|de passer devant).
@after-proof 1
À partir de là, (une question en amène une autre|les questions s'enchaînent).
Les conseils qui suivent partent de là.
c: Alors oui, (le sujet tient à cœur|l'affaire nous touche).
p: C'est sur cette expérience (que reposent les points qui suivent|que s'appuie la suite).
e: Voilà le terrain d'observation ; (le reste se juge à cette aune|tout le reste en dépend).
@about 1
Quelques mots {about} : (ce que cela demande, et|les efforts à prévoir, et) ce qui peut attendre.
c: Bon, si on parlait {about_verb} ?
c: {Topic}, sans (chichis|grands mots).
e: Un examen méthodique, (de la définition au contrôle|du premier mot au dernier chiffre). Le sujet : {topic}.
p: Cette note porte {about}, (et sur ce qui peut se décider|ainsi que sur les choix possibles).
p: {Topic} : (le point de vue de|ce qu'en pensent) celles et ceux qui doivent trancher.
@pain-clause 1
Tout part de là : {pain}.
Qui l'a vécu le sait : {pain}.
c: On connaît la chanson : {pain}.
c: Et là, bien sûr : {pain}.
e: L'observation : {pain}.
e: (Au départ|Condition initiale) : {pain}.
p: Le constat : {pain}.
p: Une situation (récurrente|fréquente) : {pain}.
@pain-noun 1
Tout part de là : {pain}.
Toujours présent : {pain}.
c: Ce qui agace : {pain}.
e: La variable à surveiller : {pain}.
p: Le point à traiter : {pain}.
@audience 1
C'est pour <vous/toi>, à condition (d'être de ceux-là|de se reconnaître ici) : {audience}.
En écrivant, (on pensait à un public précis|il y avait des lecteurs en tête) : {audience}.
c: Un petit bonjour (à ceux que cela concerne|aux premiers intéressés) : {audience}.
e: Champ d'application : {audience}.
p: À l'attention (de ces lecteurs|des personnes suivantes) : {audience}.
@offer-one 1
Une porte où frapper : {offer}.
c: Et (pour un coup de main|s'il faut de l'aide) : {offer}.
c: Au passage, (il y a ceci|un mot sur ce que nous faisons) : {offer}.
e: Un service adapté : {offer}.
p: La prestation correspondante : {offer}.
p: Un accompagnement existe : {offer}.
@pain-more 1
c: Ah, et il y a ça (aussi|encore) :
e: Autres observations :
p: Également (signalé|relevé) :
@figure-lead 1
c: Un chiffre ou deux, (pour les curieux|pour qui aime compter) :
e: Les données disponibles :
p: Les chiffres (à verser au dossier|à garder en tête) :
@cta 1
On regarde <votre/ton> cas (ensemble|à deux) ? <Écrivez/Écris>-{us} et (<décrivez-le/décris-le> en trois lignes|<racontez/raconte> en quelques mots).
<Écrivez/Écris>-{us} où en (sont les choses|est le projet) : (une première réponse ne coûte qu'un message|la première réponse est vite donnée).
Si un point d'ici <vous/te> rappelle quelque chose, <envoyez/envoie>-{us} un mot (et <dites/dis> lequel|pour dire lequel).
c: (Curieux|Une hésitation|Envie d'en causer) ? <Écrivez/Écris>-{us}, même avec des fautes.
c: <Venez/Viens> raconter comment ça (s'est passé|a tourné), (surtout si ça s'est mal passé|même en cas de raté).
e: <Envoyez/Envoie>-{us} les contraintes (et la question qu'elles posent|du cas), puis <demandez/demande> un (avis|diagnostic).
e: <Écrivez/Écris>-{us} le cas qui ne (rentre pas|ressemble à aucun autre) : (c'est le plus instructif|il apprend le plus).
p: <Réservez/Réserve> un premier échange avec {us} (et <venez/viens> avec la|pour poser la) question qui (compte|pèse) le plus.
p: <Contactez/Contacte>-{us} en décrivant la situation, (avec une date qui convient|et en proposant un jour).
@closing-question 1
Par quoi <commenceriez-vous/commencerais-tu> ? (<Écrivez-le/Écris-le> en commentaire|La réponse a sa place plus bas).
Qu'a appris <votre/ton> (dernier|premier) essai ? (La réponse a sa place|À raconter) en commentaire.
c: Alors, c'est quoi <votre/ton> (astuce|truc) ? (Tout est bon à prendre|On prend tout), en commentaire.
c: (Il n'y a que chez nous que ça arrive|Ça n'arrive que chez nous) ? <Dites-le/Dis-le> (plus bas|en commentaire).
e: Quel (contre-exemple|cas limite) vient à l'esprit ? <Donnez/Donne> le contexte (en commentaire|plus bas).
e: Quelle observation (prouverait le contraire|suffirait à tout contredire) dans <votre/ton> domaine ?
p: Comment <votre/ton> organisation tranche-t-elle ? (<Votre/Ta> réponse intéressera d'autres lecteurs|La question vaut un commentaire|Un mot en commentaire suffit).
p: Quel point <mettriez-vous/mettrais-tu> (en premier|tout en haut) (à l'ordre du jour|de la liste) ?
@thread-close 1
Laquelle de ces pistes <allez-vous/vas-tu> essayer ? (Réponse bienvenue|Un mot suffit).
c: (C'est tout pour aujourd'hui|Voilà|Point final). Et <votre/ton> (astuce, c'est quoi|truc, c'est quoi|avis) ?
c: Fini ! <Dites/Dis> (ce qui a été oublié|ce qui manque encore).
e: Contre-exemples bienvenus : <répondez/réponds> (avec le contexte|en précisant les circonstances).
e: <Répondez/Réponds> avec le chiffre (qui corrigerait tout cela|à opposer à ces lignes).
p: <Répondez/Réponds> avec le point qui (compte|pèse|gêne) le plus (dans <votre/ton> métier|au quotidien).
p: <Transmettez/Transmets> ce fil (à la personne qui décide|à qui doit trancher), puis <racontez/raconte> sa réaction.
`;
