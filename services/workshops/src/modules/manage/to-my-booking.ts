import type { OpOutput } from '@declic/nest-kit';
import { shownHeldUntil } from '../payments/hold-time';
import { cancellationTerms } from '../policy/cancellation-terms';
import { toBookedSession } from '../sessions/to-booked-session';
import { toAfterWorkshop, toReplay, toRoom } from './booking-rooms';
import type { MyBooking } from './my-booking.service';
import { toPaymentState, toPaymentUrl } from './to-booking-status';

export function toMyBooking(booking: MyBooking): OpOutput<'getMyBooking'> {
  const { seat, session, payments, now } = booking;
  return {
    id: seat.id,
    email: seat.email,
    first_name: seat.firstName,
    ticket_type: seat.ticketType,
    status: seat.state,
    payment: toPaymentState(payments),
    payment_url: toPaymentUrl(booking),
    expires_at: shownHeldUntil(seat),
    price_eur: seat.priceEur,
    address_confirmed: seat.addressConfirmedAt !== null,
    session: toBookedSession(session, now),
    cancellation: toCancellation(booking),
    transfer_possible: seat.state === 'confirmed' && now < session.startUtc,
    room: toRoom(seat, session, now),
    after_workshop: toAfterWorkshop(seat, session, now),
    replay: toReplay(seat, session, now),
    calendar_links: booking.calendarLinks,
    telegram: booking.telegram,
  };
}

function toCancellation({ seat, session, payments, now }: MyBooking): OpOutput<'getMyBooking'>['cancellation'] {
  const given = payments.filter(({ state }) => state === 'refunding' || state === 'refunded');
  const paidEur = sumEur(payments.filter(({ state }) => state === 'paid'));
  const terms = cancellationTerms({ startUtc: session.startUtc, ticketType: seat.ticketType, paidEur }, now);
  const isLive = ['unconfirmed', 'held', 'confirmed'].includes(seat.state);
  return {
    possible: isLive && terms.isPossible,
    refund_eur: isLive ? terms.refundEur : sumEur(given),
    free_until: terms.freeUntil.toISOString(),
    refund_by: toRefundBy(given[0]),
    sentence: terms.sentence,
    cancelled_at: seat.cancelledAt?.toISOString() ?? null,
  };
}

/** What waits for the organiser is promised for no time. */
function toRefundBy(payment: MyBooking['payments'][number] | undefined): string | null {
  return payment?.refundFailedAt === null ? (payment.refundDueAt?.toISOString() ?? null) : null;
}

function sumEur(payments: MyBooking['payments']): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0) / 100;
}
