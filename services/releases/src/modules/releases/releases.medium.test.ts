import { INTEGRITY_FILE } from '@declic/remote-kit/contract';
import { describe, expect, it } from 'vitest';
import { aRelease, listFile } from '../../testing/a-release';
import { putIntoStore } from '../../testing/put-into-store';
import { asPipeline, startRegistry } from '../../testing/registry';

const registry = await startRegistry();

describe('registering', () => {
  it('makes a release current at once', async () => {
    const response = await registry.register();

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      name: 'mf-flow',
      version: 'v1',
      current: true,
      activated_at: expect.any(String),
    });
  });

  it('stores a release that visitors do not get', async () => {
    await registry.register();
    const response = await registry.register({ version: 'v2' }, { activate: false });

    expect(response.json()).toMatchObject({ version: 'v2', current: false, activated_at: null });
    expect((await registry.composition()).remotes).toMatchObject([{ version: 'v1' }]);
  });

  it('accepts the same content again, with its keys in any order', async () => {
    await registry.register();
    const reversed = Object.fromEntries(Object.entries(aRelease()).reverse());
    const response = await registry.app.inject({
      method: 'POST',
      url: '/api/releases/releases',
      headers: asPipeline,
      payload: { manifest: reversed },
    });

    expect(response.statusCode).toBe(201);
    expect(await registry.history()).toMatchObject({ items: [{ version: 'v1' }] });
  });

  it('takes entries of the shell among what is preloaded, when the remote needs them', async () => {
    const preload = { '/x': ['remoteEntry.js', '@declic/design-system/dialog'] };
    const needs = { react: '19.3.1', exports: { '@declic/design-system/dialog': ['Dialog'] } };
    expect((await registry.register({ preload, needs })).statusCode).toBe(201);
    expect((await registry.register({ preload, version: 'w9' })).json()).toMatchObject({ code: 'invalid_release' });
  });

  it('refuses a release without the list of hashes by which open pages check its code', async () => {
    const files = aRelease().files.filter(({ path }) => path !== 'integrity.json');
    const refusal = await registry.register({ files });

    expect(refusal.statusCode).toBe(422);
    expect(refusal.json()).toMatchObject({
      code: 'invalid_release',
      errors: [{ field: 'manifest.files', message: expect.stringContaining('integrity.json is missing') }],
    });
    expect((await registry.history()).items).toEqual([]);
  });

  it('refuses a release whose list of hashes is not that of its files, which were uploaded as the manifest has them', async () => {
    const wrong = JSON.stringify({ integrity: { 'remoteEntry.js': 'sha384-other' }, preload: {} });
    const built = aRelease({ version: 'wrong-list' });
    const files = built.files.map((file) => (file.path === INTEGRITY_FILE ? listFile(INTEGRITY_FILE, wrong) : file));
    putIntoStore(registry.storeDir, { ...built, files }, { [INTEGRITY_FILE]: wrong });
    const refusal = await registry.post({ ...built, files });

    expect(refusal.statusCode).toBe(422);
    const { errors } = refusal.json<{ errors: { message: string }[] }>();
    expect(errors.map(({ message }) => message)).toEqual([
      'integrity.json has another hash for remoteEntry.js than its content',
      'integrity.json lacks assets/page.js',
      'integrity.json lacks assets/rare.js',
      'integrity.json preloads other files for * than the manifest',
      'integrity.json preloads other files for /tools/flow-content than the manifest',
    ]);
    expect((await registry.history()).items).toEqual([]);
  });

  it('refuses an area in which the edge answers itself', async () => {
    const refusal = await registry.register({ areas: [{ path: '/docs/mine', layout: 'app', access: 'public' }] });

    expect(refusal.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('"/docs/mine" is reserved') }],
    });
  });

  it('refuses another content under the same version', async () => {
    await registry.register();
    const response = await registry.register({ title: 'Something else' });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'release_exists' });
  });

  it('keeps one content when two are registered under one version at once', async () => {
    const answers = await Promise.all(['one', 'two', 'three', 'four'].map((title) => registry.register({ title })));

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  });

  it.each([
    ['an entry that is not among the files', { entry: 'other.js' }, 'manifest.entry'],
    ['a preloaded file that is not among the files', { preload: { '/x': ['other.js'] } }, 'manifest.preload./x'],
  ])('refuses %s', async (_what, changes, field) => {
    const response = await registry.register(changes);

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'invalid_release', errors: [{ in: 'body', field }] });
    expect(await registry.history()).toEqual({ items: [], choice: null, previous: null });
  });

  it.each([
    ['a path that leaves the release', { entry: '../remoteEntry.js' }],
    ['a hidden file', { entry: '.env' }],
    ['a name that is no remote', { name: 'shell' }],
    ['a version that is a path', { version: '../v1' }],
  ])('refuses %s', async (_what, changes) => {
    expect((await registry.register(changes)).statusCode).toBe(422);
  });
});

describe('choosing', () => {
  it('goes back to the version before, and never names the one it fled from as a stand-in', async () => {
    await registry.register({ version: 'v1' });
    await registry.register({ version: 'v2' });
    expect(await registry.history()).toMatchObject({ previous: 'v1' });

    expect((await registry.choose('v1')).json()).toMatchObject({ version: 'v1', previous: null });
    expect((await registry.register({ version: 'v3' })).json()).toMatchObject({ current: true });
    expect(await registry.history()).toMatchObject({ previous: 'v1' });
  });

  it('goes back two versions and keeps the one before as the stand-in', async () => {
    for (const version of ['v1', 'v2', 'v3']) await registry.register({ version });

    expect((await registry.choose('v2')).json()).toMatchObject({ version: 'v2', previous: 'v1' });
  });

  it('passes over a release that no visitor ever got', async () => {
    await registry.register({ version: 'v1' }, { activate: false });
    await registry.register({ version: 'v2' });
    await registry.register({ version: 'v3' });

    expect((await registry.choose('v2')).json()).toMatchObject({ previous: null });
  });

  it('changes nothing when the version is current already', async () => {
    await registry.register({ version: 'v1' });
    await registry.register({ version: 'v2' });

    expect((await registry.choose('v2')).json()).toMatchObject({ version: 'v2', previous: 'v1' });
  });

  it('refuses a version that was never registered', async () => {
    const response = await registry.choose('v9');

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'release_not_found' });
  });
});
