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

const LONGEST_FAULT = 2_000;

@Injectable()
export class VerificationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Actions that are new become due, each some time after the one before it. Actions that are no more are forgotten. */
  async schedule(slugs: readonly string[], now: Date, apartMs: number): Promise<void> {
    await this.dataSource.query('delete from verification_schedule where slug <> all ($1)', [slugs]);
    await this.dataSource.query(
      `insert into verification_schedule (slug, due_at)
       select slug, $2::timestamptz + make_interval(secs => place * $3 / 1000.0)
         from unnest($1::text[]) with ordinality as new (slug, place)
        where not exists (select from verification_schedule known where known.slug = new.slug)
       on conflict do nothing`,
      [slugs, now, apartMs],
    );
  }

  /** Takes the action that is due for the longest time and moves its next time on. Null when none is due. */
  async takeDue(now: Date, nextAt: Date): Promise<string | null> {
    const [rows] = await this.dataSource.query<[{ slug: string }[], number]>(
      `update verification_schedule set due_at = $2
        where slug = (
          select slug from verification_schedule where due_at <= $1 order by due_at limit 1 for update skip locked
        ) and due_at <= $1
       returning slug`,
      [now, nextAt],
    );
    return rows[0]?.slug ?? null;
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

  /** Forgets what is older. */
  async forget(before: Date): Promise<void> {
    await this.dataSource.query('delete from example_run where started_at < $1', [before]);
    await this.dataSource.query('delete from verification_pass where finished_at < $1', [before]);
  }
}
