import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
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
export function RouteBoundary({ loading, children, ...failure }: RouteBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary {...failure} onRetry={reset}>
          <Suspense fallback={loading}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface ErrorBoundaryProps extends Omit<RouteBoundaryProps, 'loading'> {
  onRetry: () => void;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A part of the page failed.', error, componentStack);
  }

  readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined, failed: false });
  };

  override render() {
    const { children, renderError, title, message, retryLabel } = this.props;
    const { failed, error } = this.state;
    if (!failed) return children;
    return (
      <>
        <AutomaticRetry error={error} onSettled={this.retry} />
        {renderError ? (
          renderError(error, this.retry)
        ) : (
          <RouteError error={error} onRetry={this.retry} title={title} message={message} retryLabel={retryLabel} />
        )}
      </>
    );
  }
}
