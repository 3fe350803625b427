export const examples = [
  {
    name: 'Five bullets of a report in English',
    source: 'Charles Darwin, On the Origin of Species (1859), Introduction',
    input: { file: 'sample:report.pdf' },
    expect: {
      part: {
        title: 'On the Origin of Species: Introduction',
        language: 'en',
        bullets: [
          { page: 1 },
          { page: 1 },
          { page: 1 },
          {
            text: 'At the commencement of my observations it seemed to me probable that a careful study of domesticated animals and of cultivated plants would offer the best chance of making out this obscure problem.',
            page: 1,
          },
          { page: 2 },
        ],
        pages: 3,
      },
    },
  },
  {
    name: 'Three bullets of a French report',
    input: { file: 'sample:report-fr.pdf', bullets: 3 },
    expect: {
      part: {
        language: 'fr',
        bullets: [
          {
            text: "L'isolation des façades et le changement des menuiseries coûteraient 1,9 million d'euros et diviseraient la consommation par deux.",
            page: 1,
          },
          {
            text: "Nous recommandons de réparer la programmation de la chaudière avant l'hiver, car cette mesure est remboursée en moins d'un an.",
            page: 1,
          },
          {
            text: 'Les panneaux solaires peuvent attendre la rénovation de la toiture du gymnase prévue en 2029.',
            page: 2,
          },
        ],
      },
    },
  },
  {
    name: 'Only the last page',
    input: { file: 'sample:report.pdf', pages: '3', bullets: 2 },
    expect: {
      part: {
        bullets: [
          { page: 3 },
          {
            text: 'Furthermore, I am convinced that natural selection has been the main but not exclusive means of modification.',
            page: 3,
          },
        ],
        pages_read: 1,
      },
    },
  },
] as const;
