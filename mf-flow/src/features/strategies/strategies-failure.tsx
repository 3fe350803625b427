import { notify, RouteError } from '@declic/remote-kit';
import { useEffect } from 'react';
import { FlowContentHeader } from './flow-content-header';

export interface StrategiesFailureProps {
  error: unknown;
  onRetry: () => void;
}

export function StrategiesFailure({ error, onRetry }: StrategiesFailureProps) {
  useEffect(() => notify.error('Error', { description: 'Failed to load strategies' }), [error]);
  return (
    <>
      <FlowContentHeader />
      <RouteError error={error} onRetry={onRetry} title="Failed to load strategies" />
    </>
  );
}
