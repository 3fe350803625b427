import { expect, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { expectFocusOn, tabAndPress } from '../support/keyboard.ts';
import { accountWithKey } from '../support/keys.ts';
import { expectAccessible, watchConsole } from '../support/page-health.ts';
import { reloadUntil } from '../support/reload-until.ts';

const IBAN = 'FR14 2004 1010 0505 0001 3M02 606';

test('orders the catalogue by pasted data, which no request carries, and takes it into the form', async ({ page }) => {
  await accountWithKey(page, newAddress('data'));
  const complaints = watchConsole(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/actions');
  await page.getByText('Works with my data').click();
  await page.getByLabel('Text or file').fill(IBAN);
  await expect(page.getByText('IBAN takes it')).toBeVisible({ timeout: 20_000 });
  const cards = page.getByRole('list', { name: 'Actions' }).getByRole('listitem');
  await expect(cards.first()).toContainText('Validate an IBAN');

  await cards.first().getByRole('link').click();
  await expect(page.getByLabel(/^IBAN/)).toHaveValue(IBAN);
  await expect(page).toHaveURL('/actions/iban_validate/playground');
  expect(sent.some((text) => text.includes('/routing-index'))).toBe(true);
  expect(sent.filter((text) => decodeURIComponent(text).includes(IBAN))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('is used by keyboard alone: search, cards, evidence behind the figures, and back', async ({ page }) => {
  await accountWithKey(page, newAddress('keyboard'));
  await page.goto('/actions');
  const cards = page.getByRole('list', { name: 'Actions' });
  await expect(cards.getByRole('listitem').nth(3)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(cards.getByRole('listitem').nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cards.getByRole('listitem').nth(4).getByRole('link')).toBeFocused();

  // The figures are computed once a minute after the examples of one action ran; the page reads them when it opens.
  const figures = cards.getByRole('button', { name: /Healthy|Degraded|Down/ }).first();
  await reloadUntil<readonly { health_status: string | null }[]>(page, {
    path: '/api/actions/catalogue',
    isArrived: (actions) => actions.some(({ health_status }) => health_status !== null),
    timeoutMs: 120_000,
  });
  await expect(figures).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('email_validate');
  await expect(cards.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await tabAndPress(figures);
  const evidence = page.getByRole('dialog', { name: /^Evidence: / });
  await expect(evidence.getByRole('row', { name: /^Success/ })).toContainText('runs succeeded');
  await expect(evidence.getByRole('table', { name: 'Examples' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(evidence).toBeHidden();
  await expectFocusOn(figures);
  await expect(page).toHaveURL('/actions?search=email_validate');
});

test('is read without an account in the documentation, which leads to the playground', async ({ page }) => {
  const read = async (address: string) => (await page.request.get(new URL(address).pathname)).text();
  const robots = await (await page.request.get('/robots.txt')).text();
  const index = await read(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '');
  const sitemap = /<loc>([^<]+\/docs\/sitemap\.xml)<\/loc>/.exec(index)?.[1] ?? '';
  expect(await read(sitemap)).toContain('/docs/actions/iban_validate</loc>');

  await page.goto('/docs/actions/iban_validate');
  await expect(page.getByRole('heading', { level: 1, name: 'Validate an IBAN' })).toBeVisible();
  await expect(page.getByText('Healthy')).toHaveCount(0);
  await page.getByRole('link', { name: 'Try it in the playground' }).click();
  await expect(page).toHaveURL('/login?next=%2Factions%2Fiban_validate%2Fplayground');
});
