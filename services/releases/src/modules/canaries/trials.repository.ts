import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KIND_BITS, REFUSAL } from '../observations/observation';
import type { Look, Sample, TrialProgress } from './judge-canary';

/** A running canary and what it is compared with. */
export interface Trial extends TrialProgress {
  readonly name: string;
  readonly version: string;
  readonly stableVersion: string;
  readonly percent: number;
  readonly startedAt: Date;
  /** Of the last look. */
  readonly lastP: number | null;
  readonly canary: Sample;
  readonly stable: Sample;
}

interface TrialRow extends Omit<Trial, 'canary' | 'stable'> {
  readonly canaryLoads: number;
  readonly canaryFailed: number;
  readonly stableLoads: number;
  readonly stableFailed: number;
}

/** The networks that ran a version since a canary was started, or failed to. */
const countOf = (version: string) => `
  (select count(*)::integer as loads, (count(*) filter (where failed_at >= trial.started_at))::integer as failed
     from observation
    where observation.name = trial.name and observation.version = ${version} and seen_at >= trial.started_at
      and kinds <> ${KIND_BITS[REFUSAL]})`;

const RUNNING = `
  select trial.name, trial.version, choice.version as "stableVersion", choice.canary_percent as percent,
         trial.started_at as "startedAt", trial.looks, trial.next_look_at_loads as "nextLookAtLoads",
         trial.last_look_at as "lastLookAt", trial.last_p as "lastP", canary.loads as "canaryLoads", canary.failed as "canaryFailed",
         stable.loads as "stableLoads", stable.failed as "stableFailed"
    from canary_trial trial
    join current_release choice on choice.name = trial.name and choice.canary = trial.version
   cross join lateral ${countOf('trial.version')} canary
   cross join lateral ${countOf('choice.version')} stable`;

@Injectable()
export class TrialsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async running(): Promise<Trial[]> {
    const rows = await this.dataSource.query<TrialRow[]>(RUNNING);
    return rows.map(({ canaryLoads, canaryFailed, stableLoads, stableFailed, ...trial }) => ({
      ...trial,
      canary: { loads: canaryLoads, failed: canaryFailed },
      stable: { loads: stableLoads, failed: stableFailed },
    }));
  }

  /** Notes a look, unless another process has noted it. */
  async noteLook({ name, version, looks }: Trial, { progress, p }: Look): Promise<void> {
    await this.dataSource.query(
      `update canary_trial set looks = $4, next_look_at_loads = $5, last_look_at = $6, last_p = $7
        where name = $1 and version = $2 and looks = $3`,
      [name, version, looks, progress.looks, progress.nextLookAtLoads, progress.lastLookAt, p],
    );
  }
}
