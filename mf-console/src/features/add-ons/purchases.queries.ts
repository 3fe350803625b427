import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { queryOptions } from '@tanstack/react-query';

export type Purchase = Schemas['Purchase'];

const FRESH_MS = 5_000;

/** What was bought once, newest first. Payments happen in another tab: coming back to the page asks again. */
export const purchasesQuery = () =>
  queryOptions({
    queryKey: accountsKey('purchases'),
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/purchases', { signal })),
    staleTime: FRESH_MS,
  });
