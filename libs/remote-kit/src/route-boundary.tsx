import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { AutomaticRetry } from './automatic-retry';
import { RouteError, type RouteErrorProps } from './route-error';

export interface RouteBoundaryProps extends Pick<RouteErrorProps, 'title' | 'message' | 'retryLabel'> {
  /** What is shown while a suspense query inside is loading: a skeleton of what comes. */
  loading: ReactNode;
  /** Replaces the usual card, for pages whose failure looks different. */
  renderError?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  children: ReactNode;
}

/** Loading and failure of a part of a page. Retry, which also happens by itself, fetches what failed again. */
export function RouteBoundary({ loading, children, ...texts }: RouteBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          onError={reportFailure}
          fallbackRender={(failure) => <Failure {...texts} {...failure} />}
        >
          <Suspense fallback={loading}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

type FailureProps = FallbackProps & Omit<RouteBoundaryProps, 'loading' | 'children'>;

function Failure({ error, resetErrorBoundary, renderError, title, message, retryLabel }: FailureProps) {
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

function reportFailure(error: unknown, { componentStack }: ErrorInfo): void {
  console.error('A part of the page failed.', error, componentStack);
}
