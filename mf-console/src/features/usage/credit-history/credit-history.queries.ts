import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { queryOptions } from '@tanstack/react-query';
import type { PeriodRange } from '../view/usage-period';
import { periodQuery } from '../view/usage-scope';

export type CreditPoint = Schemas['CreditHistoryPoint'];

/** 49 points: one per half hour of a day, one per seven hours of a fortnight; few enough for a table. */
const POINTS = 49;

export interface CreditHistoryScope {
  range: PeriodRange;
  pinnedAt: number;
}

/** The balance over a period. It does not depend on the type filter: all types share one balance. */
export const creditHistoryQuery = (scope: CreditHistoryScope) =>
  queryOptions({
    queryKey: accountsKey('usage', 'credits', scope),
    queryFn: ({ signal }) =>
      unwrap(
        accountsApi.GET('/api/accounts/usage/credits', {
          params: { query: { ...periodQuery(scope.range), p_points: POINTS } },
          signal,
        }),
      ),
  });
