import { Container, ErrorState } from '@declic/design-system';
import { keyNeeded } from '@declic/remote-kit/host';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { CallFailureDetails, failureText } from '@declic/remote-kit';
import { useSession } from '@declic/session';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useArea } from '../areas/use-area';
import { PageSpinner } from '../ui/page-spinner';
import { SIGNED_IN_HOME } from './access-redirect';

/**
 * Redirects users without an API key from pages that need one to the dashboard, where they create it.
 *
 * @decision D37
 */
export function KeyGuard({ children }: { children: ReactNode }) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const { pathname } = useLocation();
  const needsKey = useArea()?.needsKey ?? false;
  const stats = useQuery({ ...accountStatsQuery(), enabled: needsKey && isSignedIn });
  const hasKeys = stats.data?.has_keys;
  const isOpen = !needsKey || hasKeys === true;
  // The answer of a query is rendered in one task; what it opens is a whole page, so this is rendered in parts, a moment later.
  const isRendered = useDeferredValue(isOpen);

  if (isOpen) return isRendered ? children : <PageSpinner />;
  if (stats.isError && !stats.data) return <KeyUnknown error={stats.error} onRetry={() => void stats.refetch()} />;
  // A cached "no keys" may be outdated, for example when another tab created a key: wait for the pending request.
  if (hasKeys === undefined || stats.isFetching) return <PageSpinner />;
  return <Navigate to={SIGNED_IN_HOME} state={keyNeeded(pathname)} replace />;
}

/** Key status unknown: error with retry. */
function KeyUnknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Place>
      <ErrorState
        level={1}
        title={failureText(error, { fallback: 'Failed to fetch API stats' })}
        message="We could not find out whether you have an API key, which this page needs. Try again in a moment."
        details={<CallFailureDetails error={error} />}
        onRetry={onRetry}
      />
    </Place>
  );
}

const Place = styled(Container)`
  max-inline-size: 640px;
  padding-block: clamp(32px, 12vh, 128px);
`;
