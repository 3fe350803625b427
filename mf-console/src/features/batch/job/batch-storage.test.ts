import 'fake-indexeddb/auto';
import { promisifyRequest } from 'idb-keyval';
import { expect, it } from 'vitest';
import { batchStore, forgetBatches } from '../../../batch-store';
import { aBatch } from '../testing/a-batch';
import { createRecord } from './batch-job';
import { deleteBatch, deleteOldBatches, loadBatch, saveJob, saveNewBatch, saveRecords } from './batch-storage';
import { boundAnswer } from './bounded-answer';

const DAY = 86_400_000;
const batchOf = (account: string, changedAt = Date.now()) =>
  aBatch(3, { owner: { account, slug: 'email_validate' }, changedAt });

async function store(account: string, changedAt?: number) {
  const { job, table } = batchOf(account, changedAt);
  await saveNewBatch(job, table);
  return job.owner;
}

it('gives back what was stored, in the order of the rows', async () => {
  const owner = await store('ada');
  const { job, table } = batchOf('ada');
  await saveJob({ ...job, maxCredits: 2 });
  await saveRecords(owner, [
    createRecord(2, { state: 'sent' }),
    createRecord(0, { state: 'done', data: { ok: true } }),
  ]);
  expect(await loadBatch(owner)).toMatchObject({ job: { maxCredits: 2 }, table });
  expect([...((await loadBatch(owner))?.records.keys() ?? [])]).toEqual([0, 2]);
});

it('keeps accounts apart, and actions', async () => {
  const owner = await store('lin');
  await saveRecords(owner, [createRecord(0)]);
  expect(await loadBatch({ ...owner, account: 'li' })).toBeNull();
  expect(await loadBatch({ ...owner, slug: 'email' })).toBeNull();
  const other = await store('bob');
  await deleteBatch(owner);
  expect(await loadBatch(owner)).toBeNull();
  expect(await loadBatch(other)).not.toBeNull();
});

it('forgets the rows of a batch that is deleted or replaced', async () => {
  const owner = await store('eve');
  await saveRecords(owner, [createRecord(1, { state: 'done' })]);
  await store('eve');
  expect((await loadBatch(owner))?.records.size).toBe(0);
});

it('forgets all batches of a deleted account, and no others', async () => {
  const [owner, other] = [await store('gone'), await store('gone2')];
  await saveRecords(owner, [createRecord(0, { state: 'done' })]);
  await forgetBatches('gone');
  expect(await loadBatch(owner)).toBeNull();
  expect(await batchStore('readonly', (entries) => promisifyRequest(entries.getAllKeys()))).not.toContainEqual(
    expect.arrayContaining(['gone']),
  );
  expect(await loadBatch(other)).not.toBeNull();
});

it('deletes what was not changed for a week', async () => {
  const old = await store('old', Date.now() - 8 * DAY);
  const young = await store('young', Date.now() - 6 * DAY);
  await deleteOldBatches(Date.now());
  expect([await loadBatch(old), (await loadBatch(young))?.job.owner]).toEqual([null, young]);
});

it('keeps an answer whole, a large one without its long texts, and a huge one not', () => {
  expect(boundAnswer({ a: 1 })).toEqual({ data: { a: 1 }, size: 7, isPartial: false });
  const file = 'x'.repeat(300_000);
  expect(boundAnswer({ file, name: 'a' }).data).toEqual({ file: '(300000 characters, not kept)', name: 'a' });
  const list = Array.from({ length: 40_000 }, (_, index) => `item ${index}`);
  expect(boundAnswer({ list }).data).toEqual({ left_out: expect.stringMatching(/^The answer has \d+ characters$/) });
});
