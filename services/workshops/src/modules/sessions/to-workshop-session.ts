import type { OpOutput } from '@declic/nest-kit';
import { publicStatus } from './public-status';
import type { SessionEntity } from './session.entity';
import { sessionPicturePath } from './session-picture';

type WorkshopSession = OpOutput<'getWorkshop'>;

export function toWorkshopSession(session: SessionEntity, now: Date): WorkshopSession {
  const { seats } = session;
  const status = publicStatus(session, now);
  const seatsLeft = seats.capacity - seats.taken;
  const premiumSeatsLeft = Math.min(seatsLeft, seats.afterCapacity - seats.afterTaken);
  const premiumPriceEur = Number(session.premiumPriceEur);
  // A seat counts as left when a ticket that is sold could take it.
  const soldSeatsLeft = session.ticketFreeEnabled ? seatsLeft : premiumSeatsLeft;
  return {
    id: session.id,
    title: session.title,
    subtitle: session.subtitle,
    start_utc: session.startUtc.toISOString(),
    previous_start_utc: session.previousStartUtc?.toISOString() ?? null,
    published_at: session.publishedAt?.toISOString() ?? null,
    duration_min: session.durationMin,
    seats_left: soldSeatsLeft,
    premium_seats_left: premiumPriceEur > 0 ? premiumSeatsLeft : 0,
    waiting_list_open:
      status === 'upcoming' && (soldSeatsLeft === 0 || (premiumPriceEur > 0 && premiumSeatsLeft === 0)),
    status,
    level: session.level,
    format: session.format,
    cover_url: session.coverUrl,
    picture_url: sessionPicturePath(session),
    stack: session.stack,
    agenda: session.agenda,
    objectives: session.objectives,
    deliverables: session.deliverables,
    prerequisites: session.prerequisites,
    perks: session.perks,
    ticket_free_enabled: session.ticketFreeEnabled,
    premium_price_eur: premiumPriceEur,
  };
}
