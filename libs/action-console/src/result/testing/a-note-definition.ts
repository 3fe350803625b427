import { aDefinition } from '../../testing/a-definition';

/** An action whose answer has members of several types. */
export const aNoteDefinition = aDefinition({
  latency_target_ms: 500,
  params: [{ key: 'topic', label: 'Topic', kind: 'string', required: true }],
  groups: [{ id: 'main', label: 'Content', items: ['topic'] }],
  examples: [{ name: 'Bread', source: null, input: { topic: 'Bread' } }],
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
});
