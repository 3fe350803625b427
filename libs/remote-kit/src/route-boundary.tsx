import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, use, useEffect, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { AutomaticRetry } from './automatic-retry';
import { isRefusedCall } from './is-refused-call';
import { PageHostContext } from './page-host';
import { RouteError, type RouteErrorProps } from './route-error';
import { useFailureReport } from './use-failure-report';

export interface RouteBoundaryProps extends Pick<RouteErrorProps, 'title' | 'message' | 'retryLabel'> {
  /** What is shown while a suspense query inside is loading: a skeleton of what comes. */
  loading: ReactNode;
  /** Replaces the usual card, for pages whose failure looks different. */
  renderError?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * Loading and failure of a part of a page. Retry, which also happens by itself, fetches what failed again. A part whose code
 * threw is reported, and replaced together with its page where the owner of the page has another version of it.
 */
export function RouteBoundary({ loading, children, ...texts }: RouteBoundaryProps) {
  const reportFailure = useFailureReport();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          onError={reportFailure}
          fallbackRender={(failure) => <Failure {...texts} {...failure} />}
        >
          <Suspense fallback={<Loading>{loading}</Loading>}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

function Loading({ children }: { children: ReactNode }) {
  const host = use(PageHostContext);
  useEffect(() => host?.beginLoading(), [host]);
  return children;
}

type FailureProps = FallbackProps & Omit<RouteBoundaryProps, 'loading' | 'children'>;

function Failure({ error, resetErrorBoundary, renderError, title, message, retryLabel }: FailureProps) {
  const host = use(PageHostContext);
  // To the boundary of the page, which shows it again.
  if (!isRefusedCall(error) && host?.replacesPageAfter(error)) throw error;
  const retry = () => resetErrorBoundary();
  return (
    <>
      <AutomaticRetry error={error} onSettled={retry} />
      {renderError ? (
        renderError(error, retry)
      ) : (
        <RouteError error={error} onRetry={retry} title={title} message={message} retryLabel={retryLabel} />
      )}
    </>
  );
}
