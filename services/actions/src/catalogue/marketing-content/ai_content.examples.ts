/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A product page',
    input: {
      kind: 'product_page',
      brief: {
        name: 'Planeo',
        tagline: 'Shifts planned in minutes',
        description: 'Planeo is a planning tool that warehouse teams fill in from their phones.',
        audience: 'warehouses with twenty to two hundred people',
        benefits: ['Overtime is visible a week ahead', 'Everyone sees changes at once'],
        features: ['Phone and desktop', 'Export to payroll'],
        price: '4 € per person and month',
        proof: 'Transports Morel cut overtime by 20 % in four months.',
        questions: [
          { question: 'Does it work offline?', answer: 'Yes, changes are sent when the phone is online again' },
        ],
        cta: 'Try it with your own shifts',
        link: 'https://planeo.example/try',
      },
      language: 'en',
    },
    expect: { part: { checks: { missing: [], unused: [] }, language: 'en' } },
  },
  {
    name: 'Un communiqué de presse sans contact',
    input: {
      kind: 'press_release',
      brief: {
        titre: 'Logivia ouvre un second entrepôt à Lyon',
        ville: 'Lyon',
        date: '4 mars 2026',
        annonce: 'Logivia met en service un entrepôt de 8 000 m² à Saint-Priest',
        détails: [
          'Le site emploiera 45 personnes avant juin',
          'La livraison le lendemain couvre désormais toute la région',
        ],
        citations: [
          {
            citation: 'Nos clients lyonnais attendaient ce site.',
            nom: 'Claire Arnaud',
            fonction: 'directrice des opérations',
          },
        ],
        entreprise: 'Logivia',
        à_propos: 'Logivia, fondée en 2011, assure la logistique de 300 boutiques en ligne.',
      },
      language: 'fr',
    },
    expect: { part: { checks: { missing: ['contact'], unused: [] }, language: 'fr' } },
  },
  {
    name: 'Una biografía',
    input: {
      kind: 'bio',
      brief: {
        nombre: 'Inés Robledo',
        cargo: 'directora de datos',
        empresa: 'Olivo Verde',
        ciudad: 'Jaén',
        experiencia: ['Dirige un equipo de seis analistas', 'Antes trabajó nueve años en la banca'],
        formación: ['Matemáticas, Universidad de Granada'],
        aficiones: 'Los fines de semana cultiva su propio olivar',
      },
      language: 'es',
    },
    expect: { part: { checks: { missing: [], unused: [] }, language: 'es' } },
  },
  {
    name: 'The questions of a returns page',
    source: 'Google Search Central, structured data: its example of a FAQPage',
    input: {
      kind: 'faq',
      brief: {
        title: 'Returns',
        questions: [
          {
            question: 'What is the return policy?',
            answer:
              'Most unopened items in new condition and returned within 90 days will receive a refund or exchange.',
          },
        ],
      },
      language: 'en',
    },
    expect: {
      part: {
        content_md:
          '# Returns\n\n## What is the return policy?\n\nMost unopened items in new condition and returned within 90 days will receive a refund or exchange.\n',
        checks: { missing: [], unused: [] },
      },
    },
  },
] as const;
