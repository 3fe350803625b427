import { expect, type Page, test } from '@playwright/test';
import { flowAccount, INTAKE, readAnalysisCharges } from '../support/flow.ts';
import { expectAccessible } from '../support/page-health.ts';

const STRATEGIES = '/api/flow/strategies';

test('a free account holds three strategies: of two tabs that send the third, one is refused and charged nothing', async ({
  page,
}) => {
  const account = await flowAccount(page, 'free', 'waitlist');
  for (const strategy_name of ['First', 'Second']) await account.call('POST', STRATEGIES, { ...INTAKE, strategy_name });

  const other = await page.context().newPage();
  await fillIntake(page, 'Third of this tab');
  await fillIntake(other, 'Third of the other tab');
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Start AI Analysis' }).click()));
  const refused = (tab: Page) => tab.getByText('Strategy limit reached (3/3)').first();
  await expect.poll(() => Promise.all([page, other].map((tab) => refused(tab).isVisible()))).toContain(true);
  const { strategies } = await account.call<{ strategies: unknown[] }>('GET', STRATEGIES);
  expect(strategies).toHaveLength(3);
  expect(await account.attempt('POST', STRATEGIES, INTAKE)).toEqual({ status: 409, code: 'strategy_limit_reached' });
  expect((await readAnalysisCharges(account)).filter((delta) => delta < 0)).toEqual([-5, -5, -5]);

  await page.goto('/tools/flow-content');
  await page.getByRole('button', { name: 'New Strategy' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('Strategy limit reached (3/3)');
});

test('without credits the intake says how to add them, and what was typed is there after a reload', async ({
  page,
}) => {
  await flowAccount(page, 'penniless', 'none');
  await fillIntake(page, INTAKE.strategy_name);
  await page.getByRole('button', { name: 'Start AI Analysis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Strategy' });
  await expect(dialog.getByRole('link', { name: 'Add credits' })).toHaveAttribute('href', '/account');
  await expectAccessible(page);

  await page.reload();
  await page.getByRole('button', { name: 'Create Your First Strategy' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Strategy Name' })).toHaveValue(INTAKE.strategy_name);
  await expect(dialog.getByRole('textbox', { name: 'Objectives' })).toHaveValue(INTAKE.goals);
  await expect(dialog.getByRole('textbox', { name: 'Free Text' })).toHaveValue(INTAKE.raw_text);
});

async function fillIntake(page: Page, name: string): Promise<void> {
  await page.goto('/tools/flow-content');
  await page.getByRole('button', { name: /^(New Strategy|Create Your First Strategy)$/ }).click();
  await page.getByRole('textbox', { name: 'Strategy Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Objectives' }).fill(INTAKE.goals);
  await page.getByRole('textbox', { name: 'Free Text' }).fill(INTAKE.raw_text);
}
