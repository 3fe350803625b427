import { DomainError, type DomainErrorDetails, type DomainErrorKind } from '@declic/nest-kit/domain-error';
import { InvalidOutputError } from '../output-check';
import { MemoryLimitError } from './pool.errors';
import type { PoolResult } from './pool-job';

/** An error as it crosses from a worker: a refusal keeps its code, kind and details, any other error its name and stack. */
export type JobError =
  | {
      readonly type: 'refusal';
      readonly name: string;
      readonly code: string;
      readonly kind: DomainErrorKind;
      readonly message: string;
      readonly details: Omit<DomainErrorDetails, 'cause'>;
    }
  | { readonly type: 'failure'; readonly name: string; readonly message: string; readonly stack: string | undefined };

/** What a worker sends when a job has ended. */
export type JobReply = (
  { readonly ok: true; readonly result: PoolResult } | { readonly ok: false; readonly error: JobError }
) & {
  /** What the worker holds after the job: a process its resident memory, a thread its heap and buffers. */
  readonly memoryBytes: number;
};

/** The error as plain data. */
export function toJobError(thrown: unknown): JobError {
  const error = isOutOfMemory(thrown) ? new MemoryLimitError(thrown) : thrown;
  if (error instanceof DomainError) {
    const { name, code, kind, message, details } = error;
    const { cause: _, ...plain } = details;
    return { type: 'refusal', name, code, kind, message, details: plain };
  }
  if (!(error instanceof Error)) return { type: 'failure', name: 'Error', message: String(error), stack: undefined };
  return { type: 'failure', name: error.constructor.name, message: error.message, stack: error.stack };
}

/** The error that `toJobError` described; a refusal is a `DomainError` again, without its own class. */
export function fromJobError(error: JobError): Error {
  if (error.type === 'refusal') return new RemoteRefusal(error);
  const { name, message, stack } = error;
  const failure = name === InvalidOutputError.name ? new InvalidOutputError(message) : new Error(message);
  return Object.assign(failure, { name, stack: stack ?? failure.stack });
}

class RemoteRefusal extends DomainError {
  readonly code: string;
  readonly kind: DomainErrorKind;

  constructor({ name, code, kind, message, details }: Extract<JobError, { type: 'refusal' }>) {
    super(message, details);
    this.name = name;
    this.code = code;
    this.kind = kind;
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
