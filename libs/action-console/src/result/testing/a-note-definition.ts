import type { ActionDefinition } from '../../definition/definition';

/** An action whose answer has members of several types. */
export const aNoteDefinition: ActionDefinition = {
  slug: 'write_note',
  aliases: [],
  title: 'Write a note',
  category: 'Text',
  one_liner: 'Writes a short or a long note',
  tags: [],
  credit_cost: 2,
  latency_class: 'express',
  latency_target_ms: 500,
  engine: 'template',
  network: 'none',
  is_enabled: true,
  disabled_reason: null,
  params: [{ key: 'topic', label: 'Topic', kind: 'string', required: true }],
  one_of: [],
  groups: [{ id: 'main', label: 'Content', items: ['topic'] }],
  examples: [{ name: 'Bread', source: null, input: { topic: 'Bread' } }],
  input_schema: { type: 'object' },
  output_schema: {
    type: 'object',
    properties: {
      engine: { const: 'template' },
      note: { type: 'string', description: 'The note, in the language of the topic.' },
      size_px: { type: 'integer' },
      verdict: { enum: ['valid', 'risky'] },
      title: { type: ['string', 'null'] },
      tags: { type: 'array', items: { type: 'string' } },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' }, score: { type: 'number' } } },
      },
      file: { type: 'object', properties: { $file: { type: 'object' } } },
      extra: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    },
  },
};
