/** Words that ask for a figure of a column, folded; the first that is found counts. */
export const FIGURES = {
  correlation: /\b(?:correlat\w*|relation\w*|related|lien|liee?s?|relacion\w*)\b/,
  missing: /\b(?:missing|empty|blank|manqu\w*|vides?|faltan?|vaci[oa]s?)\b/,
  median: /\b(?:median\w*)\b/,
  mean: /\b(?:mean|average|avg|moyen\w*|media|promedio)\b/,
  sum: /\b(?:sum|total|totals|somme|cumul\w*|suma|en tout|en total)\b/,
  max: /\b(?:max|maximum|highest|largest|biggest|most|best|top|plus (?:eleve|grand|haut|gros|fort|cher)e?s?|meilleure?s?|maximo|mayor|mas (?:alto|alta|grande)|mejor)\b/,
  min: /\b(?:min|minimum|lowest|smallest|least|worst|plus (?:bas|basse|petit|petite|faible)|pire|minimo|menor|mas (?:bajo|baja|pequen\w*)|peor)\b/,
  count: /\b(?:count|how many|number of|combien|nombre de|cuant[oa]s|numero de)\b/,
} as const;

export type Figure = keyof typeof FIGURES;

/** A word before the name of a column by which is to be grouped. */
export const GROUP_WORDS = [
  'by',
  'per',
  'each',
  'which',
  'par',
  'chaque',
  'quel',
  'quelle',
  'por',
  'cada',
  'que',
  'cual',
];

/** Text without accents, case and signs, and words without the s of plurals. */
export function foldQuestion(text: string): string {
  return text
    .slice(0, 500)
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^[dl](?=['’])|\.$/, ''))
    .filter(Boolean)
    .join(' ');
}

/** The same with plurals as singulars, to compare names. */
export function toSingular(folded: string): string {
  return folded.replaceAll(/(?<=\p{L}{3})s\b/gu, '');
}
