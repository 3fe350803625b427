/** Where the service may die while a batch of free seats is booked. */
export const BATCH_POINTS = [
  'after a batch of seats is written, before the commit',
  'after a batch of seats is committed, before the answer',
] as const;

/** Where the service may die while a premium seat is booked. */
export const BOOKING_POINTS = [
  'after the hold, before the page is opened',
  'after the page is opened, before it is kept',
  'after the page is kept, before the answer',
] as const;

/** Where it may die while it is told of the payment. */
export const PAYMENT_POINTS = [
  'after the seat is confirmed, before the commit',
  'after the payment is applied, before the answer',
] as const;

/** Where it may die while the person cancels. */
export const CANCEL_POINTS = [
  'after the refund is ordered, before the commit',
  'after the cancellation, before the answer',
] as const;

/** Where it may die while a job gives the money back. */
export const REFUND_POINTS = [
  'before the provider is asked for the refund',
  'after the provider refunded, before that is kept',
  'after the refund is kept, before the job ends',
] as const;

/** Where it may die while a job ends the bookings of a cancelled session. */
export const SESSION_CANCEL_POINTS = [
  'after a portion of bookings is ended, before the commit',
  'between two portions of a cancelled session',
] as const;

/** Where it may die while a job tells people of a new time. */
export const MOVE_POINTS = [
  'after a person is told of the new time, before the commit',
  'between two portions of a moved session',
] as const;

/** Where it may die while a seat of the line is offered, taken, passed on, or not answered for. */
type OfferFailPoint =
  | 'after a seat is offered, before the commit'
  | 'after an offer is accepted, before the commit'
  | 'after an offer is accepted, before the answer'
  | 'after an offer is passed on, before the commit'
  | 'after an offer has expired, before the commit';

export type FailPoint =
  | (typeof BATCH_POINTS)[number]
  | (typeof SESSION_CANCEL_POINTS)[number]
  | (typeof MOVE_POINTS)[number]
  | OfferFailPoint
  | (typeof BOOKING_POINTS)[number]
  | (typeof PAYMENT_POINTS)[number]
  | (typeof CANCEL_POINTS)[number]
  | (typeof REFUND_POINTS)[number];
