type Data = Readonly<Record<string, unknown>>;

/** What a language model does for an action. Everything else (prompt, checks, limits, price, fallback) is the same for all actions. */
export interface ModelPath {
  /** Credits of a call that the model answered. Those of one that the embedded engine answered are the action's `credit_cost`. */
  readonly credit_cost: number;
  /**
   * `result`: the embedded engine runs first, and the model rewrites parts of its result. `input`: the model rewrites parts of the
   * input first, and the embedded engine runs on them, for results that are files.
   */
  readonly rewrites: 'result' | 'input';
  /** Paths of what the model writes: `body`, `variants[].body`, `posts.*.text`. All else stays as the embedded engine made it. */
  readonly parts: readonly string[];
  /** What it does with them, in one or two sentences. */
  readonly instructions: string;
  /** Texts of the result that the embedded engine leaves empty, made from what it found; only their new wording is answered. */
  prepare?(result: Data, material: Data): Data;
  /** The values of parts that are a choice, by the path of the part. */
  choices?(input: Data, result: Data, material: Data): Readonly<Record<string, readonly string[]>>;
  /** False when there is nothing to write, such as the answer to a question that nothing was found for. */
  applies?(result: Data): boolean;
  /**
   * Computes what follows from the parts: lengths, checks, sums.
   *
   * @throws {RefusedAnswerError} a limit of the format is broken.
   */
  finish?(result: Data, context: { readonly input: Data; readonly embedded: Data; readonly material: Data }): Data;
}

/** A path of which nothing is computed from the parts that the model wrote. */
export function rewriting(
  rewrites: ModelPath['rewrites'],
  { credit_cost, parts }: Pick<ModelPath, 'credit_cost' | 'parts'>,
  instructions: string,
): ModelPath {
  return { credit_cost, rewrites, parts, instructions };
}

/** On what terms an action uses the model that is configured. */
export interface ModelTerms {
  /** The model's name, as configured. */
  readonly name: string;
  /** Credits of a call that the embedded engine had to answer. */
  readonly embeddedCost: number;
  /** The time limit of the embedded engine alone. */
  readonly embeddedTimeoutMs: number;
}

/** What the model wrote is not used. The message is told to the caller and holds nothing of the answer. */
export class RefusedAnswerError extends Error {}
