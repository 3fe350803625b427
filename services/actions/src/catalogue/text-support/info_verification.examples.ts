import { SENATE } from './constitution.fixture';

const HTML =
  '<html><head><title>Acme history</title></head><body><p>In 2021, Acme opened its new factory in Lyon, creating 200 jobs.</p></body></html>';

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A wrong year, a right height, and something else',
    input: {
      text: 'The Eiffel Tower is 330 metres tall. The Eiffel Tower was completed in 1899. It is painted every seven years.',
      sources: [
        {
          title: 'Guide',
          text: 'The Eiffel Tower is a wrought-iron tower in Paris. It is 330 metres tall and was completed in 1889.',
        },
      ],
      language: 'en',
    },
    expect: {
      part: {
        claims: [
          { verdict: 'supported', source: { number: 1, title: 'Guide', start: 51, end: 99 } },
          { verdict: 'contradicted', reasons: ['1899 / 1889'] },
          { verdict: 'not_found', quote: null, source: null },
        ],
        summary: { claims: 3, supported: 1, contradicted: 1, not_found: 1 },
      },
    },
  },
  {
    name: 'Une négation',
    input: {
      text: 'La garantie couvre les dégâts des eaux.',
      sources: ['La garantie dure deux ans. La garantie ne couvre pas les dégâts des eaux.'],
      language: 'fr',
    },
    expect: {
      data: {
        claims: [
          {
            claim: 'La garantie couvre les dégâts des eaux.',
            start: 0,
            end: 39,
            verdict: 'contradicted',
            confidence: 1,
            quote: 'La garantie ne couvre pas les dégâts des eaux.',
            source: { number: 1, title: null, url: null, start: 27, end: 73 },
            reasons: ['negation'],
          },
        ],
        summary: { claims: 1, supported: 0, contradicted: 1, not_found: 0 },
        sources: [{ number: 1, title: null, url: null }],
        language: 'fr',
        engine: 'extractive',
      },
    },
  },
  {
    name: 'A page as the source',
    input: { text: "Acme's new factory created 500 jobs.", urls: ['https://example.com/history'], language: 'en' },
    given: {
      web: {
        isAllowed: async () => true,
        fetch: async (url: string) => ({
          url,
          status: 200,
          mime: 'text/html',
          bytes: new TextEncoder().encode(HTML),
          text: () => HTML,
        }),
      },
    },
    expect: {
      part: {
        claims: [{ verdict: 'contradicted', source: { title: 'Acme history', url: 'https://example.com/history' } }],
      },
    },
  },
  {
    name: 'Numbers of a law',
    source: 'Constitution of the United States, Article I, Section 3',
    input: {
      text: 'The Senate is composed of two Senators from each State. Each Senator shall have two Votes. A Senator must have attained the age of thirty-five years.',
      sources: [{ title: 'Constitution', text: SENATE }],
      language: 'en',
    },
    expect: {
      part: {
        claims: [
          { verdict: 'supported' },
          { verdict: 'contradicted', reasons: ['two / one'] },
          { verdict: 'contradicted', reasons: ['thirty-five / thirty'] },
        ],
      },
    },
  },
] as const;
