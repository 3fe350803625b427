import { createHmac } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { type CommonConfig, InjectConfig } from '../config/config';
import { COUNT_HITS } from './count-hits';
import { retryAfterSeconds } from './retry-after';
import { type LimitRefusal, TooManyRequestsError } from './too-many-requests.error';

/** So many hits of one subject in one window. */
export interface Limit {
  readonly scope: string;
  /** Who is counted, such as a network or mail address; its case does not matter. */
  readonly subject: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** What one limit says to one hit. */
export interface Hit {
  readonly scope: string;
  readonly allowed: boolean;
  /** The first refusal of the present window. */
  readonly firstRefused: boolean;
  /** After how many seconds the next hit would be allowed, if no other comes first. At least 1. */
  readonly retryAfterSeconds: number;
}

interface HitRow {
  readonly bucket: string;
  readonly allowed: boolean;
  readonly first_refused: boolean;
  readonly hits: number;
  readonly hits_before: number;
  readonly elapsed_seconds: number;
}

/**
 * Counters that all replicas share, in the table that the migration in `throttleTable` makes.
 *
 * Sliding-window counter: the hits of the previous window count in proportion to the part of it that the last
 * `windowSeconds` still cover, so the limit cannot be used twice at the edge of a window. Refused hits are not counted.
 */
@Injectable()
export class Throttle {
  private readonly logger = new Logger('Throttle');

  constructor(@InjectConfig() private readonly config: Pick<CommonConfig, 'THROTTLE_SECRET'>) {}

  /** Counts one hit per limit and says which were within. Buckets are taken in one order, so that two calls cannot block each other. */
  async hit(manager: EntityManager, limits: readonly Limit[]): Promise<Hit[]> {
    const buckets = new Map(limits.map((limit) => [this.toBucket(limit), limit]));
    const hits = await this.count(manager, buckets);
    if (isTimeToForget(limits)) await this.forgetExpired(manager);
    return [...hits.values()];
  }

  /**
   * Counts one hit for each of many calls, no two of one subject, in a transaction of its own, and gives the answers in their order.
   */
  async hitEach({ manager }: Pick<DataSource, 'manager'>, limits: readonly Limit[]): Promise<Hit[]> {
    const buckets = new Map(limits.map((limit) => [this.toBucket(limit), limit]));
    const hits = await this.count(manager, buckets);
    // The calls are counted: they neither wait for this nor fail with it.
    if (isTimeToForget(limits))
      this.forgetExpired(manager).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Expired counters could not be deleted.'),
      );
    return [...buckets.keys()].map((bucket) => getHit(hits, bucket));
  }

  /**
   * Counts one limit after the other and stops at the first that refuses, which it gives: what a visitor is refused must not use
   * up what others share. Name the limit that is most the visitor's own first. Null when all allow it.
   */
  async hitInTurn(manager: EntityManager, limits: readonly Limit[]): Promise<Hit | null> {
    for (const limit of limits) {
      const refusal = (await this.hit(manager, [limit])).find(({ allowed }) => !allowed);
      if (refusal) return refusal;
    }
    return null;
  }

  /**
   * Counts one hit.
   *
   * @throws {TooManyRequestsError} it is more than the limit allows.
   */
  async enforce(manager: EntityManager, limit: Limit, refusal?: LimitRefusal): Promise<void> {
    const [hit] = await this.hit(manager, [limit]);
    if (hit && !hit.allowed) throw new TooManyRequestsError(hit.retryAfterSeconds, refusal);
  }

  /** Subtracts one hit from each bucket. */
  async decrement(manager: EntityManager, limits: readonly Limit[]): Promise<void> {
    await manager.query(`update throttle set hits = greatest(hits - 1, 0) where bucket = any($1)`, [
      limits.map((limit) => this.toBucket(limit)).sort(),
    ]);
  }

  /** The answers by bucket. */
  private async count(manager: EntityManager, buckets: ReadonlyMap<string, Limit>): Promise<Map<string, Hit>> {
    const limits = [...buckets.values()];
    const rows = await manager.query<HitRow[]>(COUNT_HITS, [
      [...buckets.keys()],
      limits.map(({ windowSeconds }) => windowSeconds),
      limits.map(({ limit }) => limit),
    ]);
    return new Map(rows.map((row) => [row.bucket, toHit(row, buckets.get(row.bucket))]));
  }

  private async forgetExpired(manager: EntityManager): Promise<void> {
    await manager.query(
      `delete from throttle where bucket in
         (select bucket from throttle where expires_at < now() order by expires_at limit 500 for update skip locked)`,
    );
  }

  /** Subjects are stored as a keyed hash: they are personal data, also of people without an account. */
  private toBucket(limit: Limit): string {
    const hash = createHmac('sha256', this.config.THROTTLE_SECRET).update(`throttle:${toCountedSubject(limit)}`);
    return `${limit.scope}:${hash.digest('base64url')}`;
  }
}

/** Who is counted, in one spelling: hits with the same text share a counter. */
export function toCountedSubject({ scope, subject }: Pick<Limit, 'scope' | 'subject'>): string {
  return `${scope}:${subject.toLowerCase()}`;
}

/** Up to 500 are deleted for every hundred that are counted. */
function isTimeToForget(limits: readonly Limit[]): boolean {
  return Math.random() < limits.length / 100;
}

function getHit(hits: ReadonlyMap<string, Hit>, bucket: string): Hit {
  const hit = hits.get(bucket);
  if (!hit) throw new Error('The database did not return a bucket that was asked for.');
  return hit;
}

function toHit(row: HitRow, limit: Limit | undefined): Hit {
  if (!limit) throw new Error('The database returned a bucket that was not asked for.');
  return {
    scope: limit.scope,
    allowed: row.allowed,
    firstRefused: row.first_refused,
    retryAfterSeconds: retryAfterSeconds(
      { hits: row.hits, hitsBefore: row.hits_before, elapsedSeconds: row.elapsed_seconds },
      limit,
    ),
  };
}
