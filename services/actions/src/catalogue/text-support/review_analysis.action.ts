import { defineAction } from '../../engine/define-action';
import { RejectedInputError } from '../../engine/run-errors';
import { LANGUAGE_PARAM } from '../../text/language-param';
import { readTextsWithBlanks } from './read-texts';
import { analyseReviews } from './review-analysis/analyse-reviews';
import { ANALYSIS_OUTPUT } from './review-analysis/analysis-output';
import { readThemes } from './review-analysis/read-themes';
import { examples } from './review_analysis.examples';
import { llm } from './review_analysis.llm';

export const reviewAnalysis = defineAction({
  slug: 'review_analysis',
  aliases: [],
  title: 'Review analysis',
  category: 'Text & Support',
  one_liner: 'Themes, praise, complaints and priorities across many reviews with quotes',
  tags: ['reviews', 'themes', 'customer feedback', 'voice of the customer'],
  credit_cost: 5,
  llm,
  latency_target_ms: 2_500,
  latency_class: 'standard',
  engine: 'extractive',
  pool: 'worker',
  network: 'none',
  limits: { timeoutMs: 30_000, maxInputBytes: 1_000_000 },
  needs: [],

  input: {
    params: [
      {
        key: 'reviews',
        label: 'Reviews',
        kind: 'json',
        required: true,
        placeholder: '["Fast delivery, but the box was crushed", { "id": "r2", "text": "Too expensive" }]',
        description: 'A list of at most 10,000 texts, or of objects with "text" and, if wanted, "id".',
      },
      {
        key: 'themes',
        label: 'Your themes',
        kind: 'json',
        placeholder:
          '[{ "name": "guides", "keywords": ["guide", "tour leader"] }, { "name": "bus", "keywords": ["bus", "driver"] }]',
        description:
          'At most 100 names, or objects with "name" and "keywords". Left out: quality, price, delivery and 11 others.',
      },
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

  examples,

  utterances: {
    en: [
      'what do customers complain about in these reviews',
      'main themes of our product reviews',
      'what should we improve first according to feedback',
      'group reviews by topic with quotes',
      'strengths and weaknesses from customer comments',
      'aspect based analysis of hotel reviews',
    ],
    fr: [
      'analyser les avis clients par thème',
      'de quoi se plaignent nos clients',
      'points forts et points faibles dans les avis',
      'que faut-il améliorer en priorité selon les avis',
      'regrouper les commentaires par sujet avec des citations',
      'synthèse des retours sur notre hôtel',
    ],
    es: [
      'análisis de reseñas por tema',
      'de qué se quejan nuestros clientes',
      'puntos fuertes y débiles según las opiniones',
      'qué mejorar primero según las reseñas',
      'agrupar comentarios por asunto con citas',
      'resumen de opiniones de nuestro restaurante',
    ],
  },
});
