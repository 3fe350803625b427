import { refusal, retryAfter } from '@declic/nest-kit';

export class AlreadyBookedError extends refusal(
  'conflict',
  'already_booked',
  'This address already has a seat in this workshop.',
) {}

export class PaymentPendingError extends refusal(
  'conflict',
  'payment_pending',
  'A seat is held for this address until it is paid for. Finish the payment, or try again when the hold has ended.',
) {}

export class TooManyUnpaidSeatsError extends refusal(
  'too-many',
  'too_many_bookings',
  'Too many seats of this workshop are held for payments from this network. Try again later.',
  retryAfter(300),
) {}

export class SoldOutError extends refusal('conflict', 'sold_out', 'Every seat of this workshop is taken.') {}

export class PremiumSoldOutError extends refusal(
  'conflict',
  'premium_sold_out',
  'Every premium seat of this workshop is taken.',
) {}

export class BookingClosedError extends refusal('conflict', 'booking_closed', 'This workshop is over.') {}

export class TicketUnavailableError extends refusal(
  'conflict',
  'ticket_unavailable',
  'This ticket is not on sale for this workshop.',
) {}

export class BookingLinkInvalidError extends refusal(
  'not-found',
  'booking_link_invalid',
  'This link is not valid any more. Ask for a new one.',
) {}

export class WaitingLinkInvalidError extends refusal(
  'not-found',
  'waiting_link_invalid',
  'This link is not valid any more.',
) {}

export class BookingNotHeldError extends refusal(
  'conflict',
  'booking_not_held',
  'This booking is confirmed already.',
) {}

export class BookingOverError extends refusal('conflict', 'booking_over', 'This booking has ended.') {}

export class CancellationClosedError extends refusal(
  'conflict',
  'cancellation_closed',
  'The workshop has begun: the booking cannot be cancelled any more.',
) {}

export class RefundChangedError extends refusal(
  'conflict',
  'refund_changed',
  'The refund has changed since it was shown. Read it again, then decide.',
) {}

export class TransferClosedError extends refusal(
  'conflict',
  'transfer_closed',
  'The workshop has begun: the seat cannot be given away any more.',
) {}

export class OwnAddressError extends refusal(
  'conflict',
  'own_address',
  'This is the address of the booking already.',
) {}
