import { Container, media, Text, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Section, SectionHeading } from '../../ui/display';

export interface StoryProps {
  heading: string;
  paragraphs: readonly string[];
  signature: string;
}

/** The founder's story, told in the first person. */
export function Story({ heading, paragraphs, signature }: StoryProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Container>
        <Sides>
          <SectionHeading id={headingId}>{heading}</SectionHeading>
          <Words>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <footer>
              <Text size="small" tone="muted">
                {signature}
              </Text>
            </footer>
          </Words>
        </Sides>
      </Container>
    </Section>
  );
}

const Sides = styled.div`
  display: grid;
  gap: ${token.space[6]};

  ${media.desktop} {
    grid-template-columns: 5fr 6fr;
    gap: ${token.space[8]};
  }
`;

const Words = styled.blockquote`
  display: grid;
  gap: ${token.space[4]};
  padding-inline-start: ${token.space[5]};
  border-inline-start: 3px solid ${token.color.accent};
  font-size: ${token.text.lead};

  & > p:first-child {
    font-family: ${token.font.heading};
    font-size: ${token.text.h4};
    line-height: 1.3;
  }
`;
