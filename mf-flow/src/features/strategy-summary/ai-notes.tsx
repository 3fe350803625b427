import { Card, Heading, Stack, Text } from '@declic/design-system';
import { useId } from 'react';

export function AiNotes({ notes }: { notes: string | null }) {
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
      </Stack>
    </Card>
  );
}
