import { readFile } from 'node:fs/promises';
import { expect, type Page, type Route, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { accountWithKey, runAction } from '../support/keys.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-health.ts';
import { subscribeTo } from '../support/payments.ts';

const RELAY = '**/api/actions/test-action';
const ROWS = 20;
const GRANTED = 600;
/** So that pausing finds rows under way. */
const CALL_MS = 500;

/** In Windows-1252 with semicolons, as a French Excel writes it; the third row has no address, the fifth a formula. */
function aSheet(): Buffer {
  const rows = Array.from({ length: ROWS + 1 }, (_, index) =>
    [index === 4 ? '=cmd()' : `Zoé ${index}`, index === 2 ? '' : `person-${index}@gmial.com`].join(';'),
  );
  return Buffer.from(['Prénom;Courriel', ...rows].join('\r\n'), 'latin1');
}

interface RelayedCall {
  readonly body: { readonly email: string };
  readonly idempotency_key: string;
  readonly max_credits: number;
}

/** Everything that this browser keeps for the page's origin. */
const readStored = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), location.href];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames)
        texts.push(
          await new Promise<string>((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(JSON.stringify(reading.result));
          }),
        );
      database.close();
    }
    return texts.join('\n');
  });

const done = (page: Page) => page.getByRole('progressbar', { name: 'Rows that have ended' });
const shown = async (page: Page) => Number(await done(page).getAttribute('aria-valuenow'));

test('runs a CSV: pause, a lost answer, a reload and a retry, and each row is charged once', async ({
  page,
  context,
}) => {
  test.slow();
  const key = await accountWithKey(page, newAddress('batch'));
  await subscribeTo(page, 'Build');
  const calls: RelayedCall[] = [];
  const attempts = (email: string) => calls.filter(({ body }) => body.email === email).length;
  await page.route(RELAY, async (route: Route) => {
    const call = route.request().postDataJSON() as RelayedCall; // of our own contract
    calls.push(call);
    // These fail once, without a run.
    if (/-1[67]@/.test(call.body.email) && attempts(call.body.email) === 1) return route.fulfill({ json: aFailure() });
    await new Promise((resolve) => setTimeout(resolve, CALL_MS));
    const response = await route.fetch();
    // The call ran and was charged; its answer is lost on the way.
    if (call.body.email === 'person-14@gmial.com' && attempts(call.body.email) === 1) return route.abort();
    return route.fulfill({ response });
  });

  await page.goto('/actions/email_validate/playground');
  await page.getByRole('link', { name: 'Run a CSV' }).click();
  await expect(page).toHaveURL('/actions/email_validate/batch');
  await page.getByLabel('CSV file').setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: aSheet() });
  await expect(page.getByText('Read as Windows-1252, separated by semicolons.')).toBeVisible();
  await expect(page.getByText('20 rows can run. 1 cannot')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Row 3' }).getByText('Email is required')).toBeVisible();
  await expect(page.getByText('600 credits')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(/^API key/).fill(key);
  await page.getByRole('button', { name: 'Run 20 rows' }).click();
  await expect.poll(() => shown(page), { intervals: [50] }).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. Nothing is sent until you continue.', { exact: true })).toBeVisible();
  const sent = calls.length;
  await page.waitForTimeout(3 * CALL_MS);
  expect(calls).toHaveLength(sent);

  const other = await context.newPage();
  await other.goto('/actions/email_validate/batch');
  await expect(other.getByText('This batch is open in another tab')).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: /^Continue with/ }).click();
  await expect(page.getByText(/The connection was lost/)).toBeVisible();
  expect(await readStored(page)).not.toContain(key);

  // The batch is there again, and the key is not.
  await page.reload();
  await expect(page.getByText(/Enter your API key to run the rows that are left/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue with/ })).toBeDisabled();
  await page.getByLabel(/^API key/).fill(`${key.slice(0, 12)}00000${key.slice(17)}`);
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await expect(page.getByText(/This key is not one of your account/)).toBeVisible();
  await page.getByLabel(/^API key/).fill(key);
  await page.getByRole('button', { name: /^Continue with/ }).click();

  await expect(page.getByText('2 rows failed.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Rows shown' })).toHaveValue('failed');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Retry 2 failed rows' }).click();
  await expect(page.getByText('All rows are done.')).toBeVisible();

  expect(attempts('person-14@gmial.com')).toBe(2);
  expect(new Set(calls.map(({ idempotency_key }) => idempotency_key)).size).toBe(ROWS);
  expect(calls.every(({ max_credits }) => max_credits === 1)).toBe(true);
  const { body } = await runAction(page, key);
  expect(body['balance']).toBe(GRANTED - ROWS - 1);
  await checkFile(page);
});

function aFailure() {
  const title = 'The action failed.';
  const problem = { type: '/docs/errors/action_failed', title, status: 503, code: 'action_failed', request_id: 'r' };
  const facts = { balance: null, duration_ms: null, request_id: 'r', warnings: [], retry_after: null };
  return { status: 503, data: null, error: title, cost: 0, problem, is_replay: false, rate_limit: null, ...facts };
}

async function checkFile(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const lines = file.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + ROWS);
  expect(lines[0]).toContain('Prénom,Courriel,answer.');
  expect(lines[1]).toContain('Zoé 0,person-0@gmial.com');
  expect(file).toContain("'=cmd()");
  expect(lines.slice(1).every((line) => line.includes(',done,,1,'))).toBe(true);
}
