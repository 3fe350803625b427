import { Container, Disclosure, Footer, Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { LandingTexts } from '../i18n/landing.texts';

/** The small print, folded away until it is wanted. */
export function MarketingFooter({ texts }: { texts: LandingTexts }) {
  return (
    <>
      <Container>
        <Notices>
          <Notice title={texts.legalTitle} paragraphs={texts.legal} />
          <Notice title={texts.privacyTitle} paragraphs={[texts.privacy]} />
        </Notices>
      </Container>
      <Footer>{texts.copyright}</Footer>
    </>
  );
}

function Notice({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <Disclosure summary={title} size="body">
      <Stack $gap={2}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} size="small" tone="muted">
            {paragraph}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}

const Notices = styled.div`
  max-inline-size: ${token.size.reading};
  margin-block: ${token.space[8]} calc(-1 * ${token.space[6]});
`;
