import { expect, type Page, test } from '@playwright/test';
import { analysedStrategy, flowAccount, generatedIdeas, writtenIdea } from '../support/flow.ts';

test('a draft that was changed in another tab shows both texts, and saves mine as the next version', async ({
  page,
}) => {
  const account = await flowAccount(page, 'co-writer');
  const strategy = await analysedStrategy(account);
  const [idea] = await generatedIdeas(account, strategy, 1);
  if (!idea) throw new Error('No idea.');
  const { drafts } = await writtenIdea(account, strategy, idea);
  const id = drafts.find(({ format_type: format }) => format === 'linkedin')?.id ?? '';

  const other = await page.context().newPage();
  for (const tab of [page, other]) await openEditor(tab);
  await type(other, 'Words of the other tab.');
  await save(other);
  await expect(other.getByRole('dialog').getByRole('button', { name: 'Done' })).toBeVisible();

  await type(page, 'Words of this tab.');
  await save(page);
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText('This draft was changed elsewhere since you opened it.', { exact: false }),
  ).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Your text', exact: true })).toHaveText('Words of this tab.');
  await expect(dialog.getByRole('group', { name: 'Saved text', exact: true })).toHaveText('Words of the other tab.');
  await dialog.getByRole('button', { name: 'Save mine as the next version' }).click();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  const { versions } = await account.call<{ versions: { version: number; content_md: string }[] }>(
    'GET',
    `/api/flow/drafts/${id}/versions`,
  );
  expect(versions.slice(0, 2).map(({ version, content_md: text }) => [version, text])).toEqual([
    [3, 'Words of this tab.'],
    [2, 'Words of the other tab.'],
  ]);
  expect(await account.attempt('PUT', `/api/flow/drafts/${id}`, { content_md: 'Late.', base_version: 2 })).toEqual({
    status: 409,
    code: 'draft_changed',
  });
});

async function openEditor(page: Page): Promise<void> {
  await page.goto('/tools/flow-content');
  const post = page.getByRole('group', { name: 'LinkedIn Post' });
  await post.getByRole('button', { name: /^LinkedIn Post/ }).click();
  await post.getByRole('button', { name: 'Edit' }).click();
}

const type = (page: Page, text: string) => page.getByRole('textbox', { name: 'Text (Markdown)' }).fill(text);
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
