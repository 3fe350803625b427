import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localStack } from '@declic/tools/release/local-stack';
import { publishRelease } from '@declic/tools/release/publish-release';
import { rollBack } from '@declic/tools/release/roll-back';
import { expect, type Page, test } from '@playwright/test';
import { baseUrl } from '../playwright.config.ts';
import { newAddress } from '../support/accounts.ts';
import { goWithin } from '../support/go-within.ts';
import { accountWithKey } from '../support/keys.ts';
import { watchConsole } from '../support/page-health.ts';
import { buildChangedShell } from './kit/changed-shell.ts';

const registry = localStack({ ...process.env, RELEASES_URL: baseUrl });

let project: string;
let before: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ request }) => {
  before = currentShell(await (await request.get('/api/releases/composition')).json());
  project = await mkdtemp(join(tmpdir(), 'changed-shell-'));
  await buildChangedShell(project);
});

test.afterAll(async () => {
  await rollBack({ ...registry, name: 'shell', version: before });
  await rm(project, { recursive: true });
});

test('a page keeps the shell that it began with, after a release of the shell and after a rollback', async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  await accountWithKey(page, newAddress('longlived'));
  const filesOf = watchShellFiles(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markDocument(page);

  const { version } = await publishRelease(project, registry);
  expect(version).not.toBe(before);
  await expectAllChunksNew(version);
  const later = await context.newPage();
  await expectShellOfNextPage(later, version);

  await openEverything(page);
  expect(await isMarked(page), 'no reload').toBe(true);
  expect(await runsChangedShell(page)).toBe(false);
  expect([...filesOf]).toEqual([before]);
  expect(complaints).toEqual([]);

  // The page that began with the new shell keeps that when it is taken back.
  await markDocument(later);
  const complaintsLater = watchConsole(later);
  expect(await rollBack({ ...registry, name: 'shell', version: undefined })).toBe(before);
  await expectShellOfNextPage(await context.newPage(), before);
  await openEverything(later);
  expect(await isMarked(later), 'no reload').toBe(true);
  expect(await runsChangedShell(later)).toBe(true);
  expect(complaintsLater).toEqual([]);
});

/** Every area, and what fetches shared code on demand: a dialog, tabs, the chart, the table and the date picker. */
async function openEverything(page: Page): Promise<void> {
  await goWithin(page, '/workshops');
  await expect(page.getByRole('heading', { level: 1, name: 'Libre dès demain' })).toBeVisible();
  await goWithin(page, '/en/');
  await expect(page.getByRole('heading', { level: 1, name: 'One POST. Done.' })).toBeVisible();
  await goWithin(page, '/tools/flow-content');
  await page.getByRole('button', { name: 'Create Your First Strategy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Strategy' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await goWithin(page, '/usage');
  await expect(page.getByRole('img', { name: /credits/i }).first()).toBeVisible();
  await page.getByText('Show the numbers').click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom');
  await page.getByRole('group', { name: 'Days' }).getByRole('button').click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await goWithin(page, '/keys');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goWithin(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The versions of the shell that a page asks for files of. */
function watchShellFiles(page: Page): ReadonlySet<string> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/shell\/([^/]+)\//.exec(request.url()) ?? [];
    if (version !== undefined) versions.add(version);
  });
  return versions;
}

async function expectShellOfNextPage(page: Page, version: string): Promise<void> {
  await expect(async () => {
    await page.goto('/dashboard');
    await expect(page.locator('script[type=module]')).toHaveAttribute('src', new RegExp(`^/shell/${version}/assets/`));
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Without this the test would prove nothing: no file that a page fetches on demand is in both versions. */
async function expectAllChunksNew(version: string): Promise<void> {
  const [older, newer] = await Promise.all([before, version].map(listScripts));
  expect(older?.length).toBeGreaterThan(8);
  for (const name of ['dialog', 'chart', 'range-picker', 'table', 'tabs', 'index'])
    expect(
      newer?.find((path) => path.includes(`/${name}-`)),
      name,
    ).not.toBe(older?.find((path) => path.includes(`/${name}-`)));
}

async function listScripts(version: string): Promise<string[]> {
  const manifest = await fetch(`${baseUrl}/shell/${version}/release.json`);
  const { files } = (await manifest.json()) as { files: { path: string }[] }; // written by the shell's build
  return files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
}

function currentShell(composition: unknown): string {
  return (composition as { shell: { version: string } }).shell.version; // ours, by contract
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in globalThis);
}

function runsChangedShell(page: Page): Promise<boolean> {
  return page.evaluate(() => 'runsChangedShell' in globalThis);
}
