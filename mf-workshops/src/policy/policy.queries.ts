import { type Schemas, unwrap, workshopsApi } from '@declic/openapi/workshops';
import { queryOptions } from '@tanstack/react-query';
import { workshopKeys } from '../domain/workshop-keys';

export type BookingPolicy = Schemas['BookingPolicy'];

const TEN_MINUTES_MS = 600_000;

/** What holds for every booking. Pages show its sentences and have no number of their own. */
export const policyQuery = () =>
  queryOptions({
    queryKey: workshopKeys.policy(),
    queryFn: ({ signal }) => unwrap(workshopsApi.GET('/api/workshops/policy', { signal })),
    staleTime: TEN_MINUTES_MS,
  });
