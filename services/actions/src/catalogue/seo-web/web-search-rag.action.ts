import { defineAction } from '../../engine/define-action';
import { closedObject } from '../../engine/output-schema';
import { numberParam } from '../../engine/params';
import { READS_PAGES } from '../../engine/run-profiles';
import { questionLanguage } from '../../research/question-language';
import { PASSAGES_SCHEMA, toQuote, research, shownPassages, writeAnswer } from '../../research/research';
import { questionForm } from '../../research/question-form';
import { DOCUMENTS_PARAM, QUESTION_LANGUAGE_PARAM, QUESTION_PARAM, URLS_PARAM } from '../../research/research-params';
import { examples } from './web-search-rag.examples';
import { llm } from './web-search-rag.llm';
import search from './web-search-rag.search.json';

export const webSearchRag = defineAction({
  slug: 'web-search-rag',
  title: 'Answer from the web (RAG)',
  category: 'SEO & Web',
  one_liner: 'Index pages or documents, retrieve passages and answer only from them',
  credit_cost: 8,
  llm,
  ...READS_PAGES,
  latency_target_ms: 5_000,
  needs: ['web'],
  needs_web: ({ documents }) => documents === undefined,

  input: {
    params: [
      QUESTION_PARAM,
      DOCUMENTS_PARAM,
      URLS_PARAM,
      numberParam('top_k', 'Passages', {
        default: 5,
        validate: { min: 1, max: 20 },
        description: 'How many passages are retrieved; the answer comes from them alone.',
      }),
      QUESTION_LANGUAGE_PARAM,
    ],
    oneOf: [['documents', 'urls']],
    ui: questionForm('documents', 'urls', 'top_k'),
  },

  output: closedObject({
    grounded: {
      type: 'boolean',
      description: 'Whether the passages answer the question. Without it the answer says that nothing was found.',
    },
    answer: {
      type: 'string',
      description: 'Sentences of the passages, word for word, each with the number of its source.',
    },
    passages: PASSAGES_SCHEMA,
    passages_indexed: { type: 'integer', description: 'Passages of all sources.' },
    language: { enum: ['en', 'fr', 'es'] },
    engine: { const: 'extractive' },
  }),

  async handler({ question, documents, urls, top_k, language: requested }, { web, signal, warn }) {
    const language = await questionLanguage(question, requested);
    const input = { question, documents, urls, maxPages: 0, topK: Math.round(top_k), language };
    const result = await research(input, { web, signal, warn });
    const quotes = result.answer.map((sentence) => toQuote(result, sentence));
    return {
      grounded: quotes.length > 0,
      answer: writeAnswer(
        quotes.map(({ quote, source: number }) => ({ quote, number })),
        language,
      ),
      passages: shownPassages(result),
      passages_indexed: result.index.passages.length,
      language,
    };
  },

  examples,
  ...search,
});
