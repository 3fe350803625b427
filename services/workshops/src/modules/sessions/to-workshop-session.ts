import type { OpOutput } from '@declic/nest-kit';
import type { SessionEntity } from './session.entity';

type WorkshopSession = OpOutput<'getWorkshop'>;

export function toWorkshopSession({ seats, ...session }: SessionEntity): WorkshopSession {
  return {
    id: session.id,
    title: session.title,
    subtitle: session.subtitle,
    start_utc: session.startUtc.toISOString(),
    duration_min: session.durationMin,
    seats_left: seats.capacity - seats.taken,
    premium_seats_left: 0,
    waiting_list_open: false,
    status: publicStatus(session),
    level: session.level,
    format: session.format,
    cover_url: session.coverUrl,
    stack: session.stack,
    agenda: session.agenda,
    objectives: session.objectives,
    deliverables: session.deliverables,
    prerequisites: session.prerequisites,
    perks: session.perks,
    ticket_free_enabled: session.ticketFreeEnabled,
    premium_price_eur: Number(session.premiumPriceEur),
  };
}

function publicStatus({ id, status }: Pick<SessionEntity, 'id' | 'status'>): WorkshopSession['status'] {
  if (status === 'draft') throw new Error(`The session ${id} is a draft and must not leave the service.`);
  return status;
}
