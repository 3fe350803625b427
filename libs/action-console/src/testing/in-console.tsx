import type { ReactNode } from 'react';
import { ConsoleProvider } from '../console-context';
import { aDefinition } from './a-definition';

const definition = aDefinition({
  params: [{ key: 'topic', label: 'Topic', kind: 'string', required: true }],
  groups: [],
  examples: [],
});

/** A part of the console on its own. */
export function InConsole({ children }: { children: ReactNode }) {
  return (
    <ConsoleProvider definition={definition} initial={{ topic: 'Bread' }}>
      {children}
    </ConsoleProvider>
  );
}
