import { describe, expect, it } from 'vitest';
import { aPromo, PROMO_TEXT } from '../../../testing/a-promo';
import { toStoryboard } from './storyboard';

describe('composeFilm', () => {
  it.each(['#000000', '#FFFFFF', '#FF5A1F', '#777777', '#FFC857', '#00FF00', '#0000FF', '#8A8A00'])(
    'keeps all text readable for a brand of %s',
    async (primary) => {
      for (const background of ['#FFFFFF', '#101010', '#888888']) {
        const storyboard = toStoryboard(await aPromo({ colors: { primary, accent: null, background } }), PROMO_TEXT);
        expect(storyboard).toHaveLength(5);
        for (const { contrast } of storyboard) expect(contrast).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each(['landscape', 'square', 'portrait'] as const)(
    'does not shorten texts of the greatest length (%s)',
    async (ratio) => {
      const longest = {
        title: 'Anticonstitutionnellement long title '.repeat(3).slice(0, 80),
        text: 'Some words that go on '.repeat(7).slice(0, 140),
      };
      const text = {
        ...PROMO_TEXT,
        headline: 'A headline with as many words as there is room for in the field, which is '.padEnd(90, 'ninety '),
        points: [longest, longest, longest],
        call: 'Commencez dès maintenant, sans carte !!!',
      };
      expect((await aPromo({ ratio, text })).shortened).toEqual([]);
    },
  );

  it('says which text is too long for the picture', async () => {
    const text = { ...PROMO_TEXT, headline: 'Anticonstitutionnellement '.repeat(12) };
    expect((await aPromo({ text })).shortened).toEqual(['The headline is too long for the picture and was shortened.']);
  });
});
