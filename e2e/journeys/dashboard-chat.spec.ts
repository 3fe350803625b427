import { expect, test } from '@playwright/test';
import { demonstrationAccount, newAddress, signIn, signUp } from '../support/accounts.ts';
import { runAction, shownKey, signUpWithKey } from '../support/keys.ts';
import { watchConsole } from '../support/page-health.ts';
import { reloadUntil } from '../support/reload-until.ts';

test('shows a call on the dashboard, and opens its request', async ({ page }) => {
  const complaints = watchConsole(page);
  const token = await signUpWithKey(page, newAddress('calls'));
  const { body } = await runAction(page, token);
  await page.getByRole('button', { name: 'I have saved it' }).click();

  await page.goto('/dashboard');
  const calls = page.getByRole('region', { name: 'Recent calls' });
  await reloadUntil<{ items: readonly { status: number }[] }>(page, {
    path: '/api/actions/requests',
    isArrived: ({ items }) => items.some(({ status }) => status === 402),
    timeoutMs: 60_000,
  });
  await expect(calls.getByText('402 Not enough credits')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next renewal' }).getByText('nothing renews')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Credits over time' }).getByText('Last 30 days')).toBeVisible();

  await calls.getByRole('link', { name: /^email_validate/ }).click();
  await expect(page).toHaveURL(`/usage?tab=requests&request=${String(body['request_id'])}`);
  await expect(page.getByText(String(body['request_id'])).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('finds the action for a description by keyboard alone, fills in its form, and leaves Execute to the person', async ({
  page,
}) => {
  const runs: string[] = [];
  page.on('request', (request) => {
    if (/test-action|\/v1\/(actions|chat)/.test(request.url()) && request.method() === 'POST') runs.push(request.url());
  });
  const { email, password } = demonstrationAccount();
  await signIn(page, email, password);
  await page.goto('/keys');
  // The demonstration account may have none yet, and the hub needs one.
  await expect(page.getByRole('textbox', { name: 'API key' })).toBeVisible();
  await page.goto('/api');
  await page.getByRole('textbox', { name: 'Describe what you need' }).focus();
  await page.keyboard.type('check this email address: someone@gmial.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Best match/ })).toBeChecked();
  await expect(page.getByLabel(/^Email/).last()).toHaveValue('someone@gmial.com');

  await page.getByRole('radio', { name: /Best match/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Best match/ })).not.toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel(/^Email/).last()).toHaveValue('someone@gmial.com');
  expect(runs).toEqual([]);
});

test('takes a new key into the playground, runs with it, and leaves it nowhere', async ({ page }) => {
  await signUp(page, newAddress('handover'));
  await page.goto('/keys');
  const token = await shownKey(page);
  await page.getByRole('button', { name: 'Use it in the playground' }).click();
  await expect(page).toHaveURL('/actions/email_validate/playground');
  await expect(page.getByLabel(/^API key/)).toHaveValue(token);

  await page.getByLabel(/^Email/).fill('someone@gmial.com');
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('group', { name: 'Result' });
  await expect(result.getByText('Insufficient credits to execute this action')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, state: history.state }));
  expect(kept + (await page.content())).not.toContain(token);

  await page.getByRole('link', { name: 'Back to the actions' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actions Catalog');
  await page.goBack();
  await expect(page.getByLabel(/^API key/)).toHaveValue('');
});
