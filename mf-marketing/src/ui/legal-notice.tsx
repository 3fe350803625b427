import { Container, Disclosure, Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { withClaims } from '../claims';
import type { Language } from '../i18n/language';
import legalTexts from '../i18n/legal.texts.json';

const texts = withClaims(legalTexts);

/** The legal notice at the end of a page: collapsed until it is opened. */
export function LegalNotice({ language }: { language: Language }) {
  const { title, sections } = texts[language];
  return (
    <Container>
      <Place>
        <Disclosure summary={title} size="body">
          <Stack $gap={2}>
            {sections.map(({ title: subject, text }) => (
              <Text key={subject} size="small" tone="muted">
                {text}
              </Text>
            ))}
          </Stack>
        </Disclosure>
      </Place>
    </Container>
  );
}

const Place = styled.div`
  max-inline-size: ${token.size.reading};
  margin-block: ${token.space[7]} calc(-1 * ${token.space[6]});
`;
