import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { type CommonConfig, InjectConfig } from '../config/config';
import { COUNT_HITS, COUNT_HITS_ALONE } from './count-hits';
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
  constructor(@InjectConfig() private readonly config: Pick<CommonConfig, 'THROTTLE_SECRET'>) {}

  /** Counts one hit per limit and says which were within. Buckets are taken in one order, so that two calls cannot block each other. */
  async hit(manager: EntityManager, limits: readonly Limit[]): Promise<Hit[]> {
    const buckets = new Map(limits.map((limit) => [this.toBucket(limit), limit]));
    return [...(await this.count(manager, buckets)).values()];
  }

  /**
   * Counts one hit for each of many calls, no two of one subject, and gives the answers in their order. It is a transaction of its own, which a
   * crash of the database server may undo.
   */
  async hitEach({ manager }: Pick<DataSource, 'manager'>, limits: readonly Limit[]): Promise<Hit[]> {
    const buckets = limits.map((limit) => this.toBucket(limit));
    const wanted = new Map(limits.map((limit, index) => [buckets[index] ?? '', limit]));
    const hits = await this.count(manager, wanted, COUNT_HITS_ALONE);
    return buckets.map((bucket) => getHit(hits, bucket));
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
  private async count(
    manager: EntityManager,
    buckets: ReadonlyMap<string, Limit>,
    statement = COUNT_HITS,
  ): Promise<Map<string, Hit>> {
    const limits = [...buckets.values()];
    const rows = await manager.query<HitRow[]>(statement, [
      [...buckets.keys()],
      limits.map(({ windowSeconds }) => windowSeconds),
      limits.map(({ limit }) => limit),
    ]);
    // Up to 500 are forgotten for every hundred that are added.
    if (Math.random() < limits.length / 100) await this.forgetExpired(manager);
    return new Map(rows.map((row) => [row.bucket, toHit(row, buckets.get(row.bucket))]));
  }

  private async forgetExpired(manager: EntityManager): Promise<void> {
    await manager.query(
      `delete from throttle where bucket in
         (select bucket from throttle where expires_at < now() order by expires_at limit 500 for update skip locked)`,
    );
  }

  /** Subjects are stored as a keyed hash: they are personal data, also of people without an account. */
  private toBucket({ scope, subject }: Limit): string {
    const hash = createHmac('sha256', this.config.THROTTLE_SECRET).update(`throttle:${scope}:${subject.toLowerCase()}`);
    return `${scope}:${hash.digest('base64url')}`;
  }
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
