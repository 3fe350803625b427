import { actionsApi, type Schemas, unwrap } from '@declic/openapi/actions';
import { queryOptions } from '@tanstack/react-query';

export type Evidence = Schemas['ActionEvidence'];

const MINUTE = 60_000;

/** What the figures of an action are computed from. */
export const evidenceQuery = (slug: string) =>
  queryOptions({
    queryKey: ['actions', 'evidence', slug],
    queryFn: ({ signal }) =>
      unwrap(actionsApi.GET('/api/actions/catalogue/{slug}/evidence', { params: { path: { slug } }, signal })),
    staleTime: MINUTE,
  });
