import { Card, Stack, token } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Cover, type CoverProps } from './cover/cover';

export interface CoverCardProps extends CoverProps {
  /** Names the region for screen readers. */
  label: string;
  children: ReactNode;
}

/** Beside a form or a booking: which workshop it is about. */
export function CoverCard({ session, label, children }: CoverCardProps) {
  return (
    <Sheet as="aside" $padding="none" aria-label={label}>
      <Cover session={session} />
      <Facts $gap={3}>{children}</Facts>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  overflow: hidden;
`;

const Facts = styled(Stack)`
  padding: ${token.space[5]};
`;
