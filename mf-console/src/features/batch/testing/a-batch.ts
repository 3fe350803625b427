import type { InputSchema } from '@declic/action-input';
import type { BatchJob, RowRecord, StoredBatch } from '../job/batch-job';

export const SCHEMA: InputSchema = {
  params: [{ key: 'email', label: 'Email', kind: 'string', required: true, validate: { format: 'email' } }],
};

/** A batch of so many valid rows that was started. */
export function aBatch(count: number, job: Partial<BatchJob> = {}, records: readonly RowRecord[] = []): StoredBatch {
  const rows = Array.from({ length: count }, (_, index) => [`person-${index}@example.com`]);
  return {
    job: {
      id: 'b1',
      owner: { account: 'ada', slug: 'email_validate' },
      mapping: { email: { from: 'column', column: 0, separator: ';' } },
      notes: ['Read as UTF-8, separated by commas.'],
      hasHeader: true,
      rows: rows.map((_, index) => index),
      price: 1,
      maxCredits: count,
      changedAt: Date.now(),
      ...job,
    },
    table: { name: 'people.csv', columns: ['email'], rows },
    records: new Map(records.map((record) => [record.index, record])),
  };
}
