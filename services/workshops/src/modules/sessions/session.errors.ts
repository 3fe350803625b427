import { atField, refusal } from '@declic/nest-kit';

export class WorkshopNotFoundError extends refusal('not-found', 'workshop_not_found', 'Workshop not found') {}

export class InvalidWorkshopIdError extends refusal('malformed', 'invalid_workshop_id', 'Invalid workshop ID') {}

export class WorkshopCancelledError extends refusal('conflict', 'workshop_cancelled', 'This workshop was cancelled.') {}

export class WorkshopOverError extends refusal('conflict', 'workshop_over', 'This workshop is over.') {}

export class ReferenceTakenError extends refusal(
  'conflict',
  'reference_taken',
  'Another session has this reference.',
  atField('reference', 'must be unique'),
) {}

export class CapacityBelowTakenError extends refusal(
  'conflict',
  'capacity_below_taken',
  'More seats are taken than this. Cancel bookings first, or choose a larger number.',
) {}

export class SessionHasBookingsError extends refusal(
  'conflict',
  'session_has_bookings',
  'People have booked this session or wait for a seat. Cancel it instead.',
  atField('published', 'must stay true while there are bookings'),
) {}

export class StartInPastError extends refusal(
  'invalid',
  'start_in_past',
  'The start is in the past.',
  atField('start', 'must be in the future'),
) {}

export class PriceTooLowError extends refusal(
  'invalid',
  'price_too_low',
  'No payment can be so small. The price is 0, which sells no premium ticket, or at least 0.50 euro.',
  atField('premium_price_eur', 'must be 0 or at least 0.5'),
) {}

export class TimeDoesNotExistError extends refusal(
  'invalid',
  'time_does_not_exist',
  'The clocks in Paris skip this time. Choose another one, or give an offset.',
  atField('start', 'is skipped by the clocks in Paris'),
) {}

export class TimeIsAmbiguousError extends refusal(
  'invalid',
  'time_is_ambiguous',
  'The clocks in Paris show this time twice. Give an offset, such as +02:00 or +01:00.',
  atField('start', 'is shown twice by the clocks in Paris: give an offset'),
) {}
