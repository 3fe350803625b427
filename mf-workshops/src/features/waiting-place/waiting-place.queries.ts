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

type PlaceCall = (call: ReturnType<typeof bearing> & ReturnType<typeof inTime>) => Promise<WaitingPlace>;

function usePlaceCall(token: string, name: 'confirm' | 'pass' | 'leave', send: PlaceCall) {
  const client = useQueryClient();
  const queryKey = workshopKeys.waitingPlace(token);
  return useSingleMutation({
    mutationKey: ['workshops-waiting', name, token],
    mutationFn: () => send({ ...bearing(token), ...inTime() }),
    onSuccess: (place) => client.setQueryData(queryKey, place),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

// The path is written in each call: what a bundle calls is read in its code.
export const useConfirmPlace = (token: string) =>
  usePlaceCall(token, 'confirm', (call) => unwrap(workshopsApi.POST('/api/workshops/my-waiting-place/confirm', call)));

export const usePassOffer = (token: string) =>
  usePlaceCall(token, 'pass', (call) => unwrap(workshopsApi.POST('/api/workshops/my-waiting-place/pass', call)));

export const useLeaveLine = (token: string) =>
  usePlaceCall(token, 'leave', (call) => unwrap(workshopsApi.POST('/api/workshops/my-waiting-place/leave', call)));
