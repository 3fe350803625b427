import { Container, Link, media, Text, token, VisuallyHidden } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { HEADING_ID, siteHead } from '../head/site-head';
import texts from '../i18n/coming-soon.texts.json';
import { languages } from '../i18n/language';
import { paths } from '../paths';
import { ClickDrawing } from '../ui/drawings/click-drawing';
import { SitePage } from '../ui/site-page';

/** For what is announced and not open yet, in three languages. */
export function Component() {
  usePageHead(
    siteHead({
      language: 'en',
      title: 'Coming soon - declic',
      description: 'This part of declic is not open yet. The waitlist tells you on the day it opens.',
      path: paths.comingSoon(),
      picture: 'coming-soon',
      pictureText: texts.en.word,
    }),
  );
  return (
    <SitePage language="en">
      <Container>
        <Screen>
          <VisuallyHidden as="h1" id={HEADING_ID}>
            Coming soon
          </VisuallyHidden>
          {languages.map((language) => {
            const { word, text, action } = texts[language];
            return (
              <section key={language} lang={language}>
                <Word>{word}</Word>
                <Text tone="muted">{text}</Text>
                <Link variant="strong" href={`${paths.landing(language)}#waitlist`} hrefLang={language}>
                  {action}
                </Link>
              </section>
            );
          })}
          <ClickDrawing />
        </Screen>
      </Container>
    </SitePage>
  );
}

const Screen = styled.div`
  display: grid;
  gap: ${token.space[7]};
  padding-block: ${token.space[8]};

  & > svg {
    inline-size: min(100%, 22rem);
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

const Word = styled.h2`
  font-family: ${token.font.heading};
  font-size: clamp(3.25rem, 9vw, 8rem);
  font-weight: ${token.weight.semibold};
  letter-spacing: -0.05em;
  line-height: 1;
  margin-block-end: ${token.space[3]};
`;
