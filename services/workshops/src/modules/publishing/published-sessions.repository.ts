import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PublishedSession } from './published-session';

/** More than a page lists, of which the latest matter. */
const LONGEST_LIST = 500;
/** So long a cancelled session stays in calendars, so that those which ask seldom learn of it. */
const CANCELLED_FOR = '30 days';

@Injectable()
export class PublishedSessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What is to come, replays, and what was cancelled lately: the latest start first. */
  async list(now: Date): Promise<PublishedSession[]> {
    const rows: PublishedSession[] = await this.dataSource.query(
      `SELECT id, title, subtitle, start_utc AS "startUtc", duration_min AS "durationMin", level, sequence,
              coalesce(published_at, created_at) AS "announcedAt", changed_at AS "changedAt",
              CASE WHEN status = 'cancelled' THEN 'cancelled'
                   WHEN status = 'replay' OR start_utc + duration_min * interval '1 minute' <= $1 THEN 'over'
                   ELSE 'announced' END AS status
         FROM workshop_session
        WHERE (status = 'cancelled' AND cancelled_at > $1::timestamptz - interval '${CANCELLED_FOR}')
           OR status = 'replay'
           OR (status NOT IN ('draft', 'cancelled')
               AND (replay_url IS NOT NULL OR start_utc + duration_min * interval '1 minute' > $1))
        ORDER BY start_utc DESC, id
        LIMIT ${LONGEST_LIST}`,
      [now],
    ); // the columns above
    return rows;
  }
}
