import { CardSkeleton, Stack } from '@declic/design-system';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { prefetch, RouteBoundary } from '@declic/remote-kit';
import { StatsFailure } from '../stats/stats-failure';
import { zeroStats } from '../stats/api-stats';
import { useQuery } from '@tanstack/react-query';
import { consoleCrumbs } from '../crumbs';
import { ApiFigures, ApiStatCards } from '../features/api/api-figures';
import { ApiLinks } from '../features/api/api-links';
import { QuickStart } from '../features/api/quick-start';
import { Need } from '../features/propose-action/need';
import { billingOverviewQuery } from '../features/plans/billing-overview.queries';
import { ConsolePage } from '../ui/console-page';

export const handle = consoleCrumbs('API');
export const loader = () => prefetch(accountStatsQuery());

export function Component() {
  return (
    <ConsolePage title="API Hub" subtitle="One key, one POST per action.">
      <Stack $gap={5}>
        <Need />
        <Figures />
        <ApiLinks />
        <QuickStart />
      </Stack>
    </ConsolePage>
  );
}

function Figures() {
  // When the overview fails, the figures are shown without it.
  const { data: overview } = useQuery(billingOverviewQuery());
  return (
    <RouteBoundary
      loading={<CardSkeleton label="Loading your figures" height="112px" />}
      renderError={(error, retry) => (
        <StatsFailure error={error} onRetry={retry}>
          <ApiStatCards stats={zeroStats} />
        </StatsFailure>
      )}
    >
      <ApiFigures suspended={overview?.key_status === 'suspended'} />
    </RouteBoundary>
  );
}
