import { Container, Heading, Text, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ArticleTexts } from '../../i18n/landing/landing-texts';
import { Section, SectionHeading } from '../../ui/display';
import { ArticleCall } from './article-call';
import { Methods } from './methods';

export interface ArticleProps {
  texts: ArticleTexts;
  sentLabel: string;
  answeredLabel: string;
}

/** Why an API without workflows: the old way against one call, and a call as it was made. */
export function Article({ texts, sentLabel, answeredLabel }: ArticleProps) {
  const headingId = useId();
  return (
    <Section as="article" aria-labelledby={headingId}>
      <Container>
        <Text tone="muted" mono size="small">
          {texts.reading}
        </Text>
        <SectionHeading id={headingId}>{texts.heading}</SectionHeading>
        <Reading>
          {texts.opening.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reading>
        <Methods texts={texts} />
        <Reading>
          <Heading level={3}>{texts.payloadHeading}</Heading>
          <p>{texts.payload}</p>
        </Reading>
        <ArticleCall sentLabel={sentLabel} answeredLabel={answeredLabel} />
        <Reading>
          <Heading level={3}>{texts.gainHeading}</Heading>
          {texts.gains.map(({ title, text }) => (
            <p key={title}>
              <strong>{title}.</strong> {text}
            </p>
          ))}
          <Heading level={3}>{texts.limitHeading}</Heading>
          <p>{texts.limit}</p>
        </Reading>
      </Container>
    </Section>
  );
}

const Reading = styled.div`
  display: grid;
  gap: ${token.space[4]};
  max-inline-size: ${token.size.reading};
  margin-block: ${token.space[6]};
  font-size: ${token.text.lead};

  & > h3:not(:first-child) {
    margin-block-start: ${token.space[5]};
  }
`;
