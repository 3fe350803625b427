import { type Schemas, unwrap, workshopsApi } from '@declic/openapi/workshops';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookAndLeadOn } from '../../booking-progress/book-and-lead-on';
import { type SavedBooking, toSavedBooking } from '../../booking-progress/saved-booking';
import { inTime } from '../../domain/in-time';
import { workshopKeys } from '../../domain/workshop-keys';
import { bearing, type WaitingPlace } from './waiting-place.queries';

/** Takes the offered seat; a premium one is paid for in a tab of its own. */
export function useAcceptOffer(token: string, place: WaitingPlace, onAccepted: (booking: SavedBooking) => void) {
  const client = useQueryClient();
  return useMutation<Schemas['BookingResult'], Error, Schemas['AcceptOffer']>({
    mutationFn: (body) =>
      bookAndLeadOn(client, place.ticket_type, () =>
        unwrap(workshopsApi.POST('/api/workshops/my-waiting-place/accept', { ...bearing(token), ...inTime(), body })),
      ),
    onSuccess: (result) => onAccepted(toSavedBooking(result)),
    onSettled: () => client.invalidateQueries({ queryKey: workshopKeys.waitingPlace(token) }),
  });
}
