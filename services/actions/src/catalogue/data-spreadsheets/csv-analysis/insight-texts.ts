import type { Language } from './languages';

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

type Write = (names: readonly string[], figures: Readonly<Record<string, number>>) => string;

const percent = (share = 0) => `${Math.round(share * 1_000) / 10} %`;

/** The sentences of the insights. The names are those of the columns, then labels. */
export const INSIGHT_TEXTS: Readonly<Record<Language, Readonly<Record<InsightKind, Write>>>> = {
  en: {
    rise_together: ([a, b], { r, rows }) =>
      `${a} and ${b} rise together (r = ${r}, ${rows} rows). This does not say that one causes the other.`,
    rise_against: ([a, b], { r, rows }) =>
      `When ${a} rises, ${b} falls (r = ${r}, ${rows} rows). This does not say that one causes the other.`,
    groups_differ: ([group, value, high, low], { explained, highest, lowest }) =>
      `${group} explains ${percent(explained)} of the variance of ${value}: its mean is ${highest} for ${high} and ${lowest} for ${low}.`,
    missing: ([name], { missing, share }) => `${name} is missing in ${missing} rows (${percent(share)}).`,
    outliers: ([name], { count, furthest, row, below, above }) =>
      `${name} has ${count} outliers outside of ${below} to ${above}; the furthest is ${furthest} in row ${row}.`,
    skewed: ([name], { mean, median }) =>
      `${name} is skewed: its mean is ${mean}, its median ${median}. The median describes it better.`,
    constant: ([name]) => `${name} has the same value in every row.`,
    misfits: ([name, type], { count, row }) =>
      `${name} is a column of type ${type}, but ${count} cells are not, the first in row ${row}.`,
    repeated_rows: (_, { count }) => `${count} rows are exact repetitions of others.`,
  },
  fr: {
    rise_together: ([a, b], { r, rows }) =>
      `${a} et ${b} augmentent ensemble (r = ${r}, ${rows} lignes). Cela ne dit pas que l'un cause l'autre.`,
    rise_against: ([a, b], { r, rows }) =>
      `Quand ${a} augmente, ${b} diminue (r = ${r}, ${rows} lignes). Cela ne dit pas que l'un cause l'autre.`,
    groups_differ: ([group, value, high, low], { explained, highest, lowest }) =>
      `${group} explique ${percent(explained)} de la variance de ${value} : la moyenne est de ${highest} pour ${high} et de ${lowest} pour ${low}.`,
    missing: ([name], { missing, share }) => `${name} manque dans ${missing} lignes (${percent(share)}).`,
    outliers: ([name], { count, furthest, row, below, above }) =>
      `${name} a ${count} valeurs aberrantes hors de ${below} à ${above} ; la plus éloignée est ${furthest}, ligne ${row}.`,
    skewed: ([name], { mean, median }) =>
      `${name} est asymétrique : moyenne ${mean}, médiane ${median}. La médiane la décrit mieux.`,
    constant: ([name]) => `${name} a la même valeur dans toutes les lignes.`,
    misfits: ([name, type], { count, row }) =>
      `${name} est une colonne de type ${type}, mais ${count} cellules n'en sont pas, la première ligne ${row}.`,
    repeated_rows: (_, { count }) => `${count} lignes en répètent exactement d'autres.`,
  },
  es: {
    rise_together: ([a, b], { r, rows }) =>
      `${a} y ${b} suben juntas (r = ${r}, ${rows} filas). Esto no indica que una cause la otra.`,
    rise_against: ([a, b], { r, rows }) =>
      `Cuando sube ${a}, baja ${b} (r = ${r}, ${rows} filas). Esto no indica que una cause la otra.`,
    groups_differ: ([group, value, high, low], { explained, highest, lowest }) =>
      `${group} explica el ${percent(explained)} de la varianza de ${value}: la media es ${highest} para ${high} y ${lowest} para ${low}.`,
    missing: ([name], { missing, share }) => `${name} falta en ${missing} filas (${percent(share)}).`,
    outliers: ([name], { count, furthest, row, below, above }) =>
      `${name} tiene ${count} valores atípicos fuera de ${below} a ${above}; el más lejano es ${furthest}, en la fila ${row}.`,
    skewed: ([name], { mean, median }) =>
      `${name} es asimétrica: media ${mean}, mediana ${median}. La mediana la describe mejor.`,
    constant: ([name]) => `${name} tiene el mismo valor en todas las filas.`,
    misfits: ([name, type], { count, row }) =>
      `${name} es una columna de tipo ${type}, pero ${count} celdas no lo son, la primera en la fila ${row}.`,
    repeated_rows: (_, { count }) => `${count} filas repiten exactamente otras.`,
  },
};
