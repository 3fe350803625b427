import { mean, median } from 'simple-statistics';
import { isGrouping, isNumeric, type Column } from './column-profile';
import type { Language } from '../../../text/languages';
import { round } from './numeric-summary';
import { FIGURES, foldQuestion, GROUP_WORDS, toSingular, type Figure } from './question-words';
import { correlate } from './relations';

export interface Answer {
  readonly question: string;
  /** Whether its columns and figure were recognised; what is not is not guessed. */
  readonly understood: boolean;
  readonly text: string;
  /** How the figures were made, as `mean(petal_length) where species = setosa`. */
  readonly method: string | null;
  readonly figures: readonly { readonly label: string; readonly value: number }[];
}

interface Reading {
  readonly figure: Figure;
  readonly values: readonly Column[];
  readonly group: Column | null;
  readonly filters: readonly { readonly column: Column; readonly label: string }[];
}

const NOT_UNDERSTOOD: Readonly<Record<Language, (columns: string) => string>> = {
  en: (columns) =>
    `Not answered: no column and figure were recognised in it. Ask for a mean, sum, median, highest, lowest, count or correlation of: ${columns}.`,
  fr: (columns) =>
    `Sans réponse : aucune colonne avec un calcul n'y a été reconnue. Demandez moyenne, somme, médiane, maximum, minimum, nombre ou corrélation de : ${columns}.`,
  es: (columns) =>
    `Sin respuesta: no se reconoció ninguna columna con un cálculo. Pida media, suma, mediana, máximo, mínimo, número o correlación de: ${columns}.`,
};

const NO_COLUMN: Readonly<Record<Language, string>> = {
  en: 'Not answered: the table has no column of numbers or groups.',
  fr: 'Sans réponse : le tableau n’a aucune colonne de nombres ou de groupes.',
  es: 'Sin respuesta: la tabla no tiene ninguna columna de números o grupos.',
};

/** Answers a question that names columns of the table and a figure; says so where it does not. */
export function answerQuestion(question: string, columns: readonly Column[], rows: number, language: Language): Answer {
  const reading = readQuestion(question, columns);
  const figures = reading ? compute(reading, rows) : [];
  if (!reading || figures.length === 0) {
    const names = columns.filter((column) => isNumeric(column) || isGrouping(column)).map(({ name }) => name);
    return {
      question,
      understood: false,
      text: names.length > 0 ? NOT_UNDERSTOOD[language](names.slice(0, 15).join(', ')) : NO_COLUMN[language],
      method: null,
      figures: [],
    };
  }
  const method = describe(reading);
  const listed = figures
    .slice(0, 10)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('; ');
  return {
    question,
    understood: true,
    text: figures.length === 1 ? `${method} = ${figures[0]?.value}` : `${method}: ${listed}`,
    method,
    figures,
  };
}

const NEEDS_NUMBERS: ReadonlySet<Figure> = new Set(['mean', 'median', 'sum', 'max', 'min']);

function readQuestion(question: string, columns: readonly Column[]): Reading | null {
  const folded = foldQuestion(question);
  const figure = (Object.keys(FIGURES) as Figure[]).find((name) => FIGURES[name].test(folded)); // The table's keys.
  if (!figure) return null;
  const text = toSingular(folded);
  const named = findColumns(text, columns);
  const filters = columns.filter(isGrouping).flatMap((column) => {
    const labels = [...new Set(column.labels.filter((label) => label !== null))].filter(
      (label) => label.length >= 2 && column.type !== 'boolean',
    );
    const label = labels
      .toSorted((a, b) => b.length - a.length)
      .find((candidate) => hasWords(text, toSingular(foldQuestion(candidate))));
    return label === undefined ? [] : [{ column, label }];
  });
  const group =
    named.find(
      (column) => isGrouping(column) && isAskedBy(text, column) && !filters.some((filter) => filter.column === column),
    ) ?? null;
  const values = named.filter((column) => column !== group);
  const numeric = columns.filter(isNumeric);
  // "The total by town": of a table with one column of numbers it is that one.
  const isMeant = NEEDS_NUMBERS.has(figure) && !values.some(isNumeric) && numeric.length === 1;
  return { figure, values: isMeant ? numeric : values, group, filters };
}

/** Columns whose whole names are in the question, longer names first: "petal length" is not "length". */
function findColumns(text: string, columns: readonly Column[]): Column[] {
  let rest = text;
  const found: Column[] = [];
  for (const column of columns.toSorted((a, b) => b.name.length - a.name.length)) {
    const name = toSingular(foldQuestion(column.name));
    if (!name || !hasWords(rest, name)) continue;
    found.push(column);
    rest = ` ${rest} `.replace(` ${name} `, ' ').trim();
  }
  return found;
}

function hasWords(text: string, words: string): boolean {
  return words !== '' && ` ${text} `.includes(` ${words} `);
}

function isAskedBy(text: string, { name }: Column): boolean {
  const words = toSingular(foldQuestion(name));
  return GROUP_WORDS.some((word) => hasWords(text, `${word} ${words}`));
}

function compute({ figure, values, group, filters }: Reading, rows: number): { label: string; value: number }[] {
  const kept = Array.from({ length: rows }, (_, row) => row).filter((row) =>
    filters.every(({ column, label }) => column.labels[row] === label),
  );
  const [value] = values;
  if (figure === 'correlation') {
    const [strongest] = correlate(
      values
        .filter(isNumeric)
        .map((column) => ({ ...column, numbers: kept.map((row) => column.numbers[row] ?? null) })),
    );
    return strongest ? [{ label: `${strongest.a} / ${strongest.b}`, value: strongest.r }] : [];
  }
  if (figure === 'missing') return value && filters.length === 0 ? [{ label: value.name, value: value.missing }] : [];
  if (figure === 'count') {
    if (group) return groupRows(kept, group).map(([label, own]) => ({ label, value: own.length }));
    return filters.length > 0 || value === undefined
      ? [{ label: 'rows', value: kept.length }]
      : [
          {
            label: value.name,
            value: kept.filter((row) => (value.numbers[row] ?? value.labels[row] ?? null) !== null).length,
          },
        ];
  }
  const numeric = values.find(isNumeric);
  if (!numeric) return [];
  const work = (own: readonly number[]) => {
    const numbers = own.flatMap((row) => numeric.numbers[row] ?? []);
    return numbers.length > 0 ? round(reduce(figure, numbers)) : null;
  };
  const lists = group ? groupRows(kept, group) : [[numeric.name, kept] as const];
  const results = lists.flatMap(([label, own]) => {
    const result = work(own);
    return result === null ? [] : [{ label, value: result }];
  });
  return results.toSorted((a, b) => (figure === 'min' ? a.value - b.value : b.value - a.value));
}

function groupRows(kept: readonly number[], group: Column): (readonly [label: string, rows: readonly number[]])[] {
  const lists = new Map<string, number[]>();
  for (const row of kept) {
    const label = group.labels[row];
    if (label !== null && label !== undefined) lists.set(label, [...(lists.get(label) ?? []), row]);
  }
  return [...lists].toSorted((a, b) => b[1].length - a[1].length);
}

function reduce(figure: Exclude<Figure, 'correlation' | 'missing' | 'count'>, numbers: number[]): number {
  switch (figure) {
    case 'mean':
      return mean(numbers);
    case 'median':
      return median(numbers);
    case 'sum':
      return numbers.reduce((total, number) => total + number, 0);
    case 'max':
      return numbers.reduce((most, number) => Math.max(most, number));
    case 'min':
      return numbers.reduce((least, number) => Math.min(least, number));
    default:
      return figure satisfies never;
  }
}

function describe({ figure, values, group, filters }: Reading): string {
  const names = values.map(({ name }) => name).join(', ') || 'rows';
  const where = filters.map(({ column, label }) => `${column.name} = ${label}`).join(' and ');
  return `${figure}(${names})${group ? ` by ${group.name}` : ''}${where ? ` where ${where}` : ''}`;
}
