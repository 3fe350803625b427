import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../text/heading';
import { Text } from '../text/text';

export interface PageTitleProps extends Pick<HeadingProps, 'size'> {
  /** What the page is about, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** The only level-one heading of a page and the sentence below it, for pages without a `PageHeader`. */
export function PageTitle({ size, lead, children }: PageTitleProps) {
  return (
    <>
      <Heading level={1} size={size}>
        {children}
      </Heading>
      <Text size="lead" tone="muted">
        {lead}
      </Text>
    </>
  );
}
