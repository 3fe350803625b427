import { dataExamples } from '../../engine/data-examples';
import { defineAction } from '../../engine/define-action';
import { NUMBER_OR_NULL, closedObject, listOf, offsetsIn } from '../../engine/output-schema';
import { READS_TEXTS } from '../../engine/run-profiles';
import { LANGUAGE_PARAM } from '../../engine/language-param';
import { POLARITIES } from '../../text/sentiment/polarity';
import { rateReviews, type NotRated } from './review-sentiment/rate-reviews';
import { summarizeReviews } from './review-sentiment/summarize-reviews';
import { readTextsWithBlanks } from './read-texts';
import examples from './review_sentiment.examples.json';
import { llm } from './review_sentiment.llm';
import search from './review_sentiment.search.json';
import { reviewsParam } from './reviews-param';

export const reviewSentiment = defineAction({
  slug: 'review_sentiment',
  title: 'Review sentiment',
  category: 'Text & Support',
  one_liner: 'Polarity, stars estimate and negation-aware reasons per review in EN, FR and ES',
  credit_cost: 3,
  llm,
  ...READS_TEXTS,

  input: {
    params: [
      reviewsParam('["Great product, fast delivery", { "id": "r2", "text": "Not worth the price" }]'),
      LANGUAGE_PARAM,
    ],
    ui: { groups: [{ id: 'main', label: 'Reviews', items: ['reviews', 'language'] }] },
  },

  output: closedObject({
    rows: listOf(
      closedObject({
        id: { type: 'string', description: 'The id that was sent, or the place in the list, from 1.' },
        language: { type: ['string', 'null'], description: 'ISO 639-1; null for a text too short to tell.' },
        sentiment: {
          enum: [...POLARITIES, null],
          description: 'Null for a blank text and for one that is not in English, French or Spanish.',
        },
        score: { type: ['number', 'null'], description: 'From -1 to 1; nearer to 0 than 0.2 is neutral.' },
        stars: {
          type: ['integer', 'null'],
          description: 'From 1 to 5, estimated from the score; null where the review has no word of opinion.',
        },
        reason: {
          enum: ['blank', 'language', null],
          description: 'Why it has no rating: nothing is written in it, or it is in another language.',
        },
        is_mixed: { type: 'boolean', description: 'Praise and blame, both of weight.' },
        why: listOf(
          closedObject({
            text: { type: 'string' },
            value: { type: 'number', description: 'What it adds; above 0 is praise.' },
            is_negated: { type: 'boolean' },
            ...offsetsIn('the review'),
          }),
          { description: 'The words that decided, strongest first, at most 6.' },
        ),
      }),
    ),
    summary: closedObject({
      count: { type: 'integer' },
      positive: { type: 'integer' },
      neutral: { type: 'integer' },
      negative: { type: 'integer' },
      not_rated: { type: 'integer', description: 'Blank reviews, and those in other languages.' },
      average_score: NUMBER_OR_NULL,
      average_stars: { type: ['number', 'null'], description: 'Of the reviews with stars.' },
    }),
    engine: { const: 'extractive' },
  }),

  async handler({ reviews, language }, { warn }) {
    const rows = await rateReviews(readTextsWithBlanks('reviews', reviews), language);
    const count = (wanted: NotRated) => rows.filter(({ reason }) => reason === wanted).length;
    const [blank, others] = [count('blank'), count('language')];
    if (blank > 0) warn(`${blank} of ${rows.length} reviews are blank and have no rating.`);
    if (others > 0)
      warn(`${others} of ${rows.length} reviews are not in English, French or Spanish and have no rating.`);
    return { rows, summary: summarizeReviews(rows) };
  },

  examples: dataExamples(examples),

  ...search,
});
