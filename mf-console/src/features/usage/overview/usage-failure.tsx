import { ListFailure, type ListFailureProps } from '../../../ui/list-card';

export function UsageFailure({ error, onRetry }: Omit<ListFailureProps, 'fallback'>) {
  return <ListFailure error={error} onRetry={onRetry} fallback="Failed to fetch usage data" />;
}
