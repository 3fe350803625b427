import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from '@playwright/test';
import { flowAccount } from '../support/flow.ts';
import { watchConsole } from '../support/page-health.ts';

const OFFER = 'We offer online booking and automatic reminders.';

test('a PDF with a password is refused in words, and one without is read and cited', async ({ page }) => {
  const complaints = watchConsole(page);
  await flowAccount(page, 'reader');
  await page.goto('/tools/flow-content');
  await page.getByRole('button', { name: 'Create Your First Strategy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Strategy' });
  const choose = async (name: string, pdf: Uint8Array) =>
    dialog.getByLabel('PDF file').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) });

  await choose('Secret.pdf', await makePdf('secret'));
  await expect(dialog.getByText('The PDF is protected by a password.', { exact: false })).toBeVisible();
  // The browser itself reports the refused upload.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);

  await choose('Brief.pdf', await makePdf());
  const card = dialog.getByRole('group', { name: 'PDF: Brief.pdf' });
  await expect(card.getByText('1 page,', { exact: false })).toBeVisible();
  await expect(card.getByText(OFFER)).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Strategy Name' }).fill('From a PDF');
  await dialog.getByRole('textbox', { name: 'Objectives' }).fill('Get fifty demo requests');
  await dialog.getByRole('button', { name: 'Start AI Analysis' }).click();
  await expect(dialog).toBeHidden();
  const offers = page.getByRole('region', { name: 'Offers' });
  await offers.getByText('Automatic reminders', { exact: true }).first().click();
  const source = offers
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Edit “Automatic reminders”' }) });
  await expect(source.getByText(OFFER)).toBeVisible();
  await expect(source.getByText('PDF, sentence 1', { exact: false })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** A page with the offer. */
async function makePdf(password?: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText(OFFER, { x: 60, y: 760, size: 11 });
  if (password !== undefined) pdf.encrypt({ userPassword: password, ownerPassword: password });
  return pdf.save();
}
