import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from './any-text';

const texts = fc.sample(anyText(), { numRuns: 3_000, seed: 41 });

it('has characters of every length, and no half of one', () => {
  const sizes = new Set(texts.flatMap((text) => [...text].map((character) => Buffer.byteLength(character))));
  expect([...sizes].sort()).toEqual([1, 2, 3, 4]);
  expect(texts.every((text) => text.isWellFormed())).toBe(true);
});

it('has names of properties that are dangerous', () => {
  expect(texts).toEqual(expect.arrayContaining(['toString', 'valueOf']));
});
