import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { queryOptions } from '@tanstack/react-query';
import { periodQuery, type UsageScope } from '../view/usage-scope';

export type LedgerEntry = Schemas['LedgerEntry'];
export type LedgerExtent = Schemas['LedgerExtent'];

export const PAGE_SIZE = 50;

/** How many lines there are, and the newest of them: pages asked for with it do not shift. */
export const ledgerExtentQuery = (scope: UsageScope) =>
  queryOptions({
    queryKey: accountsKey('ledger', 'extent', scope),
    queryFn: ({ signal }) =>
      unwrap(accountsApi.GET('/api/accounts/ledger/extent', { params: { query: toQuery(scope) }, signal })),
  });

export const ledgerPageQuery = (scope: UsageScope, asOf: number, page: number) =>
  queryOptions({
    queryKey: accountsKey('ledger', 'page', scope, asOf, page),
    queryFn: ({ signal }) =>
      unwrap(
        accountsApi.GET('/api/accounts/ledger', {
          params: {
            query: { ...toQuery(scope), p_as_of: asOf, p_limit: PAGE_SIZE, p_offset: (page - 1) * PAGE_SIZE },
          },
          signal,
        }),
      ),
  });

/** A part of the ledger as the service calls it. */
export function toQuery({ range, filter }: UsageScope) {
  return { ...periodQuery(range), p_filter_type: filter };
}
