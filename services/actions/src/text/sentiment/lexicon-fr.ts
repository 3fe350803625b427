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
      'rapide rapidement vite facile facilement simple simplement pratique utile propre clair calme leger conforme puissant fluide intuitif intuitive economique abordable frais fraiche rembourse ideal emballe resistant silencieux raisonnable doux avantage offert gratuit =fonctionne =fonctionnent =marche =marchent =fonctionnait =fonctionnaient =marchait =marchaient',
    ],
    [0.6, 'qualite =merci correct correcte acceptable convenable passable'],
    [-0.7, 'moyen moyenne banal basique mediocre'],
    [
      -1.1,
      'lent lente lenteur bruyant bruyante lourd fuit fuyait fuite complique retard attente attendre attendu manque manquant petit difficile etroit vieux vieillot cher chere serre bruit raye cabosse limite sec fade salee surtaxe',
    ],
    [
      -1.8,
      'probleme souci bug erreur panne mauvais mauvaise mal sale fragile decu decue decevant decevante deception regrette dommage inconfortable desagreable froid froide defaut faible plaint plainte insatisfait mecontent ennuyeux malheureusement pire deteriore abime endommage dechire dechiree casse cassee incomplet onereux excessif poussiereux degrade tache odeur moisi decolle incomprehensible lamentable decharge dur bloque refuse triste gene penible agressif',
    ],
    [
      -2.5,
      'nul nulle inutilisable inacceptable impoli deplorable deteste moche inutile defectueux plante plantage mensonge mensonger honteux honte rembourser ecrase catastrophique incompetent ridicule scandaleux irrespectueux',
    ],
    [
      -3.1,
      'arnaque arnaqueur horrible catastrophe escroc escroquerie degoutant execrable affreux infect pourri camelote',
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
      'lache rouille rouillee fele fissure tordu bancal brule brulee gras grasse pateux cru crue amer acide chaotique desorganise negligent negligence indifferent arrogant hautain injuste absurde bacle baclee decolore retreci coince dangereux dangereuse choquant inferieur insuffisant insuffisante surchauffe grince erreurs oublie oubliee ignore ignoree fuyez abandonne poussiere egare perdu perdue regrettable laisse-aller pollue grave froisse insipide',
    ],
    [
      -2.5,
      'merde merdique haine insulte insultant revoltant insupportable intolerable cafard cafards punaises vomi malade intoxication vole voleur voleurs contrefacon faux trompe trompeur tromperie insalubre immangeable evitez scandale honteusement foutage moquent',
    ],
  ],
  phrases: [
    [
      2.6,
      'au top|au rendez vous|je recommande|rapport qualite prix|rien a redire|rien a dire|petits soins|vaut le coup|vaut largement le coup|vaut la peine|vaut le detour|en avance|de qualite|bon marche|sans faute|coup de coeur|haut de gamme|trop bien|un regal|a l ecoute|comme neuf|je valide|sans hesiter|les yeux fermes|bien situe|bien placee|bien place|bien situee|tres bien',
    ],
    [
      1.6,
      'pas mal|aucun probleme|aucun souci|pas de probleme|pas de souci|sans souci|sans probleme|comme prevu|a temps|bien emballe|bien recu|prix correct',
    ],
    [
      0,
      'en bon etat de marche|bonne journee|bonjour|bien que|bien sur|ou bien|si bien|bon de commande|service client|sans plus|ni bon ni mauvais|pas encore teste|pas encore essaye|pas encore|salle de bain|mode d emploi|rien de special|rien de particulier|pourquoi pas|a peu pres|le meilleur moyen|petit dejeuner|bon d achat|belle mere|plus tard|merci de|merci d avance|merci par avance|bien cordialement|bien a vous|moyen de|moyens de|tout petit peu|petit peu|mal de',
    ],
    [-0.6, 'rien d exceptionnel|rien d extraordinaire|bof|sans interet'],
    [
      -2,
      'trop petit|trop petite|trop grand|trop lent|trop long|trop court|trop serre|trop sale|laisse a desirer|laisse vraiment a desirer|deux semaines de retard|pas terrible|pas top|au bout d une semaine|au bout de deux jours|se vide|aucune reponse|pas de reponse|sans reponse|ne repond jamais|ne repond pas|heure d attente|heures d attente|plus jamais|en panne|tombe en panne|tombe en morceaux|sans arret|pas du tout|service apres vente inexistant|jamais recu|rien recu|toujours pas recu|pas recu|taille petit|une taille au dessus|ne reviendrons pas|ne reviendrai pas|addition salee',
    ],
    [
      -2.8,
      'a fuir|a eviter|a fuire|perte de temps|perte d argent|trop cher|beaucoup trop cher|ne fonctionne pas|ne fonctionne plus|ne marche pas|ne marche plus|n achetez pas|passez votre chemin|poubelle|vol manifeste|argent par les fenetres|hors de prix|ne marchait pas|ne fonctionnait pas|ne fonctionnait plus|mauvaise qualite|basse qualite',
    ],
    [
      2.2,
      'a couper le souffle|en or|sans conteste|comme au premier jour|comme promis|les meilleurs|les meilleures|valeur sure|ne changez rien|ne changez pas|je reviendrai|nous reviendrons|a refaire|hate de revenir|tient ses promesses|bonne surprise|belle surprise|toujours aucun souci|largement a la hauteur|a la hauteur|coup de maitre',
    ],
    [
      -2.4,
      'rien a voir|pas de solution|toujours pas de solution|gardez votre argent|voir ailleurs|de trop|pas a la hauteur|mauvaise experience|mauvaise surprise|se moque du monde|se moquent du monde|du grand n importe quoi|n importe quoi|plus jamais ca|jamais plus|aucun interet|ne vaut pas|ne vaut pas le coup|prend l eau|ne tient pas|publicite mensongere|perdu mon temps|deconseille|je deconseille|a bannir|zero etoile|rendu l ame',
    ],
  ],
  negated: [
    [-2.6, 'fonctionne marche recommande'],
    [-2.2, 'content contente satisfait aime'],
    [-1.8, 'bon bonne bien pratique conforme rapide'],
  ],
  negators: 'ne pas jamais aucun aucune rien sans ni guere personne',
  notNegating: 'ne que|non seulement|pas que|pas seulement|sans doute|sans compter|pourquoi pas|pas encore',
  boosters:
    'tres vraiment trop tellement si super hyper extremement absolument totalement completement particulierement franchement carrement ultra beaucoup largement fort tres-tres',
  dampeners: 'peu plutot assez legerement relativement presque quelque parfois',
  contrasts: 'mais cependant toutefois pourtant neanmoins sauf malheureusement hormis',
  concessions: 'malgre quoique bien-que meme-si',
  remedies: 'resolu resoudre regle reglé regler corrige reparer repare rembourse sans remplace remplacer',
};
