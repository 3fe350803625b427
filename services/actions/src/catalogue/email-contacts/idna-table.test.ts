import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { mapDomain, toAsciiDomain } from './ascii-domain';

interface Row {
  readonly source: string;
  readonly unicode: string;
  readonly ascii: string;
  readonly isValid: boolean;
}

const TABLE = join(import.meta.dirname, 'fixtures/IdnaTestV2.txt.gz');
const rows = gunzipSync(readFileSync(TABLE))
  .toString()
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean)
  .map(readRow);
const valid = rows.filter(({ isValid }) => isValid);
const different = Object.groupBy(valid, (row) => ruleBeyondTable(row) ?? 'none');

it('has all rows of IdnaTestV2.txt', () => {
  expect([rows.length, valid.length]).toEqual([6225, 433]);
});

it('differs from UTS #46 in as many rows as each rule has', () => {
  const counts = Object.entries(different).map(([rule, found]) => [rule, found?.length]);
  expect(Object.fromEntries(counts)).toEqual({
    none: 214,
    'one label (RFC 7085)': 123,
    'a dot at the end (RFC 5321, section 4.1.2)': 50,
    'a symbol (RFC 5892, section 2)': 39,
    'a number as top-level domain (RFC 3696, section 2)': 7,
  });
});

it('refuses every row that UTS #46 refuses, but for an ideograph that Unicode 15 has added', () => {
  const accepted = rows.filter(({ source, isValid }) => !isValid && toAsciiDomain(source) !== null);
  expect(accepted.map(({ source }) => source)).toEqual(['xn--9-i0j5967eg3qz.ss']);
});

it('writes every other row, when it is mapped, with the A-labels of UTS #46', () => {
  const wrong = different.none?.filter(({ source, ascii }) => toAsciiDomain(mapDomain(source) ?? '') !== ascii);
  expect(wrong).toEqual([]);
});

it('refuses what UTS #46 maps', () => {
  const unmapped = valid.filter((row) => !isMapped(row) && ruleBeyondTable(row) === null);
  expect(unmapped.filter(({ source }) => toAsciiDomain(source) === null)).toEqual([]);
  expect(valid.filter((row) => isMapped(row) && toAsciiDomain(row.source) !== null)).toEqual([]);
});

it.each(Object.keys(different).filter((rule) => rule !== 'none'))('refuses every row with %s', (rule) => {
  const accepted = different[rule]?.filter(({ source }) => toAsciiDomain(mapDomain(source) ?? '') !== null);
  expect(accepted).toEqual([]);
});

/** The columns that concern non-transitional processing; an empty one repeats the one before. */
function readRow(line: string): Row {
  const [source = '', toUnicode, unicodeStatus, toAscii, asciiStatus] = line
    .split(';')
    .map((column) => unescape(column.trim()));
  const unicode = toUnicode || source;
  const status = asciiStatus || unicodeStatus || '[]';
  return { source, unicode, ascii: toAscii || unicode, isValid: status === '[]' };
}

function unescape(text: string): string {
  return text.replace(/\\u([0-9A-F]{4})|\\x\{([0-9A-F]+)\}/g, (_, short?: string, long?: string) =>
    String.fromCodePoint(parseInt(short ?? long ?? '', 16)),
  );
}

/** What makes a domain of the table one that no address may have. */
function ruleBeyondTable({ unicode }: Row): string | null {
  if (unicode.endsWith('.')) return 'a dot at the end (RFC 5321, section 4.1.2)';
  if (!unicode.includes('.')) return 'one label (RFC 7085)';
  if (/\.\d+$/.test(unicode)) return 'a number as top-level domain (RFC 3696, section 2)';
  // Letters, marks and digits; the joiners, and the characters of RFC 5892's contextual rules.
  if (!/^[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}.\-\u200C\u200D\u00B7\u0375\u05F3\u05F4\u30FB]+$/u.test(unicode))
    return 'a symbol (RFC 5892, section 2)';
  return null;
}

/** Whether UTS #46 changes more of the source than the case of ASCII labels. */
function isMapped({ source, unicode, ascii }: Row): boolean {
  return source.split('.').some((label, index) => {
    const isAscii = Buffer.byteLength(label) === label.length;
    const written = isAscii ? label.toLowerCase() : label;
    return written !== unicode.split('.')[index] && written !== ascii.split('.')[index];
  });
}
