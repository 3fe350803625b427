const TEXT = { type: 'string' } as const;
const COUNT = { type: 'integer' } as const;
const FLAG = { type: 'boolean' } as const;

export const seoBlogOutput = {
  type: 'object',
  required: [
    'article_md',
    'meta',
    'outline',
    'jsonld',
    'traces',
    'completeness',
    'missing',
    'checks',
    'language',
    'engine',
  ],
  additionalProperties: false,
  properties: {
    article_md: {
      type: 'string',
      description: 'Markdown with a footnote at every sentence; empty where there is nothing to write from.',
    },
    meta: {
      type: 'object',
      required: ['title', 'description', 'slug'],
      additionalProperties: false,
      properties: {
        title: { type: 'string', description: 'About 60 characters at most.' },
        description: {
          type: 'string',
          description: '155 characters at most; a sentence of the sources, cut where it is longer.',
        },
        slug: TEXT,
      },
    },
    outline: {
      type: 'array',
      items: {
        type: 'object',
        required: ['heading', 'origin', 'sentences'],
        additionalProperties: false,
        properties: {
          heading: TEXT,
          origin: {
            enum: ['yours', 'source', 'term'],
            description: 'term: the most frequent word of similar sentences.',
          },
          sentences: {
            type: 'integer',
            description: '0: the sources say nothing on it, and the article leaves it out.',
          },
        },
      },
    },
    jsonld: {
      type: 'object',
      required: ['@context', '@graph'],
      additionalProperties: false,
      properties: {
        '@context': { const: 'https://schema.org' },
        '@graph': { type: 'array', items: { type: 'object' } },
      },
      description: 'schema.org Article, and FAQPage where the sources ask and answer questions.',
    },
    traces: {
      type: 'array',
      items: {
        type: 'object',
        required: ['part', 'text', 'source', 'start', 'end'],
        additionalProperties: false,
        properties: {
          part: { type: 'string', description: 'opening, a heading or a question.' },
          text: TEXT,
          source: { type: 'integer', minimum: 1, description: 'Number of the source, as in the footnotes.' },
          start: { type: 'integer', description: 'Place in the text of the source, in UTF-16 units.' },
          end: COUNT,
        },
      },
    },
    completeness: {
      enum: ['full', 'brief', 'outline'],
      description: 'brief: some sections have no or one sentence. outline: there is no article.',
    },
    missing: { type: 'array', items: TEXT, description: 'Headings on which the sources say nothing.' },
    checks: {
      type: 'object',
      required: [
        'words',
        'title_characters',
        'description_characters',
        'keyword_in_title',
        'keyword_in_opening',
        'keyword_in_headings',
        'keyword_in_description',
      ],
      additionalProperties: false,
      properties: {
        words: COUNT,
        title_characters: COUNT,
        description_characters: COUNT,
        keyword_in_title: FLAG,
        keyword_in_opening: FLAG,
        keyword_in_headings: FLAG,
        keyword_in_description: FLAG,
      },
    },
    language: { enum: ['en', 'fr', 'es'] },
    engine: { const: 'template' },
  },
} as const;
