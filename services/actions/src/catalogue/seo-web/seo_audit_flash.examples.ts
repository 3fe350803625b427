import { FIRST_PAGE } from './published-pages.fixture';
import { BARE_PAGE, CLEAN_PAGE, DEFECTIVE_PAGE } from './seo-audit/fixtures/pages';

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A page with many defects',
    input: { html: DEFECTIVE_PAGE, url: 'https://shop.example/Our_Shop', keyword: 'garden chairs' },
    expect: {
      part: {
        score: 0,
        findings_total: 30,
        quick_wins: [
          {
            rule: 'noindex',
            impact: 10,
            evidence: [
              {
                selector: 'html > head > meta:nth-of-type(1)',
                quote: '<meta name="robots" content="noindex, follow">',
              },
            ],
          },
          { rule: 'meta_refresh' },
          { rule: 'thin_content' },
          { rule: 'keyword_not_in_title' },
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
  {
    name: 'A page in good order',
    input: { html: CLEAN_PAGE, url: 'https://solado.example/running-shoes', keyword: 'running shoes' },
    expect: {
      part: {
        score: 100,
        quick_wins: [],
        findings_total: 0,
        facts: { title_length: 44, h1: ['Running shoes made by hand in Porto'] },
      },
    },
  },
  {
    name: 'Une page presque vide, rapport en français',
    input: { html: BARE_PAGE, language: 'fr' },
    expect: {
      part: {
        quick_wins: [
          { rule: 'title_missing', title: 'La page n’a pas de titre', evidence: [{ selector: 'head', quote: null }] },
          { rule: 'thin_content', title: 'Le contenu est mince ; nombre de mots : 1' },
          { rule: 'h1_missing' },
          { rule: 'description_missing' },
          { rule: 'viewport_missing' },
          {},
          {},
          {},
          {},
        ],
      },
    },
  },
  {
    name: 'The first page of the web',
    source: 'CERN, http://info.cern.ch/hypertext/WWW/TheProject.html (1992), shortened',
    input: { html: FIRST_PAGE, url: 'http://info.cern.ch/hypertext/WWW/TheProject.html' },
    expect: {
      part: {
        quick_wins: [
          { rule: 'thin_content' },
          { rule: 'description_missing' },
          { rule: 'viewport_missing' },
          { rule: 'insecure_address' },
          { rule: 'canonical_missing' },
          { rule: 'lang_missing' },
          { rule: 'structured_data_missing' },
          { rule: 'open_graph_incomplete' },
          { rule: 'charset_missing' },
          { rule: 'doctype_missing' },
        ],
        facts: { title: 'The World Wide Web project', title_length: 26, h1: ['World Wide Web'], links: 1 },
      },
    },
  },
] as const;
