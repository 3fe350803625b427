import { closedObject, listOf } from '../../engine/output-schema';

const TEXT = { type: 'string' } as const;
const COUNT = { type: 'integer' } as const;
const FLAG = { type: 'boolean' } as const;

export const seoBlogOutput = closedObject({
  article_md: {
    type: 'string',
    description: 'Markdown with a footnote at every sentence; empty where there is nothing to write from.',
  },
  meta: closedObject({
    title: { type: 'string', description: 'About 60 characters at most.' },
    description: {
      type: 'string',
      description: '155 characters at most; a sentence of the sources, cut where it is longer.',
    },
    slug: TEXT,
  }),
  outline: listOf(
    closedObject({
      heading: TEXT,
      origin: {
        enum: ['yours', 'source', 'term'],
        description: 'term: the most frequent word of similar sentences.',
      },
      sentences: {
        type: 'integer',
        description: '0: the sources say nothing on it, and the article leaves it out.',
      },
    }),
  ),
  jsonld: {
    ...closedObject({
      '@context': { const: 'https://schema.org' },
      '@graph': { type: 'array', items: { type: 'object' } },
    }),
    description: 'schema.org Article, and FAQPage where the sources ask and answer questions.',
  },
  traces: listOf(
    closedObject({
      part: { type: 'string', description: 'opening, a heading or a question.' },
      text: TEXT,
      source: { type: 'integer', minimum: 1, description: 'Number of the source, as in the footnotes.' },
      start: { type: 'integer', description: 'Place in the text of the source, in UTF-16 units.' },
      end: COUNT,
    }),
  ),
  completeness: {
    enum: ['full', 'brief', 'outline'],
    description: 'brief: some sections have no or one sentence. outline: there is no article.',
  },
  missing: { type: 'array', items: TEXT, description: 'Headings on which the sources say nothing.' },
  checks: closedObject({
    words: COUNT,
    title_characters: COUNT,
    description_characters: COUNT,
    keyword_in_title: FLAG,
    keyword_in_opening: FLAG,
    keyword_in_headings: FLAG,
    keyword_in_description: FLAG,
  }),
  language: { enum: ['en', 'fr', 'es'] },
  engine: { const: 'template' },
});
