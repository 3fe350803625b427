import type { Language } from '../../../text/languages';

/** Why a question has no answer. */
export type Refusal =
  | { readonly reason: Reason }
  | { readonly reason: 'unread'; readonly words: readonly string[] }
  | { readonly reason: 'no_numbers'; readonly method: string };

type Reason = 'no_figure' | 'alternative' | 'several_columns' | 'whole_column' | 'repeated_values' | 'unclear_number';

const REASONS: Readonly<Record<Reason, Readonly<Record<Language, string>>>> = {
  no_figure: {
    en: 'Not answered: no column and figure were recognised in it.',
    fr: "Sans réponse : aucune colonne avec un calcul n'y a été reconnue.",
    es: 'Sin respuesta: no se reconoció ninguna columna con un cálculo.',
  },
  alternative: {
    en: 'Not answered: it has several conditions of which a row meets only one. Ask for each in a question of its own.',
    fr: "Sans réponse : elle a plusieurs conditions dont une ligne ne remplit qu'une. Posez une question pour chacune.",
    es: 'Sin respuesta: tiene varias condiciones de las que una fila cumple solo una. Haga una pregunta por cada una.',
  },
  several_columns: {
    en: 'Not answered: it names several columns, and a figure is of one column, by one other.',
    fr: "Sans réponse : elle nomme plusieurs colonnes, et un calcul est d'une colonne, par une seule autre.",
    es: 'Sin respuesta: nombra varias columnas, y un cálculo es de una columna, por una sola otra.',
  },
  repeated_values: {
    en: 'Not answered: values of this column are repeated, so that rows or different values may be meant. Ask for the number of rows, or of rows by it.',
    fr: 'Sans réponse : des valeurs de cette colonne se répètent, il peut s’agir des lignes ou des valeurs différentes. Demandez le nombre de lignes, ou de lignes par valeur.',
    es: 'Sin respuesta: hay valores de esta columna que se repiten, y puede tratarse de filas o de valores distintos. Pida el número de filas, o de filas por valor.',
  },
  unclear_number: {
    en: 'Not answered: a number such as 1.375 may be a thousand or a fraction. Write 1375, or 1.3750.',
    fr: 'Sans réponse : un nombre comme 1.375 peut être un millier ou une fraction. Écrivez 1375, ou 1,3750.',
    es: 'Sin respuesta: un número como 1.375 puede ser un millar o una fracción. Escriba 1375, o 1,3750.',
  },
  whole_column: {
    en: 'Not answered: missing values are counted in whole columns only, and correlations are not made by group.',
    fr: 'Sans réponse : les valeurs manquantes se comptent dans des colonnes entières, et les corrélations ne se font pas par groupe.',
    es: 'Sin respuesta: los valores que faltan se cuentan en columnas enteras, y las correlaciones no se hacen por grupo.',
  },
};

const UNREAD: Readonly<Record<Language, (words: string) => string>> = {
  en: (words) => `Not answered. Not understood in it: ${words}.`,
  fr: (words) => `Sans réponse. Non compris : ${words}.`,
  es: (words) => `Sin respuesta. No se entiende: ${words}.`,
};

const NO_NUMBERS: Readonly<Record<Language, (method: string) => string>> = {
  en: (method) => `Not answered: the table has too few numbers for ${method}.`,
  fr: (method) => `Sans réponse : le tableau a trop peu de nombres pour ${method}.`,
  es: (method) => `Sin respuesta: la tabla tiene muy pocos números para ${method}.`,
};

const NO_COLUMN: Readonly<Record<Language, string>> = {
  en: 'Not answered: the table has no column of numbers or groups.',
  fr: 'Sans réponse : le tableau n’a aucune colonne de nombres ou de groupes.',
  es: 'Sin respuesta: la tabla no tiene ninguna columna de números o grupos.',
};

const ADVICE: Readonly<Record<Language, (columns: string) => string>> = {
  en: (columns) => `Ask for a mean, sum, median, highest, lowest, count or correlation of: ${columns}.`,
  fr: (columns) => `Demandez moyenne, somme, médiane, maximum, minimum, nombre ou corrélation de : ${columns}.`,
  es: (columns) => `Pida media, suma, mediana, máximo, mínimo, número o correlación de: ${columns}.`,
};

/** They say themselves what to ask for. */
const WITHOUT_ADVICE: ReadonlySet<Reason> = new Set(['alternative', 'repeated_values', 'unclear_number']);

/** Says why a question has no answer, and what can be asked about the columns. */
export function explainRefusal(refusal: Refusal, columns: readonly string[], language: Language): string {
  if (columns.length === 0) return NO_COLUMN[language];
  if (refusal.reason === 'no_numbers') return NO_NUMBERS[language](refusal.method);
  const advice = ADVICE[language](columns.slice(0, 15).join(', '));
  if (refusal.reason === 'unread') return `${UNREAD[language](refusal.words.slice(0, 10).join(', '))} ${advice}`;
  const reason = REASONS[refusal.reason][language];
  return WITHOUT_ADVICE.has(refusal.reason) ? reason : `${reason} ${advice}`;
}
