import { ApiError, type Schemas, unwrap, workshopsApi } from '@declic/openapi/workshops';
import { useSingleMutation } from '@declic/remote-kit';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inTime } from '../domain/in-time';
import { workshopKeys } from '../domain/workshop-keys';
import { forgetHoldToken } from './hold-token';

export type BookingStatus = Schemas['BookingStatus'];

/** While the person pays in another tab, while they look for the mail, and while no answer comes. In milliseconds. */
const POLL_MS = { held: 2_000, unconfirmed: 5_000, failed: 10_000 } as const;
const FRESH_MS = 5_000;

const bookingStatusQuery = (token: string) =>
  queryOptions({
    queryKey: workshopKeys.status(token),
    queryFn: ({ signal }) =>
      unwrap(workshopsApi.GET('/api/workshops/booking-status', { headers: { 'Booking-Token': token }, signal })),
    staleTime: FRESH_MS,
  });

/** What the answer to a booking already says about its state. */
export function firstStatus({ registration, paymentUrl, expiresAt }: Schemas['BookingResult']): BookingStatus {
  return {
    session_id: registration.sessionId,
    ticket_type: registration.ticketType,
    status: registration.status,
    payment: registration.ticketType === 'premium' ? 'open' : null,
    payment_url: paymentUrl,
    expires_at: expiresAt,
  };
}

/** The booking is not known any more; every other failure may pass. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Asks what has become of a booking until that is settled. The seats on the other pages follow. */
export function useBookingStatus(token: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...bookingStatusQuery(token),
    refetchInterval: ({ state: { data, error } }) => {
      if (error) return isGone(error) ? false : POLL_MS.failed;
      const status = data?.status;
      return status === 'held' || status === 'unconfirmed' ? POLL_MS[status] : false;
    },
  });
  const status = query.data?.status;
  const sessionId = query.data?.session_id;
  useEffect(() => {
    if (status === undefined || sessionId === undefined) return;
    if (status !== 'held') forgetHoldToken(sessionId);
    void client.invalidateQueries({ queryKey: workshopKeys.all });
  }, [client, status, sessionId]);
  return query;
}

/** Gives up a seat that waits for its payment or for the press in the mail. */
export function useReleaseBooking(token: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['workshops-release', token],
    mutationFn: () =>
      unwrap(
        workshopsApi.POST('/api/workshops/booking-status/release', {
          headers: { 'Booking-Token': token },
          ...inTime(),
        }),
      ),
    onSuccess: (status) => client.setQueryData(workshopKeys.status(token), status),
    onError: () => client.invalidateQueries({ queryKey: workshopKeys.status(token) }),
  });
}
