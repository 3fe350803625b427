import { Stack } from '@declic/design-system';
import { useTitle } from '@declic/remote-kit';
import { useSession } from '@declic/session';
import { useQuery } from '@tanstack/react-query';
import { consoleCrumbs } from '../crumbs';
import { ApiKeys } from '../features/api-keys/api-keys';
import { AuthenticationRequired } from '../features/api-keys/authentication-required';
import { UsageFrozenNotice } from '../features/api-keys/usage-frozen-notice';
import { billingOverviewQuery } from '../features/billing/billing-overview.queries';
import { CallLimit } from '../features/billing/call-limit';
import { ConsolePage } from '../ui/console-page';

export const handle = consoleCrumbs('Keys');

export function Component() {
  const isSignedOut = useSession(({ status }) => status === 'anonymous');
  useTitle('My API Keys - Declic');

  return (
    <ConsolePage title="My API Keys" subtitle="Your key opens every action. It is shown in full only once.">
      {isSignedOut ? (
        <AuthenticationRequired />
      ) : (
        <Stack $gap={5}>
          <Suspension />
          <CallLimit />
          <ApiKeys />
        </Stack>
      )}
    </ConsolePage>
  );
}

/** Says so when the subscription holds the key back. When that cannot be found out, the account page says what is wrong. */
function Suspension() {
  const { data } = useQuery(billingOverviewQuery());
  return data?.key_status === 'suspended' ? <UsageFrozenNotice /> : null;
}
