import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startBucket } from '@declic/nest-kit/testing/bucket';
import { startTestService } from '@declic/nest-kit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppModule } from '../../app.module';
import { aBuild, aPipeline } from '../../testing/a-build';
import { RELEASE_STORE, type ReleaseStore } from '../store/release-store';
import { environment } from '../../testing/environment';
import { asPipeline, asTeam, registryEnv } from '../../testing/registry';

const env = registryEnv();
const folder = env.RELEASE_STORE_DIR;
const { app, db, startReplica } = await startTestService(AppModule, { env });
const bucket = await startBucket({ checksSignatures: false });
const withBucket = await startReplica({ env: { ...environment, RELEASE_STORE: 's3', ...bucket.env } });

beforeEach(() => db.owner.query('TRUNCATE release, current_release, release_event, release_upload, discarded_release'));

const inFolder = {
  service: app,
  has: async (path: string) => existsSync(join(folder, path)),
  read: async (path: string) => readFileSync(join(folder, path)),
  damage: async (path: string) => writeFileSync(join(folder, path), ''),
};
const inBucket = {
  service: withBucket,
  has: async (path: string) => (await bucket.list()).includes(`releases/${path}`),
  read: async (path: string) => bucket.readBytes(`releases/${path}`),
  damage: async (path: string) => bucket.tamper(`releases/${path}`, ''),
};

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('an upload to %s', (kind, store) => {
  const pipeline = aPipeline(store.service);
  /** Each test has versions of its own, because the store outlives it. */
  const version = (name: string) => `${kind.replace('a ', '')}-${name}`;

  it('stores the files that the manifest lists, with compressed copies of what is worth it', async () => {
    const build = aBuild(version('first'));
    const { missing, statuses } = await pipeline.release(build);

    expect(missing).toEqual(['integrity.json', 'remoteEntry.js', 'assets/page.js', 'assets/rare.js']);
    expect(statuses).toEqual([204, 201]);
    const key = `mf-flow/${version('first')}`;
    const content = await store.read(`${key}/remoteEntry.js`);
    expect(content.toString()).toContain('export const entry');
    expect(brotliDecompressSync(await store.read(`${key}/remoteEntry.js.br`))).toEqual(content);
    expect(gunzipSync(await store.read(`${key}/remoteEntry.js.gz`))).toEqual(content);
    expect(await store.has(`${key}/assets/page.js.br`)).toBe(false);
    expect(JSON.parse((await store.read(`${key}/release.json`)).toString())).toEqual(build.manifest);
  });

  it('asks only for what no earlier version of the deployable has', async () => {
    await pipeline.release(aBuild(version('one')));
    const { missing, statuses } = await pipeline.release(aBuild(version('two'), { 'assets/page.js': 'another page' }));

    expect(missing).toEqual(['integrity.json', 'assets/page.js']);
    expect(statuses).toEqual([204, 201]);
    const key = `mf-flow/${version('two')}`;
    expect((await store.read(`${key}/assets/rare.js`)).toString()).toBe('rare');
    expect(await store.has(`${key}/remoteEntry.js.br`)).toBe(true);
  });

  it('shows nothing before it is complete, and goes on where it was interrupted', async () => {
    const build = aBuild(version('resumed'), { 'assets/new.js': 'new', 'assets/newer.js': 'newer' });
    const { id, missing } = (await pipeline.begin(build.manifest)).json();
    const [digest = '', content = ''] = [...build.files].at(-1) ?? [];
    await pipeline.send(id, digest, content);
    const early = await pipeline.complete(id);

    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({ code: 'files_missing' });
    expect(early.json().missing).toHaveLength(missing.length - 1);
    expect(await store.has(`mf-flow/${version('resumed')}/release.json`)).toBe(false);
    const resumed = await pipeline.release(build);
    expect(resumed.id).toBe(id);
    expect(resumed.missing).not.toContain('assets/newer.js');
    expect(resumed.statuses).toEqual([204, 201]);
  });

  it('takes the same version from two pipelines at once', async () => {
    const build = aBuild(version('raced'), { 'assets/race.js': 'x'.repeat(50_000) });
    const results = await Promise.all([1, 2, 3].map(() => pipeline.release(build)));

    expect(results.map(({ statuses }) => statuses)).toEqual([1, 2, 3].map(() => [204, 201]));
    expect((await store.read(`mf-flow/${version('raced')}/assets/race.js`)).length).toBe(50_000);
  });

  it('is complete when another replica has stored the version meanwhile', async () => {
    const build = aBuild(version('overtaken'));
    const { id } = await pipeline.sendAll(build);
    const releases = store.service.nest.get<ReleaseStore>(RELEASE_STORE);
    const assemble = releases.assemble.bind(releases);
    vi.spyOn(releases, 'assemble').mockImplementationOnce(async (assembly) => {
      await assemble(assembly);
      return assembly.manifest.files;
    });

    expect((await pipeline.complete(id)).statusCode).toBe(204);
  });

  it('refuses another content under a version that is stored', async () => {
    await pipeline.release(aBuild(version('same')));
    const other = await pipeline.begin(aBuild(version('same'), { 'assets/page.js': 'other' }).manifest);

    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'release_exists' });
  });

  it('asks for a file again that an earlier version has lost', async () => {
    const contents = { 'assets/lost.js': `lost in ${kind}` };
    await pipeline.release(aBuild(version('losing'), contents));
    await store.damage(`mf-flow/${version('losing')}/assets/lost.js`);
    const build = aBuild(version('after'), { ...contents, 'assets/page.js': 'new page' });
    const { id, missing } = await pipeline.sendAll(build);
    const answer = await pipeline.complete(id);

    expect(missing).toEqual(['integrity.json', 'assets/page.js']);
    expect(answer.json()).toMatchObject({ code: 'files_missing', missing: [{ path: 'assets/lost.js' }] });
    expect(await store.has(`mf-flow/${version('after')}/release.json`)).toBe(false);
  });

  it('repairs a version that lost a file', async () => {
    const build = aBuild(version('damaged'), { 'assets/only.js': `only in ${kind}` });
    const { id } = await pipeline.release(build);
    await store.damage(`mf-flow/${version('damaged')}/assets/only.js`);
    await store.service.nest.get<ReleaseStore>(RELEASE_STORE).deleteUpload(id);
    const { missing, statuses } = await pipeline.release(build);

    expect(missing).toContain('assets/only.js');

    expect(statuses).toEqual([204, 201]);
    expect((await store.read(`mf-flow/${version('damaged')}/assets/only.js`)).toString()).toBe(`only in ${kind}`);
  });
});

describe('a file', () => {
  const pipeline = aPipeline(app);
  const begin = async (version: string, contents = {}) => {
    const build = aBuild(version, contents);
    const [digest = '', content = Buffer.alloc(0)] = [...build.files].at(-1) ?? [];
    return { id: (await pipeline.begin(build.manifest)).json<{ id: string }>().id, digest, content };
  };
  const received = (id: string) => {
    const uploads = readdirSync(join(folder, '.uploads'), { recursive: true, encoding: 'utf8' });
    return uploads.filter((path) => path.startsWith(`${id}/`));
  };

  it.each([
    ['another content', (content: Buffer) => Buffer.from(content).fill('z'), 'another content'],
    ['less', (content: Buffer) => content.subarray(1), 'another content'],
    ['more', (content: Buffer) => Buffer.concat([content, content]), 'longer'],
  ])('with %s than its hash says is refused, and nothing of it is kept', async (what, change, reason) => {
    const { id, digest, content } = await begin(`wrong-${what.replaceAll(' ', '-')}`);
    const answer = await pipeline.send(id, digest, change(content));

    expect(answer.json()).toMatchObject({ status: 422, code: 'wrong_file', title: expect.stringContaining(reason) });
    expect(received(id)).toEqual([]);
  });

  it('that is no file of the upload, or of no upload, is refused', async () => {
    const { id } = await begin('unknown');

    expect((await pipeline.send(id, '0'.repeat(96), 'x')).json()).toMatchObject({ code: 'upload_not_found' });
    expect((await pipeline.send('0'.repeat(32), '0'.repeat(96), 'x')).statusCode).toBe(404);
    expect((await pipeline.send('..', '0'.repeat(96), 'x')).statusCode).toBe(404);
  });

  it('comes as bytes, and is not read before the token', async () => {
    const { id, digest, content } = await begin('typed');

    expect((await pipeline.send(id, digest, JSON.stringify(content), 'application/json')).statusCode).toBe(415);
    expect((await aPipeline(app, {}).send(id, digest, content)).statusCode).toBe(401);
    expect(received(id)).toEqual([]);
  });
});

it('belongs to the team that owns the deployable', async () => {
  const [flow, workshops] = [aPipeline(app, asTeam('flow')), aPipeline(app, asTeam('workshops'))];
  const build = aBuild('owned');
  const foreign = await workshops.begin(build.manifest);
  expect(foreign.json()).toMatchObject({ status: 403, code: 'foreign_deployable' });

  const { id } = await flow.sendAll(build);
  const [digest = '', content = ''] = [...build.files].at(-1) ?? [];
  expect((await workshops.send(id, digest, content)).statusCode).toBe(403);
  expect((await workshops.complete(id)).statusCode).toBe(403);
  expect((await flow.complete(id)).statusCode).toBe(204);
});

describe('a manifest', () => {
  const pipeline = aPipeline(app);
  const integrity = `sha384-${'A'.repeat(64)}`;
  const withFiles = (files: object[]) => ({ ...aBuild('refused').manifest, files });

  it.each([
    ['a path that leads out', [{ path: '../out.js', bytes: 1, integrity }], 'validation_failed'],
    ['an absolute path', [{ path: '/etc/passwd', bytes: 1, integrity }], 'validation_failed'],
    ['a hidden file', [{ path: '.env', bytes: 1, integrity }], 'validation_failed'],
    ['its own name', [{ path: 'release.json', bytes: 1, integrity }], 'invalid_release'],
    ['a path twice', [1, 1].map((bytes) => ({ path: 'a.js', bytes, integrity })), 'invalid_release'],
    ['a folder that is a file', ['a', 'a/b.js'].map((path) => ({ path, bytes: 1, integrity })), 'invalid_release'],
    ['a compressed copy', ['a.js', 'a.js.br'].map((path) => ({ path, bytes: 1, integrity })), 'invalid_release'],
    ['a file above 8 MB', [{ path: 'a.js', bytes: 8 * 1024 * 1024 + 1, integrity }], 'invalid_release'],
    [
      'more than 64 MB',
      [...'abcdefghi'].map((path) => ({ path, bytes: 8 * 1024 * 1024, integrity })),
      'invalid_release',
    ],
  ])('with %s is refused', async (_what, files, code) => {
    const answer = await pipeline.begin(withFiles(files));

    expect(answer.json()).toMatchObject({ status: 422, code });
  });

  it('with a name or version that is a path is refused', async () => {
    expect((await pipeline.begin({ ...aBuild().manifest, name: '../mf-flow' })).statusCode).toBe(422);
    expect((await pipeline.begin({ ...aBuild().manifest, version: '..' })).statusCode).toBe(422);
  });
});

it('refuses more uploads than are registered, before they fill the store', async () => {
  const pipeline = aPipeline(app);
  await db.owner.query(
    "INSERT INTO release_upload (id, name, version, manifest) SELECT n::text, 'mf-flow', n::text, '{}' FROM generate_series(1, 100) n",
  );
  const refusal = await pipeline.begin(aBuild('one-more').manifest);
  expect(refusal.json()).toMatchObject({ status: 409, code: 'too_many_uploads' });

  await db.owner.query("DELETE FROM release_upload WHERE id = '7'");
  expect((await pipeline.begin(aBuild('one-more').manifest)).statusCode).toBe(200);
});

it('registers no other hashes than those that were checked when the version was stored', async () => {
  const pipeline = aPipeline(withBucket);
  const build = aBuild('stored-otherwise');
  await pipeline.complete((await pipeline.sendAll(build)).id);
  const [first, ...others] = build.manifest.files;
  const files = [{ ...first, integrity: `sha384-${'A'.repeat(64)}` }, ...others];
  const answer = await withBucket.inject({
    method: 'POST',
    url: '/api/releases/releases',
    headers: asPipeline,
    payload: { manifest: { ...build.manifest, files } },
  });

  expect(answer.json()).toMatchObject({ status: 409, code: 'files_missing' });
});
