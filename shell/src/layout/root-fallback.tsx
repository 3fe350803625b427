import { PageSpinner } from '../ui/page-spinner';
import { Chrome } from './chrome';
import { Frame } from './root';
import { useLayout } from '../areas/use-area';

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
