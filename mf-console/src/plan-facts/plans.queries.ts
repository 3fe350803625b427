import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { queryOptions } from '@tanstack/react-query';

export type Plan = Schemas['Plan'];
export type PlanSlug = Schemas['PlanSlug'];

/** The plans, from the smallest to the largest. */
export const plansQuery = () =>
  queryOptions({
    queryKey: accountsKey('plans'),
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/plans', { signal })),
  });
