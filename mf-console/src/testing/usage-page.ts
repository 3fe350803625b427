import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { aLedgerEntry } from './usage-factories';
// Loaded before the page asks for them: a busy machine may take longer to compile them than a page waits for its parts.
import '@declic/design-system/chart';
import '@declic/design-system/range-picker';
import '@declic/design-system/table';

export const EXTENT = 'GET /api/accounts/ledger/extent';
export const PAGE = 'GET /api/accounts/ledger';

export const openUsage = (search = '') => renderRemote(remote, { url: `/usage${search}`, session: aSession() });
export const historyRegion = () => screen.getByRole('region', { name: 'Transaction history' });
export const transactions = async () => within(await screen.findByRole('table', { name: 'Transactions' }));

/** A history of so many lines, one a minute, the newest now. */
export function aHistory(count: number) {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) =>
    aLedgerEntry({
      id: String(count - index),
      ts: new Date(now - (index + 1) * 60_000).toISOString(),
      slug: `line_${count - index}`,
    }),
  );
}
