import type { ActionDefinition } from '../definition/definition';
import { factory } from '@declic/openapi/factories';

/** An action with a parameter of each group and one that depends on another. */
export const aDefinition = factory<ActionDefinition>({
  slug: 'write_note',
  aliases: [],
  title: 'Write a note',
  category: 'Text',
  one_liner: 'Writes a short or a long note',
  tags: [],
  credit_cost: 2,
  latency_class: 'express',
  latency_target_ms: 800,
  engine: 'template',
  network: 'none',
  is_enabled: true,
  disabled_reason: null,
  params: [
    { key: 'topic', label: 'Topic', kind: 'string', required: true },
    { key: 'link', label: 'Link', kind: 'string', validate: { format: 'url' } },
    {
      key: 'length',
      label: 'Length',
      kind: 'enum',
      default: 'short',
      enum: [
        { value: 'short', label: 'Short' },
        { value: 'long', label: 'Long' },
      ],
    },
    { key: 'words', label: 'Words', kind: 'number', showIf: { key: 'length', equals: 'long' }, validate: { min: 10 } },
  ],
  one_of: [],
  groups: [
    { id: 'main', label: 'Content', items: ['topic'] },
    { id: 'more', label: 'Details', items: ['link', 'length', 'words'] },
  ],
  examples: [{ name: 'Bread', source: null, input: { topic: 'Bread', length: 'long', words: 50 } }],
  input_schema: { type: 'object' },
  output_schema: { type: 'object' },
});
