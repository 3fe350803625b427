import { getLocalTimeZone } from '@internationalized/date';
import { Button, media, RefreshCw, Stack, token } from '@declic/design-system';
import { Tabs } from '@declic/design-system/tabs';
import { prefetch } from '@declic/remote-kit';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { consoleCrumbs } from '../crumbs';
import { CreditHistory } from '../features/usage/credit-history/credit-history';
import { creditHistoryQuery } from '../features/usage/credit-history/credit-history.queries';
import { TransactionHistory } from '../features/usage/transaction-history/transaction-history';
import { ledgerExtentQuery } from '../features/usage/transaction-history/transaction-history.queries';
import { Requests } from '../features/usage/requests/requests';
import { requestsQuery, toRequestsQuestion } from '../features/usage/requests/requests.queries';
import { parseRequestsView } from '../features/usage/requests/requests-view';
import { useRequestsView } from '../features/usage/requests/use-requests-view';
import { NoCredits } from '../features/usage/overview/no-credits';
import { UsageFilterBar } from '../features/usage/overview/usage-filter-bar';
import { unifiedUsageQuery } from '../features/usage/overview/unified-usage.queries';
import { UsageOverview } from '../features/usage/overview/usage-overview';
import { ConsolePage } from '../ui/console-page';
import { describePeriod } from '../features/usage/view/usage-period-label';
import { pinOnOpening, usePinnedNow } from '../features/usage/view/pinned-now';
import { parseChoice, parseUsageView } from '../features/usage/view/usage-view';
import { toScopes, useUsageView } from '../features/usage/view/use-usage-view';

export const handle = consoleCrumbs('Usage');

const tabs = ['overview', 'requests'] as const;

/** Asks for what the page will read, without waiting for the look at the account's key that precedes the page. */
export function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const now = pinOnOpening(params);
  if (parseTab(params) === 'requests')
    return prefetch(requestsQuery(toRequestsQuestion(parseRequestsView(params), now)));
  const scopes = toScopes(parseUsageView(params), now);
  prefetch(unifiedUsageQuery(scopes.usage));
  prefetch(creditHistoryQuery(scopes.credits));
  return prefetch(ledgerExtentQuery(scopes.history));
}

/** Once it is open the page asks by itself: a navigation that waits for a loader would lose the second of two quick changes. */
export const shouldRevalidate = () => false;

function parseTab(params: URLSearchParams) {
  return parseChoice(tabs, params.get('tab')) ?? 'overview';
}

export function Component() {
  const [params, setParams] = useSearchParams();
  const tab = parseTab(params);
  const { now, refresh } = usePinnedNow();

  return (
    <ConsolePage
      title="Usage"
      subtitle={`Where your credits go and where they come from. Times are those of ${getLocalTimeZone()}.`}
      actions={
        <Button variant="secondary" icon={<RefreshCw size={18} aria-hidden />} onClick={refresh}>
          Refresh
        </Button>
      }
    >
      <Tabs
        label="Views of your usage"
        value={tab}
        // Each has filters of its own.
        onValueChange={(next) => setParams(next === 'overview' ? {} : { tab: next }, { preventScrollReset: true })}
        tabs={[
          { value: 'overview', label: 'Overview', content: <Overview now={now} /> },
          { value: 'requests', label: 'Requests', content: <RequestsTab now={now} /> },
        ]}
      />
    </ConsolePage>
  );
}

function RequestsTab({ now }: { now: number }) {
  const { view, change, showAll } = useRequestsView();
  return <Requests view={view} now={now} onChange={change} onShowAll={showAll} />;
}

function Overview({ now }: { now: number }) {
  const { view, change } = useUsageView();
  const scopes = toScopes(view, now);
  const period = describePeriod(view, now, getLocalTimeZone());

  return (
    <Stack $gap={6}>
      <NoCredits />
      <UsageFilterBar
        view={view}
        now={now}
        onFilter={(filter) => change({ filter })}
        onPeriod={(next) => change({ period: next })}
        onRange={(days) => change({ period: 'custom', range: days })}
      />
      <Columns>
        <UsageOverview
          scope={scopes.usage}
          period={period}
          emptyAction={
            view.period === 'thismonth' ? null : (
              <Button variant="secondary" onClick={() => change({ period: 'thismonth' })}>
                Show this month
              </Button>
            )
          }
        />
        <CreditHistory scope={scopes.credits} period={view.filter === 'all' ? period : `${period}, all types`} />
      </Columns>
      <TransactionHistory
        scope={scopes.history}
        view={view}
        period={period}
        onPage={(page) => change({ page })}
        onHistory={(history) => change({ history })}
        onShowAllTypes={() => change({ filter: 'all' })}
      />
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]} ${token.space[5]};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
