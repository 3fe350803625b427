import type { ReactNode } from 'react';
import { AppHeader, Breadcrumb, Container, Footer, ThemeToggle, token } from '@declic/design-system';
import { collectCrumbs } from '@declic/remote-kit/host';
import { useSession } from '@declic/session';
import { useLocation, useMatches } from 'react-router-dom';
import { styled } from 'styled-components';
import { FrozenUsageBanner } from '../billing/frozen-usage-banner';
import { SIGNED_IN_HOME } from '../guards/access-redirect';
import { AccountActions } from './account-actions';
import { footerGroups } from './footer-groups';
import { headerLinks, placeEntries } from './header-links';
import { Main } from './main';
import { useNavEntries } from './use-nav-entries';

/** The product's own chrome. What it links to comes from the remotes' manifests. */
export function AppChrome({ children }: { children: ReactNode }) {
  const crumbs = collectCrumbs(useMatches());
  const home = useSession(({ status }) => (status === 'signed-in' ? SIGNED_IN_HOME : '/'));
  const { pathname } = useLocation();
  const { inLine, further } = placeEntries(useNavEntries());

  return (
    <>
      <AppHeader
        homeHref={home}
        nav={headerLinks(inLine, pathname)}
        further={headerLinks(further, pathname)}
        actions={<AccountActions />}
        pinned={<ThemeToggle />}
      />
      <AboveTheFold>
        <FrozenUsageBanner />
        {crumbs.length > 0 ? (
          <Way>
            <Breadcrumb items={crumbs} />
          </Way>
        ) : null}
        <Main>{children}</Main>
      </AboveTheFold>
      <Footer groups={footerGroups(inLine)} tagline="One small gesture, done.">
        <span>© {new Date().getFullYear()} Declic</span>
      </Footer>
    </>
  );
}

/* The footer waits below: in sight, it would be pushed away by every page that fills while it loads. */
const AboveTheFold = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  min-block-size: calc(100dvh - 56px);
`;

const Way = styled(Container)`
  padding-block-start: ${token.space[4]};
`;
