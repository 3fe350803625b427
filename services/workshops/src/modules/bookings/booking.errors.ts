import { refusal } from '@declic/nest-kit';

export class AlreadyBookedError extends refusal(
  'conflict',
  'already_booked',
  'This address already has a seat in this workshop.',
) {}

export class SoldOutError extends refusal('conflict', 'sold_out', 'Every seat of this workshop is taken.') {}

export class BookingClosedError extends refusal('conflict', 'booking_closed', 'This workshop is over.') {}

export class TicketUnavailableError extends refusal(
  'conflict',
  'ticket_unavailable',
  'This ticket is not on sale for this workshop.',
) {}
