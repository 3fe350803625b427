import { choices } from '../../engine/choices';
import { defineAction } from '../../engine/define-action';
import { TEXTS, closedObject, listOf } from '../../engine/output-schema';
import { choiceParam, jsonParam, textParam } from '../../engine/params';
import { WRITES_SHORT_TEXT } from '../../engine/run-profiles';
import { cleanText, readTexts } from '../../writing/facts';
import { chooseVoice, LANGUAGE_PARAM, TONE_PARAM } from '../../writing/language-choice';
import { audienceParam, productParam, PROOF_PARAM } from '../../writing/offer-params';
import { createSeededRandom } from '../../writing/seeded-random';
import { FRAMEWORKS } from './sales-scripts/frameworks';
import { readObjections } from './sales-scripts/read-objections';
import { writeScript } from './sales-scripts/write-script';
import { examples } from './sales_scripts.examples';
import { llm } from './sales_scripts.llm';
import search from './sales_scripts.search.json';

const STAGES = [...FRAMEWORKS.spin, ...FRAMEWORKS.bant, ...FRAMEWORKS.meddic];

export const salesScripts = defineAction({
  slug: 'sales_scripts',
  title: 'Write a sales call script',
  category: 'Sales & Leads',
  one_liner: 'Opening, discovery, objections and close by SPIN, BANT or MEDDIC',
  credit_cost: 4,
  llm,
  ...WRITES_SHORT_TEXT,

  input: {
    params: [
      productParam(
        300,
        'a planning tool that teams fill in from their phones',
        'What you sell, as a phrase or a sentence.',
      ),
      audienceParam(150, 'heads of operations in logistics', 'Who is called.'),
      choiceParam('framework', 'Framework', {
        default: 'spin',
        enum: choices({
          spin: 'SPIN: situation, problem, implication, need',
          bant: 'BANT: budget, authority, need, timing',
          meddic: 'MEDDIC: metrics, buyer, criteria, process, pain, champion',
        }),
        description: 'The stages of the questions.',
      }),
      textParam('problem', 'Problem', {
        validate: { max: 150 },
        placeholder: 'planning shifts across several sites',
        description: 'What the product solves, as it would stand after "How do you handle".',
      }),
      jsonParam('benefits', 'Benefits', {
        placeholder: '["Shifts planned in minutes"]',
        description: 'List of short texts.',
      }),
      PROOF_PARAM,
      jsonParam('objections', 'Objections', {
        placeholder: '[{ "objection": "Too expensive", "answer": "Customers pay it from the overtime saved." }]',
        description: 'Texts, or objects with objection and answer. Answers that you do not give are marked.',
      }),
      textParam('next_step', 'Next step', {
        validate: { max: 200 },
        placeholder: 'a demo with your own data',
        description: 'What you want to agree on.',
      }),
      textParam('caller', 'Caller', {
        validate: { max: 80 },
        placeholder: 'Marc Petit',
        description: 'Who calls.',
      }),
      textParam('company', 'Company', {
        validate: { max: 80 },
        placeholder: 'Planeo',
        description: 'On whose behalf.',
      }),
      TONE_PARAM,
      LANGUAGE_PARAM,
    ],
    ui: {
      groups: [
        {
          id: 'facts',
          label: 'Facts',
          items: [
            'product',
            'audience',
            'problem',
            'benefits',
            'proof',
            'objections',
            'next_step',
            'caller',
            'company',
          ],
        },
        { id: 'form', label: 'Form', items: ['framework', 'tone', 'language'] },
      ],
    },
  },

  output: closedObject({
    sections: listOf(
      closedObject({
        id: { enum: [...new Set(['opening', ...STAGES, 'pitch', 'objections', 'close'])] },
        title: { type: 'string' },
        lines: { ...TEXTS, description: 'In the order of the call. What stands in [...] is yours to fill.' },
      }),
    ),
    questions: listOf(closedObject({ stage: { enum: [...new Set(STAGES)] }, question: { type: 'string' } })),
    missing: { ...TEXTS, description: 'Facts that were not given; some stand in the script as [...].' },
    language: { enum: ['en', 'fr', 'es'] },
    engine: { const: 'template' },
  }),

  async handler(input, { warn }) {
    const benefits = readTexts('benefits', input.benefits, { most: 8, longest: 300 });
    const objections = readObjections(input.objections);
    const slots = ['product', 'audience', 'problem', 'proof', 'next_step', 'caller', 'company'] as const;
    const facts = new Map<string, string>();
    for (const slot of slots) {
      const text = cleanText(slot, slot, input[slot] ?? '');
      if (text !== '') facts.set(slot, text);
    }
    const voice = await chooseVoice(input, [input.product, input.audience, ...benefits], warn);
    const script = writeScript(
      { facts, benefits, objections, framework: input.framework, voice },
      createSeededRandom(input),
    );
    return {
      ...script,
      missing: [
        ...slots.filter((slot) => !facts.has(slot)),
        ...(benefits.length === 0 ? ['benefits'] : []),
        ...(objections.length === 0 ? ['objections'] : []),
        ...objections.filter(({ answer }) => answer === null).map(({ objection }) => `answer: ${objection}`),
      ],
      language: voice.language,
    };
  },

  examples,
  ...search,
});
