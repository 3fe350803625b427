import type { Schemas } from '@declic/openapi/workshops';
import { openProviderTab } from '@declic/remote-kit';
import type { QueryClient } from '@tanstack/react-query';
import type { TicketType } from '../domain/session';
import { workshopKeys } from '../domain/workshop-keys';
import { firstStatus } from './booking-status.queries';
import { keepHoldToken } from './hold-token';
import { saveBooking, toSavedBooking } from './saved-booking';

type Result = Schemas['BookingResult'];

/**
 * Makes a call that books, remembers the booking in this tab, and leads a premium one to its payment. Called in the press itself,
 * whose tab browsers allow.
 */
export async function bookAndLeadOn(
  client: QueryClient,
  ticket: TicketType,
  book: () => Promise<Result>,
): Promise<Result> {
  const tab = ticket === 'premium' ? openProviderTab() : undefined;
  const result = await book().catch((error: unknown) => {
    tab?.close();
    throw error;
  });
  // Before the payment: its page takes the place of this one where tabs are blocked.
  const { sessionId, status } = result.registration;
  saveBooking(sessionId, toSavedBooking(result));
  if (status === 'held' && result.expiresAt !== null) keepHoldToken(sessionId, result.statusToken, result.expiresAt);
  client.setQueryData(workshopKeys.status(result.statusToken), firstStatus(result));
  if (result.paymentUrl === null) tab?.close();
  else tab?.go(result.paymentUrl);
  return result;
}
