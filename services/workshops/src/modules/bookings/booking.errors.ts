import { DomainError } from '@declic/nest-kit';

export class AlreadyBookedError extends DomainError {
  readonly code = 'already_booked';
  readonly kind = 'conflict';

  constructor() {
    super('This address already has a seat in this workshop.');
  }
}

export class SoldOutError extends DomainError {
  readonly code = 'sold_out';
  readonly kind = 'conflict';

  constructor() {
    super('Every seat of this workshop is taken.');
  }
}

export class BookingClosedError extends DomainError {
  readonly code = 'booking_closed';
  readonly kind = 'conflict';

  constructor() {
    super('This workshop is over.');
  }
}

export class TicketUnavailableError extends DomainError {
  readonly code = 'ticket_unavailable';
  readonly kind = 'conflict';

  constructor() {
    super('This ticket is not on sale for this workshop.');
  }
}
