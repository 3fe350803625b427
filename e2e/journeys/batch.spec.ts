import { readFile } from 'node:fs/promises';
import { expect, type Page, type Route, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { askJourneyDatabase } from '../support/database.ts';
import { expectFocusOn, tabAndPress, tabTo } from '../support/keyboard.ts';
import { accountWithKey, runAction, signUpWithKey } from '../support/keys.ts';
import { expectAccessible, expectFitsInPhone } from '../support/page-health.ts';
import { subscribeTo } from '../support/payments.ts';

const RELAY = '**/api/actions/test-action';
const ROWS = 20;
const GRANTED = 600;
/** So that pausing finds running rows. */
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
  await expectFitsInPhone(page);

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
  await expectFitsInPhone(page);
  await page.getByRole('button', { name: 'Retry 2 failed rows' }).click();
  await expect(page.getByText('All rows are done.')).toBeVisible();

  expect(attempts('person-14@gmial.com')).toBe(2);
  expect(new Set(calls.map(({ idempotency_key }) => idempotency_key)).size).toBe(ROWS);
  expect(calls.every(({ max_credits }) => max_credits === 1)).toBe(true);
  const { body } = await runAction(page, key);
  expect(body['balance']).toBe(GRANTED - ROWS - 1);
  await checkFile(page);
});

/** Calls a minute of an account without a plan. */
const FREE_CALLS = 10;
const FREE_ROWS = 12;

test('by keyboard alone: waits as long as the service says when the rate is used up, and sends no more than the plan allows', async ({
  page,
}) => {
  test.slow();
  const email = newAddress('batch-keys');
  const key = await signUpWithKey(page, email);
  const account = await openFreeAccount(email);
  await page.clock.install();
  const answers: RelayedAnswer[] = [];
  await page.route(RELAY, async (route: Route) => {
    const { body } = route.request().postDataJSON() as RelayedCall; // of our own contract
    const isBroken = body.email === 'person-3@gmial.com' && answers.every((answer) => answer.email !== body.email);
    const response = isBroken ? undefined : await route.fetch();
    const json = response ? ((await response.json()) as RelayedAnswer) : aFailure(); // of our own contract
    answers.push({ email: body.email, status: json.status, retry_after: json.retry_after });
    return route.fulfill({ json });
  });
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  // Before the page opens: the browser asks the test for files only some time after the test says that it listens.
  page.on('filechooser', (chooser) => void chooser.setFiles(aContactFile()));
  await page.goto('/actions/email_validate/playground');
  await tabAndPress(page.getByRole('link', { name: 'Run a CSV' }));
  await tabTo(page.getByLabel('CSV file'));
  await page.keyboard.press('Space');
  await expectFocusOn(page.getByRole('switch', { name: 'The first line names the columns' }));

  await tabTo(page.getByLabel(/^Email/));
  await expect(page.getByLabel(/^Email/)).toHaveValue('default');
  await page.keyboard.type('Where');
  await expect(page.getByText(/^11 rows can run\. 1 cannot/)).toBeVisible();
  await tabTo(page.getByRole('group', { name: 'Row 1' }).getByLabel('Where'));
  await page.keyboard.type('person-0@gmial.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('12 rows can run.', { exact: true })).toBeVisible();
  await expectFocusOn(page.getByRole('region', { name: 'The first rows as they are sent' }));
  await expect(page.getByText('12 credits').first()).toBeVisible();
  await tabTo(page.getByLabel(/^API key/));
  await page.keyboard.insertText(key);
  await tabTo(button('Run 12 rows'));

  // Another program of the account uses the whole rate.
  const others = await Promise.all(Array.from({ length: FREE_CALLS }, () => runAction(page, key)));
  expect(others.map(({ status }) => status)).toEqual(Array(FREE_CALLS).fill(200));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Waiting for the rate of your plan/)).toBeVisible();
  expect(answers).toMatchObject([{ status: 429, retry_after: expect.any(Number) }]);
  const [{ retry_after: seconds } = { retry_after: 0 }] = answers;
  expect(seconds).toBeGreaterThan(30);

  await expectFocusOn(button('Pause'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paused. Nothing is sent until you continue.', { exact: true })).toBeVisible();
  await expectFocusOn(button('Continue with 12 rows'));
  await page.keyboard.press('Enter');
  await expectFocusOn(button('Pause'));
  await page.clock.fastForward(((seconds ?? 0) - 20) * 1_000);
  await page.waitForTimeout(500);
  expect(answers).toHaveLength(1);

  // A minute goes by for the service and for the page, twice.
  for (const sent of [1 + FREE_CALLS, 1 + FREE_ROWS]) {
    await account.passMinute();
    await page.clock.fastForward(62_000);
    await expect.poll(() => answers.length).toBe(sent);
    await page.waitForTimeout(500);
    expect(answers).toHaveLength(sent);
  }

  await expect(page.getByText('The batch has ended. 1 row failed.')).toBeVisible();
  await expectFocusOn(button('Retry 1 failed row'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('All rows are done.')).toBeVisible();
  await expectFocusOn(page.getByRole('combobox', { name: 'Rows shown' }));
  const downloading = page.waitForEvent('download');
  await tabAndPress(button('Download CSV'));
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('person-11@gmial.com');

  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(FREE_ROWS);
  const { body } = await runAction(page, key);
  expect(body['balance']).toBe(GRANTED - FREE_CALLS - FREE_ROWS - 1);
});

interface RelayedAnswer {
  readonly email: string;
  readonly status: number;
  readonly retry_after: number | null;
}

/** Gives an account without a plan credits, and moves the calls that the service counts for it into the past. */
async function openFreeAccount(email: string) {
  const [user] = await askJourneyDatabase<{ id: string }>('SELECT id FROM accounts.users WHERE email = $1', [email]);
  await askJourneyDatabase(`SELECT accounts.grant_credits($1, $2, 'Credits for a test', 'test')`, [user?.id, GRANTED]);
  const age = `UPDATE actions.rate_window
    SET moments = array(SELECT moment - interval '62 s' FROM unnest(moments) WITH ORDINALITY AS entry (moment, place) ORDER BY place)
    WHERE user_id = $1`;
  return { passMinute: () => askJourneyDatabase(age, [user?.id]) };
}

/** The first row has no address, and no column has the name of a parameter. */
function aContactFile() {
  const rows = Array.from(
    { length: FREE_ROWS },
    (_, index) => `${index === 0 ? '' : `person-${index}@gmial.com`};${index}`,
  );
  const buffer = Buffer.from(['Where;Number', ...rows].join('\n'));
  return { name: 'contacts.csv', mimeType: 'text/csv', buffer };
}

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
