import type { Language } from '../../../text/languages';

export type InsightKind =
  | 'rise_together'
  | 'rise_against'
  | 'groups_differ'
  | 'missing'
  | 'outliers'
  | 'skewed'
  | 'constant'
  | 'misfits'
  | 'repeated_rows';

/** Writes a sentence; the names are those of the columns, then labels. */
type Write = (names: readonly string[], figures: Readonly<Record<string, number>>) => string;

/** Writers of figures in a language, and of `1 row` and `2 rows`. */
function writersOf(language: Language) {
  const rules = new Intl.PluralRules(language);
  const number = (value = 0) => new Intl.NumberFormat(language, { maximumSignificantDigits: 6 }).format(value);
  return {
    number,
    percent: (share = 0) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    count: (value = 0, one: string, many: string) => `${number(value)} ${rules.select(value) === 'one' ? one : many}`,
  };
}

const en = writersOf('en');
const fr = writersOf('fr');
const es = writersOf('es');

/** The sentences of the insights. */
export const INSIGHT_TEXTS: Readonly<Record<Language, Readonly<Record<InsightKind, Write>>>> = {
  en: {
    rise_together: ([a, b], { r, rows }) =>
      `${a} and ${b} rise together (r = ${en.number(r)}, ${en.count(rows, 'row', 'rows')}). This does not say that one causes the other.`,
    rise_against: ([a, b], { r, rows }) =>
      `When ${a} rises, ${b} falls (r = ${en.number(r)}, ${en.count(rows, 'row', 'rows')}). This does not say that one causes the other.`,
    groups_differ: ([group, value, high, low], { explained, highest, lowest }) =>
      `${group} explains ${en.percent(explained)} of the variance of ${value}: its mean is ${en.number(highest)} for ${high} and ${en.number(lowest)} for ${low}.`,
    missing: ([name], { missing, share }) =>
      `${name} is missing in ${en.count(missing, 'row', 'rows')} (${en.percent(share)}).`,
    outliers: ([name], { count, furthest, row, below, above }) =>
      `${name} has ${en.count(count, 'outlier', 'outliers')} outside of ${en.number(below)} to ${en.number(above)}; the furthest is ${en.number(furthest)} in row ${row}.`,
    skewed: ([name], { mean, median }) =>
      `${name} is skewed: its mean is ${en.number(mean)}, its median ${en.number(median)}. The median describes it better.`,
    constant: ([name]) => `${name} has the same value in every row.`,
    misfits: ([name, type], { count, row }) =>
      `${name} is a column of type ${type}, which ${en.count(count, 'cell is', 'cells are')} not, the first in row ${row}.`,
    repeated_rows: (_, { count }) => `${en.count(count, 'row repeats another', 'rows repeat others')} exactly.`,
  },
  fr: {
    rise_together: ([a, b], { r, rows }) =>
      `${a} et ${b} augmentent ensemble (r = ${fr.number(r)}, ${fr.count(rows, 'ligne', 'lignes')}). Cela ne dit pas que l'un cause l'autre.`,
    rise_against: ([a, b], { r, rows }) =>
      `Quand ${a} augmente, ${b} diminue (r = ${fr.number(r)}, ${fr.count(rows, 'ligne', 'lignes')}). Cela ne dit pas que l'un cause l'autre.`,
    groups_differ: ([group, value, high, low], { explained, highest, lowest }) =>
      `${group} explique ${fr.percent(explained)} de la variance de ${value} : la moyenne est de ${fr.number(highest)} pour ${high} et de ${fr.number(lowest)} pour ${low}.`,
    missing: ([name], { missing, share }) =>
      `${name} manque dans ${fr.count(missing, 'ligne', 'lignes')} (${fr.percent(share)}).`,
    outliers: ([name], { count, furthest, row, below, above }) =>
      `${name} a ${fr.count(count, 'valeur aberrante', 'valeurs aberrantes')} hors de ${fr.number(below)} à ${fr.number(above)} ; la plus éloignée est ${fr.number(furthest)}, ligne ${row}.`,
    skewed: ([name], { mean, median }) =>
      `${name} est asymétrique : moyenne ${fr.number(mean)}, médiane ${fr.number(median)}. La médiane la décrit mieux.`,
    constant: ([name]) => `${name} a la même valeur dans toutes les lignes.`,
    misfits: ([name, type], { count, row }) =>
      `${name} est une colonne de type ${type}, sauf ${fr.count(count, 'cellule', 'cellules')}, la première ligne ${row}.`,
    repeated_rows: (_, { count }) =>
      `${fr.count(count, 'ligne en répète une autre', "lignes en répètent d'autres")} exactement.`,
  },
  es: {
    rise_together: ([a, b], { r, rows }) =>
      `${a} y ${b} suben juntas (r = ${es.number(r)}, ${es.count(rows, 'fila', 'filas')}). Esto no indica que una cause la otra.`,
    rise_against: ([a, b], { r, rows }) =>
      `Cuando sube ${a}, baja ${b} (r = ${es.number(r)}, ${es.count(rows, 'fila', 'filas')}). Esto no indica que una cause la otra.`,
    groups_differ: ([group, value, high, low], { explained, highest, lowest }) =>
      `${group} explica el ${es.percent(explained)} de la varianza de ${value}: la media es ${es.number(highest)} para ${high} y ${es.number(lowest)} para ${low}.`,
    missing: ([name], { missing, share }) =>
      `${name} falta en ${es.count(missing, 'fila', 'filas')} (${es.percent(share)}).`,
    outliers: ([name], { count, furthest, row, below, above }) =>
      `${name} tiene ${es.count(count, 'valor atípico', 'valores atípicos')} fuera de ${es.number(below)} a ${es.number(above)}; el más lejano es ${es.number(furthest)}, en la fila ${row}.`,
    skewed: ([name], { mean, median }) =>
      `${name} es asimétrica: media ${es.number(mean)}, mediana ${es.number(median)}. La mediana la describe mejor.`,
    constant: ([name]) => `${name} tiene el mismo valor en todas las filas.`,
    misfits: ([name, type], { count, row }) =>
      `${name} es una columna de tipo ${type}, salvo ${es.count(count, 'celda', 'celdas')}, la primera en la fila ${row}.`,
    repeated_rows: (_, { count }) => `${es.count(count, 'fila repite otra', 'filas repiten otras')} exactamente.`,
  },
};
