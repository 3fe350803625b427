import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CommonConfig, InjectConfig } from '../config/config';

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
  /** The first of the window that was too many. */
  readonly firstRefused: boolean;
  readonly resetsInSeconds: number;
}

interface HitRow {
  bucket: string;
  hits: number;
  resets_in: number;
}

/** Counters that all replicas share, in the table of `throttleTable()`. */
@Injectable()
export class Throttle {
  constructor(@InjectConfig() private readonly config: Pick<CommonConfig, 'THROTTLE_SECRET'>) {}

  /** Counts one hit per limit and says which were within. Buckets are taken in one order, so that two calls cannot block each other. */
  async hit(manager: EntityManager, limits: readonly Limit[]): Promise<Hit[]> {
    const buckets = new Map(limits.map((limit) => [this.bucketOf(limit), limit]));
    const rows = await manager.query<HitRow[]>(
      `insert into throttle as bucket (bucket, hits, resets_at)
       select name, 1, now() + make_interval(secs => seconds) from unnest($1::text[], $2::integer[]) as wanted (name, seconds) order by name
       on conflict (bucket) do update set
         hits = case when bucket.resets_at <= now() then 1 else bucket.hits + 1 end,
         resets_at = case when bucket.resets_at <= now() then excluded.resets_at else bucket.resets_at end
       returning bucket, hits, ceil(extract(epoch from resets_at - now()))::integer as resets_in`,
      [[...buckets.keys()], limits.map(({ windowSeconds }) => windowSeconds)],
    );
    if (Math.random() < 0.01) await this.forgetExpired(manager);
    return rows.map((row) => toHit(row, buckets.get(row.bucket)));
  }

  /**
   * Counts one limit after the other and stops at the first that refuses: what a visitor is refused must not use up what others
   * share. Name the limit that is most the visitor's own first.
   */
  async allowsInTurn(manager: EntityManager, limits: readonly Limit[]): Promise<boolean> {
    for (const limit of limits) {
      const hits = await this.hit(manager, [limit]);
      if (!hits.every(({ allowed }) => allowed)) return false;
    }
    return true;
  }

  /** Takes back what a success has shown to be harmless. */
  async forgive(manager: EntityManager, limits: readonly Limit[]): Promise<void> {
    await manager.query(`update throttle set hits = greatest(hits - 1, 0) where bucket = any($1)`, [
      limits.map((limit) => this.bucketOf(limit)).sort(),
    ]);
  }

  private async forgetExpired(manager: EntityManager): Promise<void> {
    await manager.query(
      `delete from throttle where bucket in
         (select bucket from throttle where resets_at < now() order by resets_at limit 500 for update skip locked)`,
    );
  }

  /** Addresses of people who may not even be users: a keyed hash tells them apart as well, and cannot be guessed back. */
  private bucketOf({ scope, subject }: Limit): string {
    const hash = createHmac('sha256', this.config.THROTTLE_SECRET).update(`throttle:${scope}:${subject.toLowerCase()}`);
    return `${scope}:${hash.digest('base64url')}`;
  }
}

function toHit({ hits, resets_in }: HitRow, limit: Limit | undefined): Hit {
  if (!limit) throw new Error('The database returned a bucket that was not asked for.');
  return {
    scope: limit.scope,
    allowed: hits <= limit.limit,
    firstRefused: hits === limit.limit + 1,
    resetsInSeconds: Math.max(resets_in, 1),
  };
}
