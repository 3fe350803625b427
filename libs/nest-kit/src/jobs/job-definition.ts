import type { z } from 'zod';

/** Tells definitions from objects that look like one. */
declare const DEFINED: unique symbol;

/** One kind of background work: its name in the queue, and what a job of this kind carries. */
export interface JobDefinition<Payload extends object = object> {
  readonly [DEFINED]: true;
  readonly name: string;
  /** Payloads outlive releases, so they are parsed like input from outside. */
  readonly payload: z.ZodType<Payload>;
  /** Whether a try that hangs counts as failed after some time. */
  readonly hasTimeLimit: boolean;
  /** Whether a job that failed for good is removed two weeks later, because it carries names, addresses or links of people. Undefined where nothing is said. */
  readonly isPersonal: boolean | undefined;
}

export interface JobTraits {
  /** False for a job that goes on while there is work, each piece of which has a limit of its own. */
  readonly hasTimeLimit?: boolean;
  /** True where the payload has names, addresses or links of people. A payload with any text has to say whether it does. */
  readonly isPersonal?: boolean;
}

/** What a job of this kind carries. */
export type PayloadOf<Definition extends JobDefinition> = z.output<Definition['payload']>;

const definitions: JobDefinition[] = [];

/**
 * Defines a kind of job: the only place of its name, because jobs are added and handled by their definition. It stands in a file of its own (`<module>.jobs.ts`), so that the code that adds such jobs does not import
 * the handler. A service that loads a definition without exactly one handler (`@Job(…)`) refuses to boot.
 */
export function defineJob<Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
  { hasTimeLimit = true, isPersonal }: JobTraits = {},
): JobDefinition<Payload> {
  const definition = { name, payload, hasTimeLimit, isPersonal } as JobDefinition<Payload>; // the mark exists in types only
  definitions.push(definition);
  return definition;
}

/** Every kind of job that the loaded code can add. */
export function definedJobs(): readonly JobDefinition[] {
  return definitions;
}
