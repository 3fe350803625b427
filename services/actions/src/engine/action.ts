import type { InputSchema } from './input-schema';
import type { Ports } from './ports';
import type { InputCheck } from './validate-input';

/** How an action comes to its result; every result names it. */
export type Engine = 'deterministic' | 'extractive' | 'template' | 'llm';

/** What the catalogue knows about an action. */
export interface ActionFacts {
  /** Same as its file name; never reused for something else. */
  readonly slug: string;
  readonly aliases: readonly string[];
  readonly title: string;
  readonly category: string;
  readonly one_liner: string;
  readonly tags: readonly string[];
  readonly credit_cost: number;
  readonly latency_target_ms: number;
  readonly latency_class: 'express' | 'standard' | 'batch';
  readonly engine: Engine;
  readonly network: 'none' | 'optional' | 'required';
  readonly limits: { readonly timeoutMs: number; readonly maxInputBytes: number };
  readonly input: InputSchema;
  /** JSON Schema 2020-12 of the result. */
  readonly output: Readonly<Record<string, unknown>>;
  readonly utterances: {
    readonly en: readonly string[];
    readonly fr: readonly string[];
    readonly es: readonly string[];
  };
}

/** An example is a test, a choice in the playground and a probe of the verifier. */
export interface ActionExample {
  readonly name: string;
  /** Where the expectation comes from, when it is not our own. */
  readonly source?: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Canned answers of the ports. */
  readonly given?: Partial<Ports>;
  readonly expect: { readonly data: Readonly<Record<string, unknown>> };
}

/** What is said to a run besides its input. */
export interface RunContext {
  readonly signal: AbortSignal;
  readonly requestId: string;
}

/** An action as the engine uses it: one plain shape without type parameters. */
export interface Action extends ActionFacts {
  readonly examples: readonly ActionExample[];
  check(payload: unknown): InputCheck;
  /**
   * Runs on input that `check` accepted.
   *
   * @throws {InvalidOutputError} when the result is not what the action promises.
   */
  execute(
    input: Readonly<Record<string, unknown>>,
    ports: Partial<Ports>,
    run: RunContext,
  ): Promise<Record<string, unknown>>;
}
