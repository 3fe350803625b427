import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Exports what the page lists as CSV. Returns the lines of the file, its header first. */
export async function exportCsv(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  return file.trimEnd().split('\r\n');
}
