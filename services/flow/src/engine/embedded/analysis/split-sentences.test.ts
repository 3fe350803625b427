import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences';

it.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Built with Dr. Martin, a dentist. It works.', ['Built with Dr. Martin, a dentist.', 'It works.']],
  ['Rencontrez M. Dupont, p. ex. à Lyon. Il vient.', ['Rencontrez M. Dupont, p. ex. à Lyon.', 'Il vient.']],
  ['Audits, coaching, etc. We also train.', ['Audits, coaching, etc.', 'We also train.']],
  ['It costs 49.90 € a month.', ['It costs 49.90 € a month.']],
  ['   ', []],
])('splits %j', (paragraph, sentences) => {
  expect(splitSentences(paragraph)).toEqual(sentences);
});

it('cuts a text without any end at a space', () => {
  const sentences = splitSentences('word '.repeat(400));
  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.every((sentence) => /^(?:word ?)+$/.test(sentence))).toBe(true);
});
