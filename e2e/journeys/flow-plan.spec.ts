import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { exportCsv } from '../support/exports.ts';
import { analysedStrategy, flowAccount, generatedIdeas, readIdeas } from '../support/flow.ts';
import { watchConsole } from '../support/page-health.ts';

test('approved ideas are spread over working days, moved by keyboard and exported', async ({ page }) => {
  const complaints = watchConsole(page);
  const account = await flowAccount(page, 'scheduler');
  const strategy = await analysedStrategy(account);
  const ideas = await generatedIdeas(account, strategy, 3);
  for (const { id } of ideas) await account.call('PATCH', `/api/flow/ideas/${id}`, { status: 'approved' });

  await page.goto('/tools/flow-content?view=calendar');
  await page.getByRole('button', { name: 'Plan them' }).click();
  await expect(page.getByText('Every approved idea has a day.', { exact: false })).toBeVisible();
  const planned = await readDays(account, strategy);
  expect(new Set(planned.values()).size).toBe(3);
  for (const day of planned.values()) expect([0, 6]).not.toContain(new Date(day).getUTCDay());

  const moved = ideas.find(({ id }) => planned.get(id) === [...planned.values()].sort()[0]) ?? ideas[0];
  const grip = page.getByRole('button', { name: `Move ${moved?.title}` });
  await grip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${moved?.title} is planned for` })).toBeAttached();
  await expect(grip).toBeFocused();
  await expect
    .poll(async () => (await readDays(account, strategy)).get(moved?.id ?? ''))
    .not.toBe(planned.get(moved?.id ?? ''));

  const days = [...(await readDays(account, strategy)).values()];
  const calendar = await download(page, 'Export .ics');
  expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(3);
  for (const day of days) expect(calendar).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  const csv = (await exportCsv(page)).join('\n');
  for (const day of days) expect(csv).toContain(day);
  expect(complaints).toEqual([]);
});

/** The day of each idea that has one. */
async function readDays(...[account, strategy]: Parameters<typeof readIdeas>): Promise<ReadonlyMap<string, string>> {
  const ideas = await readIdeas(account, strategy);
  return new Map(ideas.flatMap(({ id, scheduled_on: day }) => (day === null ? [] : [[id, day] as const])));
}

async function download(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path(), 'utf8');
}
