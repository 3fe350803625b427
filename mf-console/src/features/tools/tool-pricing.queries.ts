import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { queryOptions } from '@tanstack/react-query';

export type Tool = Schemas['ToolPricing'];

/** Every tool and its price. */
export const toolPricingQuery = () =>
  queryOptions({
    queryKey: ['tools', 'pricing'],
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/tools', { signal })),
  });
