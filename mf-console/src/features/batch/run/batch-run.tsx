import { ApiKeyField } from '@declic/action-console';
import { Columns, Notice, Stack } from '@declic/design-system';
import { useState } from 'react';
import type { BatchViewProps } from '../page/batch-props';
import { ResultsPanel } from '../results/results-panel';
import { LimitField } from '../setup/limit-field';
import { StepCard } from '../setup/step-card';
import { HaltNotice } from './halt-notice';
import { ProgressPanel } from './progress-panel';
import { RunButtons } from './run-buttons';
import { useBatchRunner } from './use-batch-runner';
import { useStart } from './use-start';

export interface BatchRunProps extends BatchViewProps {
  /** It was started on this page a moment ago: it begins at once. After a reload, the key is asked for again. */
  isStarted: boolean;
  /** Of the plan. */
  callsPerMinute: number;
}

/** A batch that was started: progress, controls and results. */
export function BatchRun(props: BatchRunProps) {
  const { definition, batch, apiKey, onKeyChange, onChange, onDiscard, isStarted, callsPerMinute } = props;
  const { job, table } = batch;
  const { runner, progress } = useBatchRunner(props);
  const { keyProblem, withOwnKey } = useStart(runner, apiKey, isStarted);
  const isRunning = progress.phase === 'running';
  const { counts, halt } = progress;
  const isComplete = counts.done === job.rows?.length;
  const isKeyAsked = useOnceTrue(!isStarted || halt?.reason === 'key' || keyProblem !== null);
  const setLimit = (credits: number | null) => {
    const maxCredits = credits ?? 0;
    runner.setMaxCredits(maxCredits);
    void onChange({ maxCredits });
  };
  return (
    <Columns $columns="minmax(0, 2fr) minmax(0, 1fr)" $gap={5} $align="start">
      <Stack $gap={5}>
        <ProgressPanel job={job} progress={progress} callsPerMinute={callsPerMinute} />
        <ResultsPanel slug={definition.slug} job={job} table={table} records={runner.book.all()} />
      </Stack>
      <StepCard title="Run">
        <HaltNotice progress={progress} hasKey={apiKey.trim() !== ''} />
        {keyProblem ? <Notice tone="danger">{keyProblem}</Notice> : null}
        {isKeyAsked ? (
          // Hidden, not removed: a field that is drawn with a key has it in the document.
          <div hidden={isRunning}>
            <ApiKeyField value="" onChange={onKeyChange} />
          </div>
        ) : null}
        {isRunning || isComplete ? null : (
          <LimitField total={(job.rows?.length ?? 0) * job.price} value={job.maxCredits} onChange={setLimit} />
        )}
        <RunButtons
          progress={progress}
          hasKey={apiKey.trim() !== ''}
          onPause={() => runner.pause()}
          onStop={() => void runner.stop()}
          onStart={() => void withOwnKey((key) => runner.start(key))}
          onRunAgain={(state) => void withOwnKey((key) => runner.runAgain(state, key))}
          onDiscard={() => {
            void runner.dispose().then(onDiscard);
          }}
        />
      </StepCard>
    </Columns>
  );
}

/** True from the first time that it is. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value);
  if (value && !wasTrue) setTrue(true);
  return value || wasTrue;
}
