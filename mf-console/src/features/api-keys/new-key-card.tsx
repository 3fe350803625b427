import { Card, CopyButton, Heading, Text, token } from '@declic/design-system';
import { useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { reportCopyFailure } from '../../ui/report-copy-failure';
import { celebrate } from './celebrate';

/** The whole key, this once. */
export function NewKeyCard({ token: apiToken }: { token: string }) {
  const headingId = useId();

  useEffect(() => {
    void celebrate();
  }, []);

  return (
    <Sheet as="section" aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="h4">
        Your new API key
      </Heading>
      <Text tone="muted">Copy it now and keep it safe. It is gone for good when you leave this page.</Text>
      <Line>
        <Token data-testid="new-api-key">{apiToken}</Token>
        <CopyButton value={apiToken} label="Copy key" variant="primary" size="md" onCopyFailed={reportCopyFailure} />
      </Line>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${token.space[3]};
  border-color: ${token.color.accent};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  align-items: stretch;
`;

const Token = styled.code`
  flex: 1 1 20rem;
  padding: 10px ${token.space[3]};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  overflow-wrap: anywhere;
  user-select: all;
`;
