import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Figure } from '../text';
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
      <Figure>{value}</Figure>
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

const Hint = styled.div`
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;
