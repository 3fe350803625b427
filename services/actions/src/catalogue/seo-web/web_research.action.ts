import { defineAction } from '../../engine/define-action';
import { TEXT_OR_NULL, closedObject, listOf } from '../../engine/output-schema';
import { numberParam } from '../../engine/params';
import { READS_PAGES } from '../../engine/run-profiles';
import { questionLanguage } from '../../research/question-language';
import { PASSAGES_SCHEMA, toQuote, research, shownPassages, writeAnswer } from '../../research/research';
import { questionForm } from '../../research/question-form';
import { DOCUMENTS_PARAM, QUESTION_LANGUAGE_PARAM, QUESTION_PARAM, URLS_PARAM } from '../../research/research-params';
import { examples } from './web_research.examples';
import { llm } from './web_research.llm';
import search from './web_research.search.json';

export const webResearch = defineAction({
  slug: 'web_research',
  title: 'Research a question',
  category: 'SEO & Web',
  one_liner: 'Reads pages and documents you name, and pages that they link to, and answers with quotes and links',
  credit_cost: 8,
  llm,
  ...READS_PAGES,
  needs: ['web'],
  needs_web: ({ documents }) => documents === undefined,

  input: {
    params: [
      QUESTION_PARAM,
      URLS_PARAM,
      DOCUMENTS_PARAM,
      numberParam('max_pages', 'Pages at most', {
        default: 5,
        validate: { min: 1, max: 20 },
        description:
          'With more than the named pages, pages of the same sites are read that they link to and that fit the question, where robots.txt allows it.',
      }),
      QUESTION_LANGUAGE_PARAM,
    ],
    oneOf: [['urls', 'documents']],
    ui: questionForm('urls', 'max_pages', 'documents'),
  },

  output: closedObject({
    found: { type: 'boolean' },
    answer: {
      type: 'string',
      description:
        'Sentences of the sources, word for word, with the numbers of their citations; or that nothing was found.',
    },
    citations: listOf(
      closedObject({
        number: { type: 'integer', minimum: 1 },
        source: { type: 'integer', minimum: 1 },
        title: { type: 'string' },
        url: TEXT_OR_NULL,
        heading: TEXT_OR_NULL,
        quote: { type: 'string' },
        coverage: {
          type: 'number',
          minimum: 0,
          maximum: 1,
          description: 'Share of the question that the sentence covers, by the rarity of its words.',
        },
      }),
    ),
    passages: PASSAGES_SCHEMA,
    sources: listOf(
      closedObject({
        number: { type: 'integer', minimum: 1 },
        title: { type: 'string' },
        url: TEXT_OR_NULL,
      }),
    ),
    language: { enum: ['en', 'fr', 'es'] },
    engine: { const: 'extractive' },
  }),

  async handler({ question, urls, documents, max_pages, language: requested }, { web, signal, warn }) {
    const language = await questionLanguage(question, requested);
    const result = await research(
      { question, documents, urls, maxPages: max_pages, topK: SHOWN_PASSAGES, language },
      { web, signal, warn },
    );
    const citations = result.answer.map((sentence, index) => ({
      number: index + 1,
      ...toQuote(result, sentence),
      coverage: Math.round(sentence.coverage * 100) / 100,
    }));
    return {
      found: citations.length > 0,
      answer: writeAnswer(citations, language),
      citations,
      passages: shownPassages(result),
      sources: result.sources.map(({ title, url }, index) => ({ number: index + 1, title, url })),
      language,
    };
  },

  examples,
  ...search,
});

const SHOWN_PASSAGES = 5;
