import { Stack } from '@declic/design-system';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { prefetch, RouteBoundary } from '@declic/remote-kit';
import type { ReactNode } from 'react';
import { StatsFailure } from '../stats/stats-failure';
import { zeroStats } from '../stats/api-stats';
import { AccountFigures, AccountOverview } from '../features/dashboard/account-overview';
import { ActionSearch } from '../features/dashboard/action-search';
import { AccountOverviewSkeleton } from '../features/dashboard/account-overview-skeleton';
import { ToolGrid } from '../features/tools/tool-grid';
import { ToolsFailure } from '../features/tools/tools-failure';
import { toolPricingQuery } from '../features/tools/tool-pricing.queries';
import { CardSkeleton } from '../ui/card-skeleton';
import { ConsolePage } from '../ui/console-page';

export function loader() {
  prefetch(accountStatsQuery());
  return prefetch(toolPricingQuery());
}

export function Component() {
  return (
    <ConsolePage title="Dashboard" subtitle="Your credits, your activity and your tools.">
      <Account>
        <Tools />
      </Account>
    </ConsolePage>
  );
}

function Account({ children }: { children: ReactNode }) {
  return (
    <RouteBoundary
      loading={<AccountOverviewSkeleton />}
      renderError={(error, retry) => (
        <StatsFailure error={error} onRetry={retry}>
          <Stack $gap={6}>
            <ActionSearch />
            <AccountFigures stats={zeroStats} known={false} />
            {children}
          </Stack>
        </StatsFailure>
      )}
    >
      <AccountOverview>{children}</AccountOverview>
    </RouteBoundary>
  );
}

function Tools() {
  return (
    <RouteBoundary
      loading={<CardSkeleton label="Loading the tools" height="160px" />}
      renderError={(error, retry) => <ToolsFailure error={error} onRetry={retry} />}
    >
      <ToolGrid />
    </RouteBoundary>
  );
}
