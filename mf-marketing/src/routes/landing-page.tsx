import { Container } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { ActionGrid } from '../features/action-grid/action-grid';
import { Article } from '../features/article/article';
import { OfferBanner } from '../features/offer/offer-banner';
import { PainPoints } from '../features/pain-points/pain-points';
import { Story } from '../features/story/story';
import { WaitlistForm } from '../features/waitlist/waitlist-form';
import { siteHead } from '../head/site-head';
import { SITE_JSON_LD } from '../head/site-json-ld';
import type { LandingTexts } from '../i18n/landing/landing-texts';
import type { Language } from '../i18n/language';
import { LANDING_ALTERNATES } from '../i18n/alternates';
import { paths } from '../paths';
import { Section } from '../ui/display';
import { LegalNotice } from '../ui/legal-notice';
import { SitePage } from '../ui/site-page';
import { LandingHero } from './landing-hero';

export interface LandingPageProps {
  language: Language;
  texts: LandingTexts;
  /** How many cards the grid shows at first. */
  firstCards?: number | undefined;
}

const WAITLIST_ID = 'waitlist';

/** A landing page, from the offer to the legal notice. */
export function LandingPage({ language, texts, firstCards }: LandingPageProps) {
  const { grid } = texts;
  usePageHead(
    siteHead({
      language,
      title: texts.title,
      description: texts.description,
      path: paths.landing(language),
      alternates: LANDING_ALTERNATES,
      picture: language,
      pictureText: texts.heading.join(' '),
      jsonLd: SITE_JSON_LD,
    }),
  );

  return (
    <SitePage
      language={language}
      banner={<OfferBanner texts={texts} href={`#${WAITLIST_ID}`} />}
      notices={<LegalNotice language={language} />}
    >
      <LandingHero texts={texts} waitlistId={WAITLIST_ID}>
        <WaitlistForm key={language} language={language} />
      </LandingHero>
      <Section as="div">
        <Container>
          <ActionGrid cards={texts.cards} texts={grid} first={firstCards} />
        </Container>
      </Section>
      <PainPoints {...texts.pains} />
      <Story {...texts.story} />
      <Article texts={texts.article} sentLabel={grid.sent} answeredLabel={grid.answered} />
    </SitePage>
  );
}
