import type { CallBudget } from '@declic/nest-kit';
import { bookingsPerHour } from '../../config';

const TOO_MANY = { code: 'too_many_bookings', message: 'Too many bookings from this network. Try again later.' };

/** Each of these sends a mail to an address that the visitor names. */
export const BOOKINGS: CallBudget = {
  scope: 'booking',
  windowSeconds: 3600,
  limit: bookingsPerHour,
  refusal: TOO_MANY,
};

export const WAITING_PLACES: CallBudget = { ...BOOKINGS, scope: 'waiting place' };

export const LINK_REQUESTS: CallBudget = { ...BOOKINGS, scope: 'booking link' };

export const TRANSFERS: CallBudget = { ...BOOKINGS, scope: 'transfer' };
