const HEAT_PUMP = `## How it works
A heat pump moves heat from outside air, ground or water into a building. A compressor raises the temperature of a refrigerant. The refrigerant gives its heat to the water of the heating circuit.

## What it needs
Large radiators or underfloor heating let a heat pump run at a low flow temperature. A low flow temperature saves electricity. The outdoor unit needs free space around it and a distance to the neighbours.

## Maintenance
The filter is cleaned once a year. A technician checks the refrigerant circuit every two years. Leaves around the outdoor unit are removed in autumn.

Does a heat pump work in winter?
Yes, air-source models extract heat down to minus 20 degrees. Their output falls as the air gets colder.
`;

const COMPOST = [
  {
    title: 'Guide du jardin partagé',
    text: `Le compost transforme les déchets de cuisine en terreau. Les épluchures apportent l'azote. Les feuilles mortes et le carton brun apportent le carbone. Un tas équilibré mélange une part d'azote et deux parts de carbone. Le tas doit rester humide comme une éponge essorée. Un tas trop sec ne se décompose plus. On retourne le tas une fois par mois pour l'aérer. Sans air, le tas sent mauvais.`,
  },
  {
    title: 'Fiche de la commune',
    url: 'https://commune.example/compost',
    text: 'La commune prête un composteur de 300 litres à chaque foyer. La demande se fait en mairie. Les viandes et les poissons sont exclus du compost.',
  },
];

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A heat pump, from one guide',
    source: 'Form of the markup: schema.org FAQPage',
    input: {
      keyword: 'heat pump',
      sources: [{ title: 'Our guide', text: HEAT_PUMP }],
      length: 'short',
      language: 'en',
    },
    expect: {
      part: {
        meta: { title: 'Heat pump: How it works, What it needs, Maintenance', slug: 'heat-pump' },
        outline: [
          { heading: 'How it works', origin: 'source', sentences: 2 },
          { heading: 'What it needs', origin: 'source', sentences: 3 },
          { heading: 'Maintenance', origin: 'source', sentences: 3 },
        ],
        completeness: 'full',
        jsonld: {
          '@graph': [
            { '@type': 'Article' },
            {
              '@type': 'FAQPage',
              mainEntity: [
                {
                  name: 'Does a heat pump work in winter?',
                  acceptedAnswer: {
                    text: 'Yes, air-source models extract heat down to minus 20 degrees. Their output falls as the air gets colder.',
                  },
                },
              ],
            },
          ],
        },
      },
    },
  },
  {
    name: 'Le compost, avec un plan et deux sources',
    input: {
      keyword: 'compost',
      sources: COMPOST,
      outline: ['Azote et carbone', 'Garder le tas humide', 'Le composteur de la commune', 'Le lombricompost'],
      language: 'fr',
    },
    expect: { part: { completeness: 'brief', missing: ['Le lombricompost'], language: 'fr' } },
  },
  {
    name: 'Un esquema sin fuentes',
    input: { keyword: 'aceite de oliva', outline: ['Variedades', 'Cómo conservarlo'], language: 'es' },
    expect: {
      part: { article_md: '', completeness: 'outline', traces: [], missing: ['Variedades', 'Cómo conservarlo'] },
    },
  },
] as const;
