import { Container } from '@declic/design-system';
import { type ReactNode, useId } from 'react';
import { Section, SectionHeading } from './display';

export interface HeadedSectionProps {
  heading: string;
  /** `tall` has room above and below; `inverted` is tall, and paper on ink over the whole width of the page. */
  variant?: 'plain' | 'tall' | 'inverted' | undefined;
  children: ReactNode;
}

/** One idea of a page, named by its heading. */
export function HeadedSection({ heading, variant = 'plain', children }: HeadedSectionProps) {
  const headingId = useId();
  const content = (
    <>
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      {children}
    </>
  );
  if (variant === 'plain') return <section aria-labelledby={headingId}>{content}</section>;
  return (
    <Section $inverted={variant === 'inverted'} aria-labelledby={headingId}>
      {variant === 'inverted' ? <Container>{content}</Container> : content}
    </Section>
  );
}
