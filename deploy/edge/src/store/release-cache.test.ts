import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { ReleaseCache, TamperedFileError } from './release-cache';

const RELEASE = { name: 'mf-flow', version: 'v1' };
const log = { warn: () => undefined, error: () => undefined };

/** A store with one release, which counts what is read. */
function aSource(contents: Readonly<Record<string, string>>) {
  const files = Object.entries(contents).map(([path, text]) => ({
    path,
    bytes: text.length,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  }));
  const objects = new Map<string, Buffer>([
    ['mf-flow/v1/release.json', Buffer.from(JSON.stringify({ ...RELEASE, files }))],
    ...Object.entries(contents).flatMap(([path, text]): [string, Buffer][] => [
      [`mf-flow/v1/${path}`, Buffer.from(text)],
      [`mf-flow/v1/${path}.br`, brotliCompressSync(text)],
      [`mf-flow/v1/${path}.gz`, gzipSync(text)],
    ]),
  ]);
  const reads: string[] = [];
  return {
    objects,
    reads,
    source: {
      read: async (key: string) => {
        reads.push(key);
        return objects.get(key) ?? null;
      },
    },
  };
}

const aFolder = () => mkdtempSync(join(tmpdir(), 'edge-cache-'));
const has = (folder: string, path: string) => existsSync(join(folder, 'mf-flow/v1', path));
const LARGE = 'x'.repeat(2000);

it('fetches a file with its compressed copies once, however many ask for it', async () => {
  const { source, reads } = aSource({ 'a.js': LARGE });
  const folder = aFolder();
  const cache = await ReleaseCache.open({ source, folder, log, maxBytes: 1e6 });
  await Promise.all([1, 2, 3].map(() => cache.fill(RELEASE, 'a.js')));

  expect(await cache.fill(RELEASE, 'a.js')).toBe(true);
  expect(reads.toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'release.json'].map((path) => `mf-flow/v1/${path}`));
  expect(readdirSync(join(folder, 'mf-flow/v1')).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'release.json']);
});

it('has no file that the manifest does not list, and none of a version that is not complete', async () => {
  const { source, objects } = aSource({ 'a.js': LARGE });
  objects.set('mf-flow/v1/extra.js', Buffer.from('x'));
  objects.set('mf-flow/v2/a.js', Buffer.from('x'));
  const folder = aFolder();
  const cache = await ReleaseCache.open({ source, folder, log, maxBytes: 1e6 });

  expect(await cache.fill(RELEASE, 'extra.js')).toBe(false);
  expect(await cache.fill({ name: 'mf-flow', version: 'v2' }, 'a.js')).toBe(false);
  expect(has(folder, 'extra.js')).toBe(false);
});

it('keeps nothing of a file whose content is not that of the manifest, and asks again', async () => {
  const { source, objects } = aSource({ 'a.js': LARGE });
  objects.set('mf-flow/v1/a.js', Buffer.from('y'.repeat(2000)));
  const folder = aFolder();
  const cache = await ReleaseCache.open({ source, folder, log, maxBytes: 1e6 });
  await expect(cache.fill(RELEASE, 'a.js')).rejects.toThrow(TamperedFileError);
  expect(has(folder, 'a.js')).toBe(false);

  objects.set('mf-flow/v1/a.js', Buffer.from(LARGE));
  expect(await cache.fill(RELEASE, 'a.js')).toBe(true);
});

it.each(['.br', '.gz'])('leaves out a %s copy that holds something else', async (suffix) => {
  const { source, objects } = aSource({ 'a.js': LARGE });
  const compress = suffix === '.br' ? brotliCompressSync : gzipSync;
  objects.set(`mf-flow/v1/a.js${suffix}`, compress('tampered'));
  const folder = aFolder();
  const cache = await ReleaseCache.open({ source, folder, log, maxBytes: 1e6 });

  expect(await cache.fill(RELEASE, 'a.js')).toBe(true);
  expect([has(folder, 'a.js'), has(folder, `a.js${suffix}`)]).toEqual([true, false]);
});

it('deletes the file of least recent use when it holds too much, and fetches it again', async () => {
  const { source, reads } = aSource({ 'a.js': LARGE, 'b.js': LARGE, 'c.js': LARGE });
  const folder = aFolder();
  const cache = await ReleaseCache.open({ source, folder, log, maxBytes: 5_000 });
  for (const path of ['a.js', 'b.js', 'a.js', 'c.js']) await cache.fill(RELEASE, path);

  await expect
    .poll(() => readdirSync(join(folder, 'mf-flow/v1')).filter((name) => name.endsWith('.js')))
    .toEqual(['a.js', 'c.js']);
  expect(has(folder, 'b.js.br')).toBe(false);
  expect(await cache.fill(RELEASE, 'b.js')).toBe(true);
  expect(reads.filter((key) => key.endsWith('/b.js'))).toHaveLength(2);
});

it('serves after a restart what it had, while the store is away, and removes what it did not finish', async () => {
  const { source } = aSource({ 'a.js': LARGE });
  const folder = aFolder();
  const before = await ReleaseCache.open({ source, folder, log, maxBytes: 1e6 });
  await before.fill(RELEASE, 'a.js');
  writeFileSync(join(folder, 'mf-flow/v1/.draft'), 'half');
  const away = { read: () => Promise.reject(new Error('The store is away.')) };
  const cache = await ReleaseCache.open({ source: away, folder, log, maxBytes: 1e6 });

  expect(await cache.fill(RELEASE, 'a.js')).toBe(true);
  expect(has(folder, '.draft')).toBe(false);
  await expect(cache.fill({ name: 'mf-flow', version: 'v2' }, 'a.js')).rejects.toThrow('away');
});

it('goes on when it may not delete a file, and says so', async () => {
  const { source } = aSource({ 'a.js': LARGE, 'b.js': LARGE, 'c.js': LARGE });
  const folder = aFolder();
  const warn = vi.fn();
  const cache = await ReleaseCache.open({ source, folder, log: { ...log, warn }, maxBytes: 5_000 });
  await cache.fill(RELEASE, 'a.js');
  // A folder in its place cannot be deleted as a file, by whatever user the test runs.
  rmSync(join(folder, 'mf-flow/v1/a.js'));
  mkdirSync(join(folder, 'mf-flow/v1/a.js/kept'), { recursive: true });
  for (const path of ['b.js', 'c.js']) await cache.fill(RELEASE, path);

  await expect.poll(() => warn.mock.calls.flat()).toContain('a file cannot be deleted from the cache');
  expect(await cache.fill(RELEASE, 'c.js')).toBe(true);
});

it('fetches a manifest again that the disk has damaged', async () => {
  const { source } = aSource({ 'a.js': LARGE });
  const folder = aFolder();
  await (await ReleaseCache.open({ source, folder, log, maxBytes: 1e6 })).fill(RELEASE, 'a.js');
  writeFileSync(join(folder, 'mf-flow/v1/release.json'), '{"name":');
  const cache = await ReleaseCache.open({ source, folder, log, maxBytes: 1e6 });

  expect(await cache.fill(RELEASE, 'a.js')).toBe(true);
});
