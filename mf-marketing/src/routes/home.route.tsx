import { Container, Link, media, Text, token } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { withClaims } from '../claims';
import { siteHead } from '../head/site-head';
import { SITE_JSON_LD } from '../head/site-json-ld';
import source from '../i18n/home.texts.json';
import { languages } from '../i18n/language';
import { paths } from '../paths';
import { PageHeading } from '../ui/display';
import { ClickDrawing } from '../ui/drawings/click-drawing';
import { SitePage } from '../ui/site-page';

const texts = withClaims(source);

/** The page at `/`, which robots read, and at `/home`: the three languages, each in its own words. */
export function Component() {
  usePageHead(
    siteHead({
      language: 'en',
      title: 'declic: One POST. Done.',
      description: 'Ready-made automation actions, one POST each. Choose your language: Français, English, Español.',
      path: '/',
      picture: 'en',
      pictureText: texts.en.sentence,
      jsonLd: SITE_JSON_LD,
    }),
  );
  return (
    <SitePage language="en">
      <Container>
        <Screen>
          <Opening>
            <PageHeading>declic</PageHeading>
            <Drawing />
          </Opening>
          <Doors role="list">
            {languages.map((language) => (
              <li key={language} lang={language}>
                <Door href={paths.landing(language)} hrefLang={language} variant="quiet">
                  <strong>{texts[language].sentence}</strong>
                  <Text as="span" tone="muted">
                    {texts[language].text}
                  </Text>
                  <Text as="span" tone="accent" weight="medium">
                    {texts[language].action}
                  </Text>
                </Door>
              </li>
            ))}
          </Doors>
        </Screen>
      </Container>
    </SitePage>
  );
}

const Screen = styled.div`
  display: grid;
  gap: ${token.space[6]};
  padding-block: ${token.space[7]};
`;

const Opening = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[5]};
`;

const Drawing = styled(ClickDrawing)`
  inline-size: clamp(6rem, 18vw, 14rem);
`;

const Doors = styled.ul`
  display: grid;
  border-block-start: 1px solid ${token.color.line};

  & > li {
    border-block-end: 1px solid ${token.color.line};
  }
`;

const Door = styled(Link)`
  display: grid;
  gap: ${token.space[2]};
  padding-block: ${token.space[5]};
  color: ${token.color.text};

  & > strong {
    font-family: ${token.font.heading};
    font-size: clamp(2rem, 7vw, 5.5rem);
    font-weight: ${token.weight.semibold};
    letter-spacing: -0.04em;
    line-height: 1;
  }

  &:hover,
  &:hover > strong {
    text-decoration: none;
  }

  &:hover > strong {
    color: ${token.color.accentText};
  }

  ${media.desktop} {
    grid-template-columns: 1fr auto;

    & > strong {
      grid-row: span 2;
    }
  }
`;
