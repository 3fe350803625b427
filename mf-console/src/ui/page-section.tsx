import { Heading, Row, Stack, Text } from '@declic/design-system';
import { type ReactNode, useId } from 'react';

export interface PageSectionProps {
  heading: string;
  /** A few words beside the heading. */
  hint?: ReactNode;
  /** What can be done with the section as a whole. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function PageSection({ heading, hint, actions, children }: PageSectionProps) {
  const headingId = useId();
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <Row $justify="space-between" $align="end" $gap={3}>
        <div>
          <Heading id={headingId} level={2} size="h4">
            {heading}
          </Heading>
          {hint ? (
            <Text size="small" tone="muted">
              {hint}
            </Text>
          ) : null}
        </div>
        {actions}
      </Row>
      {children}
    </Stack>
  );
}
