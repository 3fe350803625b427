import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { storeRelease } from './release-store.ts';
import { aFolder, aProject, type BuiltRemote } from './testing.ts';

const createDist = (remote?: BuiltRemote) => join(aProject(remote), 'dist');
const readContent = (store: string, path: string) => readFileSync(join(store, 'mf-flow/v1', path), 'utf8');

it('stores the files that the manifest lists, and nothing else', async () => {
  const [dist, store] = [createDist(), aFolder()];
  writeFileSync(join(dist, 'notes.txt'), 'not part of the release');

  await storeRelease(dist, store);

  expect(readdirSync(join(store, 'mf-flow/v1')).sort()).toEqual([
    'assets',
    'release.json',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
  ]);
  expect(readdirSync(store)).toEqual(['mf-flow']);
});

it('compresses what is worth it', async () => {
  const store = aFolder();
  await storeRelease(createDist(), store);
  const folder = join(store, 'mf-flow/v1');

  expect(brotliDecompressSync(readFileSync(join(folder, 'remoteEntry.js.br'))).toString()).toBe('x'.repeat(2000));
  expect(gunzipSync(readFileSync(join(folder, 'remoteEntry.js.gz'))).toString()).toBe('x'.repeat(2000));
  expect(existsSync(join(folder, 'assets/a.js.br'))).toBe(false);
});

it('leaves a stored version as it is', async () => {
  const [dist, store] = [createDist(), aFolder()];
  await storeRelease(dist, store);
  writeFileSync(join(store, 'mf-flow/v1/marker'), '');

  await storeRelease(dist, store);

  expect(existsSync(join(store, 'mf-flow/v1/marker'))).toBe(true);
});

it('refuses another content under the same version', async () => {
  const store = aFolder();
  await storeRelease(createDist(), store);

  await expect(storeRelease(createDist({ files: { 'remoteEntry.js': 'other' } }), store)).rejects.toThrow(
    'A version is never overwritten',
  );
  expect(readContent(store, 'assets/a.js')).toBe('a');
});

it('repairs a stored version that lost a file', async () => {
  const [dist, store] = [createDist(), aFolder()];
  await storeRelease(dist, store);
  writeFileSync(join(store, 'mf-flow/v1/assets/a.js'), '');

  await storeRelease(dist, store);

  expect(readContent(store, 'assets/a.js')).toBe('a');
});

it('refuses a build that was changed afterwards', async () => {
  const [dist, store] = [createDist(), aFolder()];
  writeFileSync(join(dist, 'assets/a.js'), 'b');

  await expect(storeRelease(dist, store)).rejects.toThrow('was changed after its build (assets/a.js)');
  expect(readdirSync(store)).toEqual([]);
});

it.each([
  ['a file', { files: { '../outside.js': 'x' } }],
  ['a hidden file', { files: { '.env': 'x' } }],
  ['the version', { version: '../../v1' }],
  ['the name', { name: '../mf-flow' }],
])('refuses a manifest in which %s leads elsewhere', async (_what, remote) => {
  const store = aFolder();

  await expect(storeRelease(createDist(remote), store)).rejects.toThrow(/not a path inside|no usable name/);
  expect(readdirSync(store)).toEqual([]);
});

it('stores once when several publish the same release together', async () => {
  const [dist, store] = [createDist(), aFolder()];

  await Promise.all([1, 2, 3, 4].map(() => storeRelease(dist, store)));

  expect(readdirSync(store)).toEqual(['mf-flow']);
  expect(readContent(store, 'assets/a.js')).toBe('a');
});
