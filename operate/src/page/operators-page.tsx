import { AppHeader, Button, Container, SkipLink, ThemeToggle, token } from '@declic/design-system';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { paths } from '../paths';
import { forgetToken, tokenStore } from '../token/operator-token';
import { TokenForm } from '../token/token-form';

/** The frame of every page for operators. Without a token it asks for one, and shows nothing else. */
export function OperatorsPage() {
  const hasToken = useStore(tokenStore, (state) => state.token !== null);
  return (
    <>
      <SkipLink />
      <AppHeader
        homeHref={paths.releases}
        nav={hasToken ? [{ label: 'Releases', href: paths.releases, current: true }] : []}
        actions={
          hasToken ? (
            <Button variant="secondary" size="sm" onClick={() => forgetToken()}>
              Forget token
            </Button>
          ) : null
        }
        pinned={<ThemeToggle />}
      />
      <Main id="main" tabIndex={-1}>
        <Container>{hasToken ? <Outlet /> : <TokenForm />}</Container>
      </Main>
    </>
  );
}

const Main = styled.main`
  padding-block: ${token.space[5]} ${token.space[8]};

  &:focus {
    outline: none;
  }
`;
