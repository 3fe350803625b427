import { DomainError } from '@declic/nest-kit';
import type { BookSeat } from '../booked-seats/book-seat';
import { SoldOutError } from '../booked-seats/booking.errors';
import { isWithinNetworkLimit } from '../booked-seats/booking-network';
import { assertBookable } from '../booked-seats/booking-policy';
import type { BatchFacts } from './batch-facts';
import { ALONE, type BatchOutcome, BUSY } from './batch-outcome';

/** A booking, and what decides on it; no facts where there is no such session. */
export interface BatchMember {
  readonly booking: BookSeat;
  readonly facts: BatchFacts | undefined;
  readonly isSessionLocked: boolean;
  /** Another transaction counts the bookings of the same network. */
  readonly isNetworkLocked: boolean;
}

/** A booking that is to take a free seat of the room, or what it is told instead. */
export type Decision = { readonly kind: 'take' } | BatchOutcome;

const TAKE: Decision = { kind: 'take' };

/**
 * Decides on the bookings of a batch in their order, each as if those before it were written. What needs more than a free seat (the press in
 * the mail, a hold that is overdue, the answer to a repetition) is left to a transaction of its own.
 */
export function decideBatch(members: readonly BatchMember[], limit: number, now: Date): Decision[] {
  const taken = new Counts();
  return members.map((member) => {
    const decision = decide(member, taken, { limit, now });
    if (decision === TAKE) for (const key of keysOf(member.booking)) taken.add(key);
    return decision;
  });
}

function decide(member: BatchMember, taken: Counts, { limit, now }: { limit: number; now: Date }): Decision {
  const { booking, facts } = member;
  if (!facts || facts.status === 'draft') return ALONE;
  if (!member.isSessionLocked) return BUSY;
  const refusal = findRefusal(facts, now);
  if (refusal) return { kind: 'refused', error: refusal };
  const { address, attempt, network, subnet, session } = toKeys(booking);
  if (facts.hasSeat || facts.isRepeated || taken.of(address) + taken.of(attempt) > 0) return ALONE;
  if (!member.isNetworkLocked) return ALONE;
  const counts = { network: facts.ofNetwork + taken.of(network), subnet: facts.ofSubnet + taken.of(subnet) };
  if (!isWithinNetworkLimit(counts, limit)) return ALONE;
  if (facts.freeSeats > taken.of(session)) return TAKE;
  return facts.hasOverdue ? ALONE : { kind: 'refused', error: new SoldOutError() };
}

function findRefusal(facts: BatchFacts, now: Date): DomainError | undefined {
  try {
    assertBookable(facts, 'free', now);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** What bookings of one batch may have in common; undefined where a booking has none. */
function toKeys({ sessionId, email, attempt, networkHash, subnetHash }: BookSeat) {
  return {
    session: `session ${sessionId}`,
    address: `address ${sessionId} ${email.toLowerCase()}`,
    attempt: attempt && `attempt ${attempt.key}`,
    network: `network ${networkHash.toString('hex')}`,
    subnet: subnetHash ? `subnet ${subnetHash.toString('hex')}` : undefined,
  };
}

function keysOf(booking: BookSeat): string[] {
  return Object.values(toKeys(booking)).filter((key) => key !== undefined);
}

class Counts {
  private readonly counts = new Map<string, number>();

  of(key: string | undefined): number {
    return key === undefined ? 0 : (this.counts.get(key) ?? 0);
  }

  add(key: string): void {
    this.counts.set(key, this.of(key) + 1);
  }
}
