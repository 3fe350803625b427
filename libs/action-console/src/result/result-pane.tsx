import { memo } from 'react';
import { CodeBlock, DescriptionList, Notice, Stack, Text } from '@declic/design-system';
import { formatCount, formatNumber } from '@declic/remote-kit';
import { toRunFailureText } from '../run/run-failure';
import type { TestResult } from '../run/test-call';
import type { FinishedRun } from '../run/use-run-action';
import { selectBanner } from './select-banner';

export interface ResultPaneProps {
  run: FinishedRun | null;
  isPending: boolean;
  /** Of the action; the time that it aims at. */
  latencyTargetMs: number;
}

/** What a call was answered with. */
export const ResultPane = memo(function ResultPane({ run, isPending, latencyTargetMs }: ResultPaneProps) {
  if (isPending) return <Text role="status">Running…</Text>;
  if (!run) return <Text tone="muted">The result of a run stands here.</Text>;
  const { result, isDryRun } = run;
  const { status, error, problem, data, warnings } = result;
  return (
    <Stack $gap={4} role="group" aria-label="Result">
      <Notice tone={status < 400 ? 'success' : 'danger'}>
        <strong>{selectBanner(status)}</strong>{' '}
        {error === null ? null : toRunFailureText({ status, code: problem?.code ?? '', text: error })}
      </Notice>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      <DescriptionList items={listFacts(result, isDryRun, latencyTargetMs)} />
      {data === null ? null : <CodeBlock label="Data" code={JSON.stringify(data, null, 2)} />}
    </Stack>
  );
});

function listFacts({ status, cost, balance, duration_ms, request_id }: TestResult, isDryRun: boolean, target: number) {
  return [
    { term: 'Status', details: String(status) },
    ...(cost === null ? [] : [{ term: isDryRun ? 'Price' : 'Cost', details: formatCost(cost, isDryRun) }]),
    ...(balance === null ? [] : [{ term: 'Balance', details: formatCount(balance, 'credit') }]),
    ...(duration_ms === null
      ? []
      : [{ term: 'Duration', details: `${formatNumber(Math.round(duration_ms))} ms of ${formatNumber(target)} ms` }]),
    { term: 'Request ID', details: <code>{request_id}</code> },
  ];
}

function formatCost(cost: number, isDryRun: boolean): string {
  return isDryRun ? formatCount(cost, 'credit') : `Debited: ${formatCount(cost, 'credit')}`;
}
