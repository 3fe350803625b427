import { unwrap, workshopsApi } from '@declic/openapi/workshops';
import { queryOptions } from '@tanstack/react-query';
import { HALF_A_MINUTE, workshopKeys } from '../../domain/workshop-keys';

/** One page of the list, from 1. Shared by the route's loader and the component, so the two can never disagree on the key. */
export const workshopListQuery = (page: number) =>
  queryOptions({
    queryKey: workshopKeys.list(page),
    queryFn: ({ signal }) =>
      unwrap(workshopsApi.GET('/api/workshops/sessions', { params: { query: { page } }, signal })),
    staleTime: HALF_A_MINUTE,
  });
