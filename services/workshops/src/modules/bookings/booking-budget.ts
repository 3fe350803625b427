import type { CallBudget } from '@declic/nest-kit';
import { bookingsPerHour } from '../../config';

/** Each booking sends a mail to an address that the visitor names. */
export const BOOKINGS: CallBudget = {
  scope: 'booking',
  windowSeconds: 3600,
  limit: bookingsPerHour,
  refusal: { code: 'too_many_bookings', message: 'Too many bookings from this network. Try again later.' },
};
