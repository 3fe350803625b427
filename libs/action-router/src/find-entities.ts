import { findEmails, findUrls } from './text/find-links';
import { overlaps, type Span } from './text/span';

/** A piece of data in a message that has a form of its own. */
export interface Entity extends Span {
  readonly kind: EntityKind;
}

export type EntityKind = 'email' | 'url' | 'file' | 'iban' | 'vat' | 'phone' | 'cron' | 'date' | 'time' | 'json';

/** Longer messages carry data to work on; what is asked for stands near the beginning or the end. */
const FILE =
  /(?<![\w@.-])(?:[\w-]{1,80}\.(?:pdf|csv|xlsx?|docx?|png|jpe?g|webp|svg|json|html?|ics|mp4|mp3|wav|txt|eml|vcf)|file_[0-9a-f]{32}|sample:[a-z0-9][a-z0-9._-]{0,79})(?![\w-])/giu;
/** Groups are in capitals; written in one piece it may be in lower case. */
const IBAN = /(?<!\w)(?:[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{2,4}){3,8}|[a-z]{2}\d{2}[a-z0-9]{11,30})(?!\w)/gu;
const VAT =
  /(?<!\w)(?:FR[ ]?[0-9A-Z]{2}[ ]?\d{3}[ ]?\d{3}[ ]?\d{3}|ES[ ]?[A-Z]\d{7}[0-9A-Z]|DE[ ]?\d{9}|GB[ ]?\d{9})(?!\w)/gu;
const PHONE = /(?<![\w.,+])(?:\+|00)?\(?\d{1,4}\)?(?:[ .-]?\(?\d{1,4}\)?){2,7}(?!\w)/gu;
const CRON = /(?<!\S)(?:[\d*/,-]{1,20} ){4}[\d*/,-]{1,20}(?!\S)/gu;
const DATE = /(?<!\w)(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2}))(?!\w)/gu;
const TIME = /(?<!\w)\d{1,2}(?::\d{2}|h\d{0,2})(?!\w)/gu;

const PATTERNS: readonly (readonly [EntityKind, (text: string) => Span[]])[] = [
  ['url', findUrls],
  ['email', findEmails],
  ['file', (text) => match(FILE, text)],
  ['cron', (text) => match(CRON, text).filter((span) => span.text.includes('*'))],
  ['iban', (text) => match(IBAN, text).filter(isIbanLong)],
  ['vat', (text) => match(VAT, text)],
  ['date', (text) => match(DATE, text)],
  ['time', (text) => match(TIME, text)],
  ['phone', (text) => match(PHONE, text).filter(isPhoneLong)],
];

/** Typed data in the order of the text, none overlapping another. */
export function findEntities(text: string): Entity[] {
  const found: Entity[] = [];
  for (const [kind, find] of PATTERNS)
    for (const span of find(text)) if (!found.some((other) => overlaps(span, other))) found.push({ ...span, kind });
  return found.toSorted((a, b) => a.start - b.start);
}

function match(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
}

function isIbanLong({ text }: Span): boolean {
  const length = text.replace(/[ -]/g, '').length;
  return length >= 15 && length <= 34 && (text.match(/\d/g)?.length ?? 0) >= 8;
}

function isPhoneLong({ text }: Span): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  return digits >= 8 && digits <= 15;
}
