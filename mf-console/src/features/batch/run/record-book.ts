import { createRecord, type RowRecord, type RowState } from '../job/batch-job';

export type RowCounts = Readonly<Record<RowState, number>>;

/** The records of a batch with their sums, in memory and in the store. */
export class RecordBook {
  readonly #records: Map<number, RowRecord>;
  readonly #counts: Record<RowState, number> = { waiting: 0, sent: 0, done: 0, failed: 0, skipped: 0 };
  readonly #save: (records: readonly RowRecord[]) => Promise<void>;
  /** Credits that were debited. */
  spent = 0;
  /** Characters of the answers. */
  size = 0;

  constructor(
    readonly rows: readonly number[],
    records: ReadonlyMap<number, RowRecord>,
    save: (records: readonly RowRecord[]) => Promise<void>,
  ) {
    this.#save = save;
    this.#records = new Map(rows.map((index) => [index, records.get(index) ?? createRecord(index)]));
    for (const record of this.#records.values()) this.#sum(record, 1);
  }

  get counts(): RowCounts {
    return { ...this.#counts };
  }

  get(index: number): RowRecord {
    return this.#records.get(index) ?? createRecord(index);
  }

  list(...states: readonly RowState[]): RowRecord[] {
    return [...this.#records.values()].filter(({ state }) => states.includes(state));
  }

  all(): RowRecord[] {
    return [...this.#records.values()];
  }

  /** @throws the store has no room. The record in memory is changed. */
  async set(...records: readonly RowRecord[]): Promise<void> {
    if (records.length === 0) return;
    for (const record of records) {
      this.#sum(this.get(record.index), -1);
      this.#sum(record, 1);
      this.#records.set(record.index, record);
    }
    await this.#save(records);
  }

  /** Credits that would be debited if all that is sent and unanswered was run. */
  reserved(price: number): number {
    return this.#counts.sent * price;
  }

  #sum({ state, cost, size }: RowRecord, sign: 1 | -1): void {
    this.#counts[state] += sign;
    this.spent += sign * cost;
    this.size += sign * size;
  }
}
