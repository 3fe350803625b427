import { Spinner } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths';
import { Centered } from '../ui/centered';
import { userApiStatsQuery } from './user-api-stats.queries';

/**
 * Sends people who have no key yet to the dashboard. When that cannot be found out they may pass:
 * the page's own calls then say what is wrong.
 */
export function RequireKey({ children }: { children: ReactNode }) {
  const { data: stats, isPending, isFetching } = useQuery(userApiStatsQuery());
  // An old "no keys" may have been overtaken, e.g. by a key made in another tab: wait for the answer that is on its way.
  const isUndecided = isPending || (stats?.has_keys === false && isFetching);

  if (isUndecided) {
    return (
      <Centered>
        <Spinner label="Loading" size={32} />
      </Centered>
    );
  }
  return stats?.has_keys === false ? <Navigate to={paths.dashboard()} replace /> : children;
}
