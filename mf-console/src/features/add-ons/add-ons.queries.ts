import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { queryOptions } from '@tanstack/react-query';

export type AddOn = Schemas['AddOn'];

/** What can be bought once. */
export const addOnsQuery = () =>
  queryOptions({
    queryKey: accountsKey('add-ons'),
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/add-ons', { signal })),
  });
