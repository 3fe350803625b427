import type { Language } from '../../../text/languages';

/** Why a question has no answer. */
export type Refusal =
  | { readonly reason: Reason }
  | { readonly reason: 'unread'; readonly words: readonly string[] }
  | { readonly reason: 'no_numbers'; readonly method: string };

type Reason = 'no_figure' | 'alternative' | 'several_columns' | 'whole_column';

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

/** Says why a question has no answer, and what can be asked about the columns. */
export function explainRefusal(refusal: Refusal, columns: readonly string[], language: Language): string {
  if (columns.length === 0) return NO_COLUMN[language];
  if (refusal.reason === 'no_numbers') return NO_NUMBERS[language](refusal.method);
  const advice = ADVICE[language](columns.slice(0, 15).join(', '));
  if (refusal.reason === 'unread') return `${UNREAD[language](refusal.words.slice(0, 10).join(', '))} ${advice}`;
  const reason = REASONS[refusal.reason][language];
  return refusal.reason === 'alternative' ? reason : `${reason} ${advice}`;
}
