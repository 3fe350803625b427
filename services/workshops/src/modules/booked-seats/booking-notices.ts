import type { EntityManager } from 'typeorm';
import type { SessionTime } from '../sessions/public-status';
import type { SessionEntity } from '../sessions/session.entity';
import type { BookedSeat } from './book-seat';

/** A booking that a person is told about, with a new personal link to it. */
export interface BookingNotice {
  readonly seat: BookedSeat;
  readonly session: SessionEntity;
  /** The personal link. Tables hold the hash of its token; the token itself stands in jobs until their mails are sent. */
  readonly url: string;
}

/** What is given back, and by when; null where nothing was paid or nothing is given back. */
export interface Refund {
  readonly eur: number;
  readonly by: Date;
}

/** A place in line that a person is told about. */
export interface WaitingNotice {
  readonly place: { readonly id: string; readonly email: string; readonly ticketType: 'free' | 'premium' };
  readonly session: SessionEntity;
  /** The personal link of the place. */
  readonly url: string;
}

/** Why a payment went back although the person did not cancel. */
export type RefundReason =
  'seat_gone' | 'paid_twice' | 'booking_released' | 'workshop_cancelled' | 'workshop_over' | 'cancelled_late';

/** Tells people what became of their bookings: each notice is queued in the transaction of its cause. */
export abstract class BookingNotices {
  /** Of the bookings of these personal links. */
  abstract confirmed(manager: EntityManager, urls: readonly string[]): Promise<void>;
  /** Sends a confirmation that was queued, as the booking and its session are now. `key` is the same for every try. */
  abstract sendConfirmation(notice: BookingNotice, key: string): Promise<void>;
  /** The booking takes a seat only after the press in this mail. */
  abstract confirmationNeeded(manager: EntityManager, notice: BookingNotice & { readonly until: Date }): Promise<void>;
  /** The person asked for the link again. */
  abstract linkRequested(manager: EntityManager, notice: BookingNotice): Promise<void>;
  abstract cancelled(
    manager: EntityManager,
    notice: BookingNotice & { readonly at: Date; readonly refund: Refund | null; readonly paidEur: number },
  ): Promise<void>;
  /** The seat now belongs to the person of `notice.seat`; the former holder is told as well. */
  abstract transferred(
    manager: EntityManager,
    notice: BookingNotice & { readonly former: { readonly email: string; readonly firstName: string } },
  ): Promise<void>;
  abstract refunded(
    manager: EntityManager,
    notice: BookingNotice & { readonly reason: RefundReason; readonly refund: Refund },
  ): Promise<void>;
  abstract sessionChanged(
    manager: EntityManager,
    notice: BookingNotice & { readonly former: SessionTime },
  ): Promise<void>;
  abstract sessionCancelled(
    manager: EntityManager,
    notice: BookingNotice & {
      readonly reason: string | null;
      readonly refund: Refund | null;
      /** The time that the person was told last, where it is not the present one. */
      readonly former: SessionTime | undefined;
    },
  ): Promise<void>;

  abstract joinedLine(manager: EntityManager, notice: WaitingNotice & { readonly position: number }): Promise<void>;
  /** The place stands in line only after the press in this mail. */
  abstract placeUnconfirmed(manager: EntityManager, notice: WaitingNotice): Promise<void>;
  abstract seatOffered(manager: EntityManager, notice: WaitingNotice & { readonly until: Date }): Promise<void>;
  abstract offerExpired(manager: EntityManager, notice: WaitingNotice): Promise<void>;
  abstract lineClosed(
    manager: EntityManager,
    notice: WaitingNotice & { readonly why: 'cancelled' | 'begun' },
  ): Promise<void>;
}
