import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { RouteError, type RouteErrorProps } from './route-error';

export interface RouteBoundaryProps extends Pick<RouteErrorProps, 'title' | 'message' | 'retryLabel'> {
  /** What is shown while a suspense query inside is loading: a skeleton of what comes. */
  loading: ReactNode;
  /** Replaces the usual card, for pages whose failure looks different. */
  renderError?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  children: ReactNode;
}

/** Loading and failure of a part of a page. Retry forgets the failed queries inside and renders them again. */
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
    if (!this.state.failed) return children;
    if (renderError) return renderError(this.state.error, this.retry);
    return (
      <RouteError
        error={this.state.error}
        onRetry={this.retry}
        title={title}
        message={message}
        retryLabel={retryLabel}
      />
    );
  }
}
