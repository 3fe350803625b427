import type { RuleTexts } from './rule-texts';

/** The findings in French. */
export const FR_TEXTS: RuleTexts = {
  noindex: {
    title: 'La page demande aux moteurs de ne pas l’indexer',
    fix: 'Retirez « noindex » de la balise meta robots, sauf si la page doit rester cachée.',
  },
  robots_txt_blocks: {
    title: 'robots.txt interdit la page aux robots',
    fix: 'Retirez de robots.txt la règle qui interdit ce chemin, puis demandez une nouvelle exploration.',
  },
  title_missing: {
    title: 'La page n’a pas de titre',
    fix: 'Écrivez une balise title de 30 à 60 caractères qui dit ce que la page propose, le sujet en premier.',
  },
  meta_refresh: {
    title: 'La page redirige par meta refresh',
    fix: 'Remplacez le meta refresh par une redirection 301 du serveur.',
  },
  thin_content: {
    title: 'Le contenu est mince ; nombre de mots : {value}',
    fix: 'Répondez sur la page aux questions du visiteur : quoi, pour qui, prix, preuves. 300 mots sont un bon début.',
  },
  h1_missing: {
    title: 'La page n’a pas de titre principal',
    fix: 'Ajoutez un h1 qui nomme le sujet de la page.',
  },
  keyword_not_in_title: {
    title: '« {value} » n’est pas dans le titre',
    fix: 'Placez le mot-clé au début de la balise title.',
  },
  description_missing: {
    title: 'La page n’a pas de meta description',
    fix: 'Écrivez 120 à 155 caractères qui donnent une raison de cliquer.',
  },
  viewport_missing: {
    title: 'La page n’a pas de viewport pour mobile',
    fix: 'Ajoutez <meta name="viewport" content="width=device-width, initial-scale=1"> dans le head.',
  },
  canonical_conflict: {
    title: 'Adresses canoniques différentes sur la page : {value}',
    fix: 'Gardez un seul lien canonique, avec l’adresse à indexer.',
  },
  canonical_elsewhere: {
    title: 'L’adresse canonique est une autre page : {value}',
    fix: 'Si cette page doit être indexée, faites pointer son lien canonique vers elle-même.',
  },
  title_repeated: {
    title: 'Balises title sur la page : {value}',
    fix: 'Gardez-en une seule : les moteurs peuvent prendre l’une ou l’autre.',
  },
  title_length: {
    title: 'Longueur du titre en caractères : {value}',
    fix: 'Visez 30 à 60 caractères : plus long il est coupé, plus court il perd de la place.',
  },
  keyword_not_in_h1: {
    title: '« {value} » n’est pas dans le titre principal',
    fix: 'Utilisez le mot-clé, ou une forme naturelle, dans le h1.',
  },
  insecure_address: {
    title: 'La page est servie sans HTTPS',
    fix: 'Servez le site en HTTPS et redirigez http:// vers lui.',
  },
  mixed_content: {
    title: 'Ressources chargées sans HTTPS : {value}',
    fix: 'Passez leurs adresses en https:// : les navigateurs les bloquent.',
  },
  images_without_alt: {
    title: 'Images sans texte alternatif : {value}',
    fix: 'Décrivez chaque image en quelques mots ; alt="" pour la décoration.',
  },
  structured_data_invalid: {
    title: 'Données structurées en JSON non valide, blocs : {value}',
    fix: 'Corrigez le JSON-LD : une virgule ou un guillemet est souvent en cause.',
  },
  h1_repeated: {
    title: 'Titres principaux sur la page : {value}',
    fix: 'Gardez un seul h1 et passez les autres en h2.',
  },
  canonical_missing: {
    title: 'La page ne déclare pas d’adresse canonique',
    fix: 'Ajoutez <link rel="canonical"> avec l’adresse de la page, pour que ses variantes comptent pour elle.',
  },
  lang_missing: {
    title: 'L’élément html n’indique pas de langue valide',
    fix: 'Ajoutez lang, par exemple <html lang="fr">.',
  },
  description_length: {
    title: 'Longueur de la meta description en caractères : {value}',
    fix: 'Visez 120 à 155 caractères, l’essentiel d’abord.',
  },
  links_without_text: {
    title: 'Liens sans texte : {value}',
    fix: 'Donnez un texte à chaque lien, ou un alt à son image.',
  },
  structured_data_missing: {
    title: 'La page n’a pas de données structurées',
    fix: 'Décrivez l’organisation, le produit, l’article ou la FAQ en JSON-LD (schema.org).',
  },
  keyword_stuffing: {
    title: 'Le mot-clé est trop répété : {value}',
    fix: 'Variez les mots là où il n’aide pas le lecteur.',
  },
  lead_image_lazy: {
    title: 'La première image est chargée tard',
    fix: 'Retirez-lui loading="lazy" : il retarde l’affichage principal.',
  },
  scripts_block_rendering: {
    title: 'Scripts du head qui retardent l’affichage : {value}',
    fix: 'Ajoutez-leur defer ou async.',
  },
  keyword_not_in_intro: {
    title: '« {value} » n’est pas dans les 100 premiers mots',
    fix: 'Nommez le sujet dans le premier paragraphe.',
  },
  open_graph_incomplete: {
    title: 'Un lien partagé n’a pas de bon aperçu : {value} manque',
    fix: 'Ajoutez les balises Open Graph absentes ; l’image en 1200 × 630.',
  },
  generic_link_text: {
    title: 'Liens qui ne disent pas où ils mènent : {value}',
    fix: 'Prenez le sujet de la cible comme texte du lien.',
  },
  images_without_size: {
    title: 'Images sans largeur ni hauteur : {value}',
    fix: 'Indiquez les deux attributs, pour que le texte ne saute pas au chargement.',
  },
  dead_links: {
    title: 'Liens qui ne mènent nulle part : {value}',
    fix: 'Donnez-leur une cible, ou faites-en des boutons.',
  },
  hreflang_invalid: {
    title: 'hreflang a des codes invalides : {value}',
    fix: 'Utilisez une langue et, au besoin, une région : en, fr-CA, es-419 ; pour le Royaume-Uni en-GB.',
  },
  heading_levels_skipped: {
    title: 'Titres qui sautent un niveau : {value}',
    fix: 'Descendez d’un niveau à la fois : h2, puis h3.',
  },
  zoom_disabled: {
    title: 'Les visiteurs ne peuvent pas zoomer',
    fix: 'Retirez user-scalable=no et maximum-scale=1 du viewport.',
  },
  address_unclear: {
    title: 'L’adresse est difficile à lire : {value}',
    fix: 'Utilisez des mots courts en minuscules avec des tirets, sans paramètres.',
  },
  page_heavy: {
    title: 'Le HTML pèse {value} ko',
    fix: 'Sortez données, styles et images intégrés dans des fichiers ; chargez les longues listes à la demande.',
  },
  charset_missing: {
    title: 'La page n’indique pas son encodage',
    fix: 'Placez <meta charset="utf-8"> en tête du head.',
  },
  doctype_missing: {
    title: 'La page n’a pas de doctype',
    fix: 'Commencez le HTML par <!doctype html>.',
  },
  frame_without_title: {
    title: 'Cadres sans titre : {value}',
    fix: 'Dites dans l’attribut title ce que chaque cadre montre.',
  },
  favicon_missing: {
    title: 'La page n’indique pas d’icône',
    fix: 'Ajoutez <link rel="icon"> : elle s’affiche à côté du résultat sur mobile.',
  },
};
