import { Stack } from '@declic/design-system';
import { useSession } from '@declic/session';
import { useQuery } from '@tanstack/react-query';
import { consoleCrumbs } from '../crumbs';
import { ApiKeys } from '../features/keys/api-keys';
import { AuthenticationRequired } from '../features/keys/authentication-required';
import { billingOverviewQuery } from '../features/plans/billing-overview.queries';
import { CallLimit } from '../features/plans/call-limit';
import { ConsolePage } from '../ui/console-page';

export const handle = consoleCrumbs('Keys');

export function Component() {
  const isSignedOut = useSession(({ status }) => status === 'anonymous');
  // When the overview fails, the key is shown without its state; the account page shows the error.
  const { data: overview } = useQuery({ ...billingOverviewQuery(), enabled: !isSignedOut });

  return (
    <ConsolePage title="My API Keys" subtitle="Your key opens every action. It is shown in full only once.">
      {isSignedOut ? (
        <AuthenticationRequired />
      ) : (
        <Stack $gap={5}>
          <CallLimit />
          <ApiKeys suspended={overview?.key_status === 'suspended'} />
        </Stack>
      )}
    </ConsolePage>
  );
}
