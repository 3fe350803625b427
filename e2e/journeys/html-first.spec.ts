import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { noteShifts, shifts } from '../support/layout-shifts.ts';
import { watchConsole } from '../support/page-health.ts';

const PAGES = [
  '/fr/',
  '/en/',
  '/es/',
  '/home',
  '/partners',
  '/signals',
  '/templates',
  '/coming-soon',
  '/fr/legal',
  '/es/privacy',
];
/** Compressed as gzip does. */
const MAX_BYTES = 30_000;
const CURRENT_BROWSER = { accept: 'text/html', 'sec-ch-ua': '"Chromium";v="140"' };
/** Takes no import map later, so it is sent the hashes of every public area at once. */
const OTHER_BROWSER = { accept: 'text/html' };

test('every page of the site is there as HTML, with its own head and language, and small', async ({ request }) => {
  const titles = new Set<string>();
  for (const path of PAGES) {
    const html = await (await request.get(path, { headers: CURRENT_BROWSER })).text();
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    const heading = /<link rel="expect" blocking="render" href="#([a-z]+)">/.exec(html)?.[1];
    expect(html, path).toContain(`id="${heading}"`);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html, path).toMatch(
      new RegExp(`<html[^>]* lang="${/^\/(fr|partners|signals|templates)/.test(path) ? 'fr' : '(en|es)'}"`),
    );
    const forOthers = await (await request.get(path, { headers: OTHER_BROWSER })).text();
    for (const document of [html, forOthers]) expect(gzipSync(document).length, path).toBeLessThanOrEqual(MAX_BYTES);
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(PAGES.length);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a page can be read on a phone, its menu is open and its form can be sent', async ({ page }) => {
    await page.goto('/en/');
    await expect(page.getByRole('heading', { level: 1, name: 'One POST. Done.' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
    const example = page.locator('details').filter({ hasText: 'sample:invoice-fr.pdf' }).first();
    await example.locator('summary').click();
    await expect(example.getByText('sample:invoice-fr.pdf').first()).toBeVisible();

    await page.getByRole('textbox').fill(newAddress('no-script'));
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(page.getByText('Thank you for signing up!')).toBeVisible();

    await page.goto('/en/');
    await page.getByRole('link', { name: /Español/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Un POST. Hecho.' })).toBeVisible();

    // What only scripts can do is not offered.
    await page.goto('/templates');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('search')).toBeHidden();
    await page.goto('/fr/');
    const ninth = page.getByText('/v1/actions/enrich_contact', { exact: true });
    await expect(ninth).toBeHidden();
    await page.getByText('Voir les 10 autres actions').click();
    await expect(ninth).toBeVisible();
  });
});

test('code that comes late finds the page as it was left, and takes it over without moving anything', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  page.on('console', (message) => message.type() === 'warning' && complaints.push(message.text()));
  const letCodeCome = await holdCode(page);
  await noteShifts(page);
  await page.goto('/en/', { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();

  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('checkbox').check();
  const field = page.getByRole('textbox');
  await field.fill('someone@example.test');
  await page.keyboard.press('Home');
  const scrolled = await page.evaluate(() => (window.scrollBy(0, 240), window.scrollY));

  letCodeCome();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await expect(field).toHaveValue('someone@example.test');
  await expect(field).toBeFocused();
  await expect(page.getByRole('checkbox')).toBeChecked();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  // The form knows what was typed before it was there.
  await field.press('Backspace');
  await expect(page.getByRole('button', { name: 'Join the waitlist' })).toBeEnabled();
  // The next page has the theme in its document: no script runs before it is painted.
  expect(await (await page.request.get('/es/')).text()).toMatch(/^<!doctype html>\s*<html[^>]* data-theme="dark"/i);
  expect(await shifts(page)).toBeLessThanOrEqual(0.02);
  expect(complaints).toEqual([]);
});

test('forms whose address has a query keep what was chosen and typed before their code came', async ({ page }) => {
  const letExpertsCome = await holdCode(page);
  await page.goto('/partners?service=training', { waitUntil: 'commit' });
  await page.getByLabel('Service').selectOption('development');
  await page.getByLabel('Votre besoin').fill('Recopier des factures');
  await page.keyboard.press('Home');
  letExpertsCome();
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await expect(page.getByLabel('Service')).toHaveValue('development');
  await expect(page.getByLabel('Votre besoin')).toBeFocused();
  await page.keyboard.type('Ne plus ');
  await expect(page.getByLabel('Votre besoin')).toHaveValue('Ne plus Recopier des factures');
  await page.getByRole('link', { name: 'Organiser une formation' }).click();
  await expect(page.getByLabel('Service')).toHaveValue('training');

  const letTemplatesCome = await holdCode(page);
  await page.goto('/templates?search=zoom', { waitUntil: 'commit' });
  await page.getByRole('combobox').selectOption('documents');
  await page.getByRole('searchbox').fill('pdf');
  letTemplatesCome();
  await expect(page.getByRole('link', { name: /^Tester/ })).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('?search=pdf&category=documents');
  await expect(page.getByRole('searchbox')).toHaveValue('pdf');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a page that is only read is complete before its code, and a button that needs the code answers once it is there', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (request) => /\/(?:shell|remotes)\/.*\.js$/.test(request.url()) && code.push(request.url()));
  const letCodeCome = await holdCode(page);
  // The seconds after which a page that is only read gets its code do not pass, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/workshops', { waitUntil: 'commit' });
  const list = page.getByRole('button', { name: 'Liste' });
  await expect(list).toBeVisible();
  expect(code).toEqual([]);
  await list.click();
  await expect.poll(() => code.length).toBeGreaterThan(0);
  await expect(list).toHaveAttribute('aria-pressed', 'false');
  await page.clock.resume();
  letCodeCome();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
});

/** Holds back all code of the shell and of remotes. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/(?:shell|remotes)\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
