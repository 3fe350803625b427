import { ApiError, unwrap, workshopsApi } from '@declic/openapi/workshops';
import { queryOptions } from '@tanstack/react-query';
import { HALF_A_MINUTE, workshopKeys } from '../../domain/workshop-keys';

/** An address that leads to no workshop. An answer, not a failure: trying again would not help. */
export interface MissingWorkshop {
  readonly missing: 'Workshop not found' | 'Invalid workshop ID';
}

export const workshopQuery = (id: string) =>
  queryOptions({
    queryKey: workshopKeys.one(id),
    queryFn: ({ signal }) =>
      unwrap(workshopsApi.GET('/api/workshops/sessions/{id}', { params: { path: { id } }, signal })).catch(
        toMissingWorkshop,
      ),
    staleTime: HALF_A_MINUTE,
  });

function toMissingWorkshop(error: unknown): MissingWorkshop {
  if (error instanceof ApiError && error.status === 404) return { missing: 'Workshop not found' };
  if (error instanceof ApiError && error.status === 400) return { missing: 'Invalid workshop ID' };
  throw error;
}
