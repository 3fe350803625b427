import { expect, type Page, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { expectFocusOn, moveTo, tabAndPress, tabTo } from '../support/keyboard.ts';
import { accountWithKey } from '../support/keys.ts';
import { expectAccessible, expectFitsInPhone, watchConsole } from '../support/page-health.ts';
import { subscribeTo } from '../support/payments.ts';

async function openAccount(page: Page, name: string): Promise<string> {
  const token = await accountWithKey(page, newAddress(name));
  await subscribeTo(page, 'Build');
  return token;
}

/** Runs the first example of an action in its playground. */
async function execute(page: Page, token: string, slug: string): Promise<void> {
  await page.goto(`/actions/${slug}/playground`);
  await page.getByLabel(/^API key/).fill(token);
  await page.getByLabel('Example').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Result' }).getByText('Success', { exact: true })).toBeVisible();
}

async function download(page: Page, button: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return file.suggestedFilename();
}

test('results: a QR code is a picture with a download, and its request is found in Usage', async ({ page }) => {
  test.slow();
  const token = await openAccount(page, 'pictures');
  const complaints = watchConsole(page);
  await execute(page, token, 'qr_generate');
  const picture = page.getByRole('img', { name: /qr-code\.png/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  expect(await download(page, 'Download qr-code.png')).toBe('qr-code.png');

  await page.getByRole('tab', { name: 'JSON' }).click();
  await page.getByLabel('Search the result').fill('modules');
  await page.getByRole('treeitem', { name: /modules/ }).click();
  await expect(page.getByText('data.modules', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const request = page.getByRole('group', { name: 'Result' }).getByTitle('Opens the request in Usage');
  const id = await request.textContent();
  await request.click();
  await expect(page).toHaveURL(`/usage?tab=requests&request=${id}`);
  await expect(page.getByRole('table', { name: 'Requests' }).getByRole('row')).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test('results: a page in its frame, a map, and a table with CSV', async ({ page }) => {
  test.slow();
  const token = await openAccount(page, 'views');
  const complaints = watchConsole(page);
  await execute(page, token, 'landing_generate');
  const shown = page.frameLocator('iframe[title="Preview of landing-page.html"]').frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  // Its own styles apply, which the policy of the page around it would not allow.
  const margin = await shown.locator('body').evaluate((body) => getComputedStyle(body).margin);
  expect(margin).toBe('0px');
  await page.getByRole('tab', { name: 'Colours' }).click();
  await expect(page.getByRole('list', { name: 'Colours' }).getByRole('listitem').first()).toContainText(':1');

  await execute(page, token, 'local_leads');
  await expect(page.getByRole('img', { name: /^Map of \d+ places$/ })).toBeVisible();
  await expectAccessible(page);

  await execute(page, token, 'score_leads');
  await readByKeyboard(page);
  await expectFitsInPhone(page);
  // The test itself looks into the frame without scripts; the answer has none.
  expect(complaints.filter((text) => !text.includes("execution in 'about:srcdoc'"))).toEqual([]);
});

/** Export, sort, views, tree and the copy of a path, without the mouse. */
async function readByKeyboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const result = page.getByRole('group', { name: 'Result' });
  await tabTo(result.getByRole('tab', { name: 'Table' }));
  const downloading = page.waitForEvent('download');
  await tabAndPress(result.getByRole('button', { name: 'Export CSV' }));
  expect((await downloading).suggestedFilename()).toBe('rows.csv');
  const score = result.getByRole('columnheader', { name: 'Score' });
  await tabAndPress(score.getByRole('button'));
  await expect(score).toHaveAttribute('aria-sort', 'ascending');
  await expectFocusOn(score.getByRole('button'));

  await tabTo(result.getByRole('tab', { name: 'Table' }), 'Shift+Tab');
  await page.keyboard.press('End');
  await expectFocusOn(result.getByRole('tab', { name: 'JSON' }));
  const lines = result.getByRole('treeitem');
  const rows = lines.filter({ hasText: /^rows: / });
  await tabTo(lines.first());
  await moveTo(rows, 'ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(rows).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(rows).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('End');
  await expectFocusOn(lines.last());
  await page.keyboard.press('Home');
  await expectFocusOn(lines.first());
  await moveTo(rows, 'ArrowDown');
  await tabAndPress(result.getByRole('button', { name: 'Copy path' }));
  await expect(result.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('data.rows');
}

const HOSTILE_PAGE = `<!doctype html><style>h1 { color: rgb(1, 2, 3) }</style><h1>Bread</h1>
<img src="https://tracker.test/pixel.png"><script>top.document.title = 'Taken over'</script>
<meta http-equiv="refresh" content="0;url=https://tracker.test/away"><iframe src="https://tracker.test/frame"></iframe>`;

test('results: a hostile page runs nothing, and loads its pictures only when asked', async ({ page }) => {
  test.slow();
  const token = await accountWithKey(page, newAddress('hostile'));
  const asked: string[] = [];
  await page.route('https://tracker.test/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.route('**/api/actions/test-action', (route) => route.fulfill({ json: anAnswerWith(HOSTILE_PAGE) }));
  await execute(page, token, 'landing_generate');
  const heading = page.frameLocator('iframe[title="Preview of page.html"]').frameLocator('iframe').getByRole('heading');
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(asked).toEqual([]);
  await expect(page).not.toHaveTitle('Taken over');

  await page.getByRole('switch', { name: 'Load pictures of other sites' }).click();
  await expect.poll(() => asked).toEqual(['https://tracker.test/pixel.png']);
});

/** What the relay answers for a call whose result is this page. */
function anAnswerWith(html: string) {
  const base64 = Buffer.from(html).toString('base64');
  const file = { name: 'page.html', mime: 'text/html', size: html.length, sha256: '0'.repeat(64), base64 };
  const nothing = { error: null, problem: null, retry_after: null, rate_limit: null, is_replay: false, warnings: [] };
  return {
    ...nothing,
    status: 200,
    data: { file: { $file: file } },
    cost: 1,
    balance: 1,
    duration_ms: 1,
    request_id: 'r',
  };
}
