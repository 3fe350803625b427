import { Card, Heading, Text } from '@declic/design-system';
import { useId } from 'react';
import { ExportButton } from './export-button';

export function DataExport() {
  const headingId = useId();
  return (
    <Card $gap={3} $justify="start" as="section" aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="lead">
        Your data
      </Heading>
      <Text tone="muted">
        Everything we keep about you, as one JSON file: your account, your keys (never their secrets), your plan, what
        you made with the tools and every line of your credit history.
      </Text>
      <ExportButton />
    </Card>
  );
}
