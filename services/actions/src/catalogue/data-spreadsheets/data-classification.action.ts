import { dataExamples } from '../../engine/data-examples';
import { defineAction } from '../../engine/define-action';
import { closedObject, decidingWordsIn, listOf } from '../../engine/output-schema';
import { jsonParam, textParam } from '../../engine/params';
import { ROW, items, textOr } from '../../engine/json-forms';
import { READS_TEXTS } from '../../engine/run-profiles';
import { EXAMPLES_FORM, LABELS_FORM, readLabels } from '../../fields/read-labels';
import { LANGUAGE_PARAM } from '../../engine/language-param';
import { classifyRows, NONE } from './classification/classify-rows';
import { readColumn } from './classification/read-rows';
import examples from './data-classification.examples.json';
import { llm } from './data-classification.llm';
import search from './data-classification.search.json';

export const dataClassification = defineAction({
  slug: 'data-classification',
  title: 'Classify rows',
  category: 'Data & Spreadsheets',
  one_liner: 'Labels each row by the words of your categories, keywords or examples, with confidence',
  credit_cost: 4,
  llm,
  ...READS_TEXTS,

  input: {
    params: [
      jsonParam('rows', 'Rows', {
        schema: items(textOr(ROW), { minItems: 1, maxItems: 10_000 }),
        required: true,
        placeholder: '[{ "id": 1, "description": "Train ticket Paris-Lyon" }]',
        description: 'At most 10,000 objects, or texts.',
      }),
      textParam('text_field', 'Text column', {
        required: true,
        placeholder: 'description',
        validate: { max: 200 },
        description: 'The key of the text that is classified. Any name where the rows are texts.',
      }),
      jsonParam('labels', 'Labels', {
        schema: LABELS_FORM,
        required: true,
        placeholder:
          '[{ "name": "travel", "keywords": ["train", "taxi"] }, { "name": "meals", "description": "Restaurants and catering" }]',
        description:
          'Two to 100 names, or objects with "name" and, if wanted, "keywords" and "description". A name alone matches by its own words only.',
      }),
      jsonParam('examples', 'Examples', {
        schema: EXAMPLES_FORM,
        placeholder: '[{ "text": "Taxi to the airport", "label": "travel" }]',
        description: 'At most 5,000 texts whose label is known. Ten of each label help more than keywords.',
      }),
      { ...LANGUAGE_PARAM, description: 'Language of the rows, for the forms of their words. Found out unless given.' },
    ],
    ui: {
      groups: [
        { id: 'main', label: 'Rows', items: ['rows', 'text_field', 'language'] },
        { id: 'labels', label: 'Labels', items: ['labels', 'examples'] },
      ],
    },
  },

  output: closedObject({
    rows: listOf(
      closedObject({
        row: { type: 'integer', description: 'From 1, in the order of the input.' },
        text: { type: 'string' },
        label: {
          type: 'string',
          description: '"none" when nothing, or as much for another label, speaks for the best.',
        },
        confidence: {
          type: 'number',
          description: 'From 0 to 1: share of the best label of all that speaks for any.',
        },
        alternative: { type: ['string', 'null'], description: 'The second best label.' },
        why: decidingWordsIn('the text', 'The words that decided, strongest first, at most 6.'),
      }),
    ),
    summary: listOf(closedObject({ label: { type: 'string' }, count: { type: 'integer' } })),
    language: { enum: ['en', 'fr', 'es'], description: 'The language in which the rows were read.' },
    engine: { const: 'extractive' },
  }),

  async handler({ rows, text_field, labels, examples: known, language }, { warn }) {
    const sources = readLabels(labels, known);
    const answer = await classifyRows({ texts: readColumn(rows, text_field.trim()), labels: sources, language });
    const summary = [...sources.map(({ name }) => name), NONE].map((label) => ({
      label,
      count: answer.rows.filter((row) => row.label === label).length,
    }));
    const bare = sources.filter(({ phrases, examples: own }) => phrases.length === 0 && own.length === 0);
    const unfound = bare.filter(({ name }) => summary.some(({ label, count }) => label === name && count === 0));
    if (unfound.length > 0)
      warn(
        `Found nowhere: ${unfound
          .map(({ name }) => name.slice(0, 40))
          .slice(0, 10)
          .join(', ')}. A label without keywords, description or examples matches by the words of its name alone.`,
      );
    return { ...answer, summary };
  },

  examples: dataExamples(examples),

  ...search,
});
