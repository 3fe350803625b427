import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparePassages, differs, mixTexts } from './compare-passages';

const mine = 'Title\n\nFirst.\n\nSecond, mine.\n\nThird.\n\nMy last one.';
const theirs = 'Title\n\nOf the other tab.\n\nFirst.\n\nSecond, theirs.\n\nThird.';

it('finds the passages that differ, with what stands on each side', () => {
  expect(comparePassages(mine, theirs)).toEqual([
    { shared: 'Title' },
    { mine: '', theirs: 'Of the other tab.' },
    { shared: 'First.' },
    { mine: 'Second, mine.', theirs: 'Second, theirs.' },
    { shared: 'Third.' },
    { mine: 'My last one.', theirs: '' },
  ]);
});

it('takes single passages from the other text', () => {
  const passages = comparePassages(mine, theirs);
  expect(mixTexts(mine, passages, new Set([1]))).toBe(
    'Title\n\nOf the other tab.\n\nFirst.\n\nSecond, mine.\n\nThird.\n\nMy last one.',
  );
  expect(mixTexts(mine, passages, new Set([3, 5]))).toBe('Title\n\nFirst.\n\nSecond, theirs.\n\nThird.');
});

it('leaves my text as it was typed when nothing is taken', () => {
  const typed = '\n\nOne  \n\n\n\nTwo\n';
  expect(mixTexts(typed, comparePassages(typed, theirs), new Set())).toBe(typed);
});

it('gives the other text when every passage is taken, and mine when the texts are exchanged', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 }).map((words) => words.join('\n\n'));
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const passages = comparePassages(one, other);
      const all = new Set(passages.flatMap((passage, place) => (differs(passage) ? [place] : [])));
      expect(mixTexts(one, passages, all)).toBe(other);
    }),
  );
});
