import { ListFailure, type ListFailureProps } from '../../../ui/list-card';

/** Replaces the list. */
export function TransactionHistoryFailure({ error, onRetry }: Omit<ListFailureProps, 'fallback'>) {
  return <ListFailure error={error} onRetry={onRetry} fallback="Failed to load transaction history" />;
}
