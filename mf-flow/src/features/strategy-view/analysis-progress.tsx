import { Card, Heading, ProgressBar, Stack, Text } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { useId } from 'react';
import type { Analysis } from '../../strategy/strategies.queries';
import { AnalysisSteps } from './analysis-steps';

export function AnalysisProgress({ analysis }: { analysis: Analysis }) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={4}>
        <Stack $gap={1}>
          <Heading level={3} size="lead" id={headingId}>
            Analyzing your intake
          </Heading>
          <Text tone="muted">{analysis.message}</Text>
        </Stack>
        <ProgressBar label="Analyzing your intake" value={analysis.progress} />
        <AnalysisSteps steps={analysis.steps} />
        <Text size="small" tone="muted">
          You can leave this page: the analysis goes on without you.
          {analysis.cost === 0 ? null : ` It costs ${formatCount(analysis.cost, 'credit')}, given back should it fail.`}
        </Text>
      </Stack>
    </Card>
  );
}
