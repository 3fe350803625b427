import { CardSkeleton, Columns, Stack } from '@declic/design-system';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { prefetch, RouteBoundary } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { StatsFailure } from '../stats/stats-failure';
import { zeroStats } from '../stats/api-stats';
import { AccountFigures, AccountOverview } from '../features/dashboard/account-overview';
import { ActionSearch } from '../features/dashboard/action-search';
import { AccountOverviewSkeleton } from '../features/dashboard/account-overview-skeleton';
import { ActionHealth } from '../features/catalogue/action-health';
import { OpenEvidence } from '../features/catalogue/evidence/open-evidence';
import { actionsQuery } from '../features/catalogue/actions.queries';
import { RecentCalls } from '../features/dashboard/recent-calls';
import { recentCallsQuery } from '../features/dashboard/recent-calls.queries';
import { UsedActions } from '../features/dashboard/used-actions';
import { usedActionsQuery } from '../features/dashboard/used-actions.queries';
import { billingOverviewQuery } from '../features/plans/billing-overview.queries';
import { NextRenewal } from '../features/plans/next-renewal';
import { CreditHistory } from '../features/usage/credit-history/credit-history';
import { creditHistoryQuery } from '../features/usage/credit-history/credit-history.queries';
import { ToolGrid } from '../features/tools/tool-grid';
import { ToolsFailure } from '../features/tools/tools-failure';
import { toolPricingQuery } from '../features/tools/tool-pricing.queries';
import { ConsolePage } from '../ui/console-page';
import { LoadedSection } from '../ui/loaded-section';

export function loader() {
  const { since, scope } = pinLastDays();
  prefetch(accountStatsQuery());
  prefetch(recentCallsQuery());
  prefetch(usedActionsQuery(since));
  prefetch(creditHistoryQuery(scope));
  prefetch(billingOverviewQuery());
  return prefetch(toolPricingQuery());
}

const MINUTE_MS = 60_000;
const DAYS_MS = 30 * 24 * 60 * MINUTE_MS;

/** The last 30 days up to this minute, so that the loader and the page ask the same. */
function pinLastDays() {
  const pinnedAt = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const since = new Date(pinnedAt - DAYS_MS).toISOString();
  return { since, scope: { range: { start: since, end: null }, pinnedAt } };
}

export function Component() {
  return (
    <ConsolePage title="Dashboard" subtitle="Your credits, your activity and your tools.">
      <Account>
        <AccountDetails />
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

/** What the account did and what comes next. Each part loads, and fails, by itself. */
function AccountDetails() {
  const [{ since, scope }] = useState(pinLastDays);
  return (
    <Columns $columns="minmax(0, 2fr) minmax(0, 1fr)" $gap={6} $align="start">
      <Stack $gap={6}>
        <LoadedSection
          heading="Recent calls"
          loading="Loading your calls"
          height="480px"
          failed="Failed to load your calls"
        >
          <RecentCalls />
        </LoadedSection>
        <CreditHistory scope={scope} period="Last 30 days" />
      </Stack>
      <Stack $gap={6}>
        <Actions since={since} />
        <LoadedSection
          heading="Next renewal"
          loading="Loading your plan"
          height="160px"
          failed="Failed to load your plan"
        >
          <NextRenewal />
        </LoadedSection>
        <Tools />
      </Stack>
    </Columns>
  );
}

function Actions({ since }: { since: string }) {
  // When the catalogue fails, the actions are shown without their titles and health.
  const { data: catalogue = [] } = useQuery(actionsQuery({ search: '', category: null }));
  const [opened, setOpened] = useState<string | null>(null);
  const find = (slug: string) => catalogue.find((candidate) => candidate.slug === slug);
  const renderHealth = (slug: string) => {
    const action = find(slug);
    return action ? <ActionHealth action={action} onOpen={setOpened} /> : null;
  };
  return (
    <LoadedSection
      heading="Actions you use"
      hint="Last 30 days"
      loading="Loading your actions"
      height="320px"
      failed="Failed to load your actions"
    >
      <UsedActions since={since} findTitle={(slug) => find(slug)?.title} renderHealth={renderHealth} />
      <OpenEvidence slug={opened} onClose={() => setOpened(null)} />
    </LoadedSection>
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
