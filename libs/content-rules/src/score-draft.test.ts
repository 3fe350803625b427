import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countSyllables } from './measure-text';
import { readingEase } from './readability';
import { sharedSequences } from './repetition';
import { scoreDraft } from './score-draft';

const formats = fc.constantFrom('blog' as const, 'linkedin' as const, 'tweet' as const);
const languages = fc.constantFrom('en' as const, 'fr' as const, 'es' as const);

it('has weights that add up to 1, and scores from 0 to 1 with the figure and the wanted range', () => {
  fc.assert(
    fc.property(formats, languages, fc.string({ maxLength: 400, unit: 'grapheme' }), (format, language, contentMd) => {
      const { score, rubric } = scoreDraft({ format, language, contentMd, sources: [] });
      expect(rubric.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10);
      expect(score).toBeCloseTo(
        rubric.reduce((sum, line) => sum + line.score * line.weight, 0),
        2,
      );
      for (const line of rubric) {
        expect(line.score).toBeGreaterThanOrEqual(0);
        expect(line.score).toBeLessThanOrEqual(1);
        expect(line.explanation).toMatch(/\d.*wanted/);
      }
    }),
  );
});

it('counts a sentence as sourced when a source has it, unless that is unverified', () => {
  const contentMd = 'Rain falls here. Prices start at €5.';
  const scoreOf = (origin: 'intake' | 'unverified') =>
    scoreDraft({
      format: 'linkedin',
      language: 'en',
      contentMd,
      sources: [
        { sentence: 'Rain falls here.', origin: 'grammar' },
        { sentence: 'Prices start at €5.', origin },
      ],
    }).rubric.find(({ id }) => id === 'sources');
  expect(scoreOf('intake')?.score).toBe(1);
  expect(scoreOf('unverified')?.score).toBe(0.5);
  expect(scoreOf('unverified')?.explanation).toBe('1 of 2 sentences have a known source; all are wanted.');
});

it('takes points for what stands in another draft and for facts that are missing', () => {
  const contentMd = 'One two three four five six seven. [to complete: a price]';
  const line = (id: string, siblings: string[]) =>
    scoreDraft({ format: 'linkedin', language: 'en', contentMd, sources: [], siblings }).rubric.find(
      (each) => each.id === id,
    );
  expect(line('repetition', [])?.score).toBe(1);
  expect(line('repetition', [contentMd])?.score).toBe(0);
  expect(line('completeness', [])?.score).toBe(0.8);
});

it('finds the sequences that two texts share in either order', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (one, other) => void expect(sharedSequences(one, other)).toBe(sharedSequences(other, one))),
  );
  expect(sharedSequences('a b c d e f', 'x a b c d e')).toBe(0.5);
});

it('estimates syllables and reading ease by the published formulas', () => {
  expect(['table', 'make', 'reading', 'wanted', 'needs'].map((word) => countSyllables(word, 'en'))).toEqual([
    2, 1, 2, 2, 1,
  ]);
  expect(['petite', 'maison', 'parlent', 'été'].map((word) => countSyllables(word, 'fr'))).toEqual([2, 2, 1, 2]);
  expect(['día', 'casa', 'agua'].map((word) => countSyllables(word, 'es'))).toEqual([2, 2, 2]);
  expect(readingEase('The cat sat on the mat.', 'en')).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 5);
  expect(readingEase('Le chat dort.', 'fr')).toBeCloseTo(207 - 1.015 * 3 - 73.6, 5);
  expect(readingEase('El gato come.', 'es')).toBeCloseTo(206.84 - 1.02 * 3 - (60 * 5) / 3, 5);
});

it('is harder to read with longer sentences', () => {
  fc.assert(
    fc.property(languages, fc.integer({ min: 2, max: 30 }), (language, count) => {
      const short = Array.from({ length: count }, () => 'Mesa casa lana.').join(' ');
      const long = `${Array.from({ length: count }, () => 'mesa casa lana').join(' ')}.`;
      expect(readingEase(short, language)).toBeGreaterThan(readingEase(long, language));
    }),
  );
});

it('scores 1,400 words between two key presses', () => {
  const contentMd = `# Title\n\n${Array.from({ length: 140 }, (_, place) => `Sentence ${place} has a few more words than nine.`).join(' ')}`;
  const sources = Array.from({ length: 140 }, (_, place) => ({
    sentence: `Sentence ${place} has a few more words than nine.`,
    origin: 'intake' as const,
  }));
  scoreDraft({ format: 'blog', language: 'en', contentMd, sources });
  const start = performance.now();
  for (let round = 0; round < 10; round += 1) scoreDraft({ format: 'blog', language: 'en', contentMd, sources });
  expect((performance.now() - start) / 10).toBeLessThan(100);
});
