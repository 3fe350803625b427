import type { DataSource } from 'typeorm';
import { SeatCounterEntity } from '../modules/sessions/seat-counter.entity';
import { SessionEntity } from '../modules/sessions/session.entity';

const WEEK = 7 * 86_400_000;

/** A session next week with ten free seats, unless the test says otherwise. */
export function sessionFacts(facts: Partial<SessionEntity> = {}): Omit<SessionEntity, 'id' | 'seats'> {
  return {
    title: 'Votre premier workflow n8n utile',
    subtitle: 'Du formulaire au CRM',
    startUtc: new Date(Date.now() + WEEK),
    previousStartUtc: null,
    publishedAt: null,
    durationMin: 60,
    status: 'upcoming',
    level: 'beginner',
    format: 'hands_on',
    coverUrl: null,
    stack: ['n8n'],
    agenda: [],
    objectives: [],
    deliverables: [],
    prerequisites: [],
    perks: [],
    ticketFreeEnabled: true,
    premiumPriceEur: '0',
    reference: null,
    roomUrl: null,
    afterWorkshopUrl: null,
    replayUrl: null,
    replayKind: null,
    cancelledAt: null,
    cancelReason: null,
    sequence: 0,
    ...facts,
  };
}

type SessionFacts = Partial<SessionEntity> & { capacity?: number; afterCapacity?: number };

/** Stores such a session and gives its id. */
export async function aSession(
  dataSource: DataSource,
  { capacity = 10, afterCapacity = 8, ...facts }: SessionFacts = {},
): Promise<string> {
  const { id } = await dataSource.getRepository(SessionEntity).save(sessionFacts(facts));
  await dataSource
    .getRepository(SeatCounterEntity)
    .save({ sessionId: id, capacity, taken: 0, afterCapacity, afterTaken: 0 });
  return id;
}
