import { describe, expect, it } from 'vitest';
import { countWords, foldAccents, splitWords } from './words';

describe('the words of a text', () => {
  it('are without elided articles and pronouns', () => {
    expect(splitWords("L’ami d'Anne dit qu'aujourd'hui c'est fini").map(({ normal }) => normal)).toEqual([
      'ami',
      'anne',
      'dit',
      "aujourd'hui",
      'est',
      'fini',
    ]);
  });

  it('keep English contractions, decimals and their places', () => {
    const text = "I don't pay 3.50 for self-service";
    const words = splitWords(text);
    expect(words.map(({ normal }) => normal)).toEqual(['i', "don't", 'pay', '3.50', 'for', 'self', 'service']);
    for (const { text: word, start, end } of words) expect(text.slice(start, end)).toBe(word);
  });

  it('are counted without punctuation', () => {
    expect(countWords('¿Qué tal? — bien… 😀')).toBe(3);
  });

  it('meet without their accents', () => {
    expect(foldAccents('Qualité ÇA Niño')).toBe('qualite ca nino');
  });
});
