import { useState } from 'react';
import { PageFrame } from '@declic/remote-kit/host';
import { RouteError } from '@declic/remote-kit';
import { useAutomaticRetry } from '@declic/remote-kit/host';
import { BareChrome } from '../layout/bare-chrome';

/** Shown when neither the page nor the registry has a composition. */
export function NoComposition({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const [attempt, setAttempt] = useState({ error, count: 0 });
  const retry = () =>
    onRetry().catch((next: unknown) => setAttempt(({ count }) => ({ error: next, count: count + 1 })));
  useAutomaticRetry(retry);

  return (
    <PageFrame>
      <BareChrome>
        <RouteError key={attempt.count} error={attempt.error} onRetry={() => void retry()} />
      </BareChrome>
    </PageFrame>
  );
}
