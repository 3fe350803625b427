/** Further sentences that every angle uses, most of them for one tone. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchFurtherCommon = `
== common
@remark 1
p: Une décision claire {about} vaut mieux qu'une (longue réunion|réunion de plus).
p: Il faut une personne qui réponde du sujet, et que chacun sache laquelle.
p: Un bon travail {about} commence par un état des lieux accepté (de tous|par chacun).
p: L'objectif reste modeste : un progrès qui tient quand l'attention se porte ailleurs.
p: Les équipes qui consignent leurs décisions {about} en discutent moins (ensuite|par la suite).
p: Chaque point ci-dessous peut se déléguer, se dater et se (vérifier|contrôler).
p: Regarder les faits au calme évite une conversation pénible (plus tard|au prochain trimestre).
p: Ces lignes sont faites pour servir en réunion, pas pour être (classées|archivées) après.
p: <Inscrivez/Inscris> le sujet à l'ordre du jour, avec un nom et une date en face.
c: Pas de grand discours {about}, juste (deux ou trois|quelques) choses à essayer.
c: Personne n'y arrive du premier coup, (et ce n'est pas grave|promis).
c: Un café, cinq minutes, et on en parle.
c: On va parler {about_verb} comme on le ferait (à table|entre amis).
c: Si <vous souriez/tu souris> déjà, ce texte est pour <vous/toi>.
c: Oui, c'est parfois le bazar, et (ça va|ce n'est pas un drame).
c: Pas besoin de tout régler (avant vendredi|d'un coup).
c: Même les petits pas (un peu maladroits|de travers) comptent.
c: Voici la version courte, celle qu'on raconte à un copain.
c: Franchement, ça va mieux une fois qu'on en a parlé.
e: Trois choses à ne pas mélanger {about} : l'observé, le déduit et l'espéré.
e: La cause importe plus que le symptôme ; d'abord, définir les termes.
e: Sans point de départ mesuré, tout propos {about} reste une opinion.
e: Le nombre de cas précède toute conclusion {about}.
e: Une méthode qui (ne peut pas échouer à un|n'a jamais pu rater un) test n'en a (passé|réussi) aucun.
e: Les cas limites sont les plus instructifs : ils révèlent les hypothèses (cachées|implicites).
e: La contrainte s'énonce avant la solution ; elle élimine la moitié des options.
e: Une seule variable à la fois, sinon le résultat {about} n'explique rien.
e: Un contrôle que l'on peut refaire vaut mieux qu'un bel argument.
p: Un plan d'une page que chacun a lu vaut mieux qu'un rapport complet que personne n'ouvre.
p: Qui décide {about} devrait d'abord entendre celles et ceux qui font le travail.
p: Il est prudent de (s'accorder sur|définir) ce qu'est une réussite avant (d'engager la dépense|de dépenser).
p: Un risque nommé tôt se partage ; un risque découvert tard s'explique.
p: Une date, un nom, une mesure : avec ces trois-là, une discussion {about} devient un engagement.
p: Le prochain trimestre sera plus (calme|simple) si la question se règle (pendant celui-ci|maintenant).
c: Il n'y a pas de médaille pour qui souffre en silence.
c: Un début (bancal|de travers) (bat|vaut) un plan parfait, (tous les jours de la semaine|et de loin).
c: C'est comme ranger un tiroir, pas comme déménager.
c: Les doutes sont les bienvenus, même les yeux levés au ciel.
c: On est tous passés par là, en général un lundi.
c: Ce qui ennuie, on saute : le meilleur est court.
e: Une coïncidence ne coûte rien ; reste à montrer par quel chemin une chose entraîne l'autre.
e: Une définition qui admet tous les cas n'en explique aucun.
e: L'écart compte autant que la moyenne : {about}, ce sont les extrêmes qui coûtent.
e: Que verrait-on si l'on se trompait {about} ? C'est cela qu'il faut chercher d'abord.
e: Sans point de comparaison, un changement montre seulement que le temps a passé.
e: Les résultats nuls se notent aussi ; ils bornent ce qui mérite un nouvel essai.
@opening-question 1
Quand <avez-vous/as-tu> pris le temps d'une vraie réflexion {about} ?
Qu'est-ce qui changerait dès lundi, avec une longueur d'avance {about} ?
Qui paie la note {when} ?
c: Ça <vous/te> arrive aussi de soupirer {when} ?
c: <Vous connaissez/Tu connais> ce moment, {when} ?
e: Quelle hypothèse {about} a déjà été mise à l'épreuve ?
e: Où se situe le point de rupture {when} ?
p: Que décide <votre/ton> équipe {when} ?
p: Comment <votre/ton> organisation se prépare-t-elle {about} ?
@after-opening 1
On répond souvent trop vite ; une feuille de papier aide.
Il n'y a pas de mauvaise réponse, seulement des réponses sans date.
c: Quelle que soit la réponse, <vous n'êtes/tu n'es> pas seul dans ce cas.
c: Pas la peine de chercher en ligne : la première idée est la bonne.
e: <Écrivez/Écris> l'hypothèse maintenant ; la suite la mettra à l'épreuve.
p: Une réponse écrite, partagée avec les collègues, fait un bon (point de départ|premier ordre du jour).
p: La réponse indique ce qui mérite d'être traité en premier.
@after-proof 1
À partir de là, une question en amène une autre.
Les conseils qui suivent partent de là.
c: Alors oui, le sujet tient à cœur.
p: C'est sur cette expérience que reposent les points qui suivent.
e: Voilà le terrain d'observation ; le reste se juge à cette aune.
@about 1
Quelques mots {about} : ce que cela demande, et ce qui peut attendre.
c: Bon, si on parlait {about_verb} ?
c: {Topic}, sans (chichis|grands mots).
e: Un examen méthodique, de la définition au contrôle. Le sujet : {topic}.
p: Cette note porte {about}, et sur ce qui peut se décider.
p: {Topic} : le point de vue de celles et ceux qui doivent trancher.
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
C'est pour <vous/toi>, à condition d'être de ceux-là : {audience}.
En écrivant, on pensait à un public précis : {audience}.
c: Un petit bonjour à ceux que cela concerne : {audience}.
e: Champ d'application : {audience}.
p: À l'attention de ces lecteurs : {audience}.
@offer-one 1
Une porte où frapper : {offer}.
c: Et pour un coup de main : {offer}.
c: Au passage, il y a ceci : {offer}.
e: Un service adapté : {offer}.
p: La prestation correspondante : {offer}.
p: Un accompagnement existe : {offer}.
@pain-more 1
c: Ah, et il y a ça (aussi|encore) :
e: Autres observations :
p: Également (signalé|relevé) :
@figure-lead 1
c: Un chiffre ou deux, pour les curieux :
e: Les données disponibles :
p: Les chiffres à verser au dossier :
@cta 1
On regarde <votre/ton> cas (ensemble|à deux) ? <Écrivez/Écris>-{us} et (<décrivez-le/décris-le> en trois lignes|<racontez/raconte> en quelques mots).
<Écrivez/Écris>-{us} où en (sont les choses|est le projet) : (une première réponse ne coûte qu'un message|la première réponse est vite donnée).
Si un point d'ici <vous/te> rappelle quelque chose, <envoyez/envoie>-{us} un mot (et <dites/dis> lequel|pour dire lequel).
c: (Curieux|Une hésitation|Envie d'en causer) ? <Écrivez/Écris>-{us}, même avec des fautes.
c: <Venez/Viens> raconter comment ça (s'est passé|a tourné), (surtout si ça s'est mal passé|même en cas de raté).
e: <Envoyez/Envoie>-{us} les contraintes (et la question qu'elles posent|du cas), puis <demandez/demande> un (avis|diagnostic).
e: <Écrivez/Écris>-{us} le cas qui ne (rentre pas|ressemble à aucun autre) : (c'est le plus instructif|il apprend le plus).
p: <Réservez/Réserve> un premier échange avec {us} (et <venez/viens> avec la|pour poser la) question qui (compte|pèse) le plus.
p: <Contactez/Contacte>-{us} en décrivant la situation, avec une date qui convient.
@closing-question 1
Par quoi <commenceriez-vous/commencerais-tu> ? (<Écrivez-le/Écris-le> en commentaire|La réponse a sa place plus bas).
Qu'a appris <votre/ton> (dernier|premier) essai ? (La réponse a sa place|À raconter) en commentaire.
c: Alors, c'est quoi <votre/ton> (astuce|truc) ? (Tout est bon à prendre|On prend tout), en commentaire.
c: (Il n'y a que chez nous que ça arrive|Ça n'arrive que chez nous) ? <Dites-le/Dis-le> (plus bas|en commentaire).
e: Quel (contre-exemple|cas limite) vient à l'esprit ? <Donnez/Donne> le contexte (en commentaire|plus bas).
e: Quelle observation prouverait le contraire dans <votre/ton> domaine ?
p: Comment <votre/ton> organisation tranche-t-elle ? (<Votre/Ta> réponse intéressera d'autres lecteurs|La question vaut un commentaire).
p: Quel point <mettriez-vous/mettrais-tu> (en premier|tout en haut) (à l'ordre du jour|de la liste) ?
@thread-close 1
Laquelle de ces pistes <allez-vous/vas-tu> essayer ? Réponse bienvenue.
c: (C'est tout pour aujourd'hui|Voilà). Et <votre/ton> (astuce|truc), c'est quoi ?
c: Fini ! <Dites/Dis> ce qui a été oublié.
e: Contre-exemples bienvenus : <répondez/réponds> avec le contexte.
e: <Répondez/Réponds> avec le chiffre qui corrigerait tout cela.
p: <Répondez/Réponds> avec le point qui (compte|pèse) le plus (dans <votre/ton> métier|au quotidien).
p: <Transmettez/Transmets> ce fil à la personne qui décide, puis <racontez/raconte> sa réaction.
`;
