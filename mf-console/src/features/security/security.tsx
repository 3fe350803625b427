import { CardSkeleton, Stack } from '@declic/design-system';
import { RouteBoundary } from '@declic/remote-kit';
import { PageSection } from '../../ui/page-section';
import { AddressCard } from './address-card';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';

/** Address, password and open sessions. */
export function Security() {
  return (
    <PageSection heading="Security">
      <Stack>
        <PasswordCard />
        <AddressCard />
        <RouteBoundary
          loading={<CardSkeleton label="Loading your sessions" height="220px" />}
          title="Your sessions could not be loaded"
          message="You stay signed in. Try again in a moment."
        >
          <SessionsCard />
        </RouteBoundary>
      </Stack>
    </PageSection>
  );
}
