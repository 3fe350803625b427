import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRelease } from './read-release';

let root: string;
const write = (name: string, text: string) => writeFile(join(root, name), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-'));
  await Promise.all(['dist/chunks', 'node_modules'].map((name) => mkdir(join(root, name), { recursive: true })));
  await write('dist/main.js', 'import "./chunks/a-1.js"');
  await write('dist/action-worker.js', 'import "./chunks/b-1.js"');
});

afterEach(() => rm(root, { recursive: true }));

it('is the same for the same build, read from a program or from a chunk', async () => {
  const release = await readRelease(join(root, 'dist'));
  expect(release).toMatch(/^[0-9a-f]{32}$/);
  expect(await readRelease(join(root, 'dist/chunks'))).toBe(release);
});

it.each(['dist/main.js', 'dist/action-worker.js', 'node_modules/.package-lock.json'])(
  'is another one when %s changes',
  async (name) => {
    const release = await readRelease(join(root, 'dist'));
    await write(name, 'changed');
    expect(await readRelease(join(root, 'dist'))).not.toBe(release);
  },
);

it('is no digest where nothing is built', async () => {
  expect(await readRelease(join(root, 'node_modules'))).toBe('source');
});
