import { RouteError } from '@declic/remote-kit';
import { PageFrame } from '@declic/remote-kit/host';
import { useRouteError } from 'react-router-dom';
import { useShell } from '../areas/shell-context';
import { useCrashRecovery } from '../areas/use-crash-recovery';
import { PageSpinner } from '../ui/page-spinner';
import { BareChrome } from './bare-chrome';

/** The last boundary: a fault of the shell itself, or of an area that was left for one of the shell's own pages. */
export function RootError() {
  const error = useRouteError();
  const { recovery } = useShell();
  const recovering = useCrashRecovery(error);

  return (
    <PageFrame>
      <BareChrome>
        {recovering ? <PageSpinner /> : <RouteError error={error} onRetry={() => void recovery.reopen()} />}
      </BareChrome>
    </PageFrame>
  );
}
