/** Sentences that every angle uses. `p:`, `c:` and `e:` mark lines for one tone. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchCommon = `
== common
@opening-question 1
Que <faites-vous/fais-tu> {when} ?
Comment <vous y prenez-vous/t'y prends-tu> {when} ?
(Où|À quel endroit) cela coince-t-il le plus {about} ?
c: (Soyons francs|Entre nous) : que <faites-vous/fais-tu> {when} ?
c: {Topic}. (Cela te parle|Ça te dit quelque chose) ?
e: Que (sait-on vraiment|peut-on établir) {about}, et que suppose-t-on ?
p: Qui, dans <votre/ton> (équipe|organisation), (suit ce sujet|en répond) {when} ?
@after-opening 1
(La question est|Cette question est|C'est elle qui est) (à l'origine de|derrière) ce texte.
<Gardez/Garde> cette question en tête : elle (revient|reviendra) à la fin.
<Prenez/Prends> (une seconde|un instant) avant de répondre.
c: (Rien ne presse|<Prenez votre/Prends ton> temps) : <pensez/pense> (à la dernière fois|à la semaine passée|au cas le plus récent) avant de répondre.
e: <Essayez/Essaie> d'y répondre avec (un fait|un chiffre) avant de (poursuivre|lire la suite).
@after-proof 1
C'est de là que part (ce texte|la suite).
<Gardez/Garde> cette (image|phrase) en tête : la suite commence là.
Voilà pour le (décor|contexte) ; (place au|venons-en au) sujet.
@about 1
(Le sujet du jour|Il est question ici d'un seul sujet) : {topic}.
Parlons {about_verb}, (avec des mots simples|sans détour).
(Un sujet, un seul|Une seule question) : {topic}.
@pain-clause 1
{Pain}.
(En clair|En une phrase) : {pain}.
(La scène|La situation) : {pain}.
@pain-noun 1
(Le point sensible|Le problème|Ce qui coince) : {pain}.
(En clair|En deux mots) : {pain}.
@pain-more 1
(Sur la même liste|Dans le même tiroir|Juste à côté) :
(S'y ajoutent|Il y a aussi) (quelques points|d'autres points) :
(Et ce n'est pas tout|À cela s'ajoute) :
@pain-missing 1
Ici vient la scène que <vos/tes> clients reconnaissent : [à compléter : ce qui coince, et pour qui].
Partir de ce qui coince : [à compléter : une situation, racontée comme un client le ferait].
@audience 1
Ce texte est (écrit|pensé) pour {audience}.
(Pour qui sont ces lignes|Pour qui ce texte) ? Pour {audience}.
(On pense ici à ces lecteurs|Ces lignes ont leur public) : {audience}.
@audience-missing 1
Ce texte est (écrit|pensé) pour [à compléter : qui doit le lire].
@offer-lead 1
(Ce qui existe|Ce que l'on trouve) (pour cela|sur ce point) :
(Voici ce qui est proposé|Au catalogue) (pour cela|sur ce point) :
(Une aide existe|L'aide prend cette forme|Concrètement) :
c: (Ce qui existe|Ce qu'il y a) pour (ça|avancer) :
e: (Périmètre|Contenu) de (l'offre|la prestation) :
p: (L'accompagnement|La réponse) sur ce (point|sujet) :
@offer-one 1
(Pour cela|Sur ce point) : {offer}.
(Au catalogue|Proposé ici) : {offer}.
(Ce qui aide|Une aide possible) : {offer}.
@offer-missing 1
Ici vient ce que <vous proposez/tu proposes> : [à compléter : l'offre et son prix].
@figure-lead 1
(Un repère|Quelques repères) à garder (en tête|sous la main) :
Ce que l'on sait (déjà|à ce jour) :
En chiffres :
@figure-missing 1
Un chiffre (aiderait|convaincrait) ici : [à compléter : un résultat mesuré, avec sa date].
(À ajouter|À placer) ici : [à compléter : un chiffre et sa source].
La preuve (vient|se place) ici : [à compléter : avant et après, en un chiffre].
@story-missing 1
Un exemple (aurait|a) sa place ici : [à compléter : un client, ce qu'il a fait, ce que cela a donné].
L'histoire (vient|se raconte) ici : [à compléter : qui, et ce que cette personne en dit aujourd'hui].
@cta 1
Envie d'en parler ? (<Écrivez/Écris>-{us}|<Contactez/Contacte>-{us}) : {contact}.
Si cette situation <vous/te> (parle|rappelle quelque chose), <écrivez/écris>-{us} : {contact}.
Une question, un cas (précis|particulier) ? <Posez-la/Pose-la> ici : {contact}.
c: <Venez/Viens> en parler, (même pour une petite question|sans façon) : {contact}.
e: <Envoyez/Envoie>-{us} <vos/tes> (chiffres|contraintes) et <demandez/demande> un avis : {contact}.
p: <Réservez/Réserve> un premier échange : {contact}.
@contact-missing 1
[à compléter : un lien ou une adresse]
@cta-offer 1
Pour commencer (en douceur|sans risque) : {free}.
Pour (voir|se faire une idée) d'abord : {free}.
@closing-question 1
Et <vous/toi>, (qu'est-ce qui a marché jusqu'ici|où en <êtes-vous/es-tu>|par quoi commencer) ? <Racontez/Raconte> en commentaire.
Qu'<ajouteriez-vous/ajouterais-tu> (à cette liste|à ces points) ? <Partagez-le/Partage-le> en commentaire.
c: (Il manque quelque chose|Un oubli) ? <Dites-le/Dis-le> en commentaire.
e: Quel chiffre <suivez-vous/suis-tu> ? <Partagez-le/Partage-le> en commentaire.
p: Quelle est <votre/ton> expérience ? <Racontez-la/Raconte-la> (en commentaire|plus bas|en deux lignes).
@thread-close 1
Voilà pour (la version courte|l'essentiel|le plus important). <Répondez/Réponds> (avec <votre/ton> cas|en racontant le <vôtre/tien>).
À <vous/toi> : <répondez/réponds> avec (un exemple|une question).
Une question ? <Posez-la/Pose-la> en réponse.
`;
