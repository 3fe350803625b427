import { Badge, Card, Field, Heading, Row, Text, TextInput, token } from '@declic/design-system';
import { formatDate, formatDateTime, formatNumber } from '@declic/remote-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { maskKey } from './mask-key';
import { RegenerateKey } from './regenerate-key';
import type { ApiKey } from './user-api-keys.queries';

export interface KeyCardProps {
  apiKey: ApiKey;
  /** Created on this visit. */
  justCreated?: boolean;
  /** Whether the subscription holds its use back. */
  suspended?: boolean;
}

export function KeyCard({ apiKey, justCreated = false, suspended = false }: KeyCardProps) {
  return (
    <Card $gap={4} as="section" aria-label={apiKey.label}>
      <Row $justify="space-between">
        <Heading level={2} size="lead">
          {apiKey.label}
        </Heading>
        <Row $gap={2}>
          {justCreated ? <Badge tone="accent">New</Badge> : null}
          <KeyState active={apiKey.active} suspended={suspended} />
        </Row>
      </Row>
      <Field label="API key">
        <MaskedKey readOnly value={maskKey(apiKey.kid)} />
      </Field>
      <Facts>
        <Fact term="Created">
          <time dateTime={apiKey.created_at}>{formatDate(apiKey.created_at)}</time>
        </Fact>
        <Fact term="Last used">
          <LastUsed at={apiKey.last_used_at} />
        </Fact>
        <Fact term="Credits">{formatNumber(apiKey.credit_balance)}</Fact>
        <Fact term="Usage count">{formatNumber(apiKey.usage_count)}</Fact>
      </Facts>
      <Foot>
        <RegenerateKey kid={apiKey.kid} />
      </Foot>
    </Card>
  );
}

function KeyState({ active, suspended }: { active: boolean; suspended: boolean }) {
  if (!active) return <Badge>Inactive</Badge>;
  return suspended ? <Badge tone="danger">Suspended</Badge> : <Badge tone="success">Active</Badge>;
}

function LastUsed({ at }: { at: string | null }) {
  return at === null ? 'Never used' : <time dateTime={at}>{formatDateTime(at)}</time>;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size="small" tone="muted">
        {term}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}

const MaskedKey = styled(TextInput)`
  font-family: ${token.font.mono};
`;

const Foot = styled.div`
  display: flex;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${token.space[3]} ${token.space[5]};
  margin: 0;

  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
