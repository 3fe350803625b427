import { Button, EmptyState, FileText } from '@declic/design-system';
import type { UsageFilter } from '../view/usage-filter';
import type { HistoryScope } from '../view/usage-view';

export interface NoTransactionsProps {
  filter: UsageFilter;
  history: HistoryScope;
  onShowAllTime: () => void;
  onShowAllTypes: () => void;
}

/** Empty state: no transactions at all, or none that match the filters. */
export function NoTransactions({ filter, history, onShowAllTime, onShowAllTypes }: NoTransactionsProps) {
  const icon = <FileText aria-hidden />;
  if (history === 'period') {
    return (
      <EmptyState
        level={3}
        icon={icon}
        title="No transactions in this period"
        description="There may be older ones."
        action={
          <Button variant="secondary" onClick={onShowAllTime}>
            Show all time
          </Button>
        }
      />
    );
  }
  if (filter !== 'all') {
    return (
      <EmptyState
        level={3}
        icon={icon}
        title="No transactions of this type"
        action={
          <Button variant="secondary" onClick={onShowAllTypes}>
            Show all types
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      level={3}
      icon={icon}
      title="No transactions yet"
      description="There are no transactions in your history yet."
    />
  );
}
