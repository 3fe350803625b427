import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucket } from '@declic/nest-kit/testing/bucket';
import { startTestService, type TestApp } from '@declic/nest-kit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppModule } from '../../app.module';
import { aBuild, aPipeline } from '../../testing/a-build';
import { environment } from '../../testing/environment';
import { asPipeline, registryEnv } from '../../testing/registry';
import { OwnGates } from '../releases/gates/own-gates';
import { RELEASE_STORE, type ReleaseStore } from '../store/release-store';
import { CollectionJob } from './collection.job';
import { CollectionRepository } from './collection.repository';

const DAY_MS = 24 * 3_600_000;
const env = registryEnv();
const { app, db, clock, startReplica } = await startTestService(AppModule, { env });
const bucket = await startBucket({ checksSignatures: false });
const withBucket = await startReplica({ env: { ...environment, RELEASE_STORE: 's3', ...bucket.env } });
const pipeline = aPipeline(app);

beforeEach(() =>
  db.owner.query('TRUNCATE release, current_release, release_event, release_upload, discarded_release, served_release'),
);

/** Runs the job as if so many days had passed. */
const collect = async (days: number, service: TestApp = app) => {
  clock.moment = new Date(Date.now() + days * DAY_MS);
  await service.nest.get(CollectionJob).handle({}, { signal: undefined });
  clock.moment = null;
};
const isStored = (version: string) => existsSync(join(env.RELEASE_STORE_DIR, 'mf-flow', version));
const release = (version: string, more: object = {}) =>
  pipeline.release(aBuild(version, { 'assets/page.js': version }), more);
const choose = (version: string) =>
  app.inject({
    method: 'PUT',
    url: '/api/releases/deployables/mf-flow/current',
    headers: asPipeline,
    payload: { version },
  });
const readEvents = async (version: string) =>
  db.owner.query<object[]>('select action, actor, reason from release_event where version = $1 order by id desc', [
    version,
  ]);

describe('a version', () => {
  it('is collected when it was not used for 30 days, with a line in the history', async () => {
    await release('unused', { activate: false });
    await collect(29);
    expect(isStored('unused')).toBe(true);

    await collect(31);
    expect(isStored('unused')).toBe(false);
    expect(await readEvents('unused')).toMatchObject([
      { action: 'collected', actor: 'registry', reason: 'Not served for 30 days.' },
      { action: 'registered' },
    ]);
  });

  it('that is current, canary, fallback or the one to go back to is kept', async () => {
    for (const version of ['old', 'fallback', 'previous', 'canary', 'stable'])
      await release(version, { activate: version !== 'canary' });
    await db.owner.query(`update release set rendered_at = now() where version = 'fallback'`);
    await db.owner.query(`update current_release set previous = 'previous', canary = 'canary', canary_percent = 5`);
    // Without the job's own note that what is chosen is served.
    await app.nest.get(CollectionRepository).collectUnused(new Date(Date.now() + 1_000), 30);
    await collect(400);

    expect(['stable', 'canary', 'previous', 'fallback', 'old'].map(isStored)).toEqual([true, true, true, true, false]);
  });

  it('that is retired with its deployable is kept, because that can be revived', async () => {
    await release('retired');
    await db.owner.query('update current_release set retired_at = now()');
    await collect(400);

    expect(isStored('retired')).toBe(true);
  });

  it('that a composition named is kept for 30 days from then on', async () => {
    await release('served');
    clock.moment = new Date(Date.now() + 40 * 24 * 3_600_000);
    await app.inject({ url: '/api/releases/composition' });
    await db.owner.query('delete from current_release');
    await collect(69);
    expect(isStored('served')).toBe(true);

    await collect(72);
    expect(isStored('served')).toBe(false);
  });

  it('that was current while the service was away counts as served until it is back', async () => {
    await release('standing');
    await collect(40);
    await db.owner.query('delete from current_release');
    await collect(69);

    expect(isStored('standing')).toBe(true);
  });

  it('that was collected cannot be chosen, until it is uploaded again', async () => {
    await release('first');
    await release('second');
    await db.owner.query('update current_release set previous = null');
    await collect(31);
    const refused = await choose('first');
    expect(refused.json()).toMatchObject({ status: 409, code: 'release_collected' });

    expect((await release('first')).statuses).toEqual([204, 201]);
    expect(isStored('first')).toBe(true);
    await collect(29);
    expect(isStored('first')).toBe(true);
  });

  it('that a preview link shows is kept for as long as the link opens it', async () => {
    await release('previewed', { activate: false });
    clock.moment = new Date(Date.now() + 29 * DAY_MS);
    const payload = { overrides: [{ name: 'mf-flow', version: 'previewed' }], hours: 72 };
    await app.inject({ method: 'POST', url: '/api/releases/previews', headers: asPipeline, payload });
    await collect(31.9);
    expect(isStored('previewed')).toBe(true);

    await collect(64);
    expect(isStored('previewed')).toBe(false);
  });

  it('that a link to an earlier composition shows is kept in the same way, with what stands in', async () => {
    await release('fallback');
    await release('shown');
    await db.owner.query(`update release set rendered_at = now() where version = 'fallback'`);
    const { id } = (await app.inject({ url: '/api/releases/candidates' })).json<{ id: string }>();
    await db.owner.query('delete from current_release');
    clock.moment = new Date(Date.now() + 29 * DAY_MS);
    await app.inject({
      method: 'POST',
      url: `/api/releases/compositions/${id}/previews`,
      headers: asPipeline,
      payload: { hours: 72 },
    });
    await collect(31.9);

    expect(['shown', 'fallback'].map(isStored)).toEqual([true, true]);
  });

  it('lets others release while its files are being deleted, and is not registered meanwhile', async () => {
    const build = aBuild('doomed', { 'assets/page.js': 'doomed' });
    const { id } = await pipeline.sendAll(build);
    await pipeline.complete(id);
    const store = app.nest.get<ReleaseStore>(RELEASE_STORE);
    const deleteVersion = store.deleteVersion.bind(store);
    const { promise, resolve } = Promise.withResolvers<void>();
    const deleting = vi
      .spyOn(store, 'deleteVersion')
      .mockImplementationOnce((version) => promise.then(() => deleteVersion(version)));
    const collecting = collect(1.1);
    await vi.waitFor(() => expect(deleting).toHaveBeenCalled());
    const register = () =>
      app.inject({
        method: 'POST',
        url: '/api/releases/releases',
        headers: asPipeline,
        payload: { manifest: build.manifest },
      });

    expect((await release('other')).statuses).toEqual([204, 201]);
    expect((await register()).json()).toMatchObject({ status: 409, code: 'files_missing' });
    resolve();
    await collecting;
    // As if it had asked the store before.
    vi.spyOn(app.nest.get(OwnGates), 'check').mockResolvedValueOnce([]);
    expect((await register()).json()).toMatchObject({ status: 409, code: 'files_missing' });
    expect((await pipeline.release(build)).statuses).toEqual([204, 201]);
    expect(isStored('doomed')).toBe(true);
  });

  it('that was registered after its files were given up keeps them', async () => {
    await release('late', { activate: false });
    await db.owner.query(`insert into discarded_release (name, version) values ('mf-flow', 'late')`);
    await collect(0);

    expect(isStored('late')).toBe(true);
    expect(await db.owner.query('select from discarded_release')).toEqual([]);
  });
});

describe('an upload', () => {
  const uploads = () => readdirSync(join(env.RELEASE_STORE_DIR, '.uploads'));

  it('that stands still for a day is deleted, and not before', async () => {
    const { id } = await pipeline.sendAll(aBuild('abandoned', { 'assets/page.js': 'abandoned' }));
    await collect(0.9);
    expect(uploads()).toContain(id);

    await collect(1.1);
    expect(uploads()).not.toContain(id);
    expect((await pipeline.complete(id)).json()).toMatchObject({ status: 404, code: 'upload_not_found' });
  });

  it('that was completed and never registered is deleted with its version', async () => {
    const { id } = await pipeline.sendAll(aBuild('unregistered', { 'assets/page.js': 'unregistered' }));
    await pipeline.complete(id);
    expect(isStored('unregistered')).toBe(true);

    await collect(1.1);
    expect(isStored('unregistered')).toBe(false);
  });

  it('of a registered version is deleted without it', async () => {
    const { id } = await release('registered');
    await collect(1.1);

    expect(uploads()).not.toContain(id);
    expect(isStored('registered')).toBe(true);
  });
});

describe('what a process left that was killed', () => {
  it('while it deleted a version is deleted after a day: until then another one may be at work', async () => {
    const grave = join(env.RELEASE_STORE_DIR, '.deleted-0');
    mkdirSync(grave);
    await collect(0.9);
    expect(existsSync(grave)).toBe(true);

    await collect(1.1);
    expect(existsSync(grave)).toBe(false);
  });

  it('while it received files for a bucket is deleted after a day', async () => {
    const staging = join(tmpdir(), 'declic-releases/.uploads');
    const [left, recent] = ['left', 'recent'].map((name) => join(staging, `${name}-${process.pid}`));
    for (const folder of [left, recent]) mkdirSync(folder ?? '', { recursive: true });
    const before = new Date(Date.now() - 2 * DAY_MS);
    utimesSync(left ?? '', before, before);
    await collect(0, withBucket);

    expect([left, recent].map((folder) => existsSync(folder ?? ''))).toEqual([false, true]);
  });
});

it('deletes the objects of a bucket, after it was away, too', async () => {
  const other = aPipeline(withBucket);
  await other.release(aBuild('in-bucket'), { activate: false });
  await other.sendAll(aBuild('half', { 'assets/half.js': 'half' }));
  expect((await bucket.list()).length).toBeGreaterThan(5);
  await bucket.stop();
  await collect(31, withBucket).finally(() => bucket.start());

  await collect(31, withBucket);
  expect(await bucket.list()).toEqual([]);
});
