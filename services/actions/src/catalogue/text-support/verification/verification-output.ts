const SOURCE = {
  number: {
    type: 'integer',
    description: 'Place among the sources, from 1: first those that were sent, then the pages.',
  },
  title: { type: ['string', 'null'] },
  url: { type: ['string', 'null'] },
} as const;

export const VERIFICATION_OUTPUT = {
  type: 'object',
  required: ['claims', 'summary', 'sources', 'language', 'engine'],
  additionalProperties: false,
  properties: {
    claims: {
      type: 'array',
      items: {
        type: 'object',
        required: ['claim', 'start', 'end', 'verdict', 'confidence', 'quote', 'source', 'reasons'],
        additionalProperties: false,
        properties: {
          claim: { type: 'string' },
          start: { type: 'integer', description: 'Offset in the text, in UTF-16 units.' },
          end: { type: 'integer' },
          verdict: {
            enum: ['supported', 'contradicted', 'not_found'],
            description: 'What the sources say; "not_found" is no statement about the truth of the claim.',
          },
          confidence: {
            type: 'number',
            description:
              'From 0 to 1: how much of the claim the quote covers; of "not_found", how little the nearest passage does.',
          },
          quote: { type: ['string', 'null'], description: 'The sentence that decides.' },
          source: {
            type: ['object', 'null'],
            required: ['number', 'title', 'url', 'start', 'end'],
            additionalProperties: false,
            properties: {
              ...SOURCE,
              start: {
                type: 'integer',
                description: 'Offset of the quote in the text of the source, in UTF-16 units.',
              },
              end: { type: 'integer' },
            },
          },
          reasons: {
            type: 'array',
            items: { type: 'string' },
            description: 'The facts that agree, or that conflict as "claim / source", or "negation".',
          },
        },
      },
    },
    summary: {
      type: 'object',
      required: ['claims', 'supported', 'contradicted', 'not_found'],
      additionalProperties: false,
      properties: {
        claims: { type: 'integer' },
        supported: { type: 'integer' },
        contradicted: { type: 'integer' },
        not_found: { type: 'integer' },
      },
    },
    sources: {
      type: 'array',
      items: { type: 'object', required: Object.keys(SOURCE), additionalProperties: false, properties: SOURCE },
    },
    language: { enum: ['en', 'fr', 'es'] },
    engine: { const: 'extractive' },
  },
} as const;
