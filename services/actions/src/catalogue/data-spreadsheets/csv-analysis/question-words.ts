/** Words that ask for a figure of a column, folded and without the s of plurals; the first that is found counts. */
export const FIGURES = {
  correlation: /\b(?:correlat\w*|relation\w*|related|lien|liee?s?|relacion\w*)\b/,
  missing: /\b(?:missing|empty|blank|manqu\w*|vides?|faltan?|vaci[oa]s?)\b/,
  median: /\b(?:median\w*)\b/,
  mean: /\b(?:mean|average|avg|moyen\w*|medi[oa]|promedio)\b/,
  sum: /\b(?:sum|total|somme|cumul\w*|suma|en tout)\b/,
  max: /\b(?:max|maximum|highest|largest|biggest|most|best|top|plu (?:eleve|grand|haut|gro|grosse|fort|cher)e?|meilleure?|maximo|mayor|mas (?:alto|alta|grande)|mejor)\b/,
  min: /\b(?:min|minimum|lowest|smallest|least|worst|plu (?:bas|basse|petit|petite|faible)|moin (?:eleve|haut|cher)e?|pire|minimo|menor|mas (?:bajo|baja|pequen\w*)|peor)\b/,
  count: /\b(?:count|how many|number of|combien|nombre (?:total )?de?|cuant[oa]|numero (?:total )?de)\b/,
} as const;

export type Figure = keyof typeof FIGURES;

/** Words that make groups of any column behind them, also of one of numbers: "by year". */
export const STRICT_GROUP_WORDS = ['by', 'per', 'each', 'every', 'par', 'chaque', 'por', 'cada'];

/** Words that make groups of a column of texts only: "which town", but not "which price". */
export const ASKING_GROUP_WORDS = ['which', 'quel', 'quelle', 'que', 'cual'];

/** Words that say nothing about which rows or columns are meant. Negations and comparisons are none of them. */
const EMPTY: Readonly<Record<'en' | 'fr' | 'es', string>> = {
  en: `a an the of for in on by per at to from with and or is are was were be been there this that these those it its
    what which who where if how do does did has have had having me us my our i we you can could would please show give tell
    find calculate compute get between among each every all whole overall row line record entry value amount figure
    number column table file data dataset s euro eur dollar usd gbp pound percent`,
  fr: `le la l les un une des du de d dans en par pour sur et ou a au aux est sont etait etaient ce cet cette ces c mon
    ma mes notre nos votre vos son sa ses leur leurs quel quelle quels quelles qui que qu y il elle t ai as ont avoir
    moi nous je tu on donne donner donnez montre montrer calcule calculer calculez trouve chaque tout toute tous toutes
    ensemble entre avec ligne lignes enregistrement enregistrements valeur valeurs montant montants chiffre chiffres colonne
    colonnes tableau fichier donnees existe lorsque cent pourcent s j m`,
  es: `el la lo los las un una unos unas de del en por para con y e o u al es son era eran hay este esta estos estas ese
    esa su sus mi mis nuestro nuestra que cual cuales quien donde se me nos dame muestra muestrame calcula calcular dime
    tiene tienen tengo hubo cada todo toda todos todas entre si conjunto fila filas registro registros valor valores
    importe importes cifra cifras columna columnas tabla archivo datos ciento`,
};

export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  Object.values(EMPTY).flatMap((words) => words.split(/\s+/).map(toSingular)),
);

/** Text without accents, case and signs. */
export function foldQuestion(text: string): string {
  return text
    .slice(0, 500)
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/\.$/, ''))
    .filter(Boolean)
    .join(' ');
}

/** The same with plurals as singulars, to compare names. */
export function toSingular(folded: string): string {
  return folded.replaceAll(/(?<=\p{L}{3})s\b/gu, '');
}
