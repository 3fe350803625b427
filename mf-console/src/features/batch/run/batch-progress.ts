import type { Halt } from './halt';
import type { RowCounts } from './record-book';

/** What is shown of a running batch. */
export interface BatchProgress {
  readonly phase: 'ready' | 'running' | 'halted' | 'finished';
  readonly halt: Halt | null;
  readonly counts: RowCounts;
  /** Credits. */
  readonly spent: number;
  readonly inFlight: number;
  /** No call starts before; milliseconds since 1970. */
  readonly heldUntil: number | null;
  /** The calls of this minute are used up. */
  readonly isAtLimit: boolean;
  /** Rows; null while too few are answered to say. */
  readonly perMinute: number | null;
}
