import { Container, Footer, media, SiteHeader, SkipLink, Text, ThemeToggle, token } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CONTACT_EMAIL, TELEGRAM_URL } from '../domain/contact';
import { useUtmPath } from '../domain/utm';
import { paths } from '../paths';

/** Frame of every workshop page: brand, home link and footer. */
export function WorkshopPage({ children }: { children: ReactNode }) {
  const withCampaign = useUtmPath();
  return (
    <>
      <SkipLink label="Aller au contenu" />
      <SiteHeader
        homeHref={withCampaign(paths.home())}
        texts={{
          home: 'declic, ateliers',
          nav: 'Principale',
          openMenu: 'Ouvrir le menu',
          closeMenu: 'Fermer le menu',
        }}
        nav={[
          { label: 'Ateliers', href: withCampaign(paths.home()) },
          { label: 'Questions', href: withCampaign(paths.questions()) },
          { label: 'Contact', href: withCampaign(paths.contact()) },
        ]}
        pinned={<ThemeToggle texts={{ toLight: 'Passer au thème clair', toDark: 'Passer au thème sombre' }} />}
      />
      <Main id="main" tabIndex={-1}>
        <Container>{children}</Container>
      </Main>
      <Footer
        tagline="Un petit geste, et c’est fait."
        groups={[
          {
            title: 'Nous écrire',
            links: [
              { label: CONTACT_EMAIL, href: `mailto:${CONTACT_EMAIL}` },
              { label: 'Telegram', href: TELEGRAM_URL },
            ],
          },
        ]}
      >
        <Text as="span" size="small" tone="muted">
          © Declic · Les heures sont celles de Paris.
        </Text>
      </Footer>
    </>
  );
}

const Main = styled.main`
  padding-block: ${token.space[6]};

  ${media.desktop} {
    padding-block: ${token.space[7]};
  }
`;
