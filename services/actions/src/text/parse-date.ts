import { foldAccents } from './words';

export interface ParsedDate {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The date as it stands in the text. */
  readonly text: string;
  /** Day and month could be the other way round. */
  readonly isAmbiguous: boolean;
}

export interface DateOrder {
  /** 03/04/2026 is the 4th of March. */
  readonly isMonthFirst: boolean;
}

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'janvier', 'enero', 'jan', 'janv', 'ene'],
  ['february', 'fevrier', 'febrero', 'feb', 'fev', 'fevr'],
  ['march', 'mars', 'marzo', 'mar'],
  ['april', 'avril', 'abril', 'apr', 'avr', 'abr'],
  ['may', 'mai', 'mayo'],
  ['june', 'juin', 'junio', 'jun'],
  ['july', 'juillet', 'julio', 'jul', 'juil'],
  ['august', 'aout', 'agosto', 'aug', 'ago'],
  ['september', 'septembre', 'septiembre', 'setiembre', 'sep', 'sept'],
  ['october', 'octobre', 'octubre', 'oct'],
  ['november', 'novembre', 'noviembre', 'nov'],
  ['december', 'decembre', 'diciembre', 'dec', 'dic'],
];

const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** Of years with two digits: 98 is 1998. The pivot of POSIX's `%y` is 68. */
const LATEST_SHORT_YEAR = 68;

const ISO = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u;
const NUMERIC = /(?<!\d)(\d{1,2})[ ]?[-/.][ ]?(\d{1,2})[ ]?[-/.][ ]?(\d{4}|\d{2})(?!\d)/u;
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:er|st|nd|rd|th|º)?[ .-]{1,2}(?:(?:de|of) )?(\p{L}{3,10})\.?,?[ .-]{1,2}(?:del? )?(\d{4})(?!\d)/u;
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/u;

/** The first full date of a short text, in figures or with the month's name in English, French or Spanish. */
export function parseDate(text: string, { isMonthFirst }: DateOrder): ParsedDate | null {
  const short = text.slice(0, 200);
  return fromIso(short) ?? fromNumeric(short, isMonthFirst) ?? fromNames(short);
}

function fromIso(text: string): ParsedDate | null {
  const match = ISO.exec(text);
  return match ? toDate(match[0], Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

function fromNumeric(text: string, isMonthFirst: boolean): ParsedDate | null {
  const match = NUMERIC.exec(text);
  if (!match) return null;
  const [first, second, written] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const year = written < 100 ? written + (written > LATEST_SHORT_YEAR ? 1900 : 2000) : written;
  const monthComesFirst = second > 12 || (isMonthFirst && first <= 12);
  const [month, day] = monthComesFirst ? [first, second] : [second, first];
  return toDate(match[0], year, month, day, first <= 12 && second <= 12 && first !== second);
}

function fromNames(text: string): ParsedDate | null {
  const dayFirst = DAY_FIRST.exec(text);
  const month = monthOf(dayFirst?.[2]);
  if (dayFirst && month) return toDate(dayFirst[0], Number(dayFirst[3]), month, Number(dayFirst[1]));
  const monthFirst = MONTH_FIRST.exec(text);
  const named = monthOf(monthFirst?.[1]);
  return monthFirst && named ? toDate(monthFirst[0], Number(monthFirst[3]), named, Number(monthFirst[2])) : null;
}

const monthOf = (name: string | undefined) => (name ? MONTH_OF.get(foldAccents(name.toLowerCase())) : undefined);

function toDate(text: string, year: number, month: number, day: number, isAmbiguous = false): ParsedDate | null {
  if (year < 1900 || year > 2200) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return { date: date.toISOString().slice(0, 10), text, isAmbiguous };
}
