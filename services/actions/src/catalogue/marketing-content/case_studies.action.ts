import { choices } from '../../engine/choices';
import { RejectedInputError } from '../../engine/run-errors';
import { defineAction } from '../../engine/define-action';
import { FILE_SCHEMA, outputFile } from '../../engine/files';
import { TEXTS, TEXT_OR_NULL, closedObject } from '../../engine/output-schema';
import { choiceParam, jsonParam, textParam } from '../../engine/params';
import { TEXT, either, items, itemsOrText, members, textMembers, textOr, texts } from '../../engine/json-forms';
import { cleanText } from '../../writing/facts';
import { chooseLanguage, LANGUAGE_PARAM } from '../../writing/language-choice';
import { readCase, readQuotes } from './case-study/read-case';
import { renderDocx } from './case-study/render-docx';
import { renderMarkdown } from './case-study/render-markdown';
import { renderPdf } from './case-study/render-pdf';
import { writeCase } from './case-study/write-case';
import { examples } from './case_studies.examples';
import { textsIn } from './content/find-unused';
import { llm } from './case_studies.llm';
import search from './case_studies.search.json';

/** Its keys have French and Spanish names, too. */
const FACTS = members({
  ...textMembers(['industry', 'size', 'location', 'product', 'duration', 'about', 'next']),
  challenge: itemsOrText(TEXT),
  solution: itemsOrText(TEXT),
  results: either(items(textOr(texts(['label', 'before', 'after']))), TEXT, texts(['label', 'before', 'after'])),
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const caseStudies = defineAction({
  slug: 'case_studies',
  title: 'Write a case study',
  category: 'Marketing & Content',
  one_liner: 'Problem, solution and results story with pull quotes, in Markdown, DOCX or PDF',
  credit_cost: 5,
  llm,
  latency_target_ms: 4_000,
  latency_class: 'standard',
  engine: 'template',
  pool: 'media',
  limits: { timeoutMs: 15_000, maxInputBytes: 200_000 },
  needs: ['clock'],

  input: {
    params: [
      textParam('customer', 'Customer', {
        required: true,
        placeholder: 'Transports Morel',
        validate: { max: 120 },
        description: 'Whose case it is.',
      }),
      jsonParam('facts', 'Facts', {
        schema: FACTS,
        required: true,
        placeholder:
          '{ "challenge": "...", "solution": ["..."], "results": [{ "label": "Overtime", "before": "310 h", "after": "248 h" }] }',
        description:
          'industry, size, location, challenge, solution, results (texts, or objects with label, before, after), product, duration, about, next. French and Spanish keys work, too. Figures stand as you write them.',
      }),
      jsonParam('quotes', 'Quotes', {
        schema: items(textOr(texts(['text', 'name', 'role'])), { maxItems: 40 }),
        placeholder: '[{ "text": "...", "name": "Claire Arnaud", "role": "Head of Operations" }]',
        description: 'Quotes stand word for word.',
      }),
      choiceParam('format', 'Format', {
        default: 'markdown',
        enum: choices({ markdown: 'Markdown', docx: 'Word (DOCX)', pdf: 'PDF' }),
        description: 'Of the file; the Markdown text is always in the answer.',
      }),
      LANGUAGE_PARAM,
    ],
    ui: { groups: [{ id: 'main', label: 'Case', items: ['customer', 'facts', 'quotes', 'format', 'language'] }] },
  },

  output: closedObject({
    case_md: { type: 'string', description: 'Markdown.' },
    file: FILE_SCHEMA,
    metrics: {
      type: 'array',
      items: closedObject({ label: { type: 'string' }, before: TEXT_OR_NULL, after: TEXT_OR_NULL, text: TEXT_OR_NULL }),
      description: 'The results as you gave them; nothing is computed from them.',
    },
    completeness: { enum: ['full', 'brief'], description: 'brief: challenge, solution or results are missing.' },
    missing: TEXTS,
    unused: { ...TEXTS, description: 'Keys of the facts that nothing is made from.' },
    language: { enum: ['en', 'fr', 'es'] },
    engine: { const: 'template' },
  }),

  async handler(input, { warn, clock }) {
    const customer = cleanText('customer', 'customer', input.customer);
    const { facts, unknown } = readCase(input.facts);
    const quotes = readQuotes(input.quotes);
    const language = await chooseLanguage(input.language, textsIn(input.facts).join('. ').slice(0, 5_000), warn);
    const { blocks, completeness, missing } = writeCase(customer, facts, quotes, language);
    if (['challenge', 'solution', 'results', 'quotes'].every((name) => missing.includes(name)))
      throw new RejectedInputError(
        'facts',
        'Must have a challenge, a solution, results, or a quote: a name alone is no case study',
      );
    if (completeness === 'brief')
      warn(`Brief, without ${missing.filter((name) => name !== 'quotes' && name !== 'industry').join(', ')}.`);
    const case_md = renderMarkdown(blocks);
    const bytes = {
      markdown: async () => new TextEncoder().encode(case_md),
      docx: () => renderDocx(blocks, customer),
      pdf: () => renderPdf(blocks, customer, language, clock.now()),
    }[input.format];
    const { mime, extension } = FORMATS[input.format];
    return {
      case_md,
      file: outputFile(`case-study.${extension}`, mime, await bytes()),
      metrics: facts.metrics,
      completeness,
      missing,
      unused: unknown,
      language,
    };
  },

  examples,
  ...search,
});

const FORMATS = {
  markdown: { mime: 'text/markdown', extension: 'md' },
  docx: { mime: DOCX, extension: 'docx' },
  pdf: { mime: 'application/pdf', extension: 'pdf' },
} as const;
