import { closedObject, listOf, offsetsIn } from '../../../engine/output-schema';
import { POLARITIES } from '../../../text/sentiment/polarity';

const QUOTES = listOf(
  closedObject({
    review: { type: 'string', description: 'The id that was sent, or the place in the list, from 1.' },
    text: { type: 'string' },
    ...offsetsIn('the review'),
    sentiment: { enum: POLARITIES },
    score: { type: 'number', description: 'From -1 to 1, of what the sentence says of the theme.' },
  }),
);

const NAMES = {
  theme: { type: 'string' },
  label: { type: 'string', description: 'The theme in the language of most reviews.' },
} as const;

const THEME = {
  ...NAMES,
  mentions: { type: 'integer', description: 'Reviews that speak of it.' },
  share: { type: 'number', description: 'From 0 to 1, of all reviews.' },
  positive: { type: 'integer' },
  neutral: { type: 'integer' },
  negative: { type: 'integer' },
  score: { type: 'number', description: 'Mean, from -1 to 1.' },
  quotes: QUOTES,
} as const;

const SIDE = listOf(closedObject({ ...NAMES, reviews: { type: 'integer' }, quote: { type: 'string' } }));

const ACTION = {
  rank: { type: 'integer', description: '1 is what to mend first.' },
  ...NAMES,
  complaints: { type: 'integer' },
  share: { type: 'number', description: 'Complaints, from 0 to 1 of all reviews.' },
  severity: { type: 'number', description: 'Mean strength of the complaints, from 0 to 1.' },
  weight: {
    type: 'number',
    description: 'What the rank is by: share x severity x (1 + part of the mentions that complain) / 2.',
  },
  quotes: QUOTES,
} as const;

const SUMMARY = {
  reviews: { type: 'integer' },
  analysed: { type: 'integer', description: 'Reviews in English, French and Spanish.' },
  without_theme: { type: 'integer' },
  positive: { type: 'integer' },
  neutral: { type: 'integer' },
  negative: { type: 'integer' },
} as const;

export const ANALYSIS_OUTPUT = closedObject({
  themes: listOf(closedObject(THEME)),
  praise: { ...SIDE, description: 'Themes with most positive mentions, at most 5.' },
  complaints: { ...SIDE, description: 'Themes with most negative mentions, at most 5.' },
  actions: { ...listOf(closedObject(ACTION)), description: 'What to mend, most urgent first.' },
  other_topics: {
    ...listOf(closedObject({ word: { type: 'string' }, reviews: { type: 'integer' } })),
    description: 'Words of three reviews or more that belong to no theme.',
  },
  summary: closedObject(SUMMARY),
  language: { enum: ['en', 'fr', 'es'], description: 'The language of most reviews.' },
  engine: { const: 'extractive' },
});
