import type { SessionEntity } from '../sessions/session.entity';

/** A session that people may see, with what subscribers and search engines want to know about its history. */
export interface PublishedSession extends Pick<
  SessionEntity,
  'id' | 'title' | 'subtitle' | 'startUtc' | 'durationMin' | 'level' | 'sequence'
> {
  readonly status: 'announced' | 'over' | 'cancelled';
  readonly announcedAt: Date;
  readonly changedAt: Date;
}
