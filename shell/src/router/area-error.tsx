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
  if (isRefusedCall(error)) return <FailedArea name={name} error={error} />;
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

/** An answer of the API, or no connection: the code is fine, and another version of it would meet the same. */
function isRefusedCall(error: unknown): boolean {
  return (typeof error === 'object' && error !== null && 'status' in error) || navigator.onLine === false;
}
