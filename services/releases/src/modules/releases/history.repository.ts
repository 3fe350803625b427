import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChoiceEntity } from './choice.entity';
import { fallbackOf } from './fallback-of';
import { ReleaseEventEntity } from './release-event.entity';
import { ReleaseEntity } from './release.entity';

const NEWEST_RELEASES = 50;
const NEWEST_EVENTS = 200;

/** A choice with the version that stands in for it. */
export type ChoiceWithFallback = ChoiceEntity & { fallback: string | null };

export interface DeployableRow {
  choice: ChoiceWithFallback | null;
  /** The chosen release, or the newest when none was ever chosen. */
  release: ReleaseEntity;
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

  newestEvents(name: string): Promise<ReleaseEventEntity[]> {
    return this.dataSource
      .getRepository(ReleaseEventEntity)
      .find({ where: { name }, order: { id: 'DESC' }, take: NEWEST_EVENTS });
  }

  async findChoice(name: string): Promise<ChoiceWithFallback | null> {
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
    return releases.map((release) => ({ release, choice: choices.find(({ name }) => name === release.name) ?? null }));
  }

  private async choices(condition: string, parameters: string[]): Promise<ChoiceWithFallback[]> {
    return this.dataSource.query<ChoiceWithFallback[]>(
      `SELECT name, version, previous, canary, canary_percent AS "canaryPercent", frozen_at AS "frozenAt",
              retired_at AS "retiredAt", chosen_by AS "chosenBy", chosen_at AS "chosenAt", revision,
              ${fallbackOf('choice')} AS fallback
         FROM current_release choice ${condition}`,
      parameters,
    );
  }
}
