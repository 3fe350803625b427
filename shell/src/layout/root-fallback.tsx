import { PageSpinner } from '../pages/page-spinner';
import { Chrome } from './chrome';
import { Frame } from './root';
import { useLayout } from './use-area';

/** Initial screen: the chrome, while code and session are loading. */
export function RootFallback() {
  const layout = useLayout();
  return (
    <Frame aria-busy>
      <Chrome layout={layout}>
        <PageSpinner />
      </Chrome>
    </Frame>
  );
}
