import pRetry from 'p-retry';
import {
  callRegistry,
  type Registry,
  type RegistryCall,
  RegistryRefusal,
  RegistryUnreachable,
} from './call-registry.ts';

/** Refusals that say nothing about the call. */
const PASSING = [408, 429, 502, 503, 504];

export interface RepeatOptions {
  /** The first pause before a call is made again; each further one is twice as long. */
  readonly pauseMs?: number;
  readonly retries?: number;
}

/** Makes a call until it is answered. It must be one that changes nothing when it is made again, as an answer may be lost. */
export function repeatCall<Answer>(
  registry: Registry,
  call: RegistryCall,
  { pauseMs = 500, retries = 5 }: RepeatOptions = {},
): Promise<Answer> {
  return pRetry(() => callRegistry<Answer>(registry, call), {
    retries,
    minTimeout: pauseMs,
    maxTimeout: 10_000,
    shouldRetry: ({ error }) =>
      error instanceof RegistryUnreachable || (error instanceof RegistryRefusal && PASSING.includes(error.status)),
  });
}
