import { isRefusedCall } from '@declic/remote-kit/host';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { RemoteLoadError } from '../federation/remote-load-error';
import { WithAppChrome } from '../layout/with-app-chrome';
import { NotFound } from '../pages/not-found';
import { PageSpinner } from '../ui/page-spinner';
import { AreaCard } from '../areas/area-card';
import { useCrashRecovery } from '../areas/use-crash-recovery';

/** What stands in the place of an area that failed: another version if there is one, otherwise the card. */
export function AreaError({ name }: { name?: string }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (error instanceof RemoteLoadError) return <FailedArea name={error.remoteName} error={error} />;
  if (name === undefined) throw error;
  // Without a network, no other version comes either.
  if (isRefusedCall(error) || navigator.onLine === false) return <FailedArea name={name} error={error} />;
  return <CrashedArea name={name} error={error} />;
}

function FailedArea({ name, error }: { name: string; error: unknown }) {
  return (
    <WithAppChrome>
      <AreaCard name={name} error={error} />
    </WithAppChrome>
  );
}

/** Code that threw while it ran. */
function CrashedArea({ name, error }: { name: string; error: unknown }) {
  const recovering = useCrashRecovery(error, name);
  return <WithAppChrome>{recovering ? <PageSpinner /> : <AreaCard name={name} error={error} />}</WithAppChrome>;
}
