import {
  Badge,
  ButtonLink,
  Container,
  PageTitle,
  SiteHeader,
  SkipLink,
  ThemeToggle,
  media,
  token,
} from '@declic/design-system';
import { useTitle } from '@declic/remote-kit';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { LiveExample } from '../features/live-example/live-example';
import { WaitlistForm } from '../features/waitlist/waitlist-form';
import { landingTexts } from '../i18n/landing.texts';
import { languageOfPath } from '../i18n/language';
import { paths } from '../paths';
import { LanguageSwitch } from '../ui/language-switch';
import { MarketingFooter } from '../ui/site-footer';
import { StepsSection } from '../ui/steps-section';

export function Component() {
  const language = languageOfPath(useLocation().pathname);
  const texts = landingTexts[language];
  useTitle(texts.title, { lang: language, description: texts.description, canonical: paths.landing(language) });

  return (
    <>
      <SkipLink label={texts.skip} />
      <SiteHeader
        homeHref={paths.landing(language)}
        pinned={<LanguageSwitch current={language} label={texts.languageLabel} />}
        actions={
          <>
            <ButtonLink variant="ghost" href={paths.signIn()}>
              {texts.signIn}
            </ButtonLink>
            <ThemeToggle />
          </>
        }
      />
      <main id="main" tabIndex={-1}>
        <Container>
          <Hero>
            <Pitch>
              <Badge tone="accent">{texts.offer}</Badge>
              <PageTitle size="display" lead={texts.lead}>
                {texts.heading}
              </PageTitle>
            </Pitch>
            <WaitlistForm key={language} language={language} />
            <LiveExample label={texts.exampleLabel} requestLabel={texts.requestLabel} answerLabel={texts.answerLabel} />
          </Hero>
          <StepsSection heading={texts.stepsHeading} steps={texts.steps} />
        </Container>
      </main>
      <MarketingFooter texts={texts} />
    </>
  );
}

const Hero = styled.div`
  display: grid;
  gap: ${token.space[6]};
  padding-block: ${token.space[6]};

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${token.space[7]} ${token.space[8]};
    align-items: start;
    padding-block: ${token.space[9]} ${token.space[8]};

    & > form,
    & > :nth-child(2) {
      grid-row: span 2;
    }
  }
`;

const Pitch = styled.div`
  display: grid;
  gap: ${token.space[5]};
  justify-items: start;
`;
