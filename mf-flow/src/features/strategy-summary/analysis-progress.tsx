import { Card, Heading, Stack, Text, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
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
        <Bar
          role="progressbar"
          aria-labelledby={headingId}
          aria-valuenow={analysis.progress}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <Fill style={{ inlineSize: `${analysis.progress}%` }} />
        </Bar>
        <AnalysisSteps steps={analysis.steps} />
        <Text size="small" tone="muted">
          You can leave this page: the analysis goes on without you.
        </Text>
      </Stack>
    </Card>
  );
}

const Bar = styled.div`
  overflow: hidden;
  block-size: 6px;
  border-radius: ${token.radius.full};
  background: ${token.color.line};
`;

const Fill = styled.div`
  block-size: 100%;
  background: ${token.color.accent};
  transition: inline-size ${token.motion.enter};
`;
