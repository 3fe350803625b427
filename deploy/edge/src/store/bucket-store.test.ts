import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASES_PREFIX } from '@declic/nest-kit/release-files';
import { S3Bucket } from '@declic/nest-kit/s3-bucket';
import { readS3Settings, s3Shape } from '@declic/nest-kit/s3-settings';
import { startBucket } from '@declic/nest-kit/testing/bucket';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aComposition, aRemote } from '../testing/a-composition';
import { startEdgeForFile } from '../testing/start-edge';

const bucket = await startBucket();
const settings = readS3Settings(z.object(s3Shape).parse(bucket.env));
if (!settings) throw new Error('The test names a bucket.');
const store = new S3Bucket(settings, RELEASES_PREFIX);

/** Writes a release as the registry does; without compressed copies, as small files have none. */
async function storeRelease(name: string, version: string, contents: Readonly<Record<string, string>>, more = {}) {
  const files = Object.entries(contents).map(([path, text]) => ({
    path,
    bytes: text.length,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  }));
  for (const [path, text] of Object.entries(contents))
    await store.write(`${name}/${version}/${path}`, Buffer.from(text));
  await store.write(`${name}/${version}/release.json`, Buffer.from(JSON.stringify({ name, version, files, ...more })));
}

const page = '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';
await storeRelease('mf-workshops', 'w1', { 'remoteEntry.js': 'export const entry = 1;', 'assets/a.css': '.a{}' });
await storeRelease(
  'shell',
  's1',
  { 'index.html': page, 'favicon.svg': '<svg/>', 'assets/shell.js': 'export {};' },
  { entry: 'index.html' },
);
await store.write('mf-workshops/half/remoteEntry.js', Buffer.from('half'));

const edge = await startEdgeForFile({
  releasesDir: mkdtempSync(join(tmpdir(), 'edge-cache-')),
  bucket: { settings, cacheBytes: 1e9 },
});

it.each([
  ['/remotes/mf-workshops/w1/remoteEntry.js', 'application/javascript; charset=utf-8'],
  ['/remotes/mf-workshops/w1/assets/a.css', 'text/css; charset=utf-8'],
  ['/shell/s1/assets/shell.js', 'application/javascript; charset=utf-8'],
])('serves %s from the bucket, for ever and with its type', async (path, type) => {
  const response = await edge.send(path);

  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('renders the page of the shell that is in the bucket, and serves its icons', async () => {
  expect((await edge.send('/workshops', { headers: { accept: 'text/html' } })).text).toContain('id="composition"');
  expect((await edge.send('/favicon.svg', { headers: { 'sec-fetch-dest': 'image' } })).text).toBe('<svg/>');
});

it.each([
  '/remotes/mf-workshops/half/remoteEntry.js',
  '/remotes/mf-workshops/w1/missing.js',
  '/remotes/mf-workshops/w1/.secret',
  '/remotes/mf-workshops/w1/..%2f..%2fshell/s1/index.html',
  '/remotes/mf-workshops/w9/remoteEntry.js',
  '/shell/s1/index.html',
])('has nothing at %s', async (path) => {
  const response = await edge.send(path);

  expect([400, 404]).toContain(response.status);
  expect(response.headers['cache-control']).toBe('no-store');
});

it.each(['a.js', 'a.css', 'a.woff2', 'a.svg'])(
  'never serves a tampered %s, and serves it once it is right',
  async (file) => {
    const address = `mf-workshops/w2-${file}/${file}`;
    await storeRelease('mf-workshops', `w2-${file}`, { [file]: 'right' });
    await bucket.tamper(`releases/${address}`, 'wrong');
    const tampered = await edge.send(`/remotes/${address}`);
    expect(tampered.status).toBe(503);
    expect(tampered.headers['cache-control']).toBe('no-store');

    await storeRelease('mf-workshops', `w2-${file}`, { [file]: 'right' });
    expect((await edge.send(`/remotes/${address}`)).text).toBe('right');
  },
);

/** The registry's answer from now on is this version; the edge learns of it within a moment. */
async function compose(version: string): Promise<void> {
  const remotes = [aRemote(), aRemote({ name: 'mf-marketing', version })];
  edge.composition.current = aComposition({ id: `0123456789abcde${version.slice(1)}`, remotes });
  const isShown = async () => expect((await edge.send('/')).text).toContain(`"mf-marketing","version":"${version}"`);
  await vi.waitFor(isShown, 10_000);
}

const sitemapOf = (path: string) => JSON.stringify({ pages: [{ path }] });

it('lists what releases say of their pages, or says that it does not know', async () => {
  await storeRelease('mf-marketing', 'm1', { 'sitemap.json': sitemapOf('/first') });
  await storeRelease('mf-marketing', 'm2', { 'sitemap.json': sitemapOf('/second') });
  await compose('m1');
  await bucket.stop();
  const unknown = await edge.send('/sitemap-pages.xml');
  expect(unknown.status).toBe(503);
  expect(unknown.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });

  await bucket.start();
  expect((await edge.send('/sitemap-pages.xml')).text).toContain('/first');
  await bucket.stop();
  await compose('m2');
  expect((await edge.send('/sitemap-pages.xml')).text).toContain('/first');
  await bucket.start();
  expect((await edge.send('/sitemap-pages.xml')).text).toContain('/second');
});

it('serves pictures of the version that visitors get without asking the bucket for one that is called current', async () => {
  await storeRelease('mf-marketing', 'm3', { 'share/fr.png': 'a picture', 'share/en.png': 'another' });
  await compose('m3');
  const read = (file: string) => edge.send(`/remotes/mf-marketing/current/share/${file}`);
  expect((await read('fr.png')).status).toBe(200);
  await bucket.stop();
  expect([(await read('fr.png')).status, (await read('none.png')).status]).toEqual([200, 404]);
  const missing = await read('en.png');
  expect(missing.status).toBe(503);
  expect(missing.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  await bucket.start();
  expect((await read('en.png')).text).toBe('another');
});

it('serves what it has while the bucket is away', async () => {
  await edge.send('/remotes/mf-workshops/w1/remoteEntry.js');
  await bucket.stop();

  expect((await edge.send('/remotes/mf-workshops/w1/remoteEntry.js')).status).toBe(200);
  expect((await edge.send('/remotes/mf-workshops/w3/remoteEntry.js')).status).toBe(503);
  await bucket.start();
});
