import type { ReactNode } from 'react';
import { AppHeader, ThemeToggle } from '@declic/design-system';
import { Main } from './main';

/** For pages that want one thing: the way home, the theme, and the page. */
export function BareChrome({ children }: { children: ReactNode }) {
  return (
    <>
      <AppHeader pinned={<ThemeToggle />} />
      <Main>{children}</Main>
    </>
  );
}
