import { Container, Footer, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { LandingTexts } from '../i18n/landing.texts';
import { LegalNotice } from './legal-notice';

/** Legal notice, privacy notice and copyright line. */
export function MarketingFooter({ texts }: { texts: LandingTexts }) {
  return (
    <>
      <Container>
        <Notices>
          <LegalNotice title={texts.legalTitle} paragraphs={texts.legal} />
          <LegalNotice title={texts.privacyTitle} paragraphs={[texts.privacy]} />
        </Notices>
      </Container>
      <Footer>{texts.copyright}</Footer>
    </>
  );
}

const Notices = styled.div`
  max-inline-size: ${token.size.reading};
  margin-block: ${token.space[8]} calc(-1 * ${token.space[6]});
`;
