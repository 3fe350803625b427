import { Card, Heading, Text } from '@declic/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export interface SecurityCardProps {
  heading: string;
  text: ReactNode;
  children: ReactNode;
}

/** Card for one setting of the account security. */
export function SecurityCard({ heading, text, children }: SecurityCardProps) {
  const headingId = useId();
  return (
    <Sheet $gap={3} $justify="start" as="section" aria-labelledby={headingId}>
      <Heading id={headingId} level={3} size="lead">
        {heading}
      </Heading>
      <Text tone="muted">{text}</Text>
      {children}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  overflow-wrap: anywhere;
`;
