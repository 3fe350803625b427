import { useTitle } from '@declic/remote-kit';
import { useSession } from '@declic/session';
import { consoleCrumbs } from '../crumbs';
import { ApiKeys } from '../features/api-keys/api-keys';
import { AuthenticationRequired } from '../features/api-keys/authentication-required';
import { ConsolePage } from '../ui/console-page';

export const handle = consoleCrumbs('Keys');

export function Component() {
  const isSignedOut = useSession(({ status }) => status === 'anonymous');
  useTitle('My API Keys - Declic');

  return (
    <ConsolePage title="My API Keys" subtitle="Your key opens every action. It is shown in full only once.">
      {isSignedOut ? <AuthenticationRequired /> : <ApiKeys />}
    </ConsolePage>
  );
}
