import type { InputSchema } from '@declic/action-input';
import { cleanup, render } from '@testing-library/react';
import { ConsoleProvider, useConsole } from '../console-context';
import type { ActionDefinition } from '../definition/definition';
import { ParameterPane } from '../parameters/parameter-pane';
import { type ConsoleStore, selectBody } from '../payload/console-store';
import type { Payload } from '../payload/payload';
import { toDefinition } from './to-definition';

export interface RenderedForm {
  readonly store: ConsoleStore;
  /** What a run would send, as it arrives. */
  readonly readBody: () => unknown;
}

/** Renders the parameters of an action. An earlier form is taken away. */
export function renderForm(
  schema: InputSchema,
  { initial, examples }: { initial?: Payload; examples?: ActionDefinition['examples'] } = {},
): RenderedForm {
  cleanup();
  let store: ConsoleStore | undefined;
  function Probe() {
    store = useConsole().store;
    return null;
  }
  render(
    <ConsoleProvider definition={toDefinition(schema, examples)} {...(initial && { initial })}>
      <ParameterPane />
      <Probe />
    </ConsoleProvider>,
  );
  if (!store) throw new Error('The form is not rendered.');
  const rendered = store;
  return {
    store: rendered,
    readBody: () => JSON.parse(JSON.stringify(selectBody(schema, rendered.getState()))) as unknown,
  };
}
