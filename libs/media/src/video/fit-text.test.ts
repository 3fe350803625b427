import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitText, type TextBox } from './fit-text';
import type { TextStyle } from './text-style';

const style: TextStyle = { family: 'heading', weight: 600, tracking: 0 };
/** A font whose characters are half as wide as they are high. */
const measure = (text: string) => text.length / 2;
const box: TextBox = { width: 400, height: 200, maxSize: 80, minSize: 20, maxLines: 4, lineHeight: 1 };
const fit = (text: string, changes: Partial<TextBox> = {}) => fitText(text, style, { ...box, ...changes }, measure);

it('sets a short text in its largest size', () => {
  expect(fit('Hello')).toMatchObject({ size: 80, lines: ['Hello'], widths: [200], isShortened: false });
});

it('breaks a longer text into lines of similar length', () => {
  expect(fit('aaaa bbbb cccc dddd').lines).toEqual(['aaaa bbbb', 'cccc dddd']);
});

it.each([
  ['Respuestas para la gente que trabaja', 'la gente'],
  ['Des factures pour les équipes occupées', 'les équipes'],
])('begins a line with an article of %j rather than ending one', (text, together) => {
  expect(fit(text, { maxSize: 34 }).lines.join('|')).toContain(together);
});

it('keeps French punctuation with the word before it', () => {
  const { lines } = fit('Vraiment prêt ? Oui « demain » : enfin !', { width: 120 });
  expect(lines.filter((line) => /^[?!:»]/.test(line))).toEqual([]);
});

it('cuts a word that no line holds', () => {
  const { lines, isShortened } = fit('x'.repeat(100));
  expect(lines.every((line) => line.length * 10 <= 400)).toBe(true);
  expect(isShortened).toBe(false);
});

it('says so when it leaves out what does not fit', () => {
  const { lines, isShortened } = fit('word '.repeat(200));
  expect(isShortened).toBe(true);
  expect(lines.at(-1)).toMatch(/…$/);
});

it('never leaves its box', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 140 }), (text) => {
      const { lines, widths, height, size } = fit(text);
      expect(Math.max(...widths)).toBeLessThanOrEqual(400.001);
      expect(height).toBeLessThanOrEqual(200.001);
      expect(lines.length).toBeLessThanOrEqual(4);
      expect(size).toBeGreaterThanOrEqual(20);
    }),
    { numRuns: 200 },
  );
});
