import type { ActionResult } from '../action';
import { RejectedInputError, UpstreamError } from '../run-errors';
import { MemoryLimitError } from './pool.errors';

/** An error as it crosses from a worker: those that the caller is told are classes again, any other keeps its name and stack. */
export type JobError =
  | { readonly type: 'memory' }
  | { readonly type: 'rejected'; readonly field: string; readonly message: string }
  | { readonly type: 'upstream'; readonly message: string }
  | { readonly type: 'failure'; readonly name: string; readonly message: string; readonly stack: string | undefined };

/** What a worker sends when a job has ended. */
export type JobReply = (
  { readonly ok: true; readonly result: ActionResult } | { readonly ok: false; readonly error: JobError }
) & {
  /** The resident memory of the worker after the job. */
  readonly memoryBytes: number;
};

/** The error as plain data. */
export function toJobError(error: unknown): JobError {
  if (isOutOfMemory(error)) return { type: 'memory' };
  if (error instanceof RejectedInputError) return { type: 'rejected', field: error.field, message: error.message };
  if (error instanceof UpstreamError) return { type: 'upstream', message: error.message };
  if (error instanceof Error) return { type: 'failure', name: error.name, message: error.message, stack: error.stack };
  return { type: 'failure', name: 'Error', message: String(error), stack: undefined };
}

/** The error that `toJobError` described. */
export function fromJobError(error: JobError): Error {
  switch (error.type) {
    case 'memory':
      return new MemoryLimitError();
    case 'rejected':
      return new RejectedInputError(error.field, error.message);
    case 'upstream':
      return new UpstreamError(error.message);
    case 'failure':
      return Object.assign(new Error(error.message), { name: error.name, stack: error.stack });
    default:
      return error satisfies never;
  }
}

/** A buffer that the memory limit of the process refuses: V8 and Node each have their own error for it. */
function isOutOfMemory(error: unknown): boolean {
  if (!(error instanceof RangeError)) return false;
  return (
    error.message === 'Array buffer allocation failed' ||
    ('code' in error && error.code === 'ERR_MEMORY_ALLOCATION_FAILED')
  );
}
