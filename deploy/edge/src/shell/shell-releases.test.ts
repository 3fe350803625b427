import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { aComposition, aShell } from '../testing/a-composition';
import { storeShell } from '../testing/store-shell';
import { ShellReleases } from './shell-releases';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** On a store whose answers are held back by version. */
function shellsOf(versions: readonly string[], held: Partial<Record<string, Promise<void>>> = {}) {
  const releasesDir = mkdtempSync(join(tmpdir(), 'store-'));
  for (const version of versions) storeShell(releasesDir, version);
  const beforeRead = vi.fn((version: string) => held[version] ?? Promise.resolve());
  const file = join(releasesDir, 'composition.json.shell');
  const shells = new ShellReleases({ releasesDir, file, log, beforeRead });
  const pageOf = async (version: string) => (await shells.forPage(naming(version)))?.version;
  return { shells, pageOf, beforeRead, remembered: () => readFileSync(file, 'utf8') };
}

const naming = (version: string) => aComposition({ id: version, shell: aShell(version) });

it('reads a version once, however many pages ask for it', async () => {
  const { pageOf, beforeRead } = shellsOf(['s1']);

  expect(await Promise.all([pageOf('s1'), pageOf('s1'), pageOf('s1')])).toEqual(['s1', 's1', 's1']);
  expect(beforeRead).toHaveBeenCalledTimes(1);
});

it('makes pages with the shell that it has while the store is slow with the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { pageOf, beforeRead } = shellsOf(['s1', 's2'], { s2: promise });
  await pageOf('s1');

  // The store has not answered yet.
  expect(await pageOf('s2')).toBe('s1');
  resolve();
  await expect.poll(() => pageOf('s2')).toBe('s2');
  expect(beforeRead.mock.calls).toEqual([['s1'], ['s2']]);
});

it('waits for the first shell of all, because there is nothing else to show', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { pageOf } = shellsOf(['s1'], { s1: promise });
  const page = pageOf('s1');
  setTimeout(resolve, 400);

  expect(await page).toBe('s1');
});

it('remembers, and shows to all when something fails, only what visitors without a canary got', async () => {
  const { shells, pageOf, remembered } = shellsOf(['s1', 's2', 's3']);
  await pageOf('s1');
  expect((await shells.forPage(naming('s2'), naming('s1')))?.version).toBe('s2');
  expect((await shells.forPreview(naming('s3')))?.version).toBe('s3');

  await expect.poll(remembered).toBe('s1');
  expect(await pageOf('s9')).toBe('s1');
  expect(remembered()).toBe('s1');
});

it('shows the live shell to a visitor whose canary cannot be read', async () => {
  const { shells } = shellsOf(['s1', 's2']);

  expect((await shells.forPage(naming('s9'), naming('s2')))?.version).toBe('s2');
});

it('takes no page that is not the one that was registered, also when its own list says so', async () => {
  const { shells, pageOf } = shellsOf(['s1', 's2']);
  await pageOf('s1');
  const shell = { ...aShell('s2'), integrity: { 'index.html': `sha384-${'A'.repeat(64)}` } };

  expect((await shells.forPage(aComposition({ shell })))?.version).toBe('s1');
});

it('compares what it recalled from the disk with what was registered, once a composition names it', async () => {
  const { shells, pageOf, remembered } = shellsOf(['s1']);
  await pageOf('s1');
  await expect.poll(remembered).toBe('s1');
  const shell = { ...aShell('s1'), integrity: { 'index.html': `sha384-${'A'.repeat(64)}` } };
  expect(await shells.forPage(aComposition({ shell }))).toMatchObject({ version: 's1' });
  expect(log.error).toHaveBeenLastCalledWith(expect.objectContaining({ shell: 's1' }), 'the shell cannot be read');
});
