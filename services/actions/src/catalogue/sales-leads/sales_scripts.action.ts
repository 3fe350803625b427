import { defineAction } from '../../engine/define-action';
import { TEXTS, closedObject, listOf } from '../../engine/output-schema';
import { WRITES_SHORT_TEXT } from '../../engine/run-profiles';
import { cleanText, readTexts } from '../../writing/facts';
import { chooseVoice } from '../../writing/language-choice';
import { createSeededRandom } from '../../writing/seeded-random';
import { FRAMEWORKS } from './sales-scripts/frameworks';
import { SALES_SCRIPTS_INPUT } from './sales-scripts/input';
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

  input: SALES_SCRIPTS_INPUT,

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
