import type { InputProblem, InputSchema } from '@declic/action-input';
import { createStore } from 'zustand';
import { createPayload, formatBody, mergeBody, parseBody, type Payload, setParam, toBody } from './payload';

/** What is entered for one call. The API key is not part of it: it stays in the field that it was typed into. */
export interface ConsoleState {
  readonly payload: Payload;
  readonly isJsonMode: boolean;
  /** The text of JSON mode. It stays as it was typed when it cannot be read, until a parameter is changed. */
  readonly jsonText: string;
  /** A parameter was changed in the form; the text is written when JSON mode is opened. */
  readonly isTextStale: boolean;
  /** What an example, a saved input or a run of the history replaced last. */
  readonly replaced: Payload | null;
  /** The entries are checked at each change, because a run was attempted. */
  readonly isChecked: boolean;
  /** What the service refused in the entries as they are. */
  readonly serverProblems: readonly InputProblem[];
}

export interface ConsoleActions {
  setParam: (key: string, value: unknown) => void;
  setJsonText: (text: string) => void;
  setJsonMode: (isOn: boolean) => void;
  /** Replaces all parameters, as choosing an example does. */
  replace: (payload: Payload) => void;
  undoReplace: () => void;
  check: () => void;
  setServerProblems: (problems: readonly InputProblem[]) => void;
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>;

/** The entries of one console, from the defaults of its action or from `initial` parameters. */
export function createConsoleStore(schema: InputSchema, initial: Payload = createPayload(schema)) {
  const write = (payload: Payload) => ({ jsonText: formatBody(toBody(schema, payload)), isTextStale: false });
  const show = (payload: Payload, isJsonMode: boolean) => ({
    payload,
    serverProblems: [],
    ...(isJsonMode ? write(payload) : { isTextStale: true }),
  });

  return createStore<ConsoleState & ConsoleActions>()((set) => ({
    ...show(initial, false),
    jsonText: '',
    isJsonMode: false,
    replaced: null,
    isChecked: false,
    setParam: (key, value) => set(({ payload, isJsonMode }) => show(setParam(payload, key, value), isJsonMode)),
    setJsonText: (jsonText) =>
      set(({ payload }) => {
        const body = parseBody(jsonText);
        const edited = { jsonText, isTextStale: false, serverProblems: [] };
        return body ? { ...edited, payload: mergeBody(schema, payload, body) } : edited;
      }),
    setJsonMode: (isJsonMode) =>
      set(({ payload, isTextStale }) => ({ isJsonMode, ...(isJsonMode && isTextStale && write(payload)) })),
    replace: (payload) =>
      set((state) => ({ ...show(payload, state.isJsonMode), replaced: state.payload, isChecked: false })),
    undoReplace: () =>
      set(({ replaced, isJsonMode }) => (replaced ? { ...show(replaced, isJsonMode), replaced: null } : {})),
    check: () => set({ isChecked: true }),
    setServerProblems: (serverProblems) => set({ serverProblems, isChecked: true }),
  }));
}

/**
 * What a run sends: in JSON mode a text that cannot be read is the empty object.
 *
 * @decision D19
 */
export function selectBody(schema: InputSchema, { isJsonMode, jsonText, payload }: ConsoleState): Payload {
  return isJsonMode ? (parseBody(jsonText) ?? {}) : toBody(schema, payload);
}
