import type { CsvTable } from '../csv/csv-table';
import type { ColumnMapping } from '../mapping/column-mapping';

/** The batch of one account for one action. */
export interface BatchOwner {
  /** Id of the user. */
  readonly account: string;
  readonly slug: string;
}

/** What is decided about a batch. The API key is not part of it. */
export interface BatchJob {
  readonly id: string;
  readonly owner: BatchOwner;
  readonly mapping: ColumnMapping;
  /** How the file was read, and what was changed in it, in sentences. */
  readonly notes: readonly string[];
  /** The names of the columns are the first line of the file. */
  readonly hasHeader: boolean;
  /** Indexes of the rows that run; null before the start. */
  readonly rows: readonly number[] | null;
  /** Credits of one call, as they were shown; each call carries it as `Max-Credits`. */
  readonly price: number;
  /** Credits that all calls together may cost. */
  readonly maxCredits: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

export interface StoredBatch {
  readonly job: BatchJob;
  readonly table: CsvTable;
  /** Of the rows that were sent at least once, by their index. */
  readonly records: ReadonlyMap<number, RowRecord>;
}

/**
 * `sent`: the call may have run, its answer is not known. `failed`: nothing was charged, or it was given back. `skipped`: stopped
 * before it was sent.
 */
export type RowState = 'waiting' | 'sent' | 'done' | 'failed' | 'skipped';

export interface RowRecord {
  readonly index: number;
  readonly state: RowState;
  /** Milliseconds since 1970; of the last time. */
  readonly sentAt: number | null;
  /**
   * Milliseconds since 1970; of the first call that may have run and whose answer is not known. The service keeps the answer from
   * then on, however often the row is sent again.
   */
  readonly unansweredSince: number | null;
  /** How often it was sent in this attempt and refused for a passing reason. */
  readonly tries: number;
  readonly status: number | null;
  readonly error: string | null;
  /** Credits that were debited. */
  readonly cost: number;
  readonly requestId: string | null;
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Characters of the answer as JSON. */
  readonly size: number;
  /** The answer was too large: `data` is a part of it. Records of earlier versions do not say it. */
  readonly isPartial?: boolean;
}

export function createRecord(index: number, values: Partial<RowRecord> = {}): RowRecord {
  return {
    index,
    state: 'waiting',
    sentAt: null,
    unansweredSince: null,
    tries: 0,
    status: null,
    error: null,
    cost: 0,
    requestId: null,
    data: null,
    size: 0,
    ...values,
  };
}

/**
 * The key of a row is derived, so it cannot be lost: whatever was written before a crash, the row is sent again with the same key,
 * and the service gives the first answer back. A call that was refused or given back leaves its key free, so a retry uses it, too.
 *
 * @decision D9
 */
export function toIdempotencyKey({ id }: Pick<BatchJob, 'id'>, index: number): string {
  return `batch-${id}-${index}`;
}
