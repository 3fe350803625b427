import { refusal } from '@declic/nest-kit';

export class SeatsAvailableError extends refusal(
  'conflict',
  'seats_available',
  'There are seats: book one instead of waiting.',
) {}

export class AlreadyWaitingError extends refusal('conflict', 'already_waiting', 'This address is in line already.') {}

export class NoOfferError extends refusal('conflict', 'no_offer', 'No seat is offered to you yet.') {}

export class OfferOverError extends refusal(
  'conflict',
  'offer_over',
  'This offer has ended, and the seat went to the next in line.',
) {}
