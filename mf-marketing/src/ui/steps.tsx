import { Heading, media, Text, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';

export interface StepsProps {
  heading: string;
  steps: readonly { title: string; text: string }[];
}

/** What to do, in order. */
export function Steps({ heading, steps }: StepsProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="h2">
        {heading}
      </Heading>
      <List role="list">
        {steps.map(({ title, text }, index) => (
          <Step key={title}>
            <Number aria-hidden>{index + 1}</Number>
            <Heading level={3} size="lead">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Step>
        ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${token.space[6]};
  padding-block: ${token.space[8]} 0;
  border-block-start: 1px solid ${token.color.line};
`;

const List = styled.ol`
  display: grid;
  gap: ${token.space[6]};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Step = styled.li`
  display: grid;
  gap: ${token.space[2]};
  align-content: start;
`;

const Number = styled.span`
  color: ${token.color.accentText};
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
`;
