/** Hooks and tips of LinkedIn posts and threads, for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchPosts = `
== how-to
@hook 1
{Topic} : (par où commencer|quel est le premier pas) ?
{Topic}, (pas à pas|une étape à la fois).
Que faire {when} ?
(Lundi matin|Demain), {topic} : (on commence par quoi|quel premier geste) ?
(Une demi-heure|Trente minutes) pour avancer {about}.
@lead 1
Une marche à suivre, à (tester|essayer) cette semaine :
Pour (démarrer|commencer) sans (grand projet|réunion) :
(Les étapes|À faire), dans cet ordre :
@tip 3
<Choisissez/Choisis> un seul (moment de la semaine|créneau par semaine), et aucun autre.
<Nommez/Nomme> une personne (qui s'en charge|qui en répond), avec un créneau dans l'agenda.
<Décrivez/Décris> en cinq lignes comment (cela doit se passer|les choses devraient se passer).
<Faites/Fais> un essai sur un (cas simple|dossier facile), avec quelqu'un qui observe.
<Enlevez/Enlève> ce que (personne n'a utilisé|personne n'a ouvert) au premier tour.
<Relevez/Relève> (un seul signe|un signe, un seul|une seule chose), (le même jour chaque semaine|chaque semaine à la même heure).
<Ne changez/Ne change> (rien d'autre avant quatre relevés|rien d'autre pendant quatre relevés|rien tant qu'il n'y a pas quatre relevés).
== mistake
@hook 1
{Topic} : l'erreur (qui ressemble à du|que l'on prend pour du) bon sens.
Une habitude à (quitter|revoir) {when}.
{Topic} : qu'est-ce qui coince, (et à quel moment|et depuis quand) ?
Une fausse route {about}, et la (sortie|marche arrière).
Quel est le premier réflexe {when} ?
@lead 1
À la place, (on peut|<essayez/essaie> de) :
(La sortie|Le remède), par petits gestes :
La prochaine fois, (à tenter|à essayer) :
@tip 3
(S'arrêter quand cela arrive|Marquer une pause dès que cela arrive|Suspendre le travail à ce moment), (et dire en une phrase|puis dire en peu de mots) (ce que l'on voit|ce qui se passe).
(Chercher quand c'est né|Trouver depuis quand|Savoir quand cela a commencé), et (quel souci cela devait|ce que cela devait) éviter.
Choisir le plus petit changement (qui l'aurait empêché|capable de l'éviter).
(Mettre la bonne manière|Laisser le bon outil|Garder la bonne façon) (à portée de main|bien en vue), (pour les jours de presse|en cas de presse|pour quand tout s'accélère).
(Remercier la première personne qui le signale|Dire merci à qui le signale en premier|Soutenir celle ou celui qui en parle d'abord).
Prévenir les nouveaux venus (dès le premier jour|avant leur premier essai).
(Faire le point après dix cas|S'arrêter au dixième cas|Relire le tout après dix fois) : (garder ce qui sert|ce qui sert reste), (laisser le reste|et jeter le reste|le reste s'en va).
== comparison
@hook 1
{Topic} : continuer ainsi, (ou faire autrement|ou changer de route) ?
Deux chemins {about}. Lequel est le <vôtre/tien> ?
Ne rien changer (a aussi un prix|coûte aussi quelque chose) {when}.
{Topic} : deux colonnes, une seule décision.
Comment choisir {when} ?
@lead 1
Avant de (choisir|trancher), à comparer :
Les mêmes questions pour (les deux colonnes|chaque chemin) :
(Les critères|Les points) à mettre côte à côte :
@tip 3
La première semaine : (que faut-il préparer|quoi mettre en place), et qui le fait ?
Les suivantes : combien de minutes, (une fois l'élan retombé|quand la nouveauté est passée) ?
Le mauvais jour : (que se passe-t-il si|qui continue quand) (la personne qui sait est absente|celui qui sait n'est pas là|le seul à savoir est malade) ?
Le retour en arrière : (est-il simple à faire|demande-t-il beaucoup d'efforts) ?
La preuve : (quel chiffre le dirait|quel chiffre en témoignerait|qu'est-ce qui le montrerait) (au bout d'un mois|après quatre semaines) ?
Les personnes : (qui doit quitter une habitude|qui doit changer ses gestes|quelle personne doit changer), (et lui en a-t-on parlé|et le sait-elle déjà) ?
Le coût : (qu'est-ce qui se paie une fois|que faut-il payer d'abord|quel montant d'entrée), (chaque mois, en cas de départ|tous les mois, et si l'on s'en va) ?
== case
@hook 1
{Topic} : une histoire, (du début à la fin|de la première plainte au résultat).
Le point de départ : {pain}.
Avant, après : {topic}, en un seul cas.
Qu'est-ce qui a changé {when} ?
@lead 1
Le déroulé, en (bref|quelques lignes) :
Ce qui a été fait, (dans l'ordre|étape par étape) :
À noter dans ce cas :
@tip 3
Le départ : [à compléter : la situation du client, avec ses mots].
La décision : [à compléter : ce qui a été choisi, et par qui].
La première semaine : [à compléter : ce qui a été fait].
Ce qui n'a pas marché : [à compléter : une piste abandonnée].
Le résultat : [à compléter : un chiffre et sa date].
La phrase qui reste : [à compléter : une citation validée].
== checklist
@hook 1
{Topic} : une liste à (copier|garder sous la main).
(Combien de oui|Peut-on répondre oui) à ces questions {about} ?
Une courte liste à garder {when}.
{Topic} : (à vérifier|les questions à poser) avant la prochaine semaine chargée.
@lead 1
Oui ou non ?
À (cocher|vérifier) avant, pendant et après :
Seul un oui franc compte :
@tip 4
Sait-on qui a le dernier mot ?
Les papiers, (les contacts et les accès|les adresses et les clés|les numéros et les codes) sont-ils (au même endroit|rangés ensemble) ?
Y a-t-il une date (pour la réponse|à laquelle répondre) ?
La dernière fois est-elle (notée en trois lignes|résumée quelque part) ?
La personne arrivée en dernier (sait-elle quand s'arrêter|connaît-elle le moment d'arrêter) ?
Un chiffre (est-il noté pour|attend-il déjà) la prochaine fois ?
Les personnes concernées (ont-elles reçu le résultat|savent-elles ce que cela a donné) ?
La prochaine date est-elle fixée, (avec un nom en face|et quelqu'un s'en occupe-t-il) ?
== myth
@hook 1
{Topic} : (est-ce bien vrai|d'où vient cette idée) ?
Une idée reçue {about}, à tester.
Ce qui se dit {about}, et ce qui se voit.
Vrai, faux, ou pas encore ? {Topic}.
@lead 1
Pour la (tester|vérifier) :
Avant de la répéter :
(Le test|La vérification), en peu de mots :
@tip 3
Chercher où on l'a entendue (la première fois, et qui|au départ, et qui donc) y gagne.
La mettre en face (des dix derniers cas|des cas du mois passé).
(Un contre-exemple change une règle en question|Un seul contre-exemple et la règle redevient question|Une exception suffit à rouvrir la question).
(Lister les cas où elle tient|Noter où elle tient|Reconnaître les cas où elle tient) : (soyons justes|c'est plus honnête).
Mesurer (l'écart entre|la distance entre) « jamais » et « pas encore ».
(Tenter le contraire une fois|Faire une fois l'inverse|Essayer l'opposé), (là où rien ne peut casser|sur un point sans danger).
La remplacer (par une question, avec une date|par une vraie question, à trancher un jour précis).
== question
@hook 1
Une question : que <faites-vous/fais-tu> {when} ?
{Topic} : qui est concerné, (et par où commencer|et quoi faire d'abord) ?
À quel moment parle-t-on {about_verb} ?
{Topic} : (quelle question poser en premier|que demander avant tout le reste) ?
@lead 1
Les réponses, en court :
Trois questions à (se poser|poser) d'abord :
Pour trouver sa propre réponse :
@tip 3
Que se passe-t-il ? (Une|Une seule) phrase, sans (la cause|explication).
Combien de fois ? (Deux semaines|Dix jours) de relevé avant de (répondre|conclure).
Qui le (remarque|voit) en premier ? (C'est à cette personne qu'il faut (demander|parler)|Il faut l'interroger|La question lui revient).
Que peut-on (annuler|défaire) demain ? (Commencer|Partir) de là.
Quel serait un bon signe ? (Le noter|L'écrire) (aujourd'hui|dès maintenant).
Quand (regarder|vérifier) à nouveau ? La date va dans (l'agenda|le calendrier).
(Qu'est-ce qui peut attendre ? Sur une liste|Que peut-on remettre ? Sur un papier|Quoi laisser pour plus tard ? Sur une feuille), et (plus dans le chemin|hors de vue).
Qui a le dernier mot, et (le sait-on|est-ce dit) ?
== numbers
@hook 1
{Topic} : quel chiffre connaît-on ?
Compter d'abord : {topic}.
Combien (d'heures|de minutes) par semaine {when} ?
{Topic} en chiffres : (ce que l'on sait, ce qui manque|le connu et l'inconnu).
@lead 1
À compter pendant deux semaines :
(Les relevés|Les chiffres) qui aident à décider :
Un petit relevé, pas plus :
@tip 3
Combien de fois dans une semaine (ordinaire|normale) ?
Combien de minutes pour (un seul cas|un cas), du début (à la fin|jusqu'au bout) ?
Combien de personnes (dérangées|interrompues) à chaque fois ?
Combien de cas (visibles|repérables) (dès la veille|à l'avance) ?
Combien de jours avant que quelqu'un le (remarque|dise) ?
(Quelle a été la meilleure semaine|Quelle semaine fut la meilleure|Quel a été le meilleur moment), et (pourquoi|que s'y est-il passé) ?
Dire (d'avance|avant de compter) quel chiffre ferait changer (de route|d'avis).
Des semaines entre elles, jamais un (lundi|jour calme) avec un (vendredi|jour de presse).
`;
