/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A shop',
    input: {
      reviews: [
        { id: 'a', text: 'Arrived a day early and the leather feels premium.' },
        { id: 'b', text: 'Delivery took three weeks, but support was helpful.' },
        { id: 'c', text: 'The parcel never arrived and nobody answers the phone.' },
        { id: 'd', text: 'Great value for money.' },
      ],
      language: 'en',
    },
    expect: {
      part: {
        themes: [
          { theme: 'delivery', mentions: 3, share: 0.75, positive: 1, negative: 2 },
          { theme: 'customer_service', mentions: 2, positive: 1, negative: 1 },
          { theme: 'price', mentions: 1, positive: 1 },
          { theme: 'quality', mentions: 1, positive: 1 },
        ],
        actions: [
          { rank: 1, theme: 'delivery', complaints: 2 },
          { rank: 2, theme: 'customer_service' },
        ],
        summary: { reviews: 4, analysed: 4, without_theme: 0 },
      },
    },
  },
  {
    name: 'Un restaurant',
    input: {
      reviews: [
        'Plats délicieux, mais une heure d’attente.',
        'Accueil chaleureux et cuisine savoureuse.',
        'Addition salée.',
      ],
      language: 'fr',
    },
    expect: {
      part: {
        praise: [
          { theme: 'food', label: 'Cuisine', reviews: 2 },
          { theme: 'customer_service', reviews: 1 },
        ],
        complaints: [{ theme: 'price', label: 'Prix', quote: 'Addition salée.' }, { theme: 'waiting' }],
      },
    },
  },
  {
    name: 'Your own themes',
    input: {
      reviews: ['The guide was fantastic.', 'Our guide was rude, but the bus was comfortable.', 'Nice weather.'],
      themes: [
        { name: 'guides', keywords: ['guide'] },
        { name: 'transport', keywords: ['bus', 'driver'] },
      ],
      language: 'en',
    },
    expect: {
      part: {
        themes: [
          { theme: 'guides', mentions: 2, positive: 1, negative: 1 },
          { theme: 'transport', mentions: 1, positive: 1 },
        ],
        summary: { without_theme: 1 },
      },
    },
  },
] as const;
