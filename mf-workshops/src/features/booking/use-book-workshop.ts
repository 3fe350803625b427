import { type ApiError, type Schemas, unwrap, workshopsApi } from '@declic/openapi/workshops';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { bookAndLeadOn } from '../../booking-progress/book-and-lead-on';
import { holdTokenHeader } from '../../booking-progress/hold-token';
import { type SavedBooking, toSavedBooking } from '../../booking-progress/saved-booking';
import { inTime } from '../../domain/in-time';
import { workshopKeys } from '../../domain/workshop-keys';
import type { BookingRequest } from './booking-request';

/** Books a seat. Reloads the sessions after success and failure: their seats may have changed. */
export function useBookWorkshop(onBooked: (booking: SavedBooking) => void) {
  const client = useQueryClient();
  const keyFor = useAttemptKey();
  return useMutation<Schemas['BookingResult'], ApiError | Error, BookingRequest>({
    mutationFn: (body) =>
      bookAndLeadOn(client, body.ticketType, () =>
        unwrap(
          workshopsApi.POST('/api/workshops/bookings', {
            body,
            params: { header: { ...keyFor(body), ...holdTokenHeader(body.sessionId) } },
            ...inTime(),
          }),
        ),
      ),
    onSuccess: (result) => onBooked(toSavedBooking(result)),
    onSettled: () => client.invalidateQueries({ queryKey: workshopKeys.all }),
  });
}

/** The same request keeps its key, so that sending it again after a lost answer books once; a changed request gets a new one. */
function useAttemptKey(): (body: BookingRequest) => { 'Idempotency-Key': string } {
  const attempt = useRef({ body: '', key: '' });
  return (body) => {
    const written = JSON.stringify(body);
    if (attempt.current.body !== written) attempt.current = { body: written, key: newKey() };
    return { 'Idempotency-Key': attempt.current.key };
  };
}

/** `randomUUID` exists in secure contexts only, and the microsite may be tried over plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
