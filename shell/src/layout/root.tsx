import { useState } from 'react';
import { SkipLink } from '@declic/design-system';
import { useHydrated } from '@declic/remote-kit';
import { PageFrame } from '@declic/remote-kit/host';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { KeyGuard } from '../guards/key-guard';
import { PreviewBanner } from '../preview/preview-banner';
import { inlinedPreview } from '../preview/read-preview';
import { Chrome } from './chrome';
import { NewVersionNotice } from './new-version-notice';
import { NavigationProgress } from './navigation-progress';
import { useLayout } from '../areas/use-area';
import { useFocusAfterNavigation } from './use-focus-after-navigation';
import { useGuardWhileOpen } from '../guards/use-guard-while-open';
import { useUserChangeCount } from './use-user-change-count';

/** Every page: the chrome its area asks for (a site brings its own, skip link included), and the page itself. */
export function Root() {
  const layout = useLayout();
  const [preview] = useState(inlinedPreview);
  // What only the shell shows is not in the HTML of a page.
  const hydrated = useHydrated();
  const userChangeCount = useUserChangeCount();
  useFocusAfterNavigation();
  useGuardWhileOpen();

  return (
    <PageFrame
      before={
        <>
          {layout === 'site' ? null : <SkipLink />}
          <NavigationProgress />
          {hydrated ? <PreviewBanner preview={preview} /> : null}
        </>
      }
      after={
        <>
          {hydrated ? <NewVersionNotice /> : null}
          <ScrollRestoration />
        </>
      }
    >
      <Chrome layout={layout}>
        <KeyGuard key={userChangeCount}>
          <Outlet />
        </KeyGuard>
      </Chrome>
    </PageFrame>
  );
}
