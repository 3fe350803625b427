import { expect, test } from '@playwright/test';
import { newAddress, signUp } from '../support/accounts.ts';
import { watchConsole } from '../support/page-health.ts';
import { subscribeTo } from '../support/payments.ts';

const FREE_TEXT =
  'We help marketing managers at small agencies. They struggle with publishing every week. We offer a two-day audit and a monthly content plan.';

test('turns an intake into a summary of what was typed', async ({ page }) => {
  const complaints = watchConsole(page);
  await signUp(page, newAddress('writer'));
  await page.goto('/keys'); // tools are for people with a key
  await expect(page.getByTestId('new-api-key')).toBeVisible();
  await subscribeTo(page, 'Solo');
  await page.goto('/tools/flow-content');
  await expect(page.getByRole('heading', { name: 'Flow Content' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Your First Strategy' }).click();

  const dialog = page.getByRole('dialog', { name: 'Create New Strategy' });
  await dialog.getByRole('button', { name: 'Start AI Analysis' }).click();
  await expect(dialog.getByText('Strategy name must be at least 3 characters')).toBeVisible();
  await expect(dialog.getByText('Describe at least one objective')).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Strategy Name' }).fill('Autumn launch');
  await dialog.getByRole('textbox', { name: 'Objectives' }).fill('Get ten qualified leads a month');
  await dialog.getByRole('textbox', { name: 'Free Text' }).fill(FREE_TEXT);
  await dialog.getByRole('button', { name: 'Start AI Analysis' }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText('marketing managers', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('two-day audit', { exact: false }).first()).toBeVisible();
  expect(complaints).toEqual([]);

  await page.reload();
  await expect(page.getByText('Autumn launch').first()).toBeVisible();
});

test('asks for a sign-in before anything else', async ({ page }) => {
  await page.goto('/tools/flow-content');
  await expect(page).toHaveURL('/login?next=%2Ftools%2Fflow-content');
});
