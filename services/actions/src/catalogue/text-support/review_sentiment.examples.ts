/** Choices in the playground, and tests. The labelled set and VADER's other sentences are in the test beside the action. */
export const examples = [
  {
    name: 'Negation and "but"',
    source: 'VADER (Hutto and Gilbert 2014), sentences of its documentation: compound -0.7042, 0.431 and -0.7424',
    input: {
      reviews: [
        'The plot was good, but the characters are uncompelling and the dialog is not great.',
        "At least it isn't a horrible book.",
        'VADER is not smart, handsome, nor funny.',
      ],
      language: 'en',
    },
    expect: {
      part: {
        rows: [{ sentiment: 'negative' }, { sentiment: 'positive' }, { sentiment: 'negative' }],
        summary: { count: 3, positive: 1, negative: 2 },
      },
    },
  },
  {
    name: 'Reviews in three languages',
    input: {
      reviews: [
        { id: 'a', text: 'Absolutely love it, it has never let me down!' },
        { id: 'b', text: "L'appareil ne fonctionne plus au bout d'une semaine, très déçue." },
        { id: 'c', text: 'La comida es buena pero el servicio es lento.' },
      ],
    },
    expect: {
      part: {
        rows: [
          { id: 'a', language: 'en', sentiment: 'positive', stars: 5 },
          { id: 'b', language: 'fr', sentiment: 'negative', stars: 1 },
          { id: 'c', language: 'es', sentiment: 'neutral', stars: 3, is_mixed: true },
        ],
      },
    },
  },
  {
    name: 'A review without an opinion',
    input: { reviews: ['I ordered the blue one on Monday and it came on Thursday.'], language: 'en' },
    expect: {
      data: {
        rows: [
          {
            id: '1',
            language: 'en',
            sentiment: 'neutral',
            score: 0,
            stars: null,
            reason: null,
            is_mixed: false,
            why: [],
          },
        ],
        summary: {
          count: 1,
          positive: 0,
          neutral: 1,
          negative: 0,
          not_rated: 0,
          average_score: 0,
          average_stars: null,
        },
        engine: 'extractive',
      },
    },
  },
] as const;
