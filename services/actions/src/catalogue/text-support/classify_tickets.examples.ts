/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'Three languages',
    input: {
      tickets: [
        { id: 'a', text: 'I was charged twice for my subscription this month.' },
        { id: 'b', subject: 'Compte', text: 'Impossible de me connecter, mon compte est bloqué.' },
        { id: 'c', text: 'Estaría bien que añadieran un modo oscuro.' },
      ],
    },
    expect: {
      part: {
        rows: [
          { id: 'a', language: 'en', category: 'billing', category_label: 'Billing', priority: 'normal' },
          { id: 'b', language: 'fr', category: 'account', category_label: 'Compte et accès', priority: 'high' },
          {
            id: 'c',
            language: 'es',
            category: 'feature_request',
            category_label: 'Petición de mejora',
            priority: 'low',
          },
        ],
        summary: { count: 3 },
      },
    },
  },
  {
    name: 'Your own categories, learned from examples',
    input: {
      tickets: ['The oven of flat 12 does not heat', 'When is the rent due?'],
      examples: [
        { text: 'The heating is broken', label: 'repairs' },
        { text: 'The oven does not work in flat 3', label: 'repairs' },
        { text: 'How do I pay the rent?', label: 'rent' },
        { text: 'Is the rent due on the first?', label: 'rent' },
      ],
      language: 'en',
    },
    expect: { part: { rows: [{ category: 'repairs' }, { category: 'rent' }] } },
  },
  {
    name: 'Nothing that speaks for a category',
    input: { tickets: ['Thank you and have a nice weekend'], language: 'en' },
    expect: {
      data: {
        rows: [
          {
            id: '1',
            language: 'en',
            reason: null,
            category: 'other',
            category_label: 'Other',
            confidence: 0,
            alternative: null,
            priority: 'normal',
            priority_cues: [],
            sentiment: 'positive',
            why: [],
          },
        ],
        summary: {
          count: 1,
          by_category: [{ category: 'other', count: 1 }],
          by_priority: { urgent: 0, high: 0, normal: 1, low: 0 },
        },
        engine: 'extractive',
      },
    },
  },
] as const;
