import { findPasted } from '../arguments/find-pasted';
import { type EntityKind, findEntities } from '../find-entities';
import { findConcepts } from '../lexicon/find-concepts';
import { isRecord } from '@declic/action-input';
import { isStopWord } from '../text/stop-words';
import { LANGUAGES } from '../text/languages';
import { foldAccents } from '../text/words';

/** What a text is. `value` is what it stands for: an entity, rows, an object. */
export type DescribedText =
  | { readonly kind: 'entity'; readonly entity: EntityKind; readonly label: string; readonly value: string }
  | {
      readonly kind: 'entities';
      readonly entity: EntityKind;
      readonly label: string;
      readonly value: readonly string[];
    }
  | { readonly kind: 'list' | 'table'; readonly label: string; readonly value: readonly unknown[] }
  | { readonly kind: 'object'; readonly label: string; readonly value: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'html' | 'calendar' | 'message' | 'transcript' | 'xml' | 'invoice' | 'text';
      readonly label: string;
    };

const ENTITIES: Readonly<Partial<Record<EntityKind, readonly [one: string, many: string]>>> = {
  email: ['E-mail address', 'E-mail addresses'],
  url: ['Web address', 'Web addresses'],
  iban: ['IBAN', 'IBANs'],
  phone: ['Phone number', 'Phone numbers'],
  vat: ['VAT number', 'VAT numbers'],
};

/** Longer texts are described by their beginning. */
const SAMPLE = 20_000;

/** What a pasted text, or the content of a text file, is. */
export function describeText(text: string): DescribedText {
  const trimmed = text.trim();
  return (
    describeMarkup(trimmed) ??
    describeEntities(trimmed) ??
    describePasted(trimmed) ??
    describeProse(trimmed.slice(0, SAMPLE))
  );
}

function describeMarkup(text: string): DescribedText | null {
  if (/^BEGIN:VCALENDAR\b/i.test(text)) return { kind: 'calendar', label: 'Calendar (ICS)' };
  if (/^<!doctype html|^<html[\s>]/i.test(text)) return { kind: 'html', label: 'HTML page' };
  if (/^<\?xml[\s?]/i.test(text)) return { kind: 'xml', label: 'XML' };
  if (/^<([a-z][a-z0-9-]*)(?:\s[^<>]*)?>[\s\S]*<\/\1>$/i.test(text)) return { kind: 'html', label: 'HTML' };
  const headers = text.slice(0, SAMPLE).match(/^(?:from|to|subject|date|de|para|à|objet|asunto): ?\S/gim) ?? [];
  if (headers.length >= 2 && /^[\w-]+: ?\S/.test(text)) return { kind: 'message', label: 'E-mail message' };
  return isTranscript(text) ? { kind: 'transcript', label: 'Transcript' } : null;
}

/** Subtitles, or lines of which most begin with the name of a speaker. */
function isTranscript(text: string): boolean {
  if (/^WEBVTT\b|^\d+\r?\n\d{2}:\d{2}:\d{2}[,.]\d{3} -->/.test(text)) return true;
  const lines = text
    .slice(0, SAMPLE)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const spoken = lines.filter((line) => /^(?:\[?[\d:.]{4,12}\]?\s*)?\p{Lu}[\p{L} .'-]{0,30}\s?: \S+ \S/u.test(line));
  return spoken.length >= 2 && spoken.length * 2 > lines.length;
}

/** One entity and nothing else, or one in each line. */
function describeEntities(text: string): DescribedText | null {
  const lines = text
    // Each character is looked at once: a look-ahead over separators would read the rest of a long line at each of them.
    .split(/\r?\n|[;,](?=\s*[^\s;,@]{1,64}@)/)
    .map((line) => line.trim())
    .filter(Boolean);
  const found = lines.slice(0, 1_000).map(findWhole);
  const [first] = found;
  const names = first && ENTITIES[first.kind];
  if (!first || !names || found.some((entity) => entity?.kind !== first.kind)) return null;
  if (lines.length === 1) return { kind: 'entity', entity: first.kind, label: names[0], value: first.text };
  return { kind: 'entities', entity: first.kind, label: names[1], value: lines };
}

/** An address has about 2,000 characters at most. */
const LONGEST_ENTITY = 2_100;

function findWhole(line: string) {
  if (line.length > LONGEST_ENTITY) return undefined;
  const bare = line.replace(/^(?:iban|tel\.?|phone|mailto|e-?mail)\s*:\s*/i, '');
  return findEntities(bare).find(({ text }) => text.length === bare.length);
}

function describePasted(text: string): DescribedText | null {
  const pasted = findPasted(text);
  if (!pasted || pasted.rest.trim() !== '') return null;
  const { value } = pasted;
  const isJson = /^[[{]/.test(text);
  if (Array.isArray(value) && value.length > 0)
    return isJson ? { kind: 'list', label: 'JSON list', value } : { kind: 'table', label: 'Table (CSV)', value };
  return isRecord(value) ? { kind: 'object', label: 'JSON object', value } : null;
}

const LANGUAGE_LABELS = { en: 'Text in English', fr: 'Text in French', es: 'Text in Spanish' } as const;
/** Words of an invoice, besides an amount of money. */
const LEAST_INVOICE_WORDS = 2;

function describeProse(text: string): DescribedText {
  const words = foldAccents(text).match(/\p{L}+/gu) ?? [];
  const concepts = words.flatMap(findConcepts);
  const invoiceWords = concepts.filter((concept) => concept === 'invoice' || concept === 'tax').length;
  const hasMoney = /(?:€|\$|£|\b(?:eur|usd|gbp)\b)/i.test(text) && /\d[.,]\d{2}\b/.test(text);
  if (hasMoney && invoiceWords >= LEAST_INVOICE_WORDS) return { kind: 'invoice', label: 'Invoice text' };
  const counts = LANGUAGES.map((language) => words.filter((word) => isStopWord(word, language)).length);
  const most = Math.max(...counts);
  const language = LANGUAGES[counts.indexOf(most)];
  return { kind: 'text', label: most > 0 && language ? LANGUAGE_LABELS[language] : 'Text' };
}
