import { Notice } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import type { BatchProgress } from './batch-progress';

const DANGER = new Set(['key', 'credits', 'suspended', 'price', 'action', 'session', 'storage']);
const times = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });

/** Why nothing is sent at the moment, and what to do. */
export function HaltNotice({ progress, hasKey }: { progress: BatchProgress; hasKey: boolean }) {
  const { phase, halt, heldUntil, isAtLimit, inFlight, counts } = progress;
  if (phase === 'finished')
    return counts.failed + counts.skipped === 0 ? (
      <Notice tone="success">All rows are done.</Notice>
    ) : (
      <Notice tone="warning">The batch has ended. {formatCount(counts.failed, 'row')} failed.</Notice>
    );
  if (phase === 'running' && heldUntil !== null)
    return <Notice>Waiting for the rate of your plan. It goes on at {times.format(heldUntil)}.</Notice>;
  if (phase === 'running')
    return (
      <Notice>{isAtLimit ? 'At the rate of your plan. It goes on by itself.' : 'Running. Keep this page open.'}</Notice>
    );
  if (phase === 'halted' && halt)
    return (
      <Notice tone={DANGER.has(halt.reason) ? 'danger' : 'warning'}>
        {halt.text}
        {inFlight > 0 ? ` ${formatCount(inFlight, 'call')} under way.` : ''}
      </Notice>
    );
  return (
    <Notice>
      This batch has not ended. {hasKey ? 'Continue' : 'Enter your API key'} to run the rows that are left. No row is
      charged twice.
    </Notice>
  );
}
