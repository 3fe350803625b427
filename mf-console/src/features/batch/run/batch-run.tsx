import { media, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { BatchViewProps } from '../view/batch-view-props';
import { ResultsPanel } from '../results/results-panel';
import { ProgressPanel } from './progress-panel';
import { RunCard } from './run-card';
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
  return (
    <Parts>
      <ProgressPanel job={job} progress={progress} callsPerMinute={callsPerMinute} />
      <Controls>
        <RunCard
          job={job}
          price={definition.credit_cost}
          progress={progress}
          hasKey={apiKey.trim() !== ''}
          isStarted={isStarted}
          keyProblem={keyProblem}
          onKeyChange={onKeyChange}
          onLimitChange={(maxCredits) => {
            runner.setMaxCredits(maxCredits);
            void onChange({ maxCredits });
          }}
          onPause={() => runner.pause()}
          onStop={() => void runner.stop()}
          onStart={() => void withOwnKey((key) => runner.start(key))}
          onRunAgain={(state) => void withOwnKey((key) => runner.runAgain(state, key))}
          onDiscard={() => void runner.dispose().then(onDiscard)}
        />
      </Controls>
      <ResultsPanel slug={definition.slug} job={job} table={table} records={runner.book.all()} />
    </Parts>
  );
}

/* The controls come before the results where all parts are below each other. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Controls = styled.div`
  min-inline-size: 0;

  ${media.desktop} {
    grid-row: span 2;
  }
`;
