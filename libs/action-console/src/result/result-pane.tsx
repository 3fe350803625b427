import { Notice, Stack } from '@declic/design-system';
import { memo } from 'react';
import type { FinishedRun, Interruption } from '../run/use-run-action';
import { FileList } from './files/file-list';
import { CallFailure } from './states/call-failure';
import { ExpectedResult } from './states/expected-result';
import { Running } from './states/running';
import { ResultBanner } from './summary/result-banner';
import { ResultFacts } from './summary/result-facts';
import { useParts } from './use-parts';
import { ResultViews } from './views/result-views';

export interface ResultPaneProps {
  run: FinishedRun | null;
  /** Why there is no run, where one was started. */
  interruption?: Interruption | null;
  isPending: boolean;
  /** Of the action; the time that it aims at. */
  latencyTargetMs: number;
  onCancel?: (() => void) | undefined;
}

/** What a call was answered with, and what is said before and instead of an answer. */
export const ResultPane = memo(function ResultPane(props: ResultPaneProps) {
  const { run, interruption = null, isPending, latencyTargetMs, onCancel } = props;
  if (isPending) return <Running targetMs={latencyTargetMs} onCancel={onCancel} />;
  if (interruption) return <CallFailure interruption={interruption} />;
  if (!run) return <ExpectedResult />;
  return (
    <Stack $gap={4} role="group" aria-label="Result">
      <ResultBanner run={run} />
      {run.result.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      {run.result.data === null ? null : <ResultData key={run.result.request_id} data={run.result.data} />}
      <ResultFacts run={run} targetMs={latencyTargetMs} />
    </Stack>
  );
});

function ResultData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const { parts, views } = useParts(data);
  return (
    <>
      <ResultViews data={data} parts={parts} views={views} />
      <FileList files={parts.files} />
    </>
  );
}
