import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createRunId } from '../calls/run-id';

/** How an example went. */
export interface ExampleRun {
  readonly example: string;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly outcome: 'ok' | 'server_error' | 'timeout';
  /** What was wrong; null when nothing was. */
  readonly fault: string | null;
}

/** A process of the service that runs examples. */
interface Replica {
  readonly id: string;
  readonly release: string;
}

const LONGEST_FAULT = 2_000;

/** A replica that lives is seen at least this often, apart from the time of a pass. */
const SEEN_EVERY = '1 minute';
/** Longer than a pass, and than the pauses of a process that is restarted again and again. */
const ABSENT_AFTER = '10 minutes';

/** So many failed calls, and more than succeeded, make an action due, if its last pass is not more recent. */
const MANY_FAILURES = 5;
const ADVANCED_AFTER = '5 minutes';

@Injectable()
export class VerificationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Notes that a replica lives. Returns whether its release is the one that arrived last of those that live: that one runs the
   * examples. One of which no replica was seen for a while arrives anew.
   */
  async noteReplica({ id, release }: Replica, now: Date): Promise<boolean> {
    await this.dataSource.query(
      `insert into verification_replica as known (id, release, arrived_at, seen_at)
       select $1, $2, coalesce(min(arrived_at), $3), $3 from verification_replica
        where release = $2 and seen_at >= $3::timestamptz - interval '${ABSENT_AFTER}'
       on conflict (id) do update set seen_at = $3,
         arrived_at = case when known.seen_at < $3 - interval '${ABSENT_AFTER}' then excluded.arrived_at else known.arrived_at end
       where known.seen_at < $3 - interval '${SEEN_EVERY}'`,
      [id, release, now],
    );
    const [newest] = await this.dataSource.query<{ release: string }[]>(
      `select release from verification_replica where not has_ended and seen_at >= $1::timestamptz - interval '${ABSENT_AFTER}'
        order by arrived_at desc, release limit 1`,
      [now],
    );
    return newest?.release === release;
  }

  /** Notes that a replica ended in order: its release is gone with its last one. Its arrival is known for a while, for a restart. */
  async noteEnd({ id }: Replica): Promise<void> {
    await this.dataSource.query('update verification_replica set has_ended = true where id = $1', [id]);
  }

  /** Actions that this release has not made due yet become due, each some time after the one before it. */
  async schedule(slugs: readonly string[], release: string, now: Date, apartMs: number): Promise<void> {
    await this.dataSource.query(
      `insert into verification_schedule as known (slug, release, due_at)
       select slug, $2, $3::timestamptz + make_interval(secs => row_number() over (order by place) * $4 / 1000.0)
         from unnest($1::text[]) with ordinality as wanted (slug, place)
        where not exists (select from verification_schedule same where same.slug = wanted.slug and same.release = $2)
        order by slug
       on conflict (slug) do update set release = excluded.release, due_at = excluded.due_at
       where known.release <> excluded.release`,
      [slugs, release, now, apartMs],
    );
  }

  /** Takes the action of these that is due for the longest time and moves its next time on. Null when none is due for this release. */
  async takeDue(slugs: readonly string[], release: string, now: Date, nextAt: Date): Promise<string | null> {
    const [rows] = await this.dataSource.query<[{ slug: string }[], number]>(
      `update verification_schedule set due_at = $2
        where slug = (
          select slug from verification_schedule where due_at <= $1 and release = $3 and slug = any ($4)
           order by due_at limit 1 for update skip locked
        ) and due_at <= $1
       returning slug`,
      [now, nextAt, release, slugs],
    );
    return rows[0]?.slug ?? null;
  }

  /** Sets the next time of an action, unless another release has it by now. */
  async plan(slug: string, release: string, at: Date): Promise<void> {
    await this.dataSource.query('update verification_schedule set due_at = $3 where slug = $1 and release = $2', [
      slug,
      release,
      at,
    ]);
  }

  /** Makes actions due whose calls fail: when it is not their callers, the examples fail, too. */
  async advanceFailing(now: Date): Promise<void> {
    await this.dataSource.query(`select advance_verification($1, $2, interval '${ADVANCED_AFTER}')`, [
      now,
      MANY_FAILURES,
    ]);
  }

  /** Records a pass over all examples of an action. */
  async record(slug: string, runs: readonly ExampleRun[]): Promise<void> {
    const passId = createRunId();
    await this.dataSource.query(
      `with pass as (insert into verification_pass (id, slug, passed) values ($1, $2, $3))
       insert into example_run (id, pass_id, slug, example, started_at, duration_ms, outcome, fault)
       select uuidv7(), $1, $2, item.* from unnest($4::text[], $5::timestamptz[], $6::double precision[], $7::text[], $8::text[]) as item`,
      [
        passId,
        slug,
        runs.every(({ outcome }) => outcome === 'ok'),
        runs.map(({ example }) => example),
        runs.map(({ startedAt }) => startedAt),
        runs.map(({ durationMs }) => durationMs),
        runs.map(({ outcome }) => outcome),
        runs.map(({ fault }) => fault?.replaceAll('\0', '').slice(0, LONGEST_FAULT).toWellFormed() ?? null),
      ],
    );
  }

  /** Forgets actions other than these, and what is older, except when an action passed last. */
  async forget(slugs: readonly string[], before: Date): Promise<void> {
    await this.dataSource.query('delete from verification_schedule where slug <> all ($1)', [slugs]);
    await this.dataSource.query('delete from example_run where started_at < $1', [before]);
    await this.dataSource.query(
      `delete from verification_pass old where finished_at < $1 and not (passed and not exists (
         select from verification_pass later
          where later.slug = old.slug and later.passed and later.finished_at > old.finished_at
       ))`,
      [before],
    );
    await this.dataSource.query('delete from verification_replica where seen_at < $1', [before]);
  }
}
