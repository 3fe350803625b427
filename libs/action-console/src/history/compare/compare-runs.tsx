import { Heading, Row, Stack, Text } from '@declic/design-system';
import { formatMoment } from '@declic/remote-kit';
import type { HistoryRun } from '../history-run';
import { RunFacts } from '../run-facts';
import { DiffTable } from './diff-table';

export interface CompareRunsProps {
  /** In the order of time. */
  earlier: HistoryRun;
  later: HistoryRun;
}

/** Two runs beside each other: their figures, their parameters and their answers. */
export function CompareRuns({ earlier, later }: CompareRunsProps) {
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Side name="Earlier" run={earlier} />
        <Side name="Later" run={later} />
      </Stack>
      {earlier.run && later.run ? (
        <>
          <Part title="Parameters" left={earlier.run.body} right={later.run.body} />
          <Part title="Answer" left={readAnswer(earlier.run)} right={readAnswer(later.run)} />
        </>
      ) : (
        <Text tone="muted">One of these runs was too large to be kept with its contents.</Text>
      )}
    </Stack>
  );
}

/** What the action answered, or why it did not. */
function readAnswer({ result }: NonNullable<HistoryRun['run']>): unknown {
  return result.data ?? { error: result.error };
}

function Side({ name, run }: { name: string; run: HistoryRun }) {
  return (
    <Row $gap={2}>
      <strong>{name}:</strong> {run.title}, {formatMoment(new Date(run.at).toISOString())}
      <RunFacts run={run} />
    </Row>
  );
}

function Part({ title, left, right }: { title: string; left: unknown; right: unknown }) {
  return (
    <Stack $gap={2}>
      <Heading level={3} size="lead">
        {title}
      </Heading>
      <DiffTable label={title} left={left} right={right} />
    </Stack>
  );
}
