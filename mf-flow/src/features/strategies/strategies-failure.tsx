import { notify, RouteError } from '@declic/remote-kit';
import { useEffect } from 'react';
import { DeskHeader } from './desk-header';

export interface StrategiesFailureProps {
  error: unknown;
  onRetry: () => void;
}

export function StrategiesFailure({ error, onRetry }: StrategiesFailureProps) {
  useEffect(() => notify.error('Error', { description: 'Failed to load strategies' }), [error]);
  return (
    <>
      <DeskHeader />
      <RouteError error={error} onRetry={onRetry} title="Failed to load strategies" />
    </>
  );
}
