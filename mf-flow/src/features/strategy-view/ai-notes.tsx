import { Card, Disclosure, Heading, Stack, Text } from '@declic/design-system';
import { useId } from 'react';
import type { Analysis } from '../../strategy/strategies.queries';
import { AnalysisSteps } from './analysis-steps';

export interface AiNotesProps {
  notes: string | null;
  steps: Analysis['steps'];
}

/** Notes of the analysis: what was read, what was not found, and by which method. */
export function AiNotes({ notes, steps }: AiNotesProps) {
  const headingId = useId();
  if (!notes) return null;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={2}>
        <Heading level={3} size="lead" id={headingId}>
          AI notes
        </Heading>
        {notes.split('\n').map((note) => (
          <Text key={note} tone="muted">
            {note}
          </Text>
        ))}
        <Disclosure summary="View the steps" variant="row">
          <AnalysisSteps steps={steps} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
