import preview from '@declic/design-system/storybook/preview';
import { aRequest, someRequests } from '../../../testing/usage-factories';
import { Requests } from './requests';
import { RequestsContent } from './requests-content';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { actionSlugsQuery, type RequestEntry, type RequestFilter, requestsQuery } from './requests.queries';
import type { RequestsView } from './requests-view';

const now = Date.UTC(2026, 10, 21, 12);

const view: RequestsView = {
  outcome: 'all',
  action: '',
  period: 'last30days',
  range: null,
  request: '',
  before: null,
  after: null,
};

const slugs = [actionSlugsQuery().queryKey, ['email_validate', 'score_leads']] as const;

/** A page that is in the cache already. */
function answered(items: readonly RequestEntry[], filter: RequestFilter = {}, older: string | null = null) {
  const { queryKey } = requestsQuery({ filter, before: null, after: null, pinnedAt: now });
  return [slugs, [queryKey, { items, older, newer: null }]];
}

const meta = preview.meta({
  title: 'Console/Usage/Requests',
  component: Requests,
  args: { view, now, onChange: () => undefined, onShowAll: () => undefined },
});

export const Default = meta.story({ parameters: { queries: answered(someRequests(), {}, 'older') } });

export const Searched = meta.story({
  args: { view: { ...view, request: aRequest().request_id } },
  parameters: { queries: answered([aRequest()], { request_id: aRequest().request_id }) },
});

export const LongText = meta.story({
  parameters: {
    queries: answered([
      aRequest({
        action: 'a_slug_without_a_single_place_to_break_it_in_two_or_three_lines',
        request_id: 'a_request_id_of_the_caller_own_making_with_sixty-four_characters',
        status: 422,
        code: 'idempotency_key_reused',
        duration_ms: 123_456,
        unlisted: 1_234_567,
      }),
    ]),
  },
});

export const Empty = meta.story({ parameters: { queries: answered([]) } });

export const NothingFound = meta.story({
  args: { view: { ...view, request: 'nothing' } },
  parameters: { queries: answered([], { request_id: 'nothing' }) },
});

export const NothingLeftOver = meta.story({
  args: { view: { ...view, outcome: 'failed' } },
  parameters: { queries: answered([], { outcome: 'failed' }) },
});

export const Loading = meta.story({ render: () => <RowsSkeleton label="Loading your requests" /> });

export const Failure = meta.story({
  render: ({ onChange, onShowAll }) => (
    <RequestsContent
      page={undefined}
      loading={false}
      error={new TypeError('Failed to fetch')}
      view={view}
      onRetry={() => undefined}
      onChange={onChange}
      onShowAll={onShowAll}
    />
  ),
});
