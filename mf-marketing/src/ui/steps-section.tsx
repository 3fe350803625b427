import { Heading, Stack, Steps, Text, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';

export interface StepsSectionProps {
  heading: string;
  steps: readonly { title: string; text: string }[];
}

/** What to do, in order. */
export function StepsSection({ heading, steps }: StepsSectionProps) {
  const headingId = useId();
  return (
    <Section as="section" $gap={6} aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="h2">
        {heading}
      </Heading>
      <Steps $variant="columns">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="lead">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </Steps>
    </Section>
  );
}

const Section = styled(Stack)`
  padding-block: ${token.space[8]} 0;
  border-block-start: 1px solid ${token.color.line};
`;
