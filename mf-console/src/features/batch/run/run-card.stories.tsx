import { Columns } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { aBatch } from '../testing/a-batch';
import type { BatchProgress } from './batch-progress';
import { LIMIT_REACHED, PAUSED, STORAGE_FULL } from './halt';
import { ProgressPanel } from './progress-panel';
import { RunCard } from './run-card';

const { job } = aBatch(20);
const ignore = () => undefined;

function Run(change: Partial<BatchProgress>) {
  const counts = { waiting: 9, sent: 1, done: 8, failed: 2, skipped: 0 };
  const rest = { heldUntil: null, isAtLimit: false, perMinute: 58 };
  const progress: BatchProgress = { phase: 'running', halt: null, counts, spent: 8, inFlight: 1, ...rest, ...change };
  return (
    <Columns $columns="minmax(0, 2fr) minmax(0, 1fr)" $align="start">
      <ProgressPanel job={job} progress={progress} callsPerMinute={60} />
      <RunCard
        job={job}
        price={1}
        progress={progress}
        hasKey={progress.phase !== 'ready'}
        isStarted={progress.phase !== 'ready'}
        keyProblem={null}
        onKeyChange={ignore}
        onLimitChange={ignore}
        onPause={ignore}
        onStop={ignore}
        onStart={ignore}
        onRunAgain={ignore}
        onDiscard={ignore}
      />
    </Columns>
  );
}

const meta = preview.meta({ title: 'Console/Batch/Run', component: Run });

const halted = (halt: BatchProgress['halt']) => ({ args: { phase: 'halted' as const, halt } });

export const Running = meta.story();
export const AtTheRateOfThePlan = meta.story({ args: { isAtLimit: true } });
export const Held = meta.story({ args: { heldUntil: Date.UTC(2026, 10, 22, 12) } });
export const Paused = meta.story(halted(PAUSED));
export const LimitReached = meta.story(halted(LIMIT_REACHED));
export const StorageFull = meta.story(halted(STORAGE_FULL));
export const ConnectionLost = meta.story(
  halted({
    reason: 'connection',
    text: 'The connection was lost. The batch goes on by itself when it is back.',
  }),
);
export const KeyRefused = meta.story(
  halted({
    reason: 'key',
    text: 'Invalid API key or authentication failed. Enter a valid key to continue.',
  }),
);
export const AfterReload = meta.story({ args: { phase: 'ready', inFlight: 0 } });
export const Failures = meta.story({
  args: { phase: 'finished', inFlight: 0, counts: { waiting: 0, sent: 0, done: 15, failed: 2, skipped: 3 } },
});
export const Complete = meta.story({
  args: { phase: 'finished', inFlight: 0, spent: 20, counts: { waiting: 0, sent: 0, done: 20, failed: 0, skipped: 0 } },
});
