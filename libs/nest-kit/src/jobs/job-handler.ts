import { applyDecorators, Injectable, SetMetadata, type Type } from '@nestjs/common';
import type { JobDefinition, PayloadOf } from './job-definition';

/** What a handler may want to know about the run itself. */
export interface JobRun {
  readonly id: string;
  /** The same for every try of this job, and for no other job. */
  readonly key: string;
  /** 1 the first time. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /**
   * Aborted when the service shuts down, when the worker was cut off from the database for so long that others take its jobs, and
   * when the job has run for as long as a try may take.
   */
  readonly signal: AbortSignal | undefined;
}

/**
 * Does one kind of background work. A job runs once, except when its process dies (or loses the database permanently) after
 * the work and before its end is recorded, or it hangs: then it runs again, so `handle` must be repeatable.
 */
export interface JobHandler<Definition extends JobDefinition = JobDefinition> {
  /** Throwing makes the job run again later, with growing pauses. */
  handle(payload: PayloadOf<Definition>, run: JobRun): Promise<void>;
}

/** Metadata key: the definition that a handler class is for. */
export const JOB = Symbol('JOB');

/** Marks a provider as the handler of a kind of job; the worker finds it wherever it is provided. */
export function Job<Definition extends JobDefinition>(definition: Definition) {
  return (handler: Type<JobHandler<Definition>>): void =>
    applyDecorators(Injectable(), SetMetadata(JOB, definition))(handler);
}
