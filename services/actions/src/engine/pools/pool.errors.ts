import { RejectedInputError } from '../run-errors';

/** The action reached the memory limit of its pool. The same input reaches it again, so this is a fault of the input. */
export class MemoryLimitError extends RejectedInputError {
  constructor(cause?: unknown) {
    super('', 'This input needs more memory than the action may use.');
    this.cause = cause;
  }
}

/** The process of a run ended before it answered. */
export class WorkerEndedError extends Error {}
