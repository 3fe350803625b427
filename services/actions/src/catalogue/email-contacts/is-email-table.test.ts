import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEmailAddress } from './email-address';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

interface Row {
  readonly id: number;
  readonly address: string;
  readonly category: string;
  readonly diagnosis: string;
}

const XML = readFileSync(join(import.meta.dirname, 'fixtures/is-email.tests.xml'), 'utf8');
const rows = [...XML.matchAll(/<test id="(\d+)">([\s\S]*?)<\/test>/g)].map(([, id, body = '']): Row => ({
  id: Number(id),
  address: decode(element(body, 'address')),
  category: element(body, 'category'),
  diagnosis: element(body, 'diagnosis'),
}));

/** Categories of is_email that RFC 5321 allows; the others need RFC 5322's comments, folding or obsolete forms, or are errors. */
const ALLOWED = ['ISEMAIL_VALID_CATEGORY', 'ISEMAIL_DNSWARN', 'ISEMAIL_RFC5321'];

/** Rows that are answered otherwise, by their number. */
const DIFFERENT: Readonly<Record<number, string>> = {
  5: 'test@io: a dotless domain takes no mail (RFC 7085)',
  23: 'test@iana.123: a top-level domain is not a number (RFC 3696, section 2)',
  24: 'test@255.255.255.255: likewise; an IP address needs brackets',
  71: 'seven groups beside `::`, which stands for two or more (RFC 5321, section 4.1.3)',
  166: 'test@org: a dotless domain',
};

it('has all rows of the table', () => {
  expect(rows).toHaveLength(164);
});

const cases = rows.map((row) => ({ ...row, shown: JSON.stringify(row.address) }));

it.each(cases)('answers row $id of is_email, $diagnosis: $shown', ({ id, address, category }) => {
  const isAllowed = ALLOWED.includes(category);
  expect(parseEmailAddress(address) !== null).toBe(id in DIFFERENT ? !isAllowed : isAllowed);
});

function element(xml: string, name: string): string {
  return new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xml)?.[1] ?? '';
}

/** XML's entities; and control characters, which the table has as their pictures from U+2400 on. */
function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[\u2400-\u241F]/g, (picture) => String.fromCodePoint(picture.charCodeAt(0) - 0x2400));
}
