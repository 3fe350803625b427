const points = ['Ten minutes saved per person and day', 'Colleagues in other time zones read along'];

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A lesson for all networks',
    source: 'Limits: twitter-text 3.1.0 (280 weighted characters), help pages of the networks',
    input: { topic: 'We replaced our daily stand-up with a written update', points, language: 'en' },
    expect: {
      part: {
        posts: {
          linkedin: { limit: 3000, left_out: [] },
          x: { limit: 280, unit: 'weighted characters', left_out: [] },
          facebook: { limit: 63_206 },
          instagram: { limit: 2200 },
          threads: { limit: 500 },
        },
      },
    },
  },
  {
    name: 'Un atelier, sur X et Instagram',
    input: {
      topic: 'Samedi, atelier de réparation de vélos à la Maison des associations',
      points: ['De 10 h à 16 h', 'Outils sur place', 'Entrée libre'],
      networks: ['x', 'instagram'],
      goal: 'news',
      call_to_action: 'Venez avec votre vélo.',
      link: 'https://velo-atelier.example',
      language: 'fr',
    },
    expect: { part: { language: 'fr', posts: { linkedin: null, x: { left_out: [] } } } },
  },
  {
    name: 'Una apertura, en Facebook y Threads',
    input: {
      topic: 'Abrimos tienda en Bilbao el 3 de octubre',
      points: ['Calle Ercilla 12', 'Aceite a granel de tres almazaras', 'Cata los viernes a las 19:00'],
      networks: ['facebook', 'threads'],
      goal: 'news',
      tone: 'friendly',
      language: 'es',
    },
    expect: { part: { language: 'es', posts: { x: null, threads: { left_out: [] } } } },
  },
] as const;
