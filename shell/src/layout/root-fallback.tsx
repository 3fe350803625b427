import { PageSpinner } from '../pages/page-spinner';
import { Chrome } from './chrome';
import { Frame } from './root';
import { useLayout } from './use-area';

/** The first moments of a page: its chrome is there while its code and the session are on their way. */
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
