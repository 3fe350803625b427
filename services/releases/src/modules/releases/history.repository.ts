import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { type RemoteManifest, SHELL, type ShellManifest } from '../../pipeline/manifest';
import { ChoiceEntity } from './choice.entity';
import { fallbackOf } from './fallback-of';
import { canRun } from './gates/needs-gate';
import { ReleaseEntity } from './release.entity';

const NEWEST_RELEASES = 50;

/** A choice with the version that stands in for it, and what the history says of it. */
export type DescribedChoice = ChoiceEntity & {
  fallback: string | null;
  chosenReason: string | null;
  canaryBy: string | null;
  canaryReason: string | null;
};

export interface DeployableRow {
  choice: DescribedChoice | null;
  /** The chosen release, or the newest when none was ever chosen. */
  release: ReleaseEntity;
  canary: ReleaseEntity | null;
}

/** Reads what is and what was. */
@Injectable()
export class HistoryRepository {
  constructor(private readonly dataSource: DataSource) {}

  newestReleases(name: string): Promise<ReleaseEntity[]> {
    return this.dataSource
      .getRepository(ReleaseEntity)
      .find({ where: { name }, order: { position: 'DESC' }, take: NEWEST_RELEASES });
  }

  findReleases(name: string, versions: readonly string[]): Promise<ReleaseEntity[]> {
    if (versions.length === 0) return Promise.resolve([]);
    return this.dataSource
      .getRepository(ReleaseEntity)
      .find({ where: { name, version: In([...versions]) }, order: { position: 'DESC' } });
  }

  async findChoice(name: string): Promise<DescribedChoice | null> {
    const [choice] = await this.choices('WHERE choice.name = $1', [name]);
    return choice ?? null;
  }

  /** Every deployable by name. */
  async deployables(): Promise<DeployableRow[]> {
    const choices = await this.choices('', []);
    const releases = await this.dataSource
      .getRepository(ReleaseEntity)
      .createQueryBuilder('release')
      .leftJoin(ChoiceEntity, 'choice', 'choice.name = release.name')
      .distinctOn(['release.name'])
      .orderBy('release.name')
      .addOrderBy('(release.version = choice.version) IS TRUE', 'DESC')
      .addOrderBy('release.position', 'DESC')
      .getMany();
    const canaries = await this.canaries();
    return releases.map((release) => ({
      release,
      choice: choices.find(({ name }) => name === release.name) ?? null,
      canary: canaries.find(({ name }) => name === release.name) ?? null,
    }));
  }

  private canaries(): Promise<ReleaseEntity[]> {
    return this.dataSource
      .getRepository(ReleaseEntity)
      .createQueryBuilder('release')
      .innerJoin(ChoiceEntity, 'choice', 'choice.name = release.name AND choice.canary = release.version')
      .getMany();
  }

  private async choices(condition: string, parameters: string[]): Promise<DescribedChoice[]> {
    const rows = await this.dataSource.query<ChoiceRow[]>(
      `SELECT choice.name, choice.version, previous, canary, canary_percent AS "canaryPercent", frozen_at AS "frozenAt",
              retired_at AS "retiredAt", chosen_by AS "chosenBy", chosen_at AS "chosenAt", revision,
              earlier.version AS fallback, earlier.manifest->'needs' AS needs, live.offer, chosen.reason AS "chosenReason",
              started.actor AS "canaryBy", started.reason AS "canaryReason"
         FROM current_release choice
         LEFT JOIN release earlier ON earlier.name = choice.name AND earlier.version = ${fallbackOf('choice')}
         LEFT JOIN (${OFFER_OF_LIVE_SHELL}) live ON true
         ${newestEvent('chosen', 'choice.version', ['promoted', 'rolled_back'])}
         ${newestEvent('started', 'choice.canary', ['canary_started'])}
         ${condition}`,
      parameters,
    );
    return rows.map(({ needs, offer, fallback, ...choice }) => ({
      ...choice,
      fallback: needs && offer && !canRun({ offer }, { needs }) ? null : fallback,
    }));
  }
}

type ChoiceRow = DescribedChoice & {
  /** Of the fallback; null where there is none, and of shells. */
  needs: RemoteManifest['needs'] | null;
  offer: ShellManifest['offer'] | null;
};

const OFFER_OF_LIVE_SHELL = `
  SELECT shell.manifest->'offer' AS offer
    FROM current_release chosen JOIN release shell ON shell.name = chosen.name AND shell.version = chosen.version
   WHERE chosen.name = '${SHELL}' AND chosen.retired_at IS NULL`;

/** Joins who last did one of `actions` with a version of the choice, and why. */
function newestEvent(alias: string, version: string, actions: readonly string[]): string {
  return `LEFT JOIN LATERAL (
            SELECT event.actor, event.reason FROM release_event event
             WHERE event.name = choice.name AND event.version = ${version}
               AND event.action IN (${actions.map((action) => `'${action}'`).join(', ')})
             ORDER BY event.id DESC LIMIT 1
          ) ${alias} ON true`;
}
