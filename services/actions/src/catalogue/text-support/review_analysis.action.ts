import { dataExamples } from '../../engine/data-examples';
import { defineAction } from '../../engine/define-action';
import { jsonParam } from '../../engine/params';
import { RejectedInputError } from '../../engine/run-errors';
import { READS_TEXTS } from '../../engine/run-profiles';
import { LABELS_FORM } from '../../fields/read-labels';
import { LANGUAGE_PARAM } from '../../engine/language-param';
import { readTextsWithBlanks } from './read-texts';
import { analyseReviews } from './review-analysis/analyse-reviews';
import { ANALYSIS_OUTPUT } from './review-analysis/analysis-output';
import { readThemes } from './review-analysis/read-themes';
import examples from './review_analysis.examples.json';
import { llm } from './review_analysis.llm';
import search from './review_analysis.search.json';
import { reviewsParam } from './reviews-param';

export const reviewAnalysis = defineAction({
  slug: 'review_analysis',
  title: 'Review analysis',
  category: 'Text & Support',
  one_liner: 'Themes, praise, complaints and priorities across many reviews with quotes',
  credit_cost: 5,
  llm,
  ...READS_TEXTS,
  latency_target_ms: 2_500,
  limits: { timeoutMs: 30_000, maxInputBytes: 1_000_000 },

  input: {
    params: [
      reviewsParam('["Fast delivery, but the box was crushed", { "id": "r2", "text": "Too expensive" }]'),
      jsonParam('themes', 'Your themes', {
        schema: LABELS_FORM,
        placeholder:
          '[{ "name": "guides", "keywords": ["guide", "tour leader"] }, { "name": "bus", "keywords": ["bus", "driver"] }]',
        description:
          'At most 100 names, or objects with "name" and "keywords". Left out: quality, price, delivery and 11 others.',
      }),
      LANGUAGE_PARAM,
    ],
    ui: { groups: [{ id: 'main', label: 'Reviews', items: ['reviews', 'themes', 'language'] }] },
  },

  output: ANALYSIS_OUTPUT,

  async handler({ reviews, themes, language }, { warn }) {
    const all = readTextsWithBlanks('reviews', reviews);
    const texts = all.filter(({ text }) => text !== '');
    if (texts.length < all.length)
      warn(`${all.length - texts.length} of ${all.length} reviews are blank and were left out.`);
    const answer = await analyseReviews({ reviews: texts, themesIn: readThemes(themes), language });
    const { analysed } = answer.summary;
    if (analysed === 0) throw new RejectedInputError('reviews', 'Has no review in English, French or Spanish');
    if (analysed < texts.length)
      warn(`${texts.length - analysed} of ${texts.length} reviews are in other languages and were left out.`);
    return answer;
  },

  examples: dataExamples(examples),

  ...search,
});
