import type { z } from 'zod';

/** What a handler may want to know about the run itself. */
export interface JobRun {
  readonly id: string;
  /** 1 the first time. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** Aborted when the service shuts down. */
  readonly signal: AbortSignal | undefined;
}

/** One kind of background work. A job may run twice (after a crash), so `handle` must be repeatable. */
export abstract class JobHandler<Payload = unknown> {
  /** Payloads outlive releases, so they are parsed like input from outside. */
  abstract readonly payload: z.ZodType<Payload>;

  /** Throwing makes the job run again later, with growing pauses. */
  abstract handle(payload: Payload, run: JobRun): Promise<void>;
}
