import { findAmounts, findRate } from '../../../documents/amounts';
import { findEmails, findUrls } from '../../../text/find-links';
import type { Language } from '../../../text/languages';
import { parseDate } from '../../../text/parse-date';
import { findMasked } from './mask-pattern';
import type { WantedField } from './wanted-fields';

/** How numbers and dates of a document are read. */
export interface ValueReading {
  /** Decides whether 1.234 is one or a thousand. */
  readonly numbers: Language;
  readonly isMonthFirst: boolean;
  isIban(text: string): boolean;
  phonesIn(text: string): Promise<readonly { readonly text: string; readonly number: string }[]>;
}

export interface ParsedValue {
  readonly value: string | number;
  /** As it stands in the document. */
  readonly quote: string;
}

const LONGEST = 300;
const CODE = /(?<![\p{L}\d])(?=[\p{L}\d/._-]*\d)[\p{L}\d](?:[\p{L}\d]|[/._-](?=[\p{L}\d])){1,39}/u;

/** The value of the field's type in a text; null where there is none. */
export async function parseValue(text: string, field: WantedField, reading: ValueReading): Promise<ParsedValue | null> {
  const short = text.slice(0, LONGEST).trim();
  if (short === '') return null;
  if (field.mask !== null) return parseMasked(short, field.mask);
  switch (field.type) {
    case 'text':
      return { value: short, quote: short };
    case 'number':
    case 'money':
      return parseAmount(short, reading);
    case 'percent': {
      const rate = findRate(short, reading.numbers);
      return rate === null ? null : { value: rate, quote: short };
    }
    case 'date': {
      const date = parseDate(short, reading);
      return date && { value: date.date, quote: date.text };
    }
    case 'email':
      return firstOf(findEmails(short));
    case 'url':
      return firstOf(findUrls(short));
    case 'phone': {
      const [phone] = await reading.phonesIn(short);
      return phone ? { value: phone.number, quote: phone.text } : null;
    }
    case 'iban':
      return parseIban(short, reading);
    case 'code': {
      const code = CODE.exec(short)?.[0];
      return code === undefined ? null : { value: code, quote: code };
    }
    default:
      return field.type satisfies never;
  }
}

function parseMasked(text: string, mask: string): ParsedValue | null {
  const found = findMasked(text, mask);
  return found === null ? null : { value: found, quote: found };
}

function parseAmount(text: string, { numbers }: ValueReading): ParsedValue | null {
  const [amount] = findAmounts(text, numbers);
  return amount ? { value: amount.value, quote: amount.text } : null;
}

function firstOf(spans: readonly { readonly text: string }[]): ParsedValue | null {
  const [span] = spans;
  return span ? { value: span.text, quote: span.text } : null;
}

function parseIban(text: string, { isIban }: ValueReading): ParsedValue | null {
  const quote = /[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/u.exec(text)?.[0];
  if (quote === undefined) return null;
  for (let length = quote.length; length >= 15; length -= 1) {
    const compact = quote.slice(0, length).replaceAll(' ', '');
    if (isIban(compact)) return { value: compact, quote: quote.slice(0, length).trim() };
  }
  return null;
}
