import { FIRST_PAGE, PRODUCT_PAGE } from './published-pages.fixture';
import { CLOCKWORK, POINTEUSE, TALLY } from './competitors/fixtures/sites';

/** Sites by name, with the HTML of their pages. */
const pasted = (pages: Readonly<Record<string, string>>) =>
  Object.entries(pages).map(([name, html]) => ({ name, html }));

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'Two makers of timesheets',
    input: {
      sites: pasted({ Tally: TALLY, Clockwork: CLOCKWORK }),
      own_site: 'Clockwork',
    },
    expect: {
      part: {
        sites: [
          { name: 'Tally', is_own: false },
          { name: 'Clockwork', is_own: true },
        ],
        gaps: [
          { criterion: 'free_offer', found_on: ['Tally'] },
          { criterion: 'testimonials' },
          { criterion: 'customers' },
          { criterion: 'social', text: 'Social networks: not found on Clockwork, but on Tally.' },
        ],
      },
    },
  },
  {
    name: 'Trois sites, rapport en français',
    input: {
      sites: pasted({ Pointeuse: POINTEUSE, Tally: TALLY, Clockwork: CLOCKWORK }),
      language: 'fr',
    },
    expect: {
      part: {
        summary:
          'Aucun prix affiché sur : Pointeuse. Le plus de types de signaux de confiance : Tally, 6 sur 8. Mots-clés communs à plusieurs sites : timesheets.',
      },
    },
  },
  {
    name: 'Dos sitios, informe en español',
    input: {
      sites: pasted({ A: POINTEUSE, B: TALLY }),
      own_site: 'A',
      language: 'es',
    },
    expect: {
      part: { gaps: [{ text: 'Metadescripción: no se encontró en A, pero sí en B.' }, {}, {}, {}, {}, {}, {}, {}] },
    },
  },
  {
    name: 'A page with structured data, and one of 1992',
    source: 'Google Search Central, Product: Executive Anvil (119.99 USD, 4.4 of 5); CERN, the first page of the web',
    input: { sites: pasted({ Anvil: PRODUCT_PAGE, CERN: FIRST_PAGE }) },
    expect: {
      part: {
        matrix: [
          { cells: [{ values: ['Executive Anvil'] }, { values: ['The World Wide Web project'] }] },
          { cells: [{ values: [] }, { values: ['World Wide Web'] }] },
          {},
          {},
          { criterion: 'prices', cells: [{ values: ['Executive Anvil: 119.99 USD'] }, { values: [] }] },
          { criterion: 'lowest_price', cells: [{ values: ['119.99 USD'] }, { values: [] }] },
          {},
          {},
          {},
          {},
          {},
          {},
          { criterion: 'rating', cells: [{ values: ['4.4 / 5'] }, { values: [] }] },
          {},
          {},
          {},
          {},
          {},
          {},
        ],
      },
    },
  },
] as const;
