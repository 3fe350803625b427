import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface NewRun {
  readonly id: string;
  readonly userId: string;
  readonly keyId: string;
  readonly slug: string;
  readonly cost: number;
  readonly requestId: string;
  readonly timeoutMs: number;
  readonly callsPerMinute: number;
}

export interface RunStart {
  readonly outcome: 'begun' | 'limited' | 'insufficient';
  /** After the charge. */
  readonly balance: number;
  readonly callsLeft: number;
  readonly resetsIn: number;
}

export interface RunFailure {
  readonly id: string;
  readonly status: 'failed' | 'timed_out';
  readonly durationMs: number;
  readonly reason: string;
}

interface RunStartRow {
  outcome: RunStart['outcome'];
  balance: string | null;
  calls_left: number;
  resets_in: number;
}

/** The hot path: one round trip before a run and one after it. */
@Injectable()
export class RunsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts the call against the account's rate, charges it and notes that it runs. */
  async begin(run: NewRun): Promise<RunStart> {
    const [row] = await this.dataSource.query<RunStartRow[]>(
      'select outcome, balance, calls_left, resets_in from begin_run($1, $2, $3, $4, $5, $6, $7, $8)',
      [run.id, run.userId, run.keyId, run.slug, run.cost, run.requestId, run.timeoutMs, run.callsPerMinute],
    );
    if (!row) throw new Error('begin_run returned nothing.');
    return {
      outcome: row.outcome,
      balance: Number(row.balance ?? 0),
      callsLeft: row.calls_left,
      resetsIn: row.resets_in,
    };
  }

  /** False when the run had been given back in the meantime. */
  async finish(id: string, durationMs: number): Promise<boolean> {
    const [row] = await this.dataSource.query<{ finished: boolean }[]>('select finish_run($1, $2) as finished', [
      id,
      durationMs,
    ]);
    return row?.finished ?? false;
  }

  /** Ends the run and gives its credits back. */
  async fail({ id, status, durationMs, reason }: RunFailure): Promise<void> {
    await this.dataSource.query('select fail_run($1, $2, $3, $4)', [id, status, durationMs, reason]);
  }

  /** Gives back what a crash left running. Returns how many runs that were. */
  async sweep(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>('select sweep_runs() as count');
    return row?.count ?? 0;
  }
}
