import { Card, Heading, Text, token } from '@declic/design-system';
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
    <Sheet as="section" aria-labelledby={headingId}>
      <Heading id={headingId} level={3} size="lead">
        {heading}
      </Heading>
      <Text tone="muted">{text}</Text>
      {children}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  justify-items: start;

  & > p {
    max-inline-size: ${token.size.reading};
    overflow-wrap: anywhere;
  }
`;
