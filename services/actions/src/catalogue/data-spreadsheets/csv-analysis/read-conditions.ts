import { isNumeric, type Column } from './column-profile';
import { hasMark } from './question-text';

/** A condition on a column: on its numbers, or on the year of its dates. */
export interface Condition {
  readonly column: Column;
  readonly operator: Operator;
  readonly value: number;
}

type Operator = keyof typeof OPERATORS;

/** Words before a number, folded and without the s of plurals. Longer forms stand before those that they contain. */
const OPERATORS = {
  '<=': /(?:les|lower|smaller) than or equal(?: to)?|inferieure? ou egale? a|(?:menore?|inferiore?) o iguale? (?:que|a)|at most|no more than|not more than|up to|au plu|jusqu a|comme maximum|como maximo|a lo sumo|hasta/,
  '>=': /(?:more|greater|higher|larger) than or equal(?: to)?|superieure? ou egale? a|(?:mayore?|superiore?) o iguale? (?:que|a)|at least|no les than|not les than|au moin|au minimum|al meno|como minimo/,
  '>': /above|over|(?:more|greater|higher|larger|bigger) than|exceed(?:ing|ed)?|au dessu de|plu (?:de|que|(?:grand|eleve|haut)e? que)|superieure? a|depass(?:e|ent|ant)|mas (?:de|que)|mayore? (?:que|a)|superiore? a|superan?|por encima de/,
  '<': /below|under|(?:les|fewer|lower|smaller) than|en dessou de|moin (?:de|que)|plu (?:petit|petite|ba|basse) que|inferieure? a|meno (?:de|que)|menore? (?:que|a)|inferiore? a|por debajo de/,
  '=': /equal(?: to)?|exactly|egale?(?: a)?|exactement|igual a|exactamente|is|est|es/,
} as const;

/** Words before a year. */
const TIMES: Readonly<Record<Operator, RegExp>> = {
  '<=': /until|till|through|jusqu en|jusque|up to|jusqu a|hasta/,
  '>=': /since|depui|desde/,
  '>': /after|apre|despue de/,
  '<': /before|avant|ante de/,
  '=': /in|during|of|for|en|pendant|durante|de|pour|para/,
};

/** Words that may stand between a column and a comparison. */
const LINK =
  /(?:is|are|was|were|being|est|sont|etait|es|son|sea|sean|que|qui|that|of|de|d|l|un|une|una|a|with|avec|con)/;
const NUMBER = /(?:negative )?\d{1,15}(?:\.\d{1,10})?/;
const MARK = /#\d+/;

const source = (pattern: RegExp) => `(?:${pattern.source})`;
const anyOf = (words: object) => `(?:${Object.values(words).map(source).join('|')})`;
const COMPARISON = new RegExp(
  `(?<![^ ])(?:(?<mark>${MARK.source}) (?<link>(?:${LINK.source} ){0,3}))?(?:(?:(?<words>${anyOf(OPERATORS)})|(?<time>${anyOf(TIMES)})) )?(?:the |el |l |year |annee |ano )?(?<number>${NUMBER.source})(?<more> (?:or|and|ou|et|o|y) (?:more|above|plu|mas))?(?![^ ])`,
  'u',
);
const RANGE = new RegExp(
  `(?<![^ ])(?:(?<mark>${MARK.source}) (?<link>(?:${LINK.source} ){0,3}?))?(?:between|entre|from|de|du|desde) (?<from>${NUMBER.source}) (?:and|et|y|to|until|till|through|a|au|jusqu a|hasta) (?<to>${NUMBER.source})(?![^ ])`,
  'u',
);

/** Words before or behind a column that make a comparison one of its own numbers: "with sales between", "sales are". */
const OWN_BEFORE =
  /(?<![^ ])(?:where|with|whose|having|have|has|avec|dont|ayant|ont|con|cuy[oa]|donde|tienen?) (?:(?:the|an?|une?|la|le|l|el|un|una) )?$/;
const OWN_LINK = /(?<![^ ])(?:is|are|being|est|sont|es|son|sea|sean) /;

const toNumber = (text: string) => Number(text.replace('negative ', '-'));
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value < 2100;

/** Takes comparisons out of a text in which columns are marks ("#2 above 15"); what is not understood remains in it. */
export function readConditions(text: string, columns: readonly Column[]): { rest: string; conditions: Condition[] } {
  const conditions: Condition[] = [];
  let rest = text;
  for (;;) {
    const range = RANGE.exec(rest);
    const match = range ?? COMPARISON.exec(rest);
    const isOwn = match !== null && isOfItsColumn(match, rest);
    const found =
      match?.groups &&
      (range ? toRange(match.groups, isOwn, text, columns) : toConditions(match.groups, isOwn, text, columns));
    if (!match || !found || found.length === 0) return { rest, conditions };
    conditions.push(...found);
    rest =
      rest.slice(0, match.index) +
      [match.groups?.['mark'], '|'].filter(Boolean).join(' ') +
      rest.slice(match.index + match[0].length);
  }
}

type Groups = Readonly<Record<string, string | undefined>>;

function isOfItsColumn({ groups, index }: RegExpExecArray, text: string): boolean {
  return OWN_LINK.test(groups?.['link'] ?? '') || OWN_BEFORE.test(text.slice(0, index));
}

function toRange(
  { mark, from = '', to = '' }: Groups,
  isOwn: boolean,
  text: string,
  columns: readonly Column[],
): Condition[] {
  const column = limitedColumn(mark, isOwn, text, columns, [toNumber(from), toNumber(to)]);
  if (!column) return [];
  return [
    { column, operator: '>=', value: toNumber(from) },
    { column, operator: '<=', value: toNumber(to) },
  ];
}

function toConditions(groups: Groups, isOwn: boolean, text: string, columns: readonly Column[]): Condition[] {
  const { mark, words, time, number = '', more } = groups;
  const value = toNumber(number);
  // "15" alone is a condition where it stands behind its column: "quantity 15".
  const isBare = words === undefined && time === undefined && more === undefined;
  const isTime = time !== undefined || (isBare && isYear(value));
  if (isBare && !isTime && mark === undefined) return [];
  const isLimit = operatorOf(words ?? time, TIMES) === '<=';
  const column = isLimit
    ? limitedColumn(mark, isOwn, text, columns, [Number.NEGATIVE_INFINITY, value])
    : isTime
      ? yearColumnOf(mark, columns, value)
      : columnOf(mark, text, columns, [value]);
  if (!column) return [];
  return [{ column, operator: more ? '>=' : (operatorOf(words, OPERATORS) ?? operatorOf(time, TIMES) ?? '='), value }];
}

function operatorOf(
  words: string | undefined,
  operators: Readonly<Partial<Record<Operator, RegExp>>>,
): Operator | null {
  const found = Object.entries(operators).find(([, form]) => new RegExp(`^${source(form)}$`).test(words ?? ''));
  return found ? (found[0] as Operator) : null; // The keys of the tables.
}

const only = (list: readonly Column[]) => (list.length === 1 ? (list[0] ?? null) : null);
const columnAt = (mark: string | undefined, columns: readonly Column[]) =>
  mark ? columns[Number(mark.slice(1))] : undefined;

/** The one column of years or dates, or the one of several that is named beside the year. */
function yearColumnOf(mark: string | undefined, columns: readonly Column[], value: number): Column | null {
  const named = columnAt(mark, columns);
  if (!isYear(value)) return null;
  return named && isOfYears(named) ? named : only(columns.filter(isOfYears));
}

/**
 * The column of limits that may be years: "sales between 2021 and 2023" are sales of these years, unless the text or
 * the numbers of the column say that its own numbers are meant. Null where both can be meant.
 */
function limitedColumn(
  mark: string | undefined,
  isOwn: boolean,
  text: string,
  columns: readonly Column[],
  [from, to]: readonly [number, number],
): Column | null {
  const limits = [from, to].filter(Number.isFinite);
  const figure = columnOf(mark, text, columns, limits);
  const named = columnAt(mark, columns);
  if (!limits.every(isYear) || !columns.some(isOfYears) || (named && isOfYears(named))) return figure;
  const isNamed = named !== undefined && isNumeric(named);
  const fits = isNamed && named.numbers.some((value) => value !== null && value >= from && value <= to);
  if (isNamed && isOwn) return fits ? figure : null;
  const isClear = !fits || from === Number.NEGATIVE_INFINITY;
  return isClear ? yearColumnOf(mark, columns, to) : null;
}

/** The column that is named beside the number; else the one of numbers that is named, or that there is. */
function columnOf(
  mark: string | undefined,
  text: string,
  columns: readonly Column[],
  values: readonly number[],
): Column | null {
  const named = columnAt(mark, columns);
  if (named && (isNumeric(named) || (named.type === 'date' && values.every(isYear)))) return named;
  if (named) return null;
  const numeric = columns.filter((column, index) => isNumeric(column) && hasMark(text, index));
  return only(numeric.length > 0 ? numeric : columns.filter(isNumeric));
}

/** Dates, and numbers that are all years. */
function isOfYears({ type, numbers }: Column): boolean {
  return type === 'date' || (type === 'integer' && numbers.every((value) => value === null || isYear(value)));
}

export function meets({ column, operator, value }: Condition, row: number): boolean {
  const own = column.type === 'date' ? toYear(column.labels[row]) : (column.numbers[row] ?? null);
  if (own === null) return false;
  switch (operator) {
    case '>':
      return own > value;
    case '>=':
      return own >= value;
    case '<':
      return own < value;
    case '<=':
      return own <= value;
    case '=':
      return own === value;
    default:
      return operator satisfies never;
  }
}

const toYear = (date: string | null | undefined) => (date ? Number(date.slice(0, 4)) : null);

export function describeCondition({ column, operator, value }: Condition): string {
  return column.type === 'date' ? `year(${column.name}) ${operator} ${value}` : `${column.name} ${operator} ${value}`;
}
