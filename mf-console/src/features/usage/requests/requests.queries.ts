import { actionsApi, type Schemas, unwrap } from '@declic/openapi/actions';
import { getLocalTimeZone } from '@internationalized/date';
import { queryOptions } from '@tanstack/react-query';
import { type RequestsView, toRequestsQuery } from './requests-view';

export type RequestEntry = Schemas['Request'];
export type RequestPage = Schemas['RequestPage'];
export type RequestFilter = ReturnType<typeof toRequestsQuery>;

const PAGE_SIZE = 50;

/** What page of the requests is asked for, and when: a new moment is a new question. */
export interface RequestsQuestion {
  filter: RequestFilter;
  before: string | null;
  after: string | null;
  pinnedAt: number;
}

/** What a view asks for at a moment. */
export function toRequestsQuestion(view: RequestsView, now: number): RequestsQuestion {
  const { before, after } = view;
  return { filter: toRequestsQuery(view, now, getLocalTimeZone()), before, after, pinnedAt: now };
}

export const requestsQuery = ({ filter, before, after, pinnedAt }: RequestsQuestion) =>
  queryOptions({
    queryKey: ['actions', 'requests', filter, { before, after, pinnedAt }] as const,
    queryFn: ({ signal }) =>
      unwrap(
        actionsApi.GET('/api/actions/requests', {
          params: { query: { ...filter, ...(before && { before }), ...(after && { after }), limit: PAGE_SIZE } },
          signal,
        }),
      ),
  });

/** The slugs that one can filter by. */
export const actionSlugsQuery = () =>
  queryOptions({
    queryKey: ['actions', 'slugs'] as const,
    queryFn: async ({ signal }) => {
      const actions = await unwrap(actionsApi.GET('/api/actions/catalogue', { signal }));
      return actions.map(({ slug }) => slug).sort();
    },
    staleTime: 5 * 60_000,
  });
