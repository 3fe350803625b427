import { Card, Heading, Text, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ExportButton } from './export-button';

export function DataExport() {
  const headingId = useId();
  return (
    <Sheet as="section" aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="lead">
        Your data
      </Heading>
      <Text tone="muted">
        Everything we keep about you, as one JSON file: your account, your keys (never their secrets), your plan, what
        you made with the tools and every line of your credit history.
      </Text>
      <ExportButton />
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${token.space[3]};
  justify-items: start;

  & > p {
    max-inline-size: ${token.size.reading};
  }
`;
