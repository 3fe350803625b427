import { unwrap, workshopsApi } from '@declic/openapi/workshops';
import { queryOptions } from '@tanstack/react-query';
import { HALF_A_MINUTE, workshopKeys } from '../../domain/workshop-keys';

export const workshopQuery = (id: string) =>
  queryOptions({
    queryKey: workshopKeys.one(id),
    queryFn: ({ signal }) => unwrap(workshopsApi.GET('/api/workshops/sessions/{id}', { params: { path: { id } }, signal })),
    staleTime: HALF_A_MINUTE,
  });
