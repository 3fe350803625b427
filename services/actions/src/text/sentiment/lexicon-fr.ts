import type { LexiconSource } from './lexicon-source';

export const FRENCH: LexiconSource = {
  words: [
    [
      3.2,
      'excellent excellente parfait parfaite parfaitement genial geniale magnifique superbe exceptionnel fantastique merveilleux formidable extraordinaire adore incroyable sublime splendide delicieux impeccable irreprochable remarquable ravie ravi enchante meilleur',
    ],
    [
      2.4,
      'recommande content contente satisfait satisfaite satisfaction =top beau belle aime plaisir heureux heureuse bravo impressionne impressionnant charmant chaleureux chaleureuse accueillant agreable agreablement savoureux succulent gourmand felicitations conquis',
    ],
    [
      1.9,
      '=bon =bonne =bons =bonnes =bien joli jolie confortable fiable solide professionnel sympathique sympa gentil gentille attentionne aimable elegant serviable efficace reactif reactive robuste genereux copieux douillet soigne soigneusement soignee raffine spacieux pro =super genialissime ecoute lol mieux',
    ],
    [
      1.4,
      'rapide rapidement vite facile facilement simple simplement pratique utile propre clair calme leger conforme puissant fluide intuitif intuitive economique abordable frais fraiche =rembourse =remboursee ideal emballe resistant silencieux raisonnable doux avantage offert gratuit =fonctionne =fonctionnent =marche =marchent =fonctionnait =fonctionnaient =marchait =marchaient',
    ],
    [0.6, 'qualite =merci correct correcte acceptable convenable passable'],
    [-0.7, 'moyen moyenne banal basique mediocre'],
    [
      -1.1,
      'lent lente lenteur bruyant bruyante lourd fuit fuyait fuite complique retard attente attendre attendu manque manquant petit difficile etroit vieux vieillot cher chere serre bruit raye cabosse limite sec fade salee surtaxe',
    ],
    [
      -1.8,
      'probleme souci bug erreur panne mauvais mauvaise mal sale fragile decu decue decevant decevante deception regrette dommage inconfortable desagreable froid froide defaut faible plaint plainte insatisfait mecontent ennuyeux malheureusement pire deteriore abime endommage dechire dechiree casse cassee incomplet onereux excessif poussiereux degrade tache odeur =moisi =moisis =moisies decolle incomprehensible lamentable decharge dur bloque refuse triste gene penible agressif',
    ],
    [
      -2.5,
      'nul nulle inutilisable inacceptable impoli deplorable deteste moche inutile defectueux plante plantage mensonge mensonger honteux honte =rembourser ecrase catastrophique incompetent ridicule scandaleux irrespectueux',
    ],
    [
      -3.1,
      'arnaque arnaqueur horrible catastrophe escroc escroquerie degoutant execrable affreux infect =pourri =pourris =pourries camelote',
    ],
    [3.2, 'divin inoubliable epoustouflant exquis extraordinairement prodigieux bluffant bluffante bluffe'],
    [
      2.4,
      'admirable delicat fabuleux emerveille epatant epatante eblouissant pepite bonheur attachant captivant passionnant comble comblee merveille chapeau felicite',
    ],
    [
      1.9,
      'honnete competent competente disponible souriant souriante convivial conviviale luxueux elegante moelleux croustillant croquant rafraichissant epais ergonomique chaleureusement bienveillant bienveillante patient patiente apprecie apprecions apprecier authentique soyeux lumineux lumineuse cosy zen attrayant net nette',
    ],
    [
      1.4,
      'instantane immediat immediate compact complet complete precis precise promotion bonus atout ameliore amelioration souple stable tranquille rassure rassurant gain utilement economise economies',
    ],
    [
      -1.1,
      'vetuste demode exigu exigue glissant bondé bonde repetitif encombrant encombrante maladroit flou minuscule inegal',
    ],
    [
      -1.8,
      'lache rouille rouillee fele fissure tordu bancal brule brulee gras grasse pateux cru crue amer acide chaotique desorganise negligent negligence indifferent arrogant hautain injuste absurde bacle baclee decolore retreci coince dangereux dangereuse choquant inferieur insuffisant insuffisante surchauffe grince erreurs oublie oubliee ignore ignoree fuyez abandonne poussiere egare perdu perdue regrettable pollue grave froisse insipide',
    ],
    [
      -2.5,
      'merde merdique haine insulte insultant revoltant insupportable intolerable cafard cafards punaises vomi malade intoxication vole voleur voleurs contrefacon faux trompe trompeur tromperie insalubre immangeable evitez scandale honteusement foutage moquent',
    ],
    [
      1.9,
      'positif positive increvable imbattable inusable indestructible robustesse chouette cool nickel canon ravissant eclatant charme splendide irresistible efficacite douceur delice regal',
    ],
    [
      -2,
      'negatif negative tiede moisissure moisissures =moisie puant pue puait infecte immangeable hideux laid laide affreuse =pourrie merde merdique daube nullissime arnaques escroqueries mensonges deplorable lamentables honteuse inadmissible insupportable imbuvable crasseux crasseuse bruyants bruyantes cassante fragiles rompu rompue dechires fissuree fuites grincant sinistre glacial glaciale trahi foutage desastre desastreux desastreuse cauchemar galere',
    ],
    // Of no opinion, though their stem is that of a word with one.
    [
      0,
      '=pu =gens =dure =durer =duree =durees =fraise =fraises =generation =generations =position =positions =positionner =cassis =plantes =pratiquement =correction =utiliser =honnetement =vol =vols',
    ],
  ],
  phrases: [
    [
      2.6,
      "au top|au rendez vous|je recommande|rapport qualite prix|rien a redire|rien a dire|petits soins|vaut le coup|vaut largement le coup|vaut la peine|vaut le detour|en avance|de qualite|bon marche|sans faute|coup de coeur|haut de gamme|trop bien|un regal|a l'ecoute|comme neuf|je valide|sans hesiter|les yeux fermes|bien situe|bien placee|bien place|bien situee|tres bien",
    ],
    [
      1.6,
      'pas mal|aucun probleme|aucun souci|pas de probleme|pas de souci|sans souci|sans probleme|comme prevu|a temps|bien emballe|bien recu|prix correct',
    ],
    [
      0,
      "en bon etat de marche|bonne journee|bonjour|bien que|bien sur|ou bien|si bien|bon de commande|service client|sans plus|ni bon ni mauvais|pas encore teste|pas encore essaye|pas encore|salle de bain|mode d'emploi|rien de special|rien de particulier|pourquoi pas|a peu pres|le meilleur moyen|petit dejeuner|bon d'achat|belle mere|plus tard|merci de|merci d'avance|merci par avance|bien cordialement|bien a vous|moyen de|moyens de|tout petit peu|petit peu|mal de",
    ],
    [-0.6, "rien d'exceptionnel|rien d'extraordinaire|bof|sans interet"],
    [
      -2,
      "perdre mon colis|perdre ma commande|perdre notre commande|trop petit|trop petite|trop petits|trop petites|trop grand|trop grande|trop grands|trop grandes|trop eleve|trop elevee|trop eleves|trop elevees|trop chaud|trop chaude|trop froid|trop froide|trop sucre|trop sucree|trop lourd|trop lourde|trop fin|trop fine|trop dur|trop dure|trop mou|trop molle|trop fort|trop loin|trop lente|trop longue|trop courte|trop serree|trop lent|trop long|trop court|trop serre|trop sale|laisse a desirer|laisse vraiment a desirer|deux semaines de retard|pas terrible|pas top|au bout d'une semaine|au bout de deux jours|se vide|aucune reponse|pas de reponse|sans reponse|ne repond jamais|ne repond pas|heure d'attente|heures d'attente|plus jamais|en panne|tombe en panne|tombe en morceaux|sans arret|pas du tout|service apres vente inexistant|jamais recu|rien recu|toujours pas recu|pas recu|taille petit|une taille au dessus|ne reviendrons pas|ne reviendrai pas|addition salee",
    ],
    [
      -2.8,
      "a fuir|a eviter|a fuire|perte de temps|perte d'argent|trop cher|beaucoup trop cher|ne fonctionne pas|ne fonctionne plus|ne marche pas|ne marche plus|n'achetez pas|passez votre chemin|poubelle|vol manifeste|argent par les fenetres|hors de prix|ne marchait pas|ne fonctionnait pas|ne fonctionnait plus|mauvaise qualite|basse qualite",
    ],
    [
      2.2,
      'a couper le souffle|en or|sans conteste|comme au premier jour|comme promis|les meilleurs|les meilleures|valeur sure|ne changez rien|ne changez pas|je reviendrai|nous reviendrons|a refaire|hate de revenir|tient ses promesses|bonne surprise|belle surprise|toujours aucun souci|largement a la hauteur|a la hauteur|coup de maitre',
    ],
    [
      -2.4,
      "rien a voir|pas de solution|toujours pas de solution|gardez votre argent|voir ailleurs|de trop|pas a la hauteur|mauvaise experience|mauvaise surprise|se moque du monde|se moquent du monde|du grand n'importe quoi|n'importe quoi|plus jamais ca|jamais plus|aucun interet|ne vaut pas|ne vaut pas le coup|prend l'eau|ne tient pas|publicite mensongere|perdu mon temps|deconseille|je deconseille|a bannir|zero etoile|rendu l'ame",
    ],
    [
      3,
      "on ne peut mieux|on ne peut plus|ne peut pas rever mieux|ne pouvait pas rever mieux|rever mieux|rien de mieux|on ne fait pas mieux|ne trouve pas mieux|pas trouve mieux|difficile de trouver mieux|que du bonheur|ne vous en passerez plus|ne * plus m'en passer|ne * pas m'en passer|plus m'en passer|pas m'en passer",
    ],
    [
      2.4,
      "rien a reprocher|aucun regret|sans regret|aucun bemol|aucun reproche|jamais eu de * probleme|jamais eu de souci|plus aucun souci|plus de souci|jamais de panne|ne m'a jamais lache|jamais lache|en redemandent|en redemande|plies en quatre|plie en quatre|pliee en quatre|pliees en quatre|aux petits oignons|tourne comme|marche toujours|fonctionne toujours|toujours comme neuf|deux jours d'avance|jours d'avance|plus tot que prevu|mieux que prevu|on y retournera|on y retourne|y retournerai|j'y retourne|reviendrons|reprendrai|rachete|en ai rachete|j'en ai recommande|deuxieme achat|troisieme achat|ne le lache plus|ne la lache plus|ne quitte plus|sauve la mise|sauve mes vacances|m'a sauve|un vrai plaisir|vrai bonheur|rapport qualite|bon rapport|a ce prix la|c'est du solide|du solide|vaut son prix|vaut chaque centime|les doigts dans le nez|change la vie|simple comme bonjour|enfants adorent|tout le monde adore|un sans faute|dix sur dix|vingt sur vingt|conforme a la description",
    ],
    [
      -2.4,
      "fait le mort|font le mort|ni fait ni a faire|plus rien ne marche|ne marche|ne fonctionne|ne tiendra pas|ne tiennent pas|c'est du vol|du vol|rien a voir avec|reste dans la main|restee dans la main|dans la main au|a lache|lache au bout|ont lache|casse au bout|au bout de # jours|au bout de # semaines|au bout de # mois|apres # jours|apres # semaines|apres # lavages|j'attends * depuis|attends toujours|attend toujours|depuis # mois|depuis # semaines|# heures d'attente|heures de retard|jours de retard|attente pour|personne ne repond|personne ne decroche|personne au bout|on m'a raccroche|raccroche au nez|argent jete|jete l'argent|jeter l'argent|bon pour la poubelle|fini a la poubelle|direct a la poubelle|directement a la poubelle|remboursez moi|me rembourser|exige * remboursement|exige * remplacement|exige * excuses|exige * etre rembourse|sourire en moins|attendais a * mieux|attendais a autre chose|attendais mieux|attendais bien mieux|attendais beaucoup mieux|attendais * de mieux|attendait a * mieux|attendait a autre chose|attendait mieux|attendait bien mieux|attendait beaucoup mieux|attendait * de mieux|attendions a * mieux|attendions a autre chose|attendions mieux|attendions bien mieux|attendions beaucoup mieux|attendions * de mieux|attendaient a * mieux|attendaient a autre chose|attendaient mieux|attendaient bien mieux|attendaient beaucoup mieux|attendaient * de mieux|esperais mieux|esperais bien mieux|esperais beaucoup mieux|esperais * de mieux|esperais trouver mieux|esperait mieux|esperait bien mieux|esperait beaucoup mieux|esperait * de mieux|esperait trouver mieux|esperions mieux|esperions bien mieux|esperions beaucoup mieux|esperions * de mieux|esperions trouver mieux|attendais vraiment mieux|attendais franchement mieux|attendais tellement mieux|attendais nettement mieux|attendait vraiment mieux|attendait franchement mieux|attendait tellement mieux|attendait nettement mieux|attendions vraiment mieux|attendions franchement mieux|attendions tellement mieux|attendions nettement mieux|attendaient vraiment mieux|attendaient franchement mieux|attendaient tellement mieux|attendaient nettement mieux|esperais vraiment mieux|esperais franchement mieux|esperais tellement mieux|esperais nettement mieux|esperait vraiment mieux|esperait franchement mieux|esperait tellement mieux|esperait nettement mieux|esperions vraiment mieux|esperions franchement mieux|esperions tellement mieux|esperions nettement mieux|promettait mieux|promettaient mieux|promettent mieux|promet mieux|promettait * de mieux|promis mieux|promis bien mieux|promis beaucoup mieux|promis * de mieux|m'attends a mieux|s'attend a mieux|s'attendre a mieux|peut faire mieux|pouvait mieux faire|pouvait faire mieux|pourrait faire mieux|pourrait mieux faire|ne m'y reprendra|ne nous y reprendra|ne vous y reprendra|m'y reprendra|nous y reprendra|evitez|a deconseiller|ni fait|tout en plastique|du toc|de la pacotille|pas serieux|aucun serieux|mal fini|mal finie|mal fichu|mal concu|mal concue|pas d'eau chaude|impossible de dormir|pas pu dormir|pas ferme l'oeil|malade toute|intoxication|parti avant|partis avant|zero|peut mieux faire|retreci de|pour rien|ne sert a rien|sert a rien",
    ],
    [-1.8, 'dire de mal|dire du mal|dire en mal'],
    [
      0,
      "ni bien ni mal|ni bon ni mal|un produit moyen|produit moyen|ca va|ca passe|pas encore ouvert|pas encore utilise|est ce que quelqu'un sait|quelqu'un sait|fait le job|fait le travail|fait l'affaire|c'est un cadeau|pas d'avis|difficile de dire|a voir avec le temps|a voir dans la duree|dans la moyenne|difficile a dire",
    ],
  ],
  negated: [
    [-2.6, 'fonctionne marche recommande'],
    [-2.2, 'content contente satisfait aime'],
    [-1.8, 'bon bonne bien pratique conforme rapide'],
  ],
  negators: 'ne pas jamais aucun aucune rien sans ni guere personne',
  negatorPhrases:
    "loin d'|loin de|tout sauf|pas du tout|a peine|en aucun cas|nullement|rien de|pourrait etre|pourraient etre|aurait pu etre|devrait etre",
  concord: 'pas jamais rien aucun aucune ni guere personne nullement',
  limits:
    'ne aurais pas pu|ne aurait pas pu|ne aurions pas pu|ne pourrais|ne pourrait|ne pouvait|ne peut|ne peux|ne pouvais|ne pourrions|ne saurait|ne jamais|jamais|ne ai jamais|ne avons jamais|ne avais jamais|ne avait jamais|ne a jamais|ne rien|pourrait pas|peut pas|pouvait pas|pourrais pas|peux pas',
  comparators: 'plus aussi autant si',
  comparatives: 'mieux meilleur meilleure meilleurs meilleures pire pires',
  diminishers: 'moins',
  carriers:
    'attendais attendait attendions attendaient pense crois trouve dire dis dirais considere vu vus vue imagine estime',
  notNegating:
    'ne attendais pas si|ne attendais pas aussi|ne attendait pas si|ne attendait pas aussi|ne attendions pas si|ne attendions pas aussi|ne attendaient pas si|ne attendaient pas aussi|ne que|non seulement|pas que|pas seulement|sans doute|sans compter|pourquoi pas|pas encore|ne saurais trop|ne saurait trop|ne saurions trop',
  boosters:
    'tres vraiment trop tellement si super hyper extremement absolument totalement completement particulierement franchement carrement ultra beaucoup largement fort',
  dampeners: 'peu plutot assez legerement relativement presque quelque parfois',
  contrasts: 'mais cependant toutefois pourtant neanmoins sauf malheureusement hormis',
  concessions: "malgre|quoique|bien que|meme si|meme s'il|meme s'ils",
  remedies: 'resolu resoudre regle reglé regler corrige reparer repare rembourse sans remplace remplacer',
};
