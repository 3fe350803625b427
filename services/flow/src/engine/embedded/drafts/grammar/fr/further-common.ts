/** Further sentences that every angle uses, most of them for one tone. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchFurtherCommon = `
== common
@remark 1
p: Une décision claire {about} vaut mieux qu'une (longue réunion|réunion de plus).
p: (Il faut une personne qui réponde du sujet, et que chacun sache laquelle|Quelqu'un doit répondre du sujet, et l'équipe doit savoir qui|Le sujet a besoin d'un responsable connu de tous).
p: (Un bon travail|Un travail solide) {about} (commence par|débute par) (un état des lieux|un constat) (accepté de tous|accepté par chacun|que personne ne conteste).
p: (L'objectif reste modeste|On vise peu|Le but tient en une ligne) : un progrès (qui tient|qui dure|solide), même (si l'attention se porte ailleurs|quand on n'y pense plus|une fois l'attention passée).
p: Les équipes qui consignent leurs décisions {about} en discutent moins (ensuite|par la suite).
p: (Chaque point ci-dessous|Tout ce qui suit|Chacun des points qui suivent) peut (se déléguer, se dater et se|se confier, se planifier et se|recevoir un nom, une date, et se) (vérifier|contrôler).
p: (Regarder les faits au calme|Examiner les faits sans attendre|Un regard posé sur les faits) (évite une conversation pénible|épargne une discussion difficile|dispense d'une mise au point) (plus tard|au prochain trimestre).
p: (Ces lignes sont faites pour servir en réunion|Ce texte est destiné à une réunion de travail|Ces points gagnent à être discutés à plusieurs), (pas à finir|au lieu de dormir|plutôt que de rester) (dans un classeur|aux archives|dans un dossier).
p: <Inscrivez/Inscris> le sujet (à l'ordre du jour|au programme de la réunion), (avec un nom et une date en face|avec une personne et un jour|en précisant qui et pour quand).
c: Pas de grand discours {about}, juste (deux ou trois|quelques) choses à essayer.
c: (Personne n'y arrive du premier coup|Du premier coup, nul n'y arrive|On rate tous le premier essai), (et ce n'est pas grave|promis).
c: Un café, cinq minutes, (et on en parle|et c'est réglé).
c: On va parler {about_verb} comme on le ferait (à table|entre amis).
c: Si <vous souriez/tu souris> déjà, (ce texte est pour|ces lignes s'adressent à) <vous/toi>.
c: (Oui, c'est parfois le bazar|C'est le bazar par moments|Il y a des jours de pagaille), et (ça va|ce n'est pas un drame).
c: Pas besoin de tout régler (avant vendredi|d'un coup).
c: Même les petits pas (un peu maladroits|de travers) comptent.
c: (Voici la version courte|En version courte|La version brève), (celle qu'on raconte|comme on la dirait) à un copain.
c: Franchement, ça va mieux (une fois qu'on en a parlé|dès qu'on le dit tout haut).
e: Trois choses (à ne pas mélanger|qui se confondent vite) {about} : l'observé, le déduit et l'espéré.
e: (La cause importe plus que le symptôme|Le symptôme compte moins que la cause|Mieux vaut chercher la cause que le symptôme) ; (d'abord, définir les termes|reste à s'entendre sur les mots).
e: (Sans point de départ mesuré|Tant que rien n'est mesuré|Faute de mesure au départ), (tout propos|ce qui se dit) {about} reste une opinion.
e: Le nombre de cas (précède toute conclusion|passe avant les conclusions) {about}.
e: Une méthode qui (ne peut pas échouer à un|n'a jamais pu rater un) test (n'en a|n'en a vraiment|n'en a donc) (passé|réussi) aucun.
e: Les cas limites (sont les plus instructifs|apprennent le plus|sont précieux) : (ils révèlent les|on y voit les|ils mettent au jour des) hypothèses (cachées|implicites).
e: (La contrainte s'énonce avant la solution|On pose la contrainte d'abord|La contrainte précède la solution) ; (elle élimine la moitié|de quoi écarter une bonne part) des options.
e: (Une seule variable à la fois|Une variable à la fois|Ne bouger qu'une variable), (sinon le résultat|faute de quoi l'essai) {about} n'explique rien.
e: (Un contrôle que l'on peut refaire|Une vérification reproductible|Un essai que chacun peut refaire) (vaut mieux qu'un bel argument|pèse plus que l'éloquence).
p: (Un plan d'une page|Un plan très court) (que chacun a lu|lu par toute l'équipe) (vaut mieux qu'un rapport complet|sert plus qu'un rapport complet|l'emporte sur un gros rapport) (que personne n'ouvre|resté fermé).
p: Qui décide {about} (devrait d'abord entendre|gagne à écouter avant tout) (celles et ceux qui font le travail|les personnes qui font le travail|qui fait le travail).
p: Il est prudent de (s'accorder sur|définir|poser par écrit) (ce qu'est une réussite|ce qui sera une réussite) avant (d'engager la dépense|de dépenser|tout achat).
p: (Un risque nommé tôt se partage|Un risque annoncé se partage|On partage un risque connu) ; (un risque découvert tard|le même, trouvé trop tard,) s'explique.
p: (Une date, un nom, une mesure|Un nom, un jour, un chiffre) : (avec cela, une discussion|il n'en faut pas plus, et un échange) {about} (devient un engagement|vaut engagement).
p: (Le prochain trimestre|Le trimestre qui vient|La suite) sera plus (calme|simple) (si la question se règle|si l'on tranche|si le sujet est clos) (pendant celui-ci|maintenant).
c: (Il n'y a pas de médaille|Personne ne donne de médaille|Aucun prix n'est prévu) (pour qui souffre en silence|pour ceux qui serrent les dents|pour qui ne dit rien).
c: Un début (bancal|de travers) (bat|vaut) un plan parfait, (tous les jours de la semaine|et de loin).
c: C'est comme ranger un tiroir, (pas comme déménager|et non un déménagement).
c: Les doutes sont les bienvenus, (même les yeux levés au ciel|soupirs compris).
c: (On est tous passés par là|Ça arrive à tout le monde|Personne n'y coupe), (en général un lundi|un jour ou l'autre).
c: (Ce qui ennuie, on saute|Ce qui lasse, on passe) : (le meilleur est court|l'important tient en peu de place|trois lignes suffisent).
e: (Une coïncidence ne coûte rien|Les coïncidences sont faciles|Deux courbes se ressemblent vite) ; (reste à montrer par quel chemin|encore faut-il dire comment) (une chose entraîne l'autre|le premier fait produit le second).
e: (Une définition qui admet tous les cas n'en explique aucun|Une définition trop large ne sépare rien|À force de tout admettre, une définition n'explique plus rien).
e: L'écart compte autant que la moyenne : {about}, (ce sont les extrêmes qui|les cas rares sont ceux qui|les plus mauvais jours) coûtent.
e: (Que verrait-on si l'on se trompait|Qu'observerait-on en cas d'erreur|À quoi verrait-on l'erreur) {about} ? (C'est cela qu'il faut chercher d'abord|La recherche commence par là).
e: (Sans point de comparaison|Faute de comparaison|Sans groupe témoin), (un changement montre seulement|une évolution prouve juste) (que le temps a passé|le passage du temps|que des semaines ont passé).
e: (Les résultats nuls se notent aussi|Les essais sans effet méritent une ligne|On garde aussi les échecs) ; (ils bornent ce qui mérite|ils disent ce qui vaut|ils écartent d'avance) un (nouvel|énième) essai.
@opening-question 1
Quand <avez-vous/as-tu> (pris le temps d'une vraie réflexion|réfléchi posément) {about} ?
(Qu'est-ce qui changerait dès lundi|Que gagnerait-on la semaine prochaine|Quelle serait la différence), (avec une longueur d'avance|en s'y prenant plus tôt) {about} ?
Qui paie la note {when} ?
c: Ça <vous arrive/t'arrive> aussi (de soupirer|de lever les yeux) {when} ?
c: <Vous connaissez/Tu connais> ce moment, {when} ?
e: Quelle hypothèse {about} (a déjà été mise à l'épreuve|résiste encore aux faits) ?
e: Où se situe (le point de rupture|la limite) {when} ?
p: Que décide <votre/ton> équipe {when} ?
p: Comment <votre/ton> organisation (se prépare-t-elle|s'organise-t-elle) {about} ?
@after-opening 1
On répond souvent trop vite ; (une feuille de papier aide|mieux vaut l'écrire).
(Il n'y a pas de mauvaise réponse|Aucune réponse n'est fausse), (seulement des réponses sans date|il n'y a que des dates oubliées|sauf celle qui n'a pas de date).
c: (Quelle que soit la réponse|Peu importe la réponse), (<vous n'êtes/tu n'es> pas une exception|c'est le cas de bien des gens|rien d'étrange à cela).
c: (Pas la peine de chercher en ligne|Inutile de chercher ailleurs|Laissons les recherches) : (la première idée est la bonne|ce qui vient d'abord suffit).
e: <Écrivez/Écris> l'hypothèse maintenant ; (la suite la mettra à l'épreuve|elle sera vérifiée plus bas).
p: (Une réponse écrite, partagée avec les collègues|Une réponse mise par écrit et partagée|Répondre par écrit, avec les collègues), (fait un bon|donne un bon) (point de départ|premier ordre du jour).
p: (La réponse indique|Cette réponse montre|D'après la réponse, on voit) ce qui mérite (d'être traité en premier|de passer devant).
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
p: {Topic} : (le point de vue de|ce qu'en pensent) (celles et ceux|tous ceux) qui (doivent trancher|tranchent|décident à la fin).
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
Une façon d'avancer : {offer}.
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
Si un point d'ici <vous/te> (rappelle quelque chose|parle|touche), <envoyez/envoie>-{us} (un mot|une ligne|un message) (et <dites/dis> lequel|pour dire lequel|avec le point en question).
c: (Curieux|Une hésitation|Envie d'en causer) ? <Écrivez/Écris>-{us}, même avec des fautes.
c: <Venez/Viens> raconter comment ça (s'est passé|a tourné), (surtout si ça s'est mal passé|même en cas de raté).
e: <Envoyez/Envoie>-{us} (les contraintes|quelques contraintes|les limites) (et la question qu'elles posent|du cas), puis <demandez/demande> un (avis|diagnostic).
e: <Écrivez/Écris>-{us} le cas qui ne (rentre pas|ressemble à aucun autre) : (c'est le plus instructif|il apprend le plus).
p: <Réservez/Réserve> un premier échange avec {us} (et <venez/viens> avec la|pour poser la) question qui (compte|pèse) le plus.
p: <Contactez/Contacte>-{us} en décrivant la situation, (avec une date qui convient|et en proposant un jour).
@closing-question 1
Par quoi <commenceriez-vous/commencerais-tu> ? (<Écrivez-le/Écris-le> en commentaire|La réponse a sa place plus bas).
Qu'a appris <votre/ton> (dernier|premier) essai ? (La réponse a sa place|À raconter) en commentaire.
c: Alors, c'est quoi <votre/ton> (astuce|truc) ? (Tout est bon à prendre|On prend tout), en commentaire.
c: (Il n'y a que chez nous que ça arrive|Ça n'arrive que chez nous) ? <Dites-le/Dis-le> (plus bas|en commentaire).
e: Quel (contre-exemple|cas limite) (vient à l'esprit|serait à citer|contredit cela) ? <Donnez/Donne> le contexte (en commentaire|plus bas).
e: Quelle observation (prouverait le contraire|suffirait à tout contredire) dans <votre/ton> domaine ?
p: Comment <votre/ton> organisation tranche-t-elle ? (<Votre/Ta> réponse intéressera d'autres lecteurs|La question vaut un commentaire|Un mot en commentaire suffit).
p: Quel point <mettriez-vous/mettrais-tu> (en premier|tout en haut) (à l'ordre du jour|de la liste) ?
@thread-close 1
(Laquelle de ces pistes <allez-vous/vas-tu> essayer|Quelle piste <retenez-vous/retiens-tu>|Par quoi <commencerez-vous/commenceras-tu>) ? (Réponse bienvenue|Un mot suffit).
c: (C'est tout pour aujourd'hui|Voilà|Point final). Et <votre/ton> (astuce, c'est quoi|truc, c'est quoi|avis) ?
c: Fini ! <Dites/Dis> (ce qui a été oublié|ce qui manque encore).
e: Contre-exemples bienvenus : <répondez/réponds> (avec le contexte|en précisant les circonstances).
e: (<Répondez/Réponds> avec le chiffre|<Citez/Cite> le chiffre|Reste à citer le chiffre) (qui corrigerait tout cela|à opposer à ces lignes).
p: <Répondez/Réponds> avec le point qui (compte|pèse|gêne) le plus (dans <votre/ton> métier|au quotidien).
p: (<Transmettez/Transmets> ce fil|<Faites/Fais> suivre ce fil|<Montrez/Montre> ce fil) (à la personne qui décide|à qui doit trancher), puis <racontez/raconte> (sa réaction|la suite|ce qu'on en dit).
`;
