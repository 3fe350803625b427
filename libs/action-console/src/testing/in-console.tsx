import { type ReactNode } from 'react';
import { ConsoleProvider } from '../console-context';
import type { ActionDefinition } from '../definition/definition';

const definition: ActionDefinition = {
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
  params: [{ key: 'topic', label: 'Topic', kind: 'string', required: true }],
  one_of: [],
  groups: [],
  examples: [],
  input_schema: { type: 'object' },
  output_schema: { type: 'object' },
};

/** A part of the console on its own. */
export function InConsole({ children }: { children: ReactNode }) {
  return (
    <ConsoleProvider definition={definition} initial={{ topic: 'Bread' }}>
      {children}
    </ConsoleProvider>
  );
}
