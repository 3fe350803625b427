import { marketingApi, unwrap } from '@declic/openapi/marketing';
import { queryOptions } from '@tanstack/react-query';

const HALF_A_MINUTE = 30_000;

/** The offer to the first of the waitlist, with the places that are left. */
export const offerQuery = () =>
  queryOptions({
    queryKey: ['marketing', 'offer'],
    queryFn: ({ signal }) => unwrap(marketingApi.GET('/api/marketing/offer', { signal })),
    staleTime: HALF_A_MINUTE,
  });
