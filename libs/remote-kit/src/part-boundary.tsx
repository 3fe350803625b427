import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { RouteFileError } from './route-file-error';
import { useFailureReport } from './use-failure-report';

export interface PartBoundaryProps {
  /** What is shown while the code of the part is loading. */
  loading?: ReactNode;
  /** What stands in the place of a part that failed. `retry` renders the part again. */
  renderError: (error: unknown, retry: () => void) => ReactNode;
  /** The failure stands there, and has been reported. */
  onFailure?: (error: unknown) => void;
  /** Only code that does not come is answered here; what throws when it runs is left to the page. */
  leavesCrashes?: boolean;
  children: ReactNode;
}

/**
 * Loading and failure of a part without which its page is whole, such as a dialog. A failure is reported; unlike with `RouteBoundary`,
 * the page is not replaced because of it.
 */
export function PartBoundary({ loading, renderError, onFailure, leavesCrashes = false, children }: PartBoundaryProps) {
  const report = useFailureReport();
  const renderFailure = ({ error, resetErrorBoundary }: FallbackProps) => {
    if (leavesCrashes && !(error instanceof RouteFileError)) throw error;
    return renderError(error, () => resetErrorBoundary());
  };
  return (
    <ErrorBoundary
      onError={(error, info) => {
        report(error, info);
        onFailure?.(error);
      }}
      fallbackRender={renderFailure}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}
