import { Card, Heading } from '@declic/design-system';
import type { HTMLAttributes, ReactNode } from 'react';

export interface StepCardProps extends HTMLAttributes<HTMLElement> {
  title: string;
  children: ReactNode;
}

/** One part of a batch, as a region that its heading names. */
export function StepCard({ title, children, ...rest }: StepCardProps) {
  return (
    <Card as="section" aria-label={title} $gap={4} {...rest}>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
