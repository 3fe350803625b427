import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { type LabelledText, labelledCases, macroF1, readLockedSet, reportFigure } from '../../testing/labelled-set';
import { runAction } from '../../testing/run-action';
import order from './fixtures/review_sentiment.order.json';
import { reviewSentiment } from './review_sentiment.action';
import type { RatedReview } from './review-sentiment/rate-reviews';

async function rate(reviews: readonly unknown[], language = 'auto') {
  const { data, warnings } = await runAction(reviewSentiment, { reviews, language });
  return { rows: data['rows'] as readonly RatedReview[], data, warnings }; // as the output schema has checked it
}

const THRESHOLDS = { tuned: 0.92, 'held back': 0.85, fresh: 0.8, locked: 0.8, late: 0.4 };

describe('review_sentiment', () => {
  it.each(labelledCases<LabelledText>(import.meta.dirname, 'review_sentiment', THRESHOLDS))(
    'rates the labelled reviews in three languages (%s)',
    async (name, items, threshold) => {
      const { rows } = await rate(items);
      const answers = items.map(({ label }, index) => ({ expected: label, actual: String(rows[index]?.sentiment) }));
      expect(reportFigure(`review_sentiment macro-F1, ${name}`, macroF1(answers))).toBeGreaterThan(threshold);
    },
  );

  it.each(readLockedSet<LabelledText>(join(import.meta.dirname, 'fixtures/review_sentiment.negation.json')))(
    'in $language takes "$text" for $label',
    async ({ text, label, language }) => {
      const { rows } = await rate([text], language);
      expect(rows[0]?.sentiment).toBe(label);
    },
  );

  it('gives a blank review a row with the reason, and rates the others', async () => {
    const { rows, warnings } = await rate([{ id: 'a', text: '  ' }, 'Great, I love it!', null, { id: 7, text: null }]);
    expect(rows.map(({ id, sentiment, reason }) => ({ id, sentiment, reason }))).toEqual([
      { id: 'a', sentiment: null, reason: 'blank' },
      { id: '2', sentiment: 'positive', reason: null },
      { id: '3', sentiment: null, reason: 'blank' },
      { id: '7', sentiment: null, reason: 'blank' },
    ]);
    expect(warnings).toEqual(['3 of 4 reviews are blank and have no rating.']);
  });

  // Sentences and compound scores of VADER's documentation (Hutto and Gilbert 2014).
  it.each([
    ['VADER is smart, handsome, and funny.', 0.8316],
    ['VADER is VERY SMART, handsome, and FUNNY!!!', 0.9342],
    ['VADER is not smart, handsome, nor funny.', -0.7424],
    ['The book was good.', 0.4404],
    ["At least it isn't a horrible book.", 0.431],
    ['The book was only kind of good.', 0.3832],
    ['The plot was good, but the characters are uncompelling and the dialog is not great.', -0.7042],
    ['Today SUX!', -0.5461],
    ["Today only kinda sux! But I'll get by, lol", 0.5249],
    ['Make sure you :) or :D today!', 0.8633],
    ['Catch utf-8 emoji such as 💘 and 💋 and 😁', 0.7003],
    ['Not bad at all', 0.431],
  ])('agrees with VADER on %j within 0.2', async (text, compound) => {
    const [row] = (await rate([text], 'en')).rows;
    expect(Math.abs((row?.score ?? 9) - compound)).toBeLessThan(0.2);
  });

  it.each(order)('in $language scores "$lower" below "$higher"', async ({ language, lower, higher }) => {
    const { rows } = await rate([lower, higher], language);
    expect(rows[0]?.score).toBeLessThan(rows[1]?.score ?? -9);
  });

  it('gives each reason with its place and negation', async () => {
    const text = 'Je ne recommande pas cet hôtel 😡';
    const [row] = (await rate([text])).rows;
    expect(row?.why.map((reason) => text.slice(reason.start, reason.end))).toEqual(
      row?.why.map((reason) => reason.text),
    );
    expect(row?.why).toContainEqual(expect.objectContaining({ text: 'ne recommande', is_negated: true }));
  });

  it('leaves a review in another language without a rating, and says so', async () => {
    const { rows, warnings } = await rate([
      'Das Produkt ist leider nach zwei Tagen kaputt gegangen.',
      'Great, I love it!',
    ]);
    expect(rows[0]).toMatchObject({ language: 'de', sentiment: null, score: null, stars: null, why: [] });
    expect(rows[1]).toMatchObject({ sentiment: 'positive' });
    expect(warnings).toEqual(['1 of 2 reviews are not in English, French or Spanish and have no rating.']);
  });

  it.each([
    ['⭐⭐', 'negative', 2],
    ['⭐⭐⭐⭐⭐', 'positive', 5],
    ['⭐', 'negative', 1],
    ['★★☆☆☆', 'negative', 2],
    ['10/10 would not recommend', 'negative', null],
    ['10/10 would recommend', 'positive', 5],
  ])('rates %s as %s', async (text, sentiment, stars) => {
    const { rows } = await rate([text]);
    expect(rows).toMatchObject([{ sentiment, ...(stars !== null && { stars }) }]);
  });

  it.each([
    ['en', 'The update breaks everything'],
    ['en', 'They lost my parcel twice'],
    ['fr', 'Ils ont réussi à perdre mon colis'],
    ['es', 'Han conseguido perder mi paquete'],
  ])('hears a complaint without a word of opinion (%s: %s)', async (language, text) => {
    expect((await rate([text], language)).rows).toMatchObject([{ sentiment: 'negative' }]);
  });

  it('does not rate a short German review as an English one', async () => {
    const { rows, warnings } = await rate(['Das ist sehr schlecht.']);
    expect(rows).toMatchObject([{ language: 'de', sentiment: null, reason: 'language' }]);
    expect(warnings).toHaveLength(1);
  });

  it.each([
    [42, 'Must be a list of texts, or of objects with a "text"'],
    [
      { text: 'x' },
      expect.stringContaining('Must be a list of texts, or objects with "id", "title" or "text", or a text'),
    ],
    [['good', 7], 'Item 2: must be a text or an object with a "text"'],
    [[{ id: 1 }], 'Item 1: must be a text or an object with a "text"'],
    [[{ __proto__: { text: 'x' } }], 'Item 1: must be a text or an object with a "text"'],
    [Array.from({ length: 10_001 }, () => 'x'), 'Must have at most 10000 items'],
    [['x'.repeat(20_001)], 'Item 1: must have at most 20000 characters'],
  ])('refuses %j', async (reviews, message) => {
    await expect(runAction(reviewSentiment, { reviews })).rejects.toMatchObject({ field: 'reviews', message });
  });

  it('answers for any text with a score between -1 and 1', async () => {
    const words = [
      'good',
      'not',
      'very',
      'but',
      'bad',
      '!',
      '😡',
      ':(',
      'constructor',
      '__proto__',
      ',',
      '\n',
      'GREAT',
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...words), { minLength: 1 }), async (parts) => {
        const [row] = (await rate([`${parts.join(' ')}.`], 'en')).rows;
        expect(Math.abs(row?.score ?? 9)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 50 },
    );
  });

  it('rates 1,000 reviews within ten seconds', async () => {
    const before = process.threadCpuUsage();
    await rate(
      Array.from({ length: 1_000 }, (_, i) => `Very good product number ${i}, but the delivery was not fast.`),
    );
    expect(cpuMsSince(before)).toBeLessThan(10_000);
  });
});
