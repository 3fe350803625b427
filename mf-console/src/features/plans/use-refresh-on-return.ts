import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { billingOverviewQuery } from './billing-overview.queries';

/** Payments happen in another tab or window: refetches when the page becomes visible again. */
export function useRefreshOnReturn(): void {
  const client = useQueryClient();

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      for (const { queryKey } of [billingOverviewQuery(), accountStatsQuery()]) {
        // Both events come when a tab is chosen; the second joins the request of the first.
        void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
      }
    };

    document.addEventListener('visibilitychange', refresh);
    globalThis.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      globalThis.removeEventListener('focus', refresh);
    };
  }, [client]);
}
