import { randomUUID } from 'node:crypto';
import { Clock, JobSchedule } from '@declic/nest-kit';
import { Logger } from '@nestjs/common';
import { beforeEach, expect, it, vi } from 'vitest';
import { startActions } from '../../testing/start-actions';
import { BucketCheck } from './bucket-check';
import type { ContentStore } from './content/content-store';
import { ContentStores } from './content/content-stores';
import { FilesRepository } from './files.repository';
import { FilesRetentionJob } from './files-retention.job';
import { UnownedContentRepository } from './unowned-content.repository';

const { db, app } = await startActions();
const get = app.nest.get.bind(app.nest);

/** The job with a store that deletes all objects but these. */
function aJob(locked: readonly string[]): FilesRetentionJob {
  const store: ContentStore = {
    name: 's3',
    write: () => Promise.resolve(),
    read: () => Promise.resolve(null),
    delete: (id) => (locked.includes(id) ? Promise.reject(new Error('AccessDenied')) : Promise.resolve()),
  };
  const stores = new ContentStores([store], 's3');
  return new FilesRetentionJob(
    get(FilesRepository),
    get(UnownedContentRepository),
    stores,
    get(Clock),
    get(JobSchedule),
  );
}

/** Notes so many objects, the first one as the longest due. */
async function noteObjects(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.owner.query(
    `insert into unowned_content (id, due_at)
       select id, now() - interval '1 day' + place * interval '1 second' from unnest($1::uuid[]) with ordinality as noted (id, place)`,
    [ids],
  );
  return ids;
}

const listNoted = async () =>
  (await db.owner.query<{ id: string }[]>('select id from unowned_content')).map(({ id }) => id);
const readWaits = () =>
  db.owner.query<object[]>(
    `select attempts, round(extract(epoch from due_at - now()) / 3600)::integer as hours from unowned_content`,
  );

beforeEach(() => db.owner.query('delete from unowned_content'));

it('objects that cannot be deleted do not hold up the others', async () => {
  const ids = await noteObjects(65);
  const locked = ids.slice(0, 20);
  const job = aJob(locked);
  for (const _ of [1, 2]) await job.forgetExpired();
  expect((await listNoted()).toSorted()).toEqual(locked.toSorted());
});

it('an object that cannot be deleted is tried again after an hour, then after twice as long each time, a day at most', async () => {
  const job = aJob(await noteObjects(1));
  for (const [attempts, hours] of [
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 8],
    [5, 16],
    [6, 24],
    [7, 24],
  ]) {
    await job.forgetExpired();
    expect(await readWaits()).toEqual([{ attempts, hours }]);
    await job.forgetExpired();
    expect(await readWaits()).toEqual([{ attempts, hours }]);
    await db.owner.query('update unowned_content set due_at = now()');
  }
});

it('each attempt that failed is logged once for each object', async () => {
  const log = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const ids = await noteObjects(3);
  const locked = ids.slice(0, 2);
  const job = aJob(locked);
  for (const _ of [1, 2]) await job.forgetExpired();
  expect(log.mock.calls).toHaveLength(2);
  for (const id of locked)
    expect(log).toHaveBeenCalledWith(
      { err: new Error('AccessDenied') },
      expect.stringMatching(`^The object ${id} could not be deleted from the store: attempt 1, the next one at 20`),
    );
});

it('a service without a bucket warns at its start when objects are in one', async () => {
  const log = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  await get(BucketCheck).onApplicationBootstrap();
  expect(log).not.toHaveBeenCalled();
  await noteObjects(2);
  await get(BucketCheck).onApplicationBootstrap();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching('S3_BUCKET is not set, and 2 objects'));
});
