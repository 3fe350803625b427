import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';

export interface StatProps {
  label: string;
  value: ReactNode;
  /** A comparison, a unit, a link. */
  hint?: ReactNode;
}

/** One number and what it counts. */
export function Stat({ label, value, hint }: StatProps) {
  return (
    <Root>
      <Label>{label}</Label>
      <Value>{value}</Value>
      {hint ? <Hint>{hint}</Hint> : null}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${token.space[1]};
`;

const Label = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;

const Value = styled.p`
  margin: 0;
  font-family: ${token.font.heading};
  font-size: ${token.text.h3};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${token.leading.heading};
`;

const Hint = styled.div`
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;
