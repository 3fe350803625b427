import { PageFrame } from '@declic/remote-kit/host';
import { PageSpinner } from '../ui/page-spinner';
import { Chrome } from './chrome';
import { useLayout } from '../areas/use-area';

/** Initial screen: the chrome, while code and session are loading. */
export function RootFallback() {
  const layout = useLayout();
  return (
    <PageFrame aria-busy>
      <Chrome layout={layout}>
        <PageSpinner />
      </Chrome>
    </PageFrame>
  );
}
