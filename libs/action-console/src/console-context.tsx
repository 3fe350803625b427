import { type InputProblem, type InputSchema, validateInput } from '@declic/action-input';
import { useUnsavedInput } from '@declic/remote-kit';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type ActionDefinition, toInputSchema } from './definition/definition';
import {
  type ConsoleActions,
  type ConsoleState,
  type ConsoleStore,
  createConsoleStore,
  selectBody,
} from './payload/console-store';
import type { Payload } from './payload/payload';

interface Console {
  readonly definition: ActionDefinition;
  readonly schema: InputSchema;
  readonly store: ConsoleStore;
}

const ConsoleContext = createContext<Console | null>(null);

export interface ConsoleProviderProps {
  definition: ActionDefinition;
  /** Parameters instead of the defaults, as a link brings them. */
  initial?: Payload | undefined;
  children: ReactNode;
}

/** What the parts of one console share: the action, and what is entered for it. */
export function ConsoleProvider({ definition, initial, children }: ConsoleProviderProps) {
  const schema = useMemo(() => toInputSchema(definition), [definition]);
  const [store] = useState(() => createConsoleStore(schema, initial));
  useUnsavedInput(useStore(store, ({ payload }) => payload !== store.getInitialState().payload));
  const value = useMemo(() => ({ definition, schema, store }), [definition, schema, store]);
  return <ConsoleContext value={value}>{children}</ConsoleContext>;
}

export function useConsole(): Console {
  const value = use(ConsoleContext);
  if (!value) throw new Error('This part of the console needs a ConsoleProvider around it.');
  return value;
}

export function useConsoleState<Selected>(select: (state: ConsoleState & ConsoleActions) => Selected): Selected {
  return useStore(useConsole().store, select);
}

/** What a run would send now. */
export function useBody(): Payload {
  const { schema } = useConsole();
  const state = useConsoleState((all) => all);
  return useMemo(() => selectBody(schema, state), [schema, state]);
}

const NONE: readonly InputProblem[] = [];

/** What is wrong with the entries: nothing before the first attempt, then at each change; and what the service found besides. */
export function useProblems(): readonly InputProblem[] {
  const { schema } = useConsole();
  const isChecked = useConsoleState((state) => state.isChecked);
  const serverProblems = useConsoleState((state) => state.serverProblems);
  const body = useBody();
  return useMemo(() => {
    if (!isChecked) return NONE;
    const check = validateInput(schema, body);
    return check.ok ? serverProblems : check.errors;
  }, [schema, body, isChecked, serverProblems]);
}
