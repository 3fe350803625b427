import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { flowAccount, INTAKE } from '../support/flow.ts';
import { watchConsole } from '../support/page-health.ts';

test('an intake becomes ideas, and an approved idea three drafts that are edited and saved as files', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await flowAccount(page, 'planner');
  await page.goto('/tools/flow-content');
  await fillIntake(page);
  await expect(page.getByText('The analysis is done.')).toBeAttached();
  await page.getByRole('button', { name: 'Continue to Ideas' }).click();
  await expect(page.getByRole('heading', { name: 'No ideas yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Generate Ideas' }).click();
  await expect(page.getByRole('article')).toHaveCount(12);

  await page.keyboard.press('j');
  const idea = page.getByRole('article').first();
  await expect(idea).toBeFocused();
  await page.keyboard.press('a');
  await expect(idea.getByText('Approved', { exact: true })).toBeVisible();
  for (const format of ['Blog Post', 'LinkedIn Post', 'Tweet Thread'])
    await expect(idea.getByRole('button', { name: new RegExp(`^${format} Quality`) })).toBeVisible();

  const post = idea.getByRole('group', { name: 'LinkedIn Post' });
  await post.getByRole('button', { name: /^LinkedIn Post/ }).click();
  await post.getByRole('button', { name: 'Edit' }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Text (Markdown)' });
  const original = await field.inputValue();
  expect(original).not.toBe('');
  await field.fill('My own words about empty chairs.');
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(post.getByText('My own words about empty chairs.')).toBeVisible();

  await post.getByRole('button', { name: 'Copy and download' }).click();
  expect((await download(page, 'Markdown (.md)')).toString()).toContain('My own words about empty chairs.');
  await post.getByRole('button', { name: 'Versions' }).click();
  await post.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(post.getByText('My own words about empty chairs.')).toBeHidden();
  await post.getByRole('button', { name: 'Copy and download' }).click();
  expect((await download(page, 'Markdown (.md)')).toString().trim()).toBe(original.trim());

  const files = unzipSync(await download(page, 'Download all (.zip)'));
  const names = Object.keys(files);
  for (const name of ['blog-post.docx', 'linkedin-post.md', 'tweet-thread.txt', 'index.csv'])
    expect(names.some((path) => path.endsWith(name))).toBe(true);
  const [saved = ''] = names.filter((path) => path.endsWith('linkedin-post.md'));
  expect(strFromU8(files[saved] ?? new Uint8Array()).trim()).toBe(original.trim());
  expect(complaints).toEqual([]);
});

async function fillIntake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Your First Strategy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Strategy' });
  await dialog.getByRole('textbox', { name: 'Strategy Name' }).fill(INTAKE.strategy_name);
  await dialog.getByRole('textbox', { name: 'Objectives' }).fill(INTAKE.goals);
  await dialog.getByRole('textbox', { name: 'Free Text' }).fill(INTAKE.raw_text);
  await dialog.getByRole('button', { name: 'Start AI Analysis' }).click();
  await expect(dialog).toBeHidden();
}

/** What a button saves as a file. */
async function download(page: Page, button: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path());
}
