import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { expectFocusOn, expectFocusShown, tabAndPress, tabTo } from '../support/keyboard.ts';
import { readKeptData } from '../support/kept-data.ts';
import { signUpWithKey } from '../support/keys.ts';
import { subscribeTo } from '../support/payments.ts';

const PLAYGROUND = '/actions/iban_validate/playground';
const TEAM = 'team@declic.example';

/** An account with credits, on the playground, with the first example entered. Returns the key. */
async function openPlayground(page: Page, name: string): Promise<string> {
  const key = await signUpWithKey(page, newAddress(name));
  await subscribeTo(page, 'Solo');
  await page.goto(PLAYGROUND);
  await page.getByLabel('Example').selectOption({ index: 1 });
  return key;
}

async function execute(page: Page, key: string): Promise<void> {
  await page.getByLabel(/^API key/).fill(key);
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByRole('group', { name: 'Result' }).getByText('Success')).toBeVisible();
}

test('keeps runs in this browser without the key, for the keyboard alone, too, and forgets them with the sign-out', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const key = await openPlayground(page, 'history');
  await execute(page, key);

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Balance', { exact: true }).locator('..')).toContainText('98 credits');

  await page.reload();
  await compareByKeyboard(page);
  await tabAndPress(page.getByRole('button', { name: /^Open / }).first());
  await expect(page.getByText(/are shown again/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Result' }).getByText('Success')).toBeVisible();
  await expectFocusOn(page.getByRole('button', { name: 'History' }));

  await tabAndPress(page.getByRole('button', { name: 'Report a wrong answer' }));
  await tabTo(page.getByLabel('Comment'));
  await page.keyboard.type('The bank is another one.');
  await tabAndPress(page.getByRole('button', { name: 'Report', exact: true }));
  await expect(page.getByText('Reported: being checked')).toBeVisible();
  await expectFocusShown(page);
  await expect
    .poll(async () => (await page.request.get('/dev/mailbox/messages', { params: { to: TEAM } })).text())
    .toContain('Reported answer: iban_validate');

  const kept = await readKeptData(page);
  expect(kept).toContain('iban_validate');
  const places = [kept, urls.join('\n'), page.url(), await page.content(), await readServiceLogs()];
  for (const text of places) expect(text).not.toContain(key);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await readKeptData(page)).not.toContain('iban_validate');
});

test('shares parameters by a link that no server sees, and runs between tabs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const key = await openPlayground(page, 'link');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${PLAYGROUND}#input=`);

  const other = await context.newPage();
  const urls: string[] = [];
  other.on('request', (request) => urls.push(request.url()));
  await other.goto(link);
  await expect(other.getByText('The parameters of the link were filled in.')).toBeVisible();
  await expect(other).toHaveURL(PLAYGROUND);
  for (const url of urls) expect(url).not.toContain(new URL(link).hash.slice(1));

  await other.getByRole('button', { name: 'History' }).click();
  await expect(other.getByText(/Nothing has been run with this action/)).toBeVisible();
  await execute(page, key);
  await expect(other.getByText('Success 200')).toBeVisible();
});

/** Opens the history, compares its two runs, and goes back to it. */
async function compareByKeyboard(page: Page): Promise<void> {
  await tabAndPress(page.getByRole('button', { name: 'History' }));
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await tabAndPress(box, 'Space');
  await tabAndPress(page.getByRole('button', { name: 'Compare' }));
  await expect(page.getByRole('dialog', { name: 'Compare two runs' })).toBeVisible();
  await expectFocusOn(page.getByRole('button', { name: 'Back to the history' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await expectFocusShown(page);
}

/** What the services of the local stack wrote. */
async function readServiceLogs(): Promise<string> {
  const folder = join(process.env['DATA_DIR'] ?? '.data', 'logs');
  const names = await readdir(folder);
  expect(names).toContain('actions.log');
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}
