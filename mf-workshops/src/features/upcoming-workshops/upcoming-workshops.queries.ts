import { unwrap, workshopsApi } from '@declic/openapi/workshops';
import { queryOptions } from '@tanstack/react-query';
import { HALF_A_MINUTE, workshopKeys } from '../../domain/workshop-keys';

/** Shared by the route's loader and the component, so the two can never disagree on the key. */
export const workshopListQuery = () =>
  queryOptions({
    queryKey: workshopKeys.list(),
    queryFn: async ({ signal }) => (await unwrap(workshopsApi.GET('/api/workshops/sessions', { signal }))).items,
    staleTime: HALF_A_MINUTE,
  });
