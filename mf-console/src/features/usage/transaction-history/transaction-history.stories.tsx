import preview from '@declic/design-system/storybook/preview';
import { aLedgerEntry, someLedgerEntries } from '../../../testing/usage-factories';
import type { UsageScope } from '../view/usage-scope';
import type { UsageView } from '../view/usage-view';
import { TransactionHistory } from './transaction-history';
import { type LedgerEntry, ledgerExtentQuery, ledgerPageQuery } from './transaction-history.queries';
import { ExportProgress } from './export-progress';
import { LedgerContent } from './ledger-content';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { LedgerTable } from './ledger-table';

const scope: UsageScope = { filter: 'all', range: null, pinnedAt: Date.UTC(2026, 10, 21, 12) };

/** A history that is in the cache already: its lines on this page, of so many. */
function answered(entries: readonly LedgerEntry[], total = entries.length, page = 1, of: UsageScope = scope) {
  return [
    [ledgerExtentQuery(of).queryKey, { total, as_of: total }],
    [ledgerPageQuery(of, total, page).queryKey, entries],
  ];
}

const fifty = Array.from({ length: 50 }, (_, index) =>
  aLedgerEntry({
    id: String(1_234 - index),
    ts: new Date(Date.UTC(2026, 10, 20, 12) - index * 17 * 60_000).toISOString(),
    delta: -(1 + (index % 5)),
    balance_after: 1_000 + index * 3,
  }),
);

const view: Pick<UsageView, 'filter' | 'history' | 'page'> = { filter: 'all', history: 'all', page: 1 };

const meta = preview.meta({
  title: 'Console/Usage/Transaction history',
  component: TransactionHistory,
  args: {
    scope,
    view,
    period: 'Last 24 hours',
    onPage: () => undefined,
    onHistory: () => undefined,
    onShowAllTypes: () => undefined,
  },
});

export const Default = meta.story({ parameters: { queries: answered(someLedgerEntries()) } });

export const ManyPages = meta.story({
  args: { view: { ...view, page: 12 } },
  parameters: { queries: answered(fifty, 1_234, 12) },
});

export const LongText = meta.story({
  parameters: {
    queries: answered([
      aLedgerEntry({
        id: '2',
        transaction_type: 'refund',
        slug: 'a_slug_without_a_single_place_to_break_it_in_two_or_three_lines',
        reason:
          'The run 0191d7a4 was given back because the action could not be finished in time, and not for any other reason',
        delta: 12_345_678,
        balance_after: 9_123_456_789,
      }),
      aLedgerEntry({ id: '1', transaction_type: 'purchase', slug: null, reason: 'Credits '.repeat(12), delta: 1 }),
    ]),
  },
});

export const Empty = meta.story({ parameters: { queries: answered([]) } });

export const EmptyPeriod = meta.story({
  args: { view: { ...view, history: 'period' } },
  parameters: { queries: answered([]) },
});

export const EmptyType = meta.story({
  args: { view: { ...view, filter: 'tools' } },
  parameters: { queries: answered([]) },
});

export const Loading = meta.story({ render: () => <RowsSkeleton label="Loading your transactions" /> });

export const TurningThePage = meta.story({ render: () => <LedgerTable entries={someLedgerEntries()} loading /> });

export const Exporting = meta.story({
  render: () => <ExportProgress lines={123_456} total={500_000} onCancel={() => undefined} />,
});

export const Failure = meta.story({
  render: ({ view, onPage, onShowAllTypes }) => (
    <LedgerContent
      ledger={{
        entries: undefined,
        extent: undefined,
        page: 1,
        pages: 1,
        isBusy: false,
        error: new TypeError('Failed to fetch'),
        retry: () => undefined,
      }}
      view={view}
      onPage={onPage}
      onShowAllTime={() => undefined}
      onShowAllTypes={onShowAllTypes}
    />
  ),
});
