/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'What a team learned',
    source: 'Limit: LinkedIn Help, answer a528176 (3,000 characters)',
    input: {
      topic: 'We replaced our daily stand-up with a written update',
      points: [
        'Ten minutes saved per person and day',
        'Colleagues in other time zones read along',
        'Blockers are searchable a month later',
      ],
      language: 'en',
    },
    expect: { part: { hook: 'We replaced our daily stand-up with a written update.', language: 'en' } },
  },
  {
    name: 'Une ouverture de site',
    input: {
      topic: 'Logivia ouvre un second entrepôt à Lyon',
      points: [
        '8 000 m² à Saint-Priest',
        '45 postes à pourvoir avant juin',
        'Livraison le lendemain dans toute la région',
      ],
      goal: 'news',
      call_to_action: 'Les offres sont en ligne, parlez-en autour de vous.',
      link: 'https://logivia.example/emplois',
      language: 'fr',
    },
    expect: { part: { hook: 'Logivia ouvre un second entrepôt à Lyon.', language: 'fr' } },
  },
  {
    name: 'Una opinión para debatir',
    input: {
      topic: 'Una demo no debería durar más que un café',
      points: ['El cliente decide en los primeros minutos', 'Lo demás cabe en un correo', 'Quien quiere más, pregunta'],
      goal: 'discussion',
      tone: 'friendly',
      hashtags: ['Ventas', 'B2B'],
      language: 'es',
    },
    expect: { part: { hashtags: ['#Ventas', '#B2B'], language: 'es' } },
  },
] as const;
