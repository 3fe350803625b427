import type { ReactNode } from 'react';
import { AppHeader, ThemeToggle } from '@declic/design-system';
import { Main } from './main';

/** Minimal chrome: home link, theme and the page. */
export function BareChrome({ children }: { children: ReactNode }) {
  return (
    <>
      <AppHeader pinned={<ThemeToggle />} />
      <Main>{children}</Main>
    </>
  );
}
