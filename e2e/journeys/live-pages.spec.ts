import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { waitForRouter } from '../support/go-within.ts';
import { noteShifts, shifts } from '../support/layout-shifts.ts';
import { expectFitsInPhone, watchConsole } from '../support/page-health.ts';
import { createSession, fillBooking } from '../support/workshops.ts';

/** The list, whose length other tests change, is measured by the build of its remote. */
const MAX_BYTES = 30_000;
const CURRENT_BROWSER = { accept: 'text/html', 'sec-ch-ua': '"Chromium";v="140"' };

async function readHtml(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path, { headers: CURRENT_BROWSER })).text();
}

/** On a machine that does much else, a page may be rendered too late for its first visitor. */
async function openHtml(page: Page, path: string, heading: string): Promise<void> {
  await expect(async () => {
    const html = await (await page.goto(path))?.text();
    expect(html).toContain(`>${heading}</h1>`);
  }).toPass();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a phone shows the workshops, and of each when it is, what it costs and how many seats are left', async ({
    page,
    request,
  }) => {
    const { id, title } = await createSession({ capacity: 7, premium_price_eur: 49 });
    await openHtml(page, `/workshops/${id}`, title);
    await expect(page).toHaveTitle(`${title} · Ateliers Declic`);
    await expect(page.getByText('7 places restantes').first()).toBeVisible();
    await expect(page.getByText('49€')).toBeVisible();
    await expect(page.locator('dl time')).toHaveText(/\d{4}$/);
    await expectFitsInPhone(page);

    const html = await readHtml(request, `/workshops/${id}`);
    expect(gzipSync(html).length).toBeLessThanOrEqual(MAX_BYTES);
    expect(html).toMatch(/<link rel="expect" blocking="render" href="#heading">.*<header id="heading"/s);
    for (const type of ['Event', 'BreadcrumbList', 'VirtualLocation'])
      expect(html).toMatch(new RegExp(`application/ld\\+json[^<]*"@type":"${type}"`));
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/workshops/${id}"`));

    await openHtml(page, '/workshops', 'Libre dès demain');
    await expect(page.getByText(/\d+ places restantes/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeVisible();
  });

  test('an address without a workshop says so, to programs as well', async ({ page }) => {
    const path = '/workshops/01a00000-0000-7000-8000-000000000000';
    await openHtml(page, path, 'Workshop introuvable');
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});

test('the code takes the page over as it is, a seat can be booked there, and soon the HTML has one fewer', async ({
  page,
  request,
}) => {
  const { id, title } = await createSession({ capacity: 2 });
  const complaints = watchConsole(page);
  page.on('console', (message) => message.type() === 'warning' && complaints.push(message.text()));
  await noteShifts(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { firstHeading: document.querySelector('#root h1') });
    });
  });
  await openHtml(page, `/workshops/${id}`, title);
  await expect(page.getByText('Plus que 2 places').first()).toBeVisible();
  // Of the code: the note is for the zone of this browser.
  await waitForRouter(page);
  await page.waitForLoadState('networkidle');
  const isKept = () => (globalThis as { firstHeading?: Element | null }).firstHeading?.isConnected;
  expect(await page.evaluate(isKept)).toBe(true);
  expect(await shifts(page)).toBeLessThanOrEqual(0.02);

  await page.getByRole('link', { name: 'Réserver ma place' }).click();
  await fillBooking(page, newAddress('live'));
  await page.getByRole('button', { name: 'Confirmer ma réservation' }).click();
  await expect(page.getByText(title).first()).toBeVisible();
  await expect
    .poll(() => readHtml(request, `/workshops/${id}`), { timeout: 60_000, intervals: [1_000] })
    .toContain('1 place restante');
  expect(complaints).toEqual([]);
});
