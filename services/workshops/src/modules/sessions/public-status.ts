import type { OpOutput } from '@declic/nest-kit';
import type { SessionEntity } from './session.entity';

type Status = OpOutput<'getWorkshop'>['status'];

type DatedSession = Pick<SessionEntity, 'id' | 'status' | 'startUtc' | 'durationMin' | 'replayUrl'>;

/** When a session begins, and how long it takes. */
export type SessionTime = Pick<SessionEntity, 'startUtc' | 'durationMin'>;

export function sessionEnd({ startUtc, durationMin }: SessionTime): Date {
  return new Date(startUtc.getTime() + durationMin * 60_000);
}

/** What people are told about a session at this moment. */
export function publicStatus(session: DatedSession, now: Date): Status {
  const { id, status, startUtc, replayUrl } = session;
  if (status === 'draft') throw new Error(`The session ${id} is a draft and must not leave the service.`);
  if (status === 'cancelled' || status === 'replay') return status;
  if (sessionEnd(session) <= now) return replayUrl === null ? 'ended' : 'replay';
  if (status === 'soldout') return 'soldout';
  return startUtc <= now ? 'live' : 'upcoming';
}
