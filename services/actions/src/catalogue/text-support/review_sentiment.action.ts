import { defineAction } from '../../engine/define-action';
import { LANGUAGE_PARAM } from '../../text/language-param';
import { rateReviews, type NotRated } from './review-sentiment/rate-reviews';
import { summarizeReviews } from './review-sentiment/summarize-reviews';
import { readTextsWithBlanks } from './read-texts';
import { examples } from './review_sentiment.examples';
import { llm } from './review_sentiment.llm';

export const reviewSentiment = defineAction({
  slug: 'review_sentiment',
  aliases: [],
  title: 'Review sentiment',
  category: 'Text & Support',
  one_liner: 'Polarity, stars estimate and negation-aware reasons per review in EN, FR and ES',
  tags: ['reviews', 'sentiment', 'customer feedback'],
  credit_cost: 3,
  llm,
  latency_target_ms: 1_500,
  latency_class: 'standard',
  engine: 'extractive',
  pool: 'worker',
  network: 'none',
  limits: { timeoutMs: 20_000, maxInputBytes: 1_000_000 },
  needs: [],

  input: {
    params: [
      {
        key: 'reviews',
        label: 'Reviews',
        kind: 'json',
        required: true,
        placeholder: '["Great product, fast delivery", { "id": "r2", "text": "Not worth the price" }]',
        description: 'A list of at most 10,000 texts, or of objects with "text" and, if wanted, "id".',
      },
      LANGUAGE_PARAM,
    ],
    ui: { groups: [{ id: 'main', label: 'Reviews', items: ['reviews', 'language'] }] },
  },

  output: {
    type: 'object',
    required: ['rows', 'summary', 'engine'],
    additionalProperties: false,
    properties: {
      rows: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'language', 'sentiment', 'score', 'stars', 'reason', 'is_mixed', 'why'],
          additionalProperties: false,
          properties: {
            id: { type: 'string', description: 'The id that was sent, or the place in the list, from 1.' },
            language: { type: ['string', 'null'], description: 'ISO 639-1; null for a text too short to tell.' },
            sentiment: {
              enum: ['positive', 'neutral', 'negative', null],
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
            why: {
              type: 'array',
              description: 'The words that decided, strongest first, at most 6.',
              items: {
                type: 'object',
                required: ['text', 'value', 'is_negated', 'start', 'end'],
                additionalProperties: false,
                properties: {
                  text: { type: 'string' },
                  value: { type: 'number', description: 'What it adds; above 0 is praise.' },
                  is_negated: { type: 'boolean' },
                  start: { type: 'integer', description: 'Offset in the review, in UTF-16 units.' },
                  end: { type: 'integer' },
                },
              },
            },
          },
        },
      },
      summary: {
        type: 'object',
        required: ['count', 'positive', 'neutral', 'negative', 'not_rated', 'average_score', 'average_stars'],
        additionalProperties: false,
        properties: {
          count: { type: 'integer' },
          positive: { type: 'integer' },
          neutral: { type: 'integer' },
          negative: { type: 'integer' },
          not_rated: { type: 'integer', description: 'Blank reviews, and those in other languages.' },
          average_score: { type: ['number', 'null'] },
          average_stars: { type: ['number', 'null'], description: 'Of the reviews with stars.' },
        },
      },
      engine: { const: 'extractive' },
    },
  },

  async handler({ reviews, language }, { warn }) {
    const rows = await rateReviews(readTextsWithBlanks('reviews', reviews), language);
    const count = (wanted: NotRated) => rows.filter(({ reason }) => reason === wanted).length;
    const [blank, others] = [count('blank'), count('language')];
    if (blank > 0) warn(`${blank} of ${rows.length} reviews are blank and have no rating.`);
    if (others > 0)
      warn(`${others} of ${rows.length} reviews are not in English, French or Spanish and have no rating.`);
    return { rows, summary: summarizeReviews(rows) };
  },

  examples,

  utterances: {
    en: [
      'are these reviews positive or negative',
      'what is the sentiment of my customer reviews',
      'how many stars would this comment give',
      'rate the mood of this feedback',
      'is this review happy or angry',
      'polarity score for a list of opinions',
    ],
    fr: [
      'ces avis sont-ils positifs ou négatifs',
      'sentiment des avis clients',
      'combien d’étoiles pour ce commentaire',
      'le client est-il content dans cet avis',
      'tonalité de mes retours clients',
      'donner une note à partir du texte des avis',
    ],
    es: [
      'sentimiento de reseñas de clientes',
      'estas opiniones son buenas o malas',
      'cuántas estrellas daría este comentario',
      'está contento el cliente en esta reseña',
      'medir la polaridad de los comentarios',
      'detectar reseñas negativas',
    ],
  },
});
