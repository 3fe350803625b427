import { type Schemas, unwrap, workshopsApi } from '@declic/openapi/workshops';
import { useSingleMutation } from '@declic/remote-kit';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { inTime } from '../../domain/in-time';
import { workshopKeys } from '../../domain/workshop-keys';
import { toRefusedLink } from '../../personal-link/refused-link';

export type WaitingPlace = Schemas['WaitingPlace'];

/** While the person pays in another tab; in line, and while an offer may end. In milliseconds. */
const POLL_MS = { held: 5_000, open: 30_000 } as const;

export const bearing = (token: string) => ({ headers: { 'Waiting-Token': token } });

/** The place in line. It is asked for again while it or its offer is open, and until an accepted seat is paid for. */
export const waitingPlaceQuery = (token: string) =>
  queryOptions({
    queryKey: workshopKeys.waitingPlace(token),
    queryFn: ({ signal }) =>
      unwrap(workshopsApi.GET('/api/workshops/my-waiting-place', { ...bearing(token), signal })).catch(toRefusedLink),
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || data === 'refused') return false;
      if (data.booking?.status === 'held') return POLL_MS.held;
      return data.status === 'waiting' || data.status === 'offered' ? POLL_MS.open : false;
    },
  });

function usePlaceCall(token: string, name: 'confirm' | 'pass' | 'leave') {
  const client = useQueryClient();
  const queryKey = workshopKeys.waitingPlace(token);
  return useSingleMutation({
    mutationKey: ['workshops-waiting', name, token],
    mutationFn: () =>
      unwrap(workshopsApi.POST(`/api/workshops/my-waiting-place/${name}`, { ...bearing(token), ...inTime() })),
    onSuccess: (place) => client.setQueryData(queryKey, place),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export const useConfirmPlace = (token: string) => usePlaceCall(token, 'confirm');
export const usePassOffer = (token: string) => usePlaceCall(token, 'pass');
export const useLeaveLine = (token: string) => usePlaceCall(token, 'leave');
