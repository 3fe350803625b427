import { mean, median } from 'simple-statistics';
import { isGrouping, isNumeric, type Column } from './column-profile';
import type { Language } from '../../../text/languages';
import { round } from './numeric-summary';
import type { Figure } from './question-words';
import { describeCondition, meets } from './read-conditions';
import { readQuestion, type Reading } from './read-question';
import { explainRefusal, type Refusal } from './refusal-texts';
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

/** Answers a question that names columns of the table and a figure; says so where it does not. */
export function answerQuestion(question: string, columns: readonly Column[], rows: number, language: Language): Answer {
  const read = readQuestion(question, columns);
  if ('reason' in read) return refuse(question, read, columns, language);
  const figures = compute(read, rows);
  const method = describe(read);
  if (figures.length === 0) return refuse(question, { reason: 'no_numbers', method }, columns, language);
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

function refuse(question: string, refusal: Refusal, columns: readonly Column[], language: Language): Answer {
  const names = columns.filter((column) => isNumeric(column) || isGrouping(column)).map(({ name }) => name);
  const text = explainRefusal(refusal, names, language);
  return { question, understood: false, text, method: null, figures: [] };
}

function compute(reading: Reading, rows: number): { label: string; value: number }[] {
  const { figure, values, group, filters, conditions, isAscending } = reading;
  const kept = Array.from({ length: rows }, (_, row) => row).filter(
    (row) =>
      filters.every(({ column, labels }) => labels.includes(column.labels[row] ?? '')) &&
      conditions.every((condition) => meets(condition, row)),
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
  if (figure === 'missing') return value ? [{ label: value.name, value: value.missing }] : [];
  if (figure === 'count') {
    if (group)
      return order(
        groupRows(kept, group).map(([label, own]) => ({ label, value: own.length })),
        isAscending,
      );
    return value === undefined
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
  return order(results, isAscending);
}

function order<Result extends { readonly value: number }>(results: readonly Result[], isAscending: boolean): Result[] {
  return results.toSorted((a, b) => (isAscending ? a.value - b.value : b.value - a.value));
}

function groupRows(kept: readonly number[], group: Column): (readonly [label: string, rows: readonly number[]])[] {
  const lists = new Map<string, number[]>();
  for (const row of kept) {
    const label = group.labels[row] ?? group.numbers[row]?.toString();
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

function describe({ figure, values, group, filters, conditions }: Reading): string {
  const names = values.map(({ name }) => name).join(', ') || 'rows';
  const where = [
    ...filters.map(({ column, labels }) => `${column.name} = ${labels.join(' or ')}`),
    ...conditions.map(describeCondition),
  ].join(' and ');
  return `${figure}(${names})${group ? ` by ${group.name}` : ''}${where ? ` where ${where}` : ''}`;
}
