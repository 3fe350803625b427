import { Injectable } from '@nestjs/common';
import type { Attendee, BookedSeat } from '../booked-seats/book-seat';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { type BookingOutcome, BookingsService } from '../book-workshop/bookings.service';
import { WaitingLinkInvalidError } from '../booked-seats/booking.errors';
import { PaymentPages } from '../payments/payment-pages.service';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { SeatsRepository } from '../seats/seats.repository';
import { WorkshopCancelledError } from '../sessions/session.errors';
import { NoOfferError, OfferOverError } from './waiting.errors';
import { WaitingListRepository } from '../seat-offers/waiting-list.repository';

type Facts = Omit<Attendee, 'email' | 'utm'>;

@Injectable()
export class AcceptOfferService {
  constructor(
    private readonly line: WaitingListRepository,
    private readonly locks: LockedSeats,
    private readonly seats: SeatsRepository,
    private readonly pages: PaymentPages,
    private readonly bookings: BookingsService,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
  ) {}

  /**
   * Makes the offered seat a booking. A premium one is held on while it is paid for. Repeating it gives the same booking.
   *
   * @throws {NoOfferError} nothing is offered yet.
   * @throws {OfferOverError} the offer has ended.
   * @throws {PaymentsUnavailableError} the provider does not answer; the offer stands.
   */
  async accept(placeId: string, facts: Facts): Promise<Omit<BookingOutcome, 'replayed'>> {
    const place = await this.line.find(placeId);
    if (!place) throw new WaitingLinkInvalidError();
    if (place.state === 'waiting' || place.state === 'unconfirmed') throw new NoOfferError();
    if (place.seatId === null) throw new OfferOverError();
    const seat = await this.locks.withSeat(place.seatId, (locked) => this.take(locked, placeId, facts));
    return this.bookings.present(seat);
  }

  private async take(locked: LockedSeat, placeId: string, facts: Facts): Promise<BookedSeat> {
    const { manager, seat, session, now } = locked;
    if (session.status === 'cancelled') throw new WorkshopCancelledError();
    const place = await this.line.find(placeId, manager);
    if (place?.state === 'accepted' && (seat.state === 'held' || seat.state === 'confirmed')) return seat;
    if (place?.state !== 'offered' || (seat.heldUntil && seat.heldUntil <= now)) throw new OfferOverError();
    const utm = { source: null, medium: null, campaign: null };
    await this.seats.register(manager, seat.id, { ...facts, email: seat.email, utm }, { attempt: undefined, at: now });
    await this.line.setState(manager, placeId, { state: 'accepted', at: now });
    // The link came by mail.
    await this.seats.confirmAddress(manager, seat.id, now);
    return seat.ticketType === 'premium' ? this.holdOn(locked) : this.confirm(locked);
  }

  private async holdOn({ manager, seat, now }: LockedSeat): Promise<BookedSeat> {
    const heldUntil = this.pages.holdUntil(now);
    await this.seats.setState(manager, seat.id, { state: 'held', heldFor: 'payment', heldUntil, at: now });
    await this.pages.order(manager, seat, now);
    return (await this.seats.find(seat.id, manager)) ?? seat;
  }

  private async confirm({ manager, seat, session, now }: LockedSeat): Promise<BookedSeat> {
    await this.seats.setState(manager, seat.id, { state: 'confirmed', at: now });
    const confirmed = (await this.seats.find(seat.id, manager)) ?? seat;
    const url = await this.links.issueManage(manager, seat.id, session);
    await this.notices.confirmed(manager, [url]);
    return confirmed;
  }
}
