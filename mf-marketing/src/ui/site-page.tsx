import {
  ButtonLink,
  Footer,
  type FooterGroup,
  Link,
  SiteHeader,
  SkipLink,
  Text,
  ThemeToggle,
} from '@declic/design-system';
import type { ReactNode } from 'react';
import type { Language } from '../i18n/language';
import { type SiteTexts, siteTexts } from '../i18n/site.texts';
import { paths } from '../paths';
import { type LanguagePaths, LanguageSwitch } from './language-switch';

export interface SitePageProps {
  language: Language;
  /** The page in the other languages; without it, the switch leads to their landing pages. */
  languagePaths?: LanguagePaths | undefined;
  /** Above the header. */
  banner?: ReactNode;
  /** Above the footer, such as the legal notice. */
  notices?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the site. */
export function SitePage({ language, languagePaths = paths.landing, banner, notices, children }: SitePageProps) {
  const texts = siteTexts[language];
  return (
    <>
      <SkipLink label={texts.skip} />
      {banner}
      <SiteHeader
        homeHref={paths.landing(language)}
        nav={[
          { label: texts.templates, href: paths.templates() },
          { label: texts.signals, href: paths.signals() },
          { label: texts.experts, href: paths.partners() },
        ]}
        texts={texts}
        pinned={<LanguageSwitch current={language} label={texts.languageLabel} toPath={languagePaths} />}
        actions={
          <>
            <ButtonLink variant="ghost" href={paths.signIn()}>
              {texts.signIn}
            </ButtonLink>
            <ThemeToggle texts={texts} />
          </>
        }
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {notices}
      <Footer tagline={texts.tagline} groups={footerGroups(language, texts)}>
        <Text as="span" size="small">
          {texts.copyright}
        </Text>
        <Link variant="quiet" href={paths.privacy(language)}>
          {texts.privacy}
        </Link>
      </Footer>
    </>
  );
}

function footerGroups(language: Language, texts: SiteTexts): readonly FooterGroup[] {
  return [
    {
      title: texts.product,
      links: [
        { label: texts.templates, href: paths.templates() },
        { label: texts.signals, href: paths.signals() },
        { label: texts.experts, href: paths.partners() },
        { label: texts.workshops, href: paths.workshops() },
      ],
    },
    {
      title: texts.about,
      links: [
        { label: texts.legal, href: paths.legal(language) },
        { label: texts.contact, href: 'mailto:support@declic.example' },
      ],
    },
  ];
}
