import { Heading, Row, token } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface CardTitleProps {
  id: string;
  /** A badge at the end of the line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** As high with a badge as without, so that cards beside each other stay on one line. */
export function CardTitle({ id, aside, children }: CardTitleProps) {
  return (
    <Line $gap={2} $justify="space-between">
      <Heading id={id} level={2} size="lead">
        {children}
      </Heading>
      {aside}
    </Line>
  );
}

const Line = styled(Row)`
  min-block-size: ${token.space[5]};
`;
