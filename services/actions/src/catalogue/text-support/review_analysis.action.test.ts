import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { labelledCases, reportFigure, setQuality } from '../../testing/labelled-set';
import { runAction } from '../../testing/run-action';
import { reviewAnalysis } from './review_analysis.action';

interface Quote {
  readonly review: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Analysis {
  readonly themes: readonly {
    readonly theme: string;
    readonly mentions: number;
    readonly positive: number;
    readonly negative: number;
    readonly quotes: readonly Quote[];
  }[];
  readonly actions: readonly { readonly rank: number; readonly theme: string; readonly weight: number }[];
  readonly other_topics: readonly { readonly word: string; readonly reviews: number }[];
  readonly summary: Readonly<Record<string, number>>;
}

async function analyse(reviews: unknown, more: Readonly<Record<string, unknown>> = {}) {
  const { data, warnings } = await runAction(reviewAnalysis, { reviews, ...more });
  return { ...(data as unknown as Analysis), warnings }; // as the output schema has checked it
}

interface Labelled {
  readonly language: string;
  /** "delivery+", "price-". */
  readonly aspects: readonly string[];
  readonly text: string;
}

const CASES = labelledCases<Labelled>(import.meta.dirname, 'review_analysis', { tuned: 0.85, 'held back': 0.7 });

describe('review_analysis', () => {
  it.each(CASES)('finds the labelled themes and opinions in three languages (%s)', async (name, items, threshold) => {
    const pairs = await Promise.all(
      items.map(async ({ text, aspects, language }) => {
        const { themes } = await analyse([text], { language });
        const actual = themes.flatMap(({ theme, positive, negative }) =>
          positive ? [`${theme}+`] : negative ? [`${theme}-`] : [],
        );
        return { expected: aspects, actual };
      }),
    );
    const { f1, precision, recall } = setQuality(pairs);
    reportFigure(`review_analysis precision, ${name}`, precision);
    reportFigure(`review_analysis recall, ${name}`, recall);
    expect(reportFigure(`review_analysis F1 of theme and opinion, ${name}`, f1)).toBeGreaterThan(threshold);
  });

  it.each([
    ['en', 'Great quality, fast delivery', ['delivery+', 'quality+']],
    ['en', 'This laptop is fast', ['performance+']],
    ['en', "Can't wait to go back!", []],
    ['en', 'The price is too high', ['price-']],
    ['fr', 'Le prix est trop élevé et le goût décevant.', ['food-', 'price-']],
    ['fr', 'Je m’attendais à mieux.', []],
    ['fr', 'Nous avons attendu une heure, c’est nul.', ['waiting-']],
    ['es', 'Los precios son demasiado altos', ['price-']],
    ['es', 'No está mal, pero esperaba más.', []],
    ['es', 'Esperamos más de una hora, fatal.', ['waiting-']],
  ] as const)('names the themes of what is said, and no other (%s: %s)', async (language, text, expected) => {
    const { themes } = await analyse([text], { language });
    const found = themes.map(({ theme, positive, negative }) => `${theme}${positive ? '+' : negative ? '-' : ''}`);
    expect(found.sort()).toEqual(expected);
  });

  it('leaves blank reviews out, and says so', async () => {
    const reviews = ['The room was clean and the staff were friendly.', '  ', null];
    const { warnings } = await runAction(reviewAnalysis, { reviews, language: 'en' });
    expect(warnings).toContain('2 of 3 reviews are blank and were left out.');
  });

  it('quotes reviews at their places, and counts a review once for a theme', async () => {
    const reviews = [
      {
        id: 'x',
        text: 'We came in May. The delivery was late.\nThe delivery man was late again, and the price is fair.',
      },
    ];
    const { themes } = await analyse(reviews, { language: 'en' });
    expect(themes.find(({ theme }) => theme === 'delivery')).toMatchObject({ mentions: 1, negative: 1 });
    for (const { text, start, end, review } of themes.flatMap(({ quotes }) => quotes)) {
      expect(review).toBe('x');
      expect(reviews[0]?.text.slice(start, end)).toBe(text);
    }
  });

  it.each([
    ['en', 'The food was great and so were the prices.', 'price'],
    ['fr', 'Le service était excellent, tout comme les prix.', 'price'],
    ['es', 'La comida era excelente, al igual que el precio.', 'price'],
  ])('takes over the opinion that a clause repeats (%s)', async (language, text, theme) => {
    const { themes } = await analyse([text], { language });
    expect(themes.find((found) => found.theme === theme)).toMatchObject({ positive: 1 });
  });

  it('takes the menu of a restaurant for no ease of use', async () => {
    const { themes } = await analyse(['The selection on the menu was great.'], { language: 'en' });
    expect(themes.map(({ theme }) => theme)).toEqual(['food']);
  });

  it('ranks what many complain about above what one does', async () => {
    const reviews = ['Too expensive.', 'Way too expensive.', 'Overpriced.', 'The box was crushed.', 'Lovely design.'];
    const { actions } = await analyse(reviews, { language: 'en' });
    expect(actions.map(({ theme }) => theme)).toEqual(['price', 'packaging']);
  });

  it('names frequent words that belong to no theme', async () => {
    const reviews = ['The elevator is slow.', 'Nice elevator.', 'I hate the elevators.'];
    expect((await analyse(reviews, { language: 'en' })).other_topics).toEqual([{ word: 'elevator', reviews: 3 }]);
  });

  it('leaves reviews in other languages out, and says so', async () => {
    const { summary, warnings } = await analyse([
      'Das Zimmer war leider schmutzig und sehr laut.',
      'The room was dirty and noisy.',
    ]);
    expect(summary).toMatchObject({ reviews: 2, analysed: 1 });
    expect(warnings).toEqual(['1 of 2 reviews are in other languages and were left out.']);
  });

  it.each([
    [{ reviews: 5 }, 'reviews', 'Must be a list of texts, or of objects with a "text"'],
    [{ themes: 7 }, 'themes', 'Must be a list of names, or of objects with a "name"'],
    [{ themes: [{ keywords: ['x'] }, 'b'] }, 'themes', 'Item 1: "name" must be a text'],
    [
      { reviews: ['Das Zimmer war leider schmutzig und sehr laut.'], language: 'auto' },
      'reviews',
      'Has no review in English, French or Spanish',
    ],
  ])('refuses %j', async (input, field, message) => {
    await expect(runAction(reviewAnalysis, { reviews: ['fine'], language: 'en', ...input })).rejects.toMatchObject({
      field,
      message,
    });
  });

  it('analyses 500 reviews within ten seconds', async () => {
    const before = process.threadCpuUsage();
    await analyse(
      Array.from(
        { length: 2_000 },
        (_, i) => `Order ${i} arrived late, but the quality is great and the staff was kind.`,
      ),
      { language: 'en' },
    );
    expect(cpuMsSince(before)).toBeLessThan(10_000);
  });
});
