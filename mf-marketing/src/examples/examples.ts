import calls from '@declic/openapi/examples/calls';
import grid from '@declic/openapi/examples/grid';

/** An example of an action that was run when the examples were written: `openapi/examples/README.md` says how. */
export interface RunExample {
  readonly credit_cost: number;
  readonly latency_target_ms: number;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** With long texts and lists cut. */
  readonly answer: unknown;
}

export type CallSlug = keyof typeof calls;

/** The example of an action in the grid; its input is cut, too. */
export function gridExample(slug: string): RunExample {
  const example = (grid as Readonly<Record<string, RunExample>>)[slug];
  if (!example) throw new Error(`There is no example of ${slug}.`);
  return example;
}

/** A call with its whole input. */
export function callExample(slug: CallSlug): RunExample {
  return calls[slug];
}

/** As people read it. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
