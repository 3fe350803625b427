import { isGrouping, isNumeric, type Column } from './column-profile';
import { hasMark, hasUnclearNumber, markName, readText, takeOut, toText, type QuestionText } from './question-text';
import {
  EMPTY_WORDS,
  FIGURES,
  foldQuestion,
  ASKING_GROUP_WORDS,
  STRICT_GROUP_WORDS,
  toSingular,
  type Figure,
} from './question-words';
import type { Refusal } from './refusal-texts';
import { readConditions, type Condition } from './read-conditions';
import { isRowWord, namesRows } from './row-words';

interface Filter {
  readonly column: Column;
  /** A row has one of them. */
  readonly labels: readonly string[];
}

export interface Reading {
  readonly figure: Figure;
  readonly values: readonly Column[];
  readonly group: Column | null;
  readonly filters: readonly Filter[];
  readonly conditions: readonly Condition[];
  /** "Which town has the lowest total": groups from the lowest on. */
  readonly isAscending: boolean;
}

const NEEDS_NUMBERS: ReadonlySet<Figure> = new Set(['mean', 'median', 'sum', 'max', 'min']);
const NEEDED_COLUMNS: Readonly<Partial<Record<Figure, number>>> = { missing: 1, correlation: 2 };
const MAX_LABELS = 500;
const MAX_GROUPS = 200;

/** Reads a question of which every word is understood or says nothing; of others it says why not. */
export function readQuestion(question: string, columns: readonly Column[]): Reading | Refusal {
  const { text, filters } = markNames(readText(question), columns);
  const { rest, conditions } = readConditions(toText(text), columns);
  const named = columns.filter((_, index) => hasMark(rest, index));
  const group = findGroup(rest, columns, filters);
  const asked = findFigure(rest, foldQuestion(question), group !== null);
  if (!asked) return { reason: 'no_figure' };
  const { isAscending } = asked;
  const isConditional = (column: Column) => conditions.some((condition) => condition.column === column);
  const others = named.filter((column) => column !== group && !filters.some((filter) => filter.column === column));
  const free = others.filter(
    (column) =>
      !isConditional(column) && !(NEEDS_NUMBERS.has(asked.figure) && namesRows(rest, column, columns.indexOf(column))),
  );
  // "The total number of units" is their sum, "the total number of rows" is a count.
  const figure = asked.isTotal && free.filter(isNumeric).length === 1 ? 'sum' : asked.figure;
  const words = asked.rest.split(' ').filter(Boolean);
  const hasNamedNumber = named.some((column) => isNumeric(column) && column !== group);
  const isCountOfNumbers = figure === 'count' && free.some(isNumeric);
  const unread = words.filter(
    (word, at) =>
      !/^[#@|]/.test(word) &&
      !EMPTY_WORDS.has(word) &&
      !isRowWord(words, at, { figure, hasNamedNumber, isCountOfNumbers, columns }),
  );
  if (unread.length > 0) return { reason: 'unread', words: [...new Set(unread)] };
  if (isAlternative(rest, filters, conditions)) return { reason: 'alternative' };
  if (conditions.length > 0 && hasUnclearNumber(question)) return { reason: 'unclear_number' };

  const values = NEEDS_NUMBERS.has(figure) ? chooseNumbers(free, others, columns, conditions) : free;
  if (!values) return { reason: free.length > 1 ? 'several_columns' : 'no_figure' };
  const reading = { figure, values, group, filters, conditions, isAscending };
  return findGap(reading) ?? reading;
}

/** "In 2024 or 2025", "Lyon or above 15": rows that meet one of two conditions. Conditions are read as one and the other. */
function isAlternative(rest: string, filters: readonly Filter[], conditions: readonly Condition[]): boolean {
  const equals = conditions.filter(({ operator }) => operator === '=').map(({ column }) => column);
  // "Rows or the price is": before any column it is a French "where" without its accent.
  const hasOr = /[#@|].*(?<![^ ])(?:or|ou|o|u)(?![^ ])/.test(rest);
  return new Set(equals).size < equals.length || (hasOr && (conditions.length > 0 || filters.length > 1));
}

/** Of columns that are named for a figure: one of numbers, and no other whose part in the question is unknown. */
function chooseNumbers(
  free: readonly Column[],
  named: readonly Column[],
  columns: readonly Column[],
  conditions: readonly Condition[],
): readonly Column[] | null {
  if (free.some((column) => !isNumeric(column) && !conditions.some((condition) => condition.column === column)))
    return null;
  const numeric = columns.filter(isNumeric);
  const [ofFree, ofNamed] = [free.filter(isNumeric), named.filter(isNumeric)];
  // "The total by town": of a table with one column of numbers it is that one.
  const chosen = [ofFree, ofNamed, numeric].find((list) => list.length > 0) ?? [];
  return chosen.length === 1 ? chosen : null;
}

/** Why a figure cannot be made of its columns: correlations and missing values are of whole columns, not of groups. */
function findGap({ figure, values, group, filters, conditions }: Reading): Refusal | null {
  const needed = NEEDED_COLUMNS[figure];
  if (figure === 'count' && values.length > 1) return { reason: 'several_columns' };
  if (figure === 'count' && group === null && values.some(isRepeating)) return { reason: 'repeated_values' };
  if (needed === undefined) return null;
  if (values.length !== needed) return { reason: values.length > needed ? 'several_columns' : 'no_figure' };
  const isOfPart = group !== null || (figure === 'missing' && filters.length + conditions.length > 0);
  return isOfPart ? { reason: 'whole_column' } : null;
}

/** "How many customers" of a table of orders: as likely the number of different ones as that of the rows. */
function isRepeating(column: Column): boolean {
  return !isNumeric(column) && column.distinct < column.labels.length - column.missing;
}

interface Asked {
  readonly figure: Figure;
  readonly rest: string;
  readonly isAscending: boolean;
  /** A number and a total are asked for. */
  readonly isTotal: boolean;
}

/** The first figure that is asked for, and the text without it. A superlative may order the groups of another figure. */
function findFigure(rest: string, folded: string, hasGroup: boolean): Asked | null {
  const names = Object.keys(FIGURES) as Figure[]; // The table's keys.
  const found = names.filter((name) => FIGURES[name].test(rest));
  // "How many in total" and "how many have the highest" ask for a number of rows.
  const isCount = found.includes('count') && found.every((name) => ['count', 'sum', 'max', 'min'].includes(name));
  const figure = isCount ? 'count' : found[0];
  if (!figure) {
    // The name of the column is the figure: "total" by town.
    const inName = names.find((name) => FIGURES[name].test(toSingular(folded)));
    return inName ? { figure: inName, rest, isAscending: inName === 'min', isTotal: false } : null;
  }
  const order = hasGroup ? found.find((name) => name !== figure && (name === 'max' || name === 'min')) : undefined;
  const isTotal = isCount && found.includes('sum');
  // "How many are missing."
  const isMissing = figure === 'missing' && found.includes('count');
  const taken = [
    figure,
    ...(isMissing ? (['count'] as const) : []),
    ...(order ? [order] : []),
    ...(isTotal ? (['sum'] as const) : []),
  ];
  const without = taken.reduce((text, name) => takeOut(text, FIGURES[name]), rest);
  return { figure, rest: without, isAscending: (order ?? figure) === 'min', isTotal };
}

/** The column behind "by", or behind "which". */
function findGroup(rest: string, columns: readonly Column[], filters: readonly Filter[]): Column | null {
  const article = '(?:(?:the|le|la|l|el|of|de) )?';
  const behind = (words: readonly string[]) =>
    [...rest.matchAll(new RegExp(`(?<![^ ])(?:${words.join('|')}) ${article}#(\\d+)`, 'g'))].flatMap(
      ([, index]) => columns[Number(index)] ?? [],
    );
  const isFree = (column: Column) => !filters.some((filter) => filter.column === column);
  const canGroup = (column: Column) => column.distinct >= 1 && column.distinct <= MAX_GROUPS && isFree(column);
  return (
    behind(STRICT_GROUP_WORDS).find(canGroup) ??
    behind([...STRICT_GROUP_WORDS, ...ASKING_GROUP_WORDS]).find((column) => !isNumeric(column) && canGroup(column)) ??
    null
  );
}

interface Name {
  readonly name: string;
  readonly column: Column;
  readonly index: number;
  /** Null for the name of the column itself. */
  readonly label: string | null;
}

/** Marks names of columns and their values, longer ones first: "petal length" is not "length". */
function markNames(text: QuestionText, columns: readonly Column[]): { text: QuestionText; filters: Filter[] } {
  const names = columns.flatMap((column, index) => [
    { name: toSingular(foldQuestion(column.name)), column, index, label: null },
    ...listLabels(column).map((label) => ({ name: toSingular(foldQuestion(label)), column, index, label })),
  ]);
  const sorted = names
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.name.length - a.name.length || Number(a.label !== null) - Number(b.label !== null));
  const owners = new Map<string, Set<Column>>();
  for (const { name, column, label } of names)
    if (label !== null) owners.set(name, (owners.get(name) ?? new Set()).add(column));
  let marked = text;
  const filters = new Map<Column, string[]>();
  for (const found of sorted) {
    const { name, column, index, label } = found;
    // A value of two columns is none of which one can know whose it is.
    if (label !== null && (owners.get(name)?.size ?? 0) > 1) continue;
    const next = markName(marked, name, label === null ? `#${index}` : '@', (raw, at) =>
      isMeantAs(found, raw, at, marked),
    );
    if (!next) continue;
    marked = next;
    if (label !== null) filters.set(column, [...(filters.get(column) ?? []), label]);
  }
  return { text: marked, filters: [...filters].map(([column, labels]) => ({ column, labels })) };
}

/** Values that are words of any question, as "A", "DE" and "IN", count as they are written in the table, or at the end. */
function isMeantAs({ name, label }: Name, raw: string, at: number, { words }: QuestionText): boolean {
  if (label === null || (name.length > 1 && !EMPTY_WORDS.has(name))) return true;
  const isLast = at === words.length - 1;
  return at > 0 && (isLast || (raw === label && raw !== raw.toLowerCase()));
}

function listLabels(column: Column): string[] {
  const isText = column.type === 'text' || column.type === 'id';
  if (!isGrouping(column) && !(isText && column.distinct <= MAX_LABELS)) return [];
  if (column.type === 'boolean') return [];
  return [...new Set(column.labels.filter((label) => label !== null))];
}
