/** Further lines of outlines (how-to, mistake, comparison, case): `@p#2` joins the second `p` of the angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchFurtherGuides = `
== how-to
@p#1 2
L'ordre compte moins que d'aller au bout : autant garder la liste (courte|légère).
C'est un chemin pour des semaines pleines, pas pour qui a un (mois|an) devant soi.
Aucune étape ne prend plus d'une heure ; (celle qui en prend deux en cache deux|plus longue, elle en contient une autre).
@heading#1 1
La ligne de départ
À quoi ressemble la semaine aujourd'hui
@p#2 2
<Prenez/Prends> une photo de la situation, sur papier ou au téléphone, (une semaine ordinaire|un jour comme les autres).
<Comptez/Compte> par combien de mains cela passe avant d'être réglé ; le nombre surprend (souvent|presque toujours).
<Repérez/Repère> l'endroit où l'on s'attend les uns les autres : (c'est là que filent les heures|les heures s'y perdent).
@heading#2 1
Le chemin, par petites étapes
Un geste après l'autre
@ol 5
<Dites/Dis> à quoi l'on verra que c'est réussi, (dans une phrase qu'un enfant comprendrait|avec des mots d'enfant).
<Libérez/Libère> une heure (en annulant quelque chose de la même durée|prise sur une réunion qui peut sauter).
<Empruntez/Emprunte> ce qui marche déjà ailleurs dans la maison (avant d'inventer|plutôt que de partir de rien).
<Laissez/Laisse> la personne qui s'en servira (dessiner la première version|faire le premier croquis).
<Déroulez/Déroule> le tout à voix haute, comme si le client était (là|en face).
<Gardez/Garde> l'ancienne façon à côté pendant quelques jours : (un raté ne coûtera rien|l'erreur sera sans frais).
<Demandez/Demande> à chacun (une seule chose à raccourcir|quoi rendre plus court).
<Arrêtez/Arrête> l'ancienne façon (un jour annoncé|à une date connue de tous), et <marquez/marque> le coup.
@heading#3 1
Les signes (que l'on tient le bon bout|que cela prend)
Est-ce que cela a servi ?
@p#3 3
Le meilleur signe est le silence : (plus personne n'en parle|le sujet ne revient plus).
<Demandez/Demande> l'avis de ceux qui doutaient au début ; (il compte double|leur oui pèse lourd).
<Regardez/Regarde> le pire jour de la quinzaine, pas la moyenne : (c'est lui qu'il faut protéger|là se joue la solidité).
== mistake
@p#1 2
C'est une erreur (honnête|compréhensible), commise par des gens occupés, pour de bonnes raisons.
La plupart des conseils {about} sautent cette partie, (car l'avouer gêne|parce que c'est gênant à dire).
Si elle <vous/te> dit quelque chose, (la seconde moitié est la plus utile|mieux vaut lire jusqu'au bout).
@heading#1 1
L'erreur au quotidien
Une scène connue
@p#2 2
Sa première trace est petite : une fiche recopiée deux fois, (une question qui revient|le même coup de fil trois fois).
On s'excuse plus que d'habitude quand le sujet arrive, et c'est un (signal|indice).
On l'entend (dans la phrase|quand quelqu'un lâche) « on a toujours fait comme ça ».
@heading#2 1
Pourquoi des gens sensés la commettent
Ce qui la nourrit
@ul 3
Les applaudissements : on remercie qui sauve la journée, (jamais qui évite l'ennui|et l'on oublie qui l'a évitée).
La politesse : corriger un collègue coûte plus (que de vivre avec le résultat|que de subir la suite).
Les outils : le formulaire demande d'abord la mauvaise chose, (et l'on obéit|et tout le monde suit).
La mémoire : la seule fois où cela s'est bien passé (se raconte plus que les neuf autres|fait oublier toutes les autres).
La presse : une décision {about} prise dans un couloir (n'est presque jamais relue|reste rarement discutée ensuite).
@heading#3 1
La réparation
Ce qui aide à la place
@ol 4
<Racontez/Raconte> le dernier cas à l'envers, étape par étape, (jusqu'à l'endroit où le chemin bifurque|pour trouver le moment où tout dévie).
<Placez/Place> une pause d'une minute (juste avant le moment où cela arrive|là où l'erreur se prépare).
<Mettez/Mets> la bonne façon (par défaut|en premier), sur (le formulaire, l'étagère ou l'écran|le papier comme à l'écran).
<Demandez/Demande> à quelqu'un de bienveillant d'avoir l'œil et de le (dire|signaler) gentiment.
<Répétez/Répète> la phrase à dire (quand la presse pousse à refaire comme avant|le jour où tout presse).
<Comptez/Compte> les bons jours à voix haute ; une habitude part plus vite (quand on voit la suivante|dès qu'une autre la remplace).
@heading#4 1
À partir d'aujourd'hui
Où trouver de l'aide
@p#3 1
<Pardonnez/Pardonne> les anciens cas ; (les ressortir tous retarde le premier bon|l'inventaire ne fait avancer personne).
Une personne à l'œil vif (protège mieux qu'une affiche|vaut tous les rappels au mur).
== comparison
@p#1 2
Aucun des deux côtés n'est absurde, (sinon la question serait réglée|autrement le choix serait fait) depuis longtemps.
Ce qui fait pencher la balance {about} (tient souvent à un détail de la semaine|se voit parfois dans un geste tout petit) ; <retenez-en/retiens-en> un.
Un tableau à deux colonnes suffit ; (les sentiments vont dans la dernière ligne|le ressenti se note en bas).
@heading#1 1
Les mesures qui comptent
Comparer à armes égales
@ul 5
La vitesse : quand arrive le premier résultat utile, (en jours et non en promesses|compté en jours) ?
L'attention : qui doit y penser, (et combien de fois par jour|et à quels moments) ?
La marge : cela tient-il avec deux fois plus de travail, (ou deux fois moins|et avec une équipe réduite) ?
La dépendance : (sur le savoir de qui cela repose-t-il, et cette personne peut-elle partir|qui est le seul à savoir, et que reste-t-il sans cette personne|une absence suffit-elle à tout arrêter, et qui prendrait la suite) ?
La tranquillité : laquelle des deux (laisse fermer la porte le vendredi|permet de rentrer l'esprit libre) ?
L'origine : quelle option a été pensée pour cet usage, (et laquelle y a été tordue|et laquelle vient d'ailleurs) ?
@heading#2 1
Côté A : ne rien changer
La façon actuelle et ses mérites
@p#2 2
Elle marche assez bien (pour qu'on ne voie plus son prix|pour cacher ce qu'elle coûte).
<Reconnaissez/Reconnais> ce qu'elle fait bien avant de lister ce qui manque : (quelqu'un l'a bâtie avec soin|il y avait de bonnes raisons).
Son point faible apparaît les jours (où deux choses arrivent à la fois|très chargés).
@heading#3 1
Côté B : du neuf
Le changement, et ce qu'il demande
@p#3 1
<Parlez/Parle> à quelqu'un qui en est revenu ; (ses raisons apprennent plus que les éloges|un déçu renseigne bien).
<Imaginez/Imagine> le troisième mois, pas le premier matin : (la nouveauté flatte tout|au début, tout brille).
@heading#4 1
Ce qui fait pencher la balance
Comment la réponse apparaît
@ol 3
<Nommez/Nomme> le seul critère que l'on ne céderait pas, (et <regardez/regarde> cette ligne à part|qui se lit avant le reste).
<Expliquez/Explique> le côté perdant assez bien (pour que ses partisans signent|pour que ses défenseurs s'y retrouvent).
<Lancez/Lance> une pièce et <observez/observe> la réaction ; (puis retour au tableau|cela en dit long avant de relire les lignes).
<Essayez/Essaie> le gagnant sur un dixième du travail (avant de tout déplacer|et seulement ensuite partout).
<Prévenez/Préviens> les personnes concernées le jour même, (avec la raison en une ligne|en disant simplement pourquoi).
== case
@p#1 2
Dans une histoire {about}, ce qui compte est le moment où elle (tourne|bascule), (pas|et non) la fin (heureuse|en fanfare).
Elle se raconte sans vernis, (pour que chacun puisse la comparer à sa semaine|afin que chaque lecteur y cherche la sienne).
Deux maisons ne se ressemblent jamais, (mais les doutes, si|au contraire de leurs hésitations).
@heading#1 1
L'état des lieux
La veille
@p#2 2
On apprend à vivre avec, (et c'est pour cela que ces choses durent|ce qui explique leur longévité).
Le coût se répartit en petits gestes, trop petits pour qu'on en (parle|discute).
Il est facile de juger après coup ; (au même point, bien des gens attendent aussi|sur le moment, attendre semble raisonnable).
@heading#2 1
Le tournant
Ce qui a été tenté
@ol 3
<Dites/Dis> si l'ancienne façon est restée à côté de la nouvelle, (et jusqu'à quand|et à quelle date elle a disparu).
<Nommez/Nomme> ceux qui doutaient, (et ce qu'on leur a confié|et le rôle qu'ils ont reçu).
<Racontez/Raconte> quel morceau est passé en premier, (et pourquoi celui-là|et ce qui l'a fait choisir).
<Donnez/Donne> la date prévue pour regarder en arrière, (tenue ou non|qu'elle ait été respectée ou pas).
<Gardez/Garde> les questions posées en chemin, (avec leur réponse|et le nom de la personne qui a répondu).
@heading#3 1
Ce qui en reste
Avec le recul
@p#3 2
(Au bout d'un mois|Après quelques semaines), un bon résultat (paraît banal|ne se voit plus) ; seules les (premières notes|notes du début) montrent (le chemin|la distance).
Ce que cela valait, ceux qui ont fait le travail le disent (mieux|plus justement) que les autres.
<Retirez/Retire> ce qui serait arrivé de toute façon, (même si l'histoire y perd|quitte à abîmer le récit).
@heading#4 1
À <vous/toi>
Pour qui en est au même point
@ul 3
<Trouvez/Trouve> autour de <vous/toi> (la personne qui signerait cette histoire|quelqu'un qui pourrait la raconter aussi).
<Cherchez/Cherche> ce qui a failli la faire rater : (c'est la partie la plus sûre à éviter|cela au moins peut s'anticiper).
<Gardez/Garde> les doutes venus en lisant ; (ils font une bonne première liste de questions|le premier entretien pourra partir de là).
<Choisissez/Choisis> un début qui serve encore (si l'on s'arrête à mi-chemin|en cas d'abandon).
<Racontez/Raconte> <votre/ta> version à (quelqu'un|un proche) avant de (commencer|se lancer), et <voyez/vois> où il (sourit|fronce les sourcils).
`;
