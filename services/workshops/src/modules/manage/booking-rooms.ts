import type { OpOutput } from '@declic/nest-kit';
import { MINUTE_MS, POLICY } from '../policy/policy';
import type { BookedSeat } from '../booked-seats/book-seat';
import { sessionEnd } from '../sessions/public-status';
import type { SessionEntity } from '../sessions/session.entity';

type MyBooking = OpOutput<'getMyBooking'>;
type Opening = { readonly url: string | null; readonly opensAt: Date; readonly closesAt: Date };

const CLOSED = { state: 'not_included', url: null, opens_at: null } as const;
const AFTER_END_MS = POLICY.afterWorkshopMinutes.max * MINUTE_MS;

/** The room of the session: open from shortly before the start until the end. */
export function toRoom(seat: BookedSeat, session: SessionEntity, now: Date): MyBooking['room'] {
  if (seat.state !== 'confirmed') return CLOSED;
  const opensAt = new Date(session.startUtc.getTime() - POLICY.roomOpensMinutes * MINUTE_MS);
  return toLink({ url: session.roomUrl, opensAt, closesAt: sessionEnd(session) }, now);
}

/** The questions and answers after the session, for premium tickets. */
export function toAfterWorkshop(seat: BookedSeat, session: SessionEntity, now: Date): MyBooking['after_workshop'] {
  if (seat.state !== 'confirmed' || seat.ticketType !== 'premium') return CLOSED;
  const end = sessionEnd(session);
  const closesAt = new Date(end.getTime() + AFTER_END_MS);
  return toLink({ url: session.afterWorkshopUrl, opensAt: session.startUtc, closesAt }, now);
}

/** @decision D24 */
export function toReplay(seat: BookedSeat, session: SessionEntity, now: Date): MyBooking['replay'] {
  if (seat.state !== 'confirmed' || seat.ticketType !== 'premium')
    return { state: 'not_included', url: null, kind: null };
  const isReady = session.replayUrl !== null && (session.status === 'replay' || sessionEnd(session) <= now);
  return isReady
    ? { state: 'open', url: session.replayUrl, kind: session.replayKind ?? 'embed' }
    : { state: 'not_yet', url: null, kind: null };
}

function toLink({ url, opensAt, closesAt }: Opening, now: Date): MyBooking['room'] {
  if (now >= closesAt) return { state: 'over', url: null, opens_at: null };
  const isOpen = url !== null && now >= opensAt;
  return isOpen
    ? { state: 'open', url, opens_at: null }
    : { state: 'not_yet', url: null, opens_at: now < opensAt ? opensAt.toISOString() : null };
}
