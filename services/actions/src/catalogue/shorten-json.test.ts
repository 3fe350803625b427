import { expect, it } from 'vitest';
import { shortenJson } from './shorten-json';

it('leaves alone what is short', () => {
  const value = { email: 'someone@gmial.com', reasons: ['possible_typo'], normalized: null, score: 0.5 };
  expect(shortenJson(value)).toEqual(value);
});

it('cuts long texts, and the content of files sooner', () => {
  expect(shortenJson('word '.repeat(40))).toMatch(/^(word ){17}word…$/);
  expect(shortenJson('A'.repeat(500))).toBe(`${'A'.repeat(24)}…`);
  expect(shortenJson('Hello,\n\nall.')).toBe('Hello, all.');
});

it('names a file without its content, which differs from run to run', () => {
  const file = { name: 'a.xlsx', mime: 'application/x', size: 4, sha256: 'ab', base64: 'UEsD' };
  expect(shortenJson({ file: { $file: file } })).toEqual({
    file: { $file: { name: 'a.xlsx', mime: 'application/x' } },
  });
});

it('says how many items and members are left out', () => {
  expect(shortenJson([1, 2, 3, 4])).toEqual([1, 2, '… +2']);
  expect(shortenJson({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 })).toEqual({
    ...{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 },
    '…': '+1',
  });
  expect(shortenJson([{ a: 1 }, { a: 2 }, { a: 3 }])).toEqual([{ a: 1 }, '… +2']);
  expect(shortenJson({ a: { b: [{ c: 1 }, { c: 2 }] } })).toEqual({ a: { b: ['… +2'] } });
  expect(shortenJson({ a: { b: { c: { d: 1 } } } })).toEqual({ a: { b: { c: '…' } } });
});
