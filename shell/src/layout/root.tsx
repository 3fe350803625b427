import { useState } from 'react';
import { SkipLink } from '@declic/design-system';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { styled } from 'styled-components';
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
  const userChangeCount = useUserChangeCount();
  useFocusAfterNavigation();
  useGuardWhileOpen();

  return (
    <Frame>
      {layout === 'site' ? null : <SkipLink />}
      <NavigationProgress />
      <PreviewBanner preview={preview} />
      <Chrome layout={layout}>
        <KeyGuard key={userChangeCount}>
          <Outlet />
        </KeyGuard>
      </Chrome>
      <NewVersionNotice />
      <ScrollRestoration />
    </Frame>
  );
}

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  & h1:focus {
    outline: none;
  }
`;
