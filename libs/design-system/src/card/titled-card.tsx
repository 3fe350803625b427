import { type ReactNode, type Ref, useId } from 'react';
import { Heading, type HeadingProps } from '../text/heading';
import { Card, type CardProps } from './card';

export interface TitledCardProps {
  title: ReactNode;
  level: 2 | 3;
  size?: HeadingProps['size'];
  gap?: CardProps['$gap'];
  justify?: CardProps['$justify'];
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** A card that is a region of the page, named by its heading. */
export function TitledCard({ title, level, size = 'lead', gap, justify, children, ...rest }: TitledCardProps) {
  const headingId = useId();
  return (
    <Card as="section" $gap={gap} $justify={justify} aria-labelledby={headingId} {...rest}>
      <Heading id={headingId} level={level} size={size}>
        {title}
      </Heading>
      {children}
    </Card>
  );
}
