import { useQuery } from '@tanstack/react-query';
import type { UsageScope } from '../view/usage-scope';
import {
  type LedgerEntry,
  type LedgerExtent,
  ledgerExtentQuery,
  ledgerPageQuery,
  PAGE_SIZE,
} from './transaction-history.queries';

export interface LedgerPage {
  entries: readonly LedgerEntry[] | undefined;
  extent: LedgerExtent | undefined;
  /** The page that is shown: a link may ask for one that is no more. */
  page: number;
  pages: number;
  /** The entries are those of the page before. */
  isBusy: boolean;
  error: Error | null;
  retry: () => void;
}

/** First how many lines there are, then one page of them. */
export function useLedgerPage(scope: UsageScope, wanted: number): LedgerPage {
  const extent = useQuery(ledgerExtentQuery(scope));
  const { total = 0, as_of: asOf = 0 } = extent.data ?? {};
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wanted, pages);

  const lines = useQuery({
    ...ledgerPageQuery(scope, asOf, page),
    enabled: total > 0,
    // Another page of the same history may stand in for a moment; lines of another filter may not.
    placeholderData: (before, previous) => (previous?.queryKey[3].pinnedAt === scope.pinnedAt ? before : undefined),
  });

  return {
    entries: extent.data && total === 0 ? [] : lines.data,
    extent: extent.data,
    page,
    pages,
    isBusy: lines.isPlaceholderData,
    error: extent.error ?? lines.error,
    retry: () => void (extent.error ? extent.refetch() : lines.refetch()),
  };
}
