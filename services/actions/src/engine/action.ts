import type { InputCheck } from '@declic/action-input';
import type { InputSchema } from './input-schema';
import type { ModelPath, ModelTerms } from './model-path/model-path';
import type { PortName, Ports } from './ports';

type Data = Readonly<Record<string, unknown>>;

/** How an action comes to its result; every result names it. */
type Engine = 'deterministic' | 'extractive' | 'template' | 'llm';

/**
 * Where a handler runs: `inline` on the event loop (below 20 ms, bounded input), `worker` in a process with a memory
 * limit, `sandbox` in one of its own for what users write, `picture` in one with native modules for what is quick, `media` in one with
 * more memory for pictures, PDFs and video.
 */
export type Pool = 'inline' | 'worker' | 'sandbox' | 'picture' | 'media';

/** What an action needs of the machine or its configuration; without it the action is listed as disabled. */
export type Capability = 'model' | 'egress' | 'picture' | 'pdf' | 'ocr' | 'video';

/** What the catalogue knows about an action. */
export interface ActionFacts {
  /** Same as its file name; never reused for something else. */
  readonly slug: string;
  readonly aliases: readonly string[];
  readonly title: string;
  readonly category: string;
  readonly one_liner: string;
  readonly tags: readonly string[];
  /** Credits of a call; where a model is configured and the action uses it, of a call that the model answered. */
  readonly credit_cost: number;
  /** What a language model does for it, where one is configured. */
  readonly llm?: ModelPath;
  readonly latency_target_ms: number;
  /** Why no example comes from outside; where one does, its `source` names it. */
  readonly without_source?: string;
  readonly latency_class: 'express' | 'standard' | 'batch';
  /** How it works without a language model. */
  readonly engine: Engine;
  readonly pool: Pool;
  readonly requires: readonly Capability[];
  readonly network: 'none' | 'optional' | 'required';
  readonly limits: {
    readonly timeoutMs: number;
    /** Of the JSON without its files. */
    readonly maxInputBytes: number;
    /** Of each file; 12 MB where nothing is said. */
    readonly maxFileBytes?: number;
  };
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
  /** The whole result, or a part of it where the rest is a file or long. */
  readonly expect:
    { readonly data: Readonly<Record<string, unknown>> } | { readonly part: Readonly<Record<string, unknown>> };
}

/** What is said to a run besides its input. */
export interface RunContext {
  readonly signal: AbortSignal;
  readonly requestId: string;
}

/** What a handler may do besides its work. */
export interface HandlerContext extends RunContext {
  /** Tells the caller about something that is not as it could be; the result stands. */
  warn(message: string): void;
  /** What the model path of the action works with beside the result; it is no part of the answer. */
  offer(material: Data): void;
}

/** What came of a handler, before it is checked. Files still hold their bytes. */
export interface ActionResult {
  readonly data: Data;
  readonly warnings: readonly string[];
  /** For the model path. */
  readonly material?: Data;
}

/** An action as the engine uses it: one plain shape without type parameters. */
export interface Action extends ActionFacts {
  /** Set where a model is configured and the action uses it. */
  readonly model?: ModelTerms;
  /** The ports that the handler is given. */
  readonly needs: readonly PortName[];
  readonly examples: readonly ActionExample[];
  check(payload: unknown): InputCheck;
  /** Whether a run on input that `check` accepted fails where nothing may be fetched. */
  needsWeb(input: Data): boolean;
  /**
   * Runs on input that `check` accepted, with each file read.
   *
   * @throws {RejectedInputError} when the content of an input cannot be worked on.
   * @throws {UpstreamError} when something outside failed.
   */
  execute(input: Readonly<Record<string, unknown>>, ports: Partial<Ports>, run: RunContext): Promise<ActionResult>;
  /** @throws {InvalidOutputError} when a result, its files in the form of an answer, is not what the action promises. */
  assertOutput(data: Readonly<Record<string, unknown>>): void;
}
