import { type Schemas, unwrap, workshopsApi } from '@declic/openapi/workshops';
import { useSingleMutation } from '@declic/remote-kit';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { inTime } from '../../domain/in-time';
import { workshopKeys } from '../../domain/workshop-keys';
import { toRefusedLink } from '../../personal-link/refused-link';

export type MyBooking = Schemas['MyBooking'];

/** While it is paid for in another tab, and while it may still be confirmed. In milliseconds. */
const POLL_MS = { held: 5_000, unconfirmed: 30_000 } as const;

/** What every call of the page carries. */
export const bearing = (token: string) => ({ headers: { 'Booking-Token': token } });

export const myBookingQuery = (token: string) =>
  queryOptions({
    queryKey: workshopKeys.myBooking(token),
    queryFn: ({ signal }) =>
      unwrap(workshopsApi.GET('/api/workshops/my-booking', { ...bearing(token), signal })).catch(toRefusedLink),
    refetchInterval: ({ state: { data } }) => {
      const status = data === 'refused' ? undefined : data?.status;
      return status === 'held' || status === 'unconfirmed' ? POLL_MS[status] : false;
    },
  });

/** A call that answers with the booking as it is then; a refusal may come from another state, which is read again. */
function useBookingCall<Input = void>(token: string, name: string, call: (input: Input) => Promise<MyBooking>) {
  const client = useQueryClient();
  const queryKey = workshopKeys.myBooking(token);
  return useSingleMutation<MyBooking, Error, Input>({
    mutationKey: ['workshops-my-booking', name, token],
    mutationFn: call,
    onSuccess: (booking) => {
      client.setQueryData(queryKey, booking);
      void client.invalidateQueries({ queryKey: workshopKeys.all });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export const useConfirmBooking = (token: string) =>
  useBookingCall(token, 'confirm', () =>
    unwrap(workshopsApi.POST('/api/workshops/my-booking/confirm', { ...bearing(token), ...inTime() })),
  );

/** With the refund that the person was shown: another one is refused. */
export const useCancelBooking = (token: string) =>
  useBookingCall(token, 'cancel', (refund_eur: number) =>
    unwrap(
      workshopsApi.POST('/api/workshops/my-booking/cancel', { ...bearing(token), ...inTime(), body: { refund_eur } }),
    ),
  );
