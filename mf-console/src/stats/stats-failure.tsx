import { Button, Notice, RefreshCw, Row, Stack } from '@declic/design-system';
import { CallFailureDetails, failureText } from '@declic/remote-kit';
import type { ReactNode } from 'react';

export interface StatsFailureProps {
  error: unknown;
  onRetry: () => void;
  /** The figures at zero, which is what they fall back to. */
  children: ReactNode;
}

/** Error notice beside the fallback figures, which are zero. */
export function StatsFailure({ error, onRetry, children }: StatsFailureProps) {
  return (
    <Stack $gap={4}>
      <Notice tone="danger">
        <Row $justify="space-between">
          <div>
            <strong>{failureText(error, { fallback: 'Failed to fetch API stats' })}</strong>
            <br />
            Zeros stand in for your figures below.
            <CallFailureDetails error={error} />
          </div>
          <Button variant="secondary" size="sm" icon={<RefreshCw size={16} aria-hidden />} onClick={onRetry}>
            Retry
          </Button>
        </Row>
      </Notice>
      {children}
    </Stack>
  );
}
