import type { OpOutput } from '@declic/nest-kit';
import { publicStatus } from './public-status';
import type { SessionEntity } from './session.entity';

/** Who had a booking is shown a session that became a draft as it was announced. */
export function toBookedSession(session: SessionEntity, now: Date): OpOutput<'getMyBooking'>['session'] {
  return {
    id: session.id,
    title: session.title,
    subtitle: session.subtitle,
    start_utc: session.startUtc.toISOString(),
    duration_min: session.durationMin,
    status: publicStatus(session.status === 'draft' ? { ...session, status: 'upcoming' } : session, now),
    level: session.level,
    format: session.format,
    cover_url: session.coverUrl,
    prerequisites: session.prerequisites,
  };
}
