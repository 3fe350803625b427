import { Row, Text, VisuallyHidden } from '@declic/design-system';
import { Pagination } from '@declic/design-system/table';
import { formatNumber } from '@declic/remote-kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { UsageView } from '../view/usage-view';
import { PAGE_SIZE } from './transaction-history.queries';
import { ListCard } from '../../../ui/list-card';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { LedgerTable } from './ledger-table';
import { NoTransactions } from './no-transactions';
import { TransactionHistoryFailure } from './transaction-history-failure';
import type { LedgerPage } from './use-ledger-page';

export interface LedgerContentProps {
  ledger: LedgerPage;
  view: Pick<UsageView, 'filter' | 'history'>;
  onPage: (page: number) => void;
  onShowAllTime: () => void;
  onShowAllTypes: () => void;
}

/** The ledger lines, or what is shown in their place. */
export function LedgerContent({ ledger, view, onPage, ...onShow }: LedgerContentProps) {
  const { entries, extent, page, pages, isBusy, error, retry } = ledger;
  const sheet = useRef<HTMLDivElement>(null);

  // Pages are turned at the end of fifty lines, and read from the first.
  const turnTo = (next: number) => {
    onPage(next);
    sheet.current?.scrollIntoView();
  };

  if (error) return <TransactionHistoryFailure error={error} onRetry={retry} />;
  if (!entries) return <RowsSkeleton label="Loading your transactions" />;
  if (entries.length === 0) return <NoTransactions {...view} {...onShow} />;

  return (
    <ListCard $gap={4} ref={sheet}>
      <LedgerTable entries={entries} loading={isBusy} />
      <VisuallyHidden role="status">{isBusy ? 'Loading transactions' : `Page ${page} of ${pages}`}</VisuallyHidden>
      <Foot $justify="space-between">
        <Text size="small" tone="muted">
          {formatRange(page, extent?.total ?? entries.length)}
        </Text>
        <Pagination page={page} pages={pages} onPageChange={turnTo} texts={{ region: 'Pages of the history' }} />
      </Foot>
    </ListCard>
  );
}

/** '51–100 of 1,234'. */
function formatRange(page: number, total: number): string {
  const first = (page - 1) * PAGE_SIZE + 1;
  return `${formatNumber(first)}–${formatNumber(Math.min(total, page * PAGE_SIZE))} of ${formatNumber(total)}`;
}

const Foot = styled(Row)`
  font-variant-numeric: tabular-nums;
`;
