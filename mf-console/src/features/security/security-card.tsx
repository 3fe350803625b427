import { Text, TitledCard } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SecurityCardProps {
  heading: string;
  text: ReactNode;
  children: ReactNode;
}

/** Card for one setting of the account security. */
export function SecurityCard({ heading, text, children }: SecurityCardProps) {
  return (
    <Sheet title={heading} level={3} gap={3} justify="start">
      <Text tone="muted">{text}</Text>
      {children}
    </Sheet>
  );
}

const Sheet = styled(TitledCard)`
  overflow-wrap: anywhere;
`;
