import { choices } from '../../../engine/choices';
import type { InputSchema } from '../../../engine/input-schema';
import { choiceParam, jsonParam, textParam } from '../../../engine/params';
import { TEXT, itemsOrText, textOr, texts } from '../../../engine/json-forms';
import { LANGUAGE_PARAM, TONE_PARAM } from '../../../writing/language-choice';
import { audienceParam, productParam, PROOF_PARAM } from '../../../writing/offer-params';

export const SALES_SCRIPTS_INPUT = {
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
      schema: itemsOrText(TEXT, { maxItems: 30 }),
      placeholder: '["Shifts planned in minutes"]',
      description: 'List of short texts.',
    }),
    PROOF_PARAM,
    jsonParam('objections', 'Objections', {
      schema: itemsOrText(textOr(texts(['objection', 'answer'])), { maxItems: 30 }),
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
        items: ['product', 'audience', 'problem', 'benefits', 'proof', 'objections', 'next_step', 'caller', 'company'],
      },
      { id: 'form', label: 'Form', items: ['framework', 'tone', 'language'] },
    ],
  },
} as const satisfies InputSchema;
