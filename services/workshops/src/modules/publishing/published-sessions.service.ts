import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { FreshValues } from '../sessions/fresh-value';
import type { PublishedSession } from './published-session';
import { PublishedSessionsRepository } from './published-sessions.repository';

const MAX_AGE_MS = 60_000;

/** What feeds and the sitemap are written from: one query a minute, however many ask. */
@Injectable()
export class PublishedSessionsService {
  private readonly lists: FreshValues<'all', PublishedSession[]>;

  constructor(sessions: PublishedSessionsRepository, clock: Clock) {
    this.lists = new FreshValues(
      () => sessions.list(clock.now()),
      { maxAgeMs: MAX_AGE_MS },
      () => performance.now(),
    );
  }

  list(): Promise<PublishedSession[]> {
    return this.lists.get('all');
  }
}
