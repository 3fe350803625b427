/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A Google ad for shift planning',
    source: 'Limits: Google Ads Help, About responsive search ads (answer 7684791)',
    input: {
      product: 'Planeo shift planning',
      audience: 'warehouse teams',
      benefits: [
        'Shifts planned in minutes',
        'Teams confirm by phone',
        'No more spreadsheets',
        'Overtime visible a week ahead',
      ],
      offer: '30 days free',
      call_to_action: 'Book a demo',
      language: 'en',
    },
    expect: { part: { platform: 'google', unused: [], primary_texts: [] } },
  },
  {
    name: 'Une annonce Meta pour une boulangerie',
    input: {
      product: 'le panier petit-déjeuner Maison Colin',
      audience: 'les bureaux de Nantes',
      platform: 'meta',
      benefits: ['Livré avant 8 h 30', 'Farine bio de Loire-Atlantique', 'Commande jusqu’à la veille 18 h'],
      call_to_action: 'Commandez pour demain',
      language: 'fr',
    },
    expect: { part: { platform: 'meta', language: 'fr', unused: [] } },
  },
  {
    name: 'Un anuncio de LinkedIn para un curso',
    input: {
      product: 'el curso de Power BI de Datalab',
      audience: 'equipos de finanzas',
      platform: 'linkedin',
      benefits: ['Ocho horas con sus propios datos', 'Grupos de seis personas', 'Certificado al terminar'],
      offer: 'Plazas para octubre',
      language: 'es',
    },
    expect: { part: { platform: 'linkedin', language: 'es', unused: [] } },
  },
] as const;
