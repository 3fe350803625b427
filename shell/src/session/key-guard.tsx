import { Container, ErrorState } from '@declic/design-system';
import { keyNeeded } from '@declic/remote-kit';
import { ApiError } from '@declic/openapi/accounts';
import { useSession } from '@declic/session';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useArea } from '../layout/use-area';
import { PageSpinner } from '../pages/page-spinner';
import { SIGNED_IN_HOME } from './access-redirect';
import { accountStatsQuery } from './account-stats.queries';

/**
 * Leads people who have no key to the dashboard, where they make one, from the pages that need one.
 *
 * @decision D37
 */
export function KeyGuard({ children }: { children: ReactNode }) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const { pathname } = useLocation();
  const needsKey = useArea()?.needsKey ?? false;
  const stats = useQuery({ ...accountStatsQuery(), enabled: needsKey && isSignedIn });
  const hasKeys = stats.data?.has_keys;

  if (!needsKey || hasKeys) return children;
  if (stats.isError && !stats.data) return <KeyUnknown error={stats.error} onRetry={() => void stats.refetch()} />;
  // An old "no keys" may have been overtaken, e.g. by a key made in another tab: wait for the answer that is on its way.
  if (hasKeys === undefined || stats.isFetching) return <PageSpinner />;
  return <Navigate to={SIGNED_IN_HOME} state={keyNeeded(pathname)} replace />;
}

/** Neither let in nor sent away: what failed, and a way to ask again. */
function KeyUnknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Place>
      <ErrorState
        level={1}
        title={(error instanceof ApiError && error.code !== 'unknown' && error.message) || 'Failed to fetch API stats'}
        message="We could not find out whether you have an API key, which this page needs. Try again in a moment."
        onRetry={onRetry}
      />
    </Place>
  );
}

const Place = styled(Container)`
  max-inline-size: 640px;
  padding-block: clamp(32px, 12vh, 128px);
`;
