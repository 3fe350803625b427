import { refuse, serveApi } from '@declic/openapi/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { USAGE } from '../testing/endpoints';
import { aHistory, openUsage, transactions } from '../testing/usage-page';
import { clearStubs, withoutLayout } from '../testing/without-layout';
import { csvResponse, fakeLedger } from '../testing/fake-ledger';
import { aLedgerEntry } from '../testing/usage-factories';

beforeEach(withoutLayout);
afterEach(clearStubs);

const EXPORT = 'GET /api/accounts/ledger/export';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

it('says when there is no history at all, and that there is nothing to export', async () => {
  serveApi({ ...fakeLedger([]), [USAGE]: () => [] });
  openUsage();
  expect(await screen.findByText('There are no transactions in your history yet.')).toBeTruthy();
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('No data to export')).toBeTruthy();
  expect(screen.getAllByText('There are no transactions in your history yet.')).toHaveLength(2);
});

it('says that the filter leaves nothing to export, when there is a history', async () => {
  serveApi({ ...fakeLedger([aLedgerEntry({ id: '1', ts: '2020-01-01T00:00:00.000Z' })]), [USAGE]: () => [] });
  openUsage('?period=today');
  await screen.findByText('No transactions in this period');
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('No transactions match these filters.')).toBeTruthy();
});

it('saves the whole filtered history under the name the server gave it', async () => {
  const saved = catchDownloads();
  const api = serveApi(fakeLedger(aHistory(120)));
  openUsage('?type=api_actions');
  await transactions();
  await userEvent.click(button('Export CSV'));

  expect(await screen.findByText('Export complete')).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual(['declic-credits-2026-11-21.csv']);
  expect((await saved[0]?.content.text())?.trim().split('\r\n')).toHaveLength(121);
  const query = api.callsTo(EXPORT)[0]?.url.searchParams;
  expect([query?.get('p_filter_type'), query?.get('p_as_of')]).toEqual(['api_actions', '120']);
});

it('shows how far a long export is, and stops it', async () => {
  const saved = catchDownloads();
  let wasCancelled = false;
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('id,delta\r\n1,x\r\n2,x\r\n')),
  });
  serveApi({
    ...fakeLedger(aHistory(120)),
    [EXPORT]: ({ request }) => {
      request.signal.addEventListener('abort', () => (wasCancelled = true));
      return new Response(endless, { headers: { 'x-total-count': '5000' } });
    },
  });
  openUsage();
  await transactions();
  await userEvent.click(button('Export CSV'));
  expect((await screen.findByRole('progressbar', { name: 'Export' })).getAttribute('aria-valuetext')).toMatch(/lines$/);

  await userEvent.click(button('Cancel the export'));
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
  expect(wasCancelled).toBe(true);
  expect(document.activeElement).toBe(button('Export CSV'));
  expect(saved).toEqual([]);
  expect(screen.queryByText('Export failed')).toBeNull();
});

it.each([
  ['is refused', refuse({ status: 429, title: 'Too many exports.' }), 'Too many exports.'],
  ['ends early', () => csvResponse(['1,x'], 120), 'Failed to export your transactions. Please try again.'],
])('saves nothing when the export %s, and says so', async (_, reply, words) => {
  const saved = catchDownloads();
  serveApi({ ...fakeLedger(aHistory(120)), [EXPORT]: reply });
  openUsage();
  await transactions();
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('Export failed')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(saved).toEqual([]);
});

/** What the page hands to the browser's downloads. */
function catchDownloads() {
  const saved: { name: string; content: Blob }[] = [];
  let last: Blob;
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (content: Blob) => {
        last = content;
        return 'blob:1';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: last });
  });
  return saved;
}
