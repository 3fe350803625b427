import { promisifyRequest } from 'idb-keyval';
import { batchStore } from '../../../batch-store';
import type { CsvTable } from '../csv/csv-table';
import type { BatchJob, BatchOwner, RowRecord, StoredBatch } from './batch-job';

const DAY_MS = 86_400_000;
/** A batch that was not changed for so long is deleted. */
const KEPT_DAYS = 7;

const jobKey = ({ account, slug }: BatchOwner) => ['job', account, slug];
const tableKey = ({ account, slug }: BatchOwner) => ['table', account, slug];
const rowKey = ({ account, slug }: BatchOwner, index: number) => ['row', account, slug, index];
/** All rows of a batch: a list is greater than any number. */
const rowRange = ({ account, slug }: BatchOwner) =>
  IDBKeyRange.bound(['row', account, slug], ['row', account, slug, []]);

export async function loadBatch(owner: BatchOwner): Promise<StoredBatch | null> {
  return batchStore('readonly', async (entries) => {
    const [job, table, records] = await Promise.all([
      promisifyRequest<BatchJob | undefined>(entries.get(jobKey(owner))),
      promisifyRequest<CsvTable | undefined>(entries.get(tableKey(owner))),
      promisifyRequest<RowRecord[]>(entries.getAll(rowRange(owner))),
    ]);
    if (!job || !table) return null;
    return { job, table, records: new Map(records.map((record) => [record.index, record])) };
  });
}

export function saveJob(job: BatchJob): Promise<void> {
  return write((entries) => entries.put(job, jobKey(job.owner)));
}

/** Replaces the batch of the same account and action. */
export function saveNewBatch(job: BatchJob, table: CsvTable): Promise<void> {
  return write((entries) => {
    entries.delete(rowRange(job.owner));
    entries.put(table, tableKey(job.owner));
    entries.put(job, jobKey(job.owner));
  });
}

export function saveTable(owner: BatchOwner, table: CsvTable): Promise<void> {
  return write((entries) => entries.put(table, tableKey(owner)));
}

export function saveRecords(owner: BatchOwner, records: readonly RowRecord[]): Promise<void> {
  return write((entries) => records.forEach((record) => entries.put(record, rowKey(owner, record.index))));
}

export function deleteBatch(owner: BatchOwner): Promise<void> {
  return write((entries) => {
    for (const key of [jobKey(owner), tableKey(owner), rowRange(owner)]) entries.delete(key);
  });
}

/** Deletes batches of all accounts that were not changed for a week. */
export async function deleteOldBatches(now: number): Promise<void> {
  const jobs = await batchStore('readonly', (entries) =>
    promisifyRequest<BatchJob[]>(entries.getAll(IDBKeyRange.bound(['job'], ['job', []]))),
  );
  const isOld = ({ changedAt }: BatchJob) => now - changedAt > KEPT_DAYS * DAY_MS;
  await Promise.all(jobs.filter(isOld).map(({ owner }) => deleteBatch(owner)));
}

/** Resolves when the transaction is committed. */
function write(change: (entries: IDBObjectStore) => unknown): Promise<void> {
  return batchStore('readwrite', (entries) => {
    change(entries);
    return promisifyRequest<undefined>(entries.transaction);
  });
}
