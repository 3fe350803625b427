/** Sections that a blog post of any angle can have; headings that ask belong to the outline of questions. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchSections = `
== small-start
## Commencer petit || Un premier geste cette semaine || Le plus petit pas utile || Par où commencer dès aujourd'hui ? || Quel est le plus petit pas ?
@p 2
(Une demi-heure|Une petite demi-heure) {about} (suffit|suffit bien) pour un premier (tour|regard), (à condition de ne rien ouvrir d'autre|pourvu que rien d'autre ne soit ouvert).
<Laissez/Laisse> le (grand plan|plan parfait) (dans le tiroir|au fond du tiroir) (et <terminez/termine> une seule chose|pour terminer une chose|et <menez/mène> une tâche à son terme), visible (avant vendredi|d'ici la fin de la semaine).
(Un essai qui coûte un après-midi|Un essai d'un après-midi|Une demi-journée d'essai) (apprend|enseigne) plus qu'un (document|dossier) (qui en coûte trois|écrit en trois jours|qui en prend dix).
<Prévenez/Préviens> l'entourage (qu'il s'agit d'un test|que c'est un essai) : (personne n'attendra|nul n'exigera) la perfection.
Si le premier pas (paraît|semble) (trop grand|hors de portée), <coupez-le/coupe-le> (en deux|par le milieu) et <rangez/range> (la seconde moitié|l'autre moitié|une des deux parts) (pour l'instant|sans regret).
<Choisissez/Choisis> (le jour où l'on <vous/te> dérange le moins|une heure sans appels|le moment le plus calme) ; (les bonnes intentions|les résolutions) (résistent mal au|ne tiennent pas devant le) (téléphone|premier appel|courrier du matin).
<Choisissez/Choisis> (un début qui|une première étape qui|un départ qui) (garde son sens|serve déjà) même si rien ne (vient|suit) après.
(Dix|Cinq) lignes (sur papier|griffonnées) ce soir (valent mieux qu'un|battent un) modèle à (télécharger|chercher) le mois prochain.
Une fois à la main, (même mal|au brouillon) : (ensuite seulement|après cela), on (sait|voit) ce qui mérite (d'être acheté|un achat).
(Quelqu'un, tout près,|Dans l'entourage, quelqu'un|Une personne proche) (a|aurait|peut avoir) une heure à (prêter|donner) : (il suffit de|encore faut-il|reste à) (demander|poser la question), (quitte à rendre la pareille|et le service se rend un jour).
== who
## Qui s'en occupe || Un nom, pas trois || La personne qui répond || Qui s'en charge ? || À qui revient cette tâche ?
@p 2
(Quand tout le monde est responsable|Sans nom en face), (la tâche|le dossier|tout cela) (finit|atterrit) (chez celui qui|sur la table de celui qui|entre les mains de qui) (part le dernier|n'ose pas dire non).
(La personne qui s'en charge|Celle qui s'en charge|La personne désignée) (a aussi besoin|a besoin, elle aussi,) de temps, (sinon elle le fera|sinon ce sera pour|faute de quoi tout se fera) (le soir|après ses heures).
<Affichez/Affiche> (son nom|le nom|ce nom) (là où chacun peut le lire|à la vue de tous), (avec celui de la personne qui la remplace|et à côté, le nom du remplaçant|sans oublier la relève) (l'été|en congé).
Suivre un sujet, c'est (relancer les autres|demander où l'on en est), pas tout faire (soi-même|de ses mains).
<Convenez/Conviens> (de ce qu'elle peut décider sans redemander|des décisions qu'elle prend seule|de sa marge de décision), (et <respectez-le/respecte-le>|et il faut s'y tenir|sans revenir dessus) (même quand|y compris le jour où) cela (gêne|coûte).
(Trois mois font|Un trimestre fait) un bon (mandat|tour de garde) ; (ensuite, un regard neuf prend la suite|puis quelqu'un d'autre essaie|après quoi, on change de main).
(La bonne personne|Celle qu'il faut|La personne idéale) (a rarement|n'a pas toujours) (le plus beau titre|un grand titre|le titre le plus long) ; c'est (celle|souvent celle) qui s'en (soucie|occupe) déjà.
On remercie (en public|devant tous), on corrige (en privé|à l'écart), et l'on ne (confie|donne) jamais (le souci|la charge) (sans les moyens|sans le temps qu'il faut).
Un remplaçant (prévenu|averti) (le jour même|à la dernière minute) (ne remplace personne|n'en est pas un|ne sert à rien) : un essai (au calme|un jour creux) (change tout|y remédie|suffit à l'éviter).
(Si personne n'en veut|Quand nul ne se propose|Faute de volontaire), <découpez/découpe> (la tâche|le travail|ce travail) (jusqu'à ce qu'un morceau devienne|tant qu'aucun morceau n'est) supportable.
== listen
## Écouter avant de changer quoi que ce soit || Ce qu'en disent les premiers concernés || Leur demander, en face || Leur a-t-on posé la question ? || Qu'en disent-ils eux-mêmes ?
@p 2
<Asseyez-vous/Assieds-toi> (à côté|près) (de quelqu'un qui|d'une personne qui) (vit la situation|connaît cela de près), (et <taisez-vous/tais-toi>|et <ne dites/ne dis> rien|et <observez/observe>) (pendant dix minutes|un quart d'heure|assez longtemps pour voir).
<Demandez/Demande> (ce que la personne a fait hier|comment s'est passée la dernière fois|le récit de la veille) (et non|et pas) (ce qu'elle pense en général|un avis général|une opinion) : (le souvenir|la mémoire) arrange (les choses|tout).
Le (silence|blanc) (avant|qui précède) une réponse en dit souvent (plus long|davantage) (que la réponse|que les mots|que la suite) ; <laissez-lui/laisse-lui> sa place.
<Recueillez/Recueille> (les phrases mot pour mot|les mots exacts|les phrases telles quelles) ; un résumé les (plie|adoucit) déjà.
Deux conversations (courtes|brèves), (à des jours différents|à une semaine d'écart), (valent mieux|apprennent plus) qu'un long (questionnaire|sondage).
<Revenez/Reviens> (dire|raconter) ce que leurs réponses (ont changé|ont fait bouger) : (la fois suivante|une autre fois|plus tard), on <vous en/t'en> dira plus.
(La dernière fois|La fois la plus récente), la pire (et|puis) la meilleure : (trois récits|ces trois récits) (en disent plus|valent plus) (qu'une moyenne|que la moyenne|que tous les totaux).
Ceux qui ont (renoncé|arrêté) (savent|ont vu) (des choses que ceux qui|ce que ceux qui) (restent|continuent) ne voient plus.
<Regardez/Regarde> (aussi les mains|les gestes autant que les mots|faire avant d'écouter) : (on montre plus qu'on ne sait expliquer|les gestes disent ce que la parole oublie|les mains savent ce que l'on ne sait pas expliquer).
<Écrivez/Écris> (d'avance|au préalable|avant tout) ce que <vous espérez/tu espères> (entendre|apprendre|recueillir) ; (le reste est ce que|l'écart sera ce que) <vous aurez/tu auras> appris.
== waiting
## Le prix de l'attente || Si rien ne change || Ne rien faire, chiffré || Que coûte l'attente ? || Et si rien ne bouge ?
@p 2
(Repousser|Remettre à plus tard) (semble|a l'air) (gratuit, car|sans frais, car) (aucune facture|nulle facture|aucun relevé) (n'arrive|ne tombe) avec ce (nom|mot) (écrit dessus|en haut|dessus).
<Imaginez/Imagine> la même semaine (dans un an|l'année prochaine), (sans rien de changé|exactement pareille) : est-ce que cela <vous/te> (va|convient) ?
(Certains retards sont sages|Il y a des retards sages|On a parfois raison d'attendre) : (avant une saison|à la veille d'une saison|au seuil d'une période) (chargée|pleine), attendre est (un choix|une décision), (autant l'appeler ainsi|et il faut le dire).
<Notez/Note> (les détours que|les chemins de traverse que|tous les détours que) (chacun|l'équipe) prend déjà (pour s'en sortir|faute de mieux) ; (ces détours|ils) se paient (tous les jours|chaque jour).
<Fixez/Fixe> la date (après laquelle la réflexion|où la réflexion) {about} s'arrête, et <dites-la/dis-la> à quelqu'un.
<Additionnez/Additionne> (ce que cela a déjà|tout ce que cela a déjà|ce que le sujet a) (coûté|pris) cette année : qui (signerait|rempilerait) (pour la même somme|à ce prix-là|une seconde fois) ?
L'attente la plus longue est (souvent|parfois) celle d'un (accord|feu vert) (que personne n'a|jamais vraiment|que nul n'a encore) (demandé|sollicité).
Attendre use (d'abord|surtout) (les plus patients|les meilleurs|ceux qui avaient de la patience), et (ce sont eux dont on aura besoin|l'on aura besoin d'eux|ils ne reviennent pas toujours).
« Pas maintenant » (est|reste) une réponse (honnête|correcte) (quand |dès lors qu')un mois l'accompagne.
== lasting
## Tenir dans la durée || Une fois l'élan retombé || Quand la nouveauté est passée || Comment cela tient-il ? || Qu'est-ce qui fait durer ?
@p 2
<Accrochez/Accroche> (la nouvelle habitude|ce nouveau geste) à un (rendez-vous|moment) qui (existe|revient) (déjà|de toute façon), (comme le lundi matin ou la fin du mois|par exemple la réunion du lundi|tel le premier café ou la clôture du mois).
(Bien des|Beaucoup de) bonnes idées (s'essoufflent|s'éteignent) (la troisième semaine|après trois semaines|une fois la troisième semaine venue) : (c'est là qu'il faut|autant) prévoir un (point|regard) {about}.
L'effort (doit rester|reste) assez (petit|léger) pour survivre à une grippe (dans l'équipe|à la maison).
(Une trace visible aide|Ce qui se voit aide|Il est bon d'en garder une trace) : (un trait au mur|une croix sur une feuille), (une ligne dans l'agenda|un jeton dans un bocal), (ce qui montre que c'est fait|peu importe quoi).
(Quand une personne arrive|Quand une recrue arrive|Dès qu'une personne arrive), <laissez-la/laisse-la> expliquer (la règle|la marche à suivre|comment on fait) (à son tour|avec ses mots) ; les (trous|zones floues) (se voient|apparaissent|se montrent) (tout de suite|aussitôt).
Une exception (de temps en temps|par-ci, par-là), (d'accord|soit|pourquoi pas), mais (avec la raison par écrit|notée, avec sa raison) ; (la troisième|à la troisième), (c'est que|voilà la preuve que) la règle a vieilli.
<Changez/Change> (de temps en temps|parfois|tous les trois mois) (la personne qui|celui ou celle qui) (vérifie|contrôle) ; (un œil neuf|un autre regard) empêche (la routine|l'habitude) (de s'endormir|de s'installer|de prendre le dessus).
Un merci fait (du bien|son effet) la (dixième|cinquième) semaine, quand (plus personne|nul) ne l'attend plus.
(Pour chaque tâche nouvelle|À chaque tâche de plus|Quand une tâche s'ajoute), <supprimez/supprime> (une ancienne|une autre|une vieille tâche), (sinon c'est la nouvelle qui cédera|faute de quoi la nouvelle cédera).
Une habitude qui (demande|exige) du courage (chaque jour|tous les matins) ne (passera pas|verra pas la fin de) l'hiver.
== explain
## L'expliquer aux autres || Emmener les autres || Des mots qui passent || Comment le dire aux autres ? || Comment l'expliquer ?
@p 2
<Racontez/Raconte> (une scène|un moment précis|la chose comme une scène) : (qui était là|avec qui|les gens présents), ce qui a (coincé|déraillé), (ce qui s'est dit|ce qu'on s'est dit|et les mots échangés).
<Bannissez/Bannis> (chaque|tout) mot que (la voisine|le cousin) devrait (chercher|se faire expliquer).
<Commencez/Commence> par ce qui (reste pareil|ne bougera pas) ; (on écoute mieux|l'oreille est meilleure|les gens suivent mieux) (quand on sait|en sachant) ce (qu'on ne perdra pas|que l'on garde).
Une seule phrase {about} que les autres (répètent sans erreur|savent répéter) (vaut|remplace) dix pages (parcourues|classées).
<Invitez/Invite> d'abord l'objection la plus (forte|têtue) : (traitée|entendue) tôt, elle pèse (deux fois moins|beaucoup moins).
<Dites/Dis> aussi (ce que <vous ne savez/tu ne sais> pas|ce qui reste inconnu|où sont les doutes) ; (le reste en devient crédible|on croira mieux le reste|tout le reste y gagne).
<Montrez/Montre> la chose même, (une page, une photo|un objet, une capture) : (elle|cela) épargne (trois phrases|un discours) et (bien des|beaucoup de) doutes.
<Prenez/Prends> (leurs mots|les mots qu'ils emploient), même si (les autres|ceux du métier) sont plus (exacts|justes) ; la précision (peut venir|viendra) après.
<Laissez/Laisse> un (blanc|silence) après (l'essentiel. La première question|l'essentiel. La question qui suit|le point principal. La première réaction) (dit|montre) (ce qui a été|ce que l'on a|ce qu'ils ont) (compris|entendu).
<Dites/Dis> à chacun (ce que cela change|ce qui bouge|ce qui sera différent) (dans son mardi|dans sa semaine|dans sa journée), (pas|et non) (dans l'entreprise en général|pour la maison entière|en général).
== leave-out
## Ce dont on peut se passer || À laisser de côté || Moins, exprès || De quoi peut-on se passer ? || Qu'est-ce qui est inutile ?
@ul 3
Un outil acheté (avant que la question soit claire|trop tôt) : il (déplace|cache) la difficulté.
La version parfaite : (sept|dix) lignes utiles {about} (valent mieux qu'un|battent un) manuel fermé.
Les comptes rendus (que personne n'a demandés|sans lecteur) : (en arrêter|en supprimer) (un, et voir qui le|un, puis attendre de voir qui le|un, pour savoir qui le) (réclame|remarque).
La (recherche|chasse) d'un coupable, qui (mange|prend) le temps du remède.
Une (deuxième|énième) réunion (sur le même|autour du même|pour un même) (point|sujet), sans (fait|élément) nouveau (sur la table|à discuter).
La comparaison avec (plus grand que soi|les géants du secteur) : leur réponse (règle|vaut pour) leur problème.
Un (beau nom|joli titre) pour (le projet|la démarche) : (le désigner par ce qu'il fait|dire ce qu'on y fait) suffit bien.
L'accord de gens que cela ne (touche|concerne) pas : (les informer|un mot) suffit.
Le (dixième|énième) avis, demandé (dans l'espoir qu'il soit|en l'espérant) plus commode.
(Toute règle qui n'a pas servi|La règle qui n'a servi à personne) (depuis qu'elle est écrite|de l'année) : à (barrer|rayer) (dès ce soir|sans regret).
== setback
## Si le premier essai rate || Un revers en fait partie || Prévoir un mauvais jour || Et si cela rate ? || Que faire en cas d'échec ?
@p 2
<Dites/Dis> d'avance jusqu'où l'essai peut (aller|dériver) avant (qu'on l'arrête|l'arrêt) : personne n'aura à (être courageux seul|trancher dans l'urgence).
Un (échec|raté) (décrit|raconté) en cinq lignes (mérite d'être gardé|se garde) ; un échec (tu|maquillé) revient.
<Cherchez/Cherche> ce qui (rendait l'erreur facile|a rendu l'erreur possible), et <changez/change> (cela plutôt que de faire la leçon|ce point au lieu de sermonner|cela, sans faire la morale).
<Revenez/Reviens> (calmement|sans drame) à (l'ancienne façon|la façon d'avant), <réparez/répare> (une seule cause|une cause, une seule), puis <recommencez/recommence> (un jour plus|à un moment plus) (calme|léger).
La patience {about} a une limite, et (cette limite est|mieux vaut en faire) une date (plutôt qu'une|et non une) humeur.
<Racontez/Raconte> (l'échec avant la réussite|d'abord ce qui a raté|le faux pas avant le succès) : la confiance (y gagne|vient plus vite).
En rire (ensemble|à plusieurs) (aide|fait du bien|soulage) ; (là où|quand) l'on peut rire, le prochain (souci|raté) (se signale|s'annonce|est signalé) plus tôt.
La première cause (trouvée|venue) est (souvent|d'ordinaire) la plus (bruyante|visible) ; la deuxième mérite (qu'on la cherche|une recherche).
<Notez/Note> ce qui a (marché|tenu) (quand même, ce jour-là|malgré tout ce jour-là) ; (l'agacement|la colère) le fait (vite|aussitôt) oublier.
Un essai manqué (parle de|juge) la méthode, (pas encore|et non) l'idée.
== diary
## À mettre dans l'agenda || Les dates à noter || L'épreuve du calendrier || Quand le faire ? || Quelles dates retenir ?
@ul 3
(Ce soir|Avant ce soir) : (dix minutes pour écrire|un quart d'heure pour noter|le temps d'écrire) où en (sont les choses|est le sujet).
(Dans une semaine|D'ici sept jours) : un essai, même (maladroit|bancal), avec une autre personne.
Dans un mois : (un regard|un quart d'heure) {about}, la première note à la main.
En fin de trimestre : (garder|laisser tel quel|continuer), (adapter|retoucher) ou arrêter, (à voix haute|devant les autres|et le dire).
Un jour (que l'on redoute|chargé) : (c'est là le vrai test|voilà l'épreuve), les semaines calmes (prouvent|disent) peu.
(Une fois par an|Chaque année) : relire (la page entière|toute la page) et barrer ce qui (va de soi|est acquis).
Le dernier vendredi du mois : un quart d'heure {about}, (pas une minute de plus|montre en main).
La veille (des congés|d'un départ) : qu'est-ce qui ne doit (surtout|absolument) pas rester (ouvert|en plan) ?
(Trois|Deux) jours après (le premier essai|les débuts) : quel conseil (donner|laisser) à qui (commence|s'y met) demain ?
À aucune date : (ce qui n'a été ajouté que|tout ce qui fut ajouté) pour faire (plaisir|bien).
== helper
## Si l'on se fait aider || Les questions à poser avant de confier || Avant de déléguer || Que demander avant de confier la tâche ? || Faut-il se faire aider ?
@ul 3
(De combien d'heures de ma part|De combien de mon temps) aurez-vous besoin (les deux premières semaines|au début) ?
Quelle partie (refusez-vous de prendre en charge|laissez-vous à d'autres), et pourquoi ?
(Qui fera le travail|Qui va faire le travail|Quelle personne fera le travail), et est-ce (la personne qui me parle|celle que j'écoute) aujourd'hui ?
À quoi verrai-je, (au bout d'un mois|après quelques semaines), (que l'argent est bien|que ce budget est bien) (placé|dépensé) ?
Que (me reste-t-il|puis-je garder) si l'on s'arrête (à mi-chemin|en route) ?
Pouvez-vous (raconter|décrire) un cas (qui s'est mal passé|difficile), et ce que vous (avez changé ensuite|en avez appris) ?
Qui d'autre avez-vous aidé, (et puis-je lui téléphoner|et accepterait-il d'en parler) ?
Dans quel cas me conseilleriez-vous (de ne rien faire|de laisser tomber) ?
Quelle erreur (fait-on d'habitude à ma place|voyez-vous le plus souvent) ?
Que se passe-t-il si (j'ai besoin de vous|je vous appelle) le (pire|plus mauvais) jour de l'année ?
== own-words
## Avec nos mots || D'où vient ce texte || Ce qui nourrit ces lignes || Qui parle ici ? || D'où vient cet avis ?
@proof
@p 1
Voilà d'où l'on regarde ; ailleurs, la question {about} (montre peut-être une autre face|se pose sans doute autrement).
<Lisez/Lis> les conseils d'ici (avec cela en tête|en s'en souvenant), et <prenez/prends> (ce qui convient|ce qui sert|seulement l'utile).
(L'expérience est locale|Une expérience vaut pour un lieu) : <confrontez-la/confronte-la> à la <vôtre/tienne> (avant d'agir|pour savoir quoi en garder).
Les situations (diffèrent d'un lieu à l'autre|changent d'une maison à la suivante) ; les questions {about}, beaucoup moins.
(C'est un regard parmi d'autres|Voilà un point de vue, il en existe d'autres|Ce regard n'est pas le seul), (celui de gens dont c'est|venu de gens qui en font) le métier.
== order
## Chaque chose en son temps || Ce qui passe avant le reste || Un ordre qui épargne du travail || Qu'est-ce qui vient d'abord ? || Dans quel ordre ?
@p 2
Les mots avant les règles : (la moitié des disputes|bien des querelles) {about} (viennent|naissent) d'un même mot pour deux (choses|idées).
Ce qui bloque (plusieurs personnes|tout un groupe) (passe avant|vient avant) ce qui (n'agace qu'une personne|agace une seule personne), (même si elle parle plus fort|fût-elle plus bruyante).
<Faites/Fais> (d'abord le pas qui|en premier le pas qui) (rend les suivants plus faciles|allège les suivants), (pas|et non) celui qui (brille|plaît) le plus.
(Une décision qui peut attendre|Une décision sans urgence) (attend|patiente jusqu'à avoir) les faits ; (la prendre trop tôt revient à|la prendre trop tôt, c'est|trop tôt, c'est) (la payer deux fois|payer double|recommencer).
Avant (d'accélérer|de polir) une étape, (<demandez-vous/demande-toi> si elle pourrait|il faut savoir si elle peut|<voyez/vois> si elle ne pourrait pas) (tout simplement disparaître|sauter|s'effacer sans dommage).
(Ce qui se défait|Le réversible) (peut venir tôt|peut passer devant|se fait sans attendre) ; (ce qui ne se défait pas|le reste) (attend que l'on soit|patiente tant qu'on n'est pas|se fait une fois qu'on est) (sûr|au clair).
(La question de l'argent|L'argent) avant (celle du goût|les goûts) : les deux (discussions|débats) (raccourcissent|s'abrègent).
(De|Entre) deux (étapes égales|étapes de même poids|tâches pareilles), celle qui (dérange|mobilise) le moins de monde (passe devant|vient d'abord).
<Demandez/Demande> quelle étape (chacun|tout le monde) (attend|espère|guette) (en silence|sans le dire) ; (c'est rarement|ce n'est pas souvent|il est rare que ce soit) (la première du plan|celle du plan).
== room
## Lui faire de la place || D'où viendra le temps || Une heure, cela se trouve quelque part || Où trouver le temps ? || Qui a une heure pour cela ?
@p 2
Rien de (neuf|nouveau) (n'entre|ne tient) (dans une semaine|au milieu d'une semaine) (pleine|comble) ; <dites/dis> d'abord (ce qui sera plus court|ce que l'on raccourcit|ce qui laissera la place).
Deux (matinées|heures) protégées (font|valent) plus qu'une journée (grignotée par les|livrée aux) appels.
<Refusez/Refuse> (une demande cette semaine|une invitation ces jours-ci|cette semaine une sollicitation), (gentiment et tôt|avec le sourire), et <passez/passe> (cette heure ici|ce temps gagné ici|l'heure libérée à cela).
(C'est avant la messagerie|Avant les messages) ou jamais : ce qui (vient|passe) après n'arrive pas.
S'il faut (toute l'équipe|tout le monde), (autant|mieux vaut) choisir (l'heure où elle est reposée|une heure fraîche), (pas celle qui reste|et non la dernière).
Le temps gagné (mérite aussi une trace|se note aussi) : (à quoi a-t-il servi|à quoi l'a-t-on employé|qu'en a-t-on fait) ?
== trust
## Sur quoi repose la confiance || Pourquoi y croire || Mériter que l'on y croie || Pourquoi y croirait-on ? || Qu'est-ce qui rend crédible ?
@p 2
<Promettez/Promets> (un peu moins que possible|avec une marge), et <livrez/livre> (un jour plus tôt|en avance|la veille).
Ce qui ne changera pas (se dit|s'annonce) (avant que les sceptiques ne le disent|d'emblée, avant les sceptiques).
Un (petit|modeste) résultat que l'on peut (aller voir|toucher) (pèse|compte) plus qu'un grand (dont on a entendu parler|raconté de loin).
Un (relevé|tableau) ouvert à (tous|chacun) (finit|règle) plus de disputes (qu'un beau discours|que les discours).
(Devant|Face à) une question (dure|gênante), le ton compte (plus|autant) que (la réponse|le contenu|les mots) : (c'est lui dont on se souvient|on s'en souvient longtemps).
Le mérite (à ceux qui ont fait le travail|aux autres), (avec leur nom|nommément) ; les questions (difficiles|qui fâchent) pour soi.
== edges
## Là où cela ne vaut pas || Les limites de ces conseils || Une réserve honnête || Quand cela ne vaut-il pas ? || Où sont les limites ?
@ul 2
En urgence : (agir d'abord|on agit), (relire ceci|on relira) au calme.
Là où la loi fixe (les étapes|la marche) : rien à (choisir|peser), (tout à suivre|il n'y a qu'à suivre|suivre suffit).
(Quand il n'y a eu qu'un cas|Après un seul cas|Avec un cas unique) {about} : (attendre le suivant avant|un deuxième viendra avant) (d'en faire une règle|d'écrire une règle|de parler de règle).
(Si les premiers concernés sont contre|Quand les intéressés refusent|Face à un non de ceux que cela touche) : (écouter d'abord|il faut d'abord écouter|on commence par écouter), (la méthode attendra|la manière vient après).
Seul et fatigué : (le meilleur pas est de|mieux vaut) se faire aider.
Pour ce qui disparaîtra (de soi-même dans un mois|tout seul bientôt) : laisser faire.
== words
## Choisir ses mots || Une phrase qui se prépare || Que dire, et comment || Que faut-il dire ? || Quels mots aident ?
@p 2
<Préparez/Prépare> (la première phrase et la dernière|le début et la fin) ; (le milieu|le reste) se trouve en (chemin|parlant).
« J'ai remarqué » (ouvre plus de portes|passe mieux) que « vous faites toujours ».
<Demandez/Demande> (une chose précise, avec un jour|peu, mais pour un jour précis|quelque chose de net, daté) : (les souhaits vagues reçoivent|un souhait vague n'obtient que) des oui vagues.
<Donnez/Donne> le chiffre une fois, (à voix haute, puis silence|clairement, sans rien ajouter).
Une question posée en (marchant|chemin) reçoit une réponse plus (libre|franche) (qu'autour d'un bureau|qu'en réunion).
<Terminez/Termine> en redisant ce qui est (convenu|décidé), avec (les mots de l'autre|ses mots à lui).
`;
