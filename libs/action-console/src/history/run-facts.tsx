import { Badge, Row, Text } from '@declic/design-system';
import { formatCount, formatNumber } from '@declic/remote-kit';
import type { HistoryRun } from './history-run';

/** Status, cost and duration of a run. */
export function RunFacts({ run }: { run: HistoryRun }) {
  const { cost, durationMs, isDryRun } = run;
  return (
    <Row $gap={2}>
      <RunStatus run={run} />
      <Text as="span" size="small" tone="muted">
        {cost === null || isDryRun ? 'Not debited' : formatCount(cost, 'credit')}
        {durationMs === null ? '' : ` · ${formatNumber(Math.round(durationMs))} ms`}
      </Text>
    </Row>
  );
}

function RunStatus({ run: { status, isDryRun } }: { run: HistoryRun }) {
  if (status >= 400) return <Badge tone="danger">Failed {status}</Badge>;
  return isDryRun ? <Badge>Dry run {status}</Badge> : <Badge tone="success">Success {status}</Badge>;
}
