import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { ChoiceEntity } from './choice.entity';
import { fallbackOf } from './fallback-of';
import type { ServedRelease } from './gates/gate-reason';
import { type NewReleaseEvent, ReleaseEventEntity } from './release-event.entity';
import { ReleaseEntity } from './release.entity';
import type { NewRelease } from './new-release';

/** More are not tried. */
const REPLACEMENTS = 10;

/** The questions and changes of one transaction that holds the lock of all choices. */
export class ReleasesTransaction {
  constructor(private readonly manager: EntityManager) {}

  /** Stores a release unless this version is there; says whether what is there has the same content, and whether it is new. */
  async insertOrCompare({ manifest, author, commit, reason }: NewRelease): Promise<{ same: boolean; isNew: boolean }> {
    const { name, version, files } = manifest;
    const json = JSON.stringify(manifest);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const inserted = await this.manager.query<unknown[]>(
      `INSERT INTO release (name, version, manifest, author, commit, reason, bytes) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [name, version, json, author, commit, reason, bytes],
    );
    // Compared as jsonb, where the order of keys means nothing.
    const [row] = await this.manager.query<{ same: boolean }[]>(
      'SELECT manifest = $3::jsonb AS same FROM release WHERE name = $1 AND version = $2',
      [name, version, json],
    );
    return { same: row?.same === true, isNew: inserted.length > 0 };
  }

  /**
   * Takes the note away that the files of a version are to be deleted. False when that is under way, or was done within a day: what the
   * store had when it was asked may be gone.
   */
  async keepFiles(name: string, version: string): Promise<boolean> {
    const [note] = await this.manager.query<{ kept: boolean }[]>(
      `WITH free AS (
         SELECT name, version FROM discarded_release
          WHERE name = $1 AND version = $2 AND deleted_at IS NULL FOR UPDATE SKIP LOCKED
       ), kept AS (
         DELETE FROM discarded_release note USING free WHERE (note.name, note.version) = (free.name, free.version)
       )
       SELECT EXISTS (SELECT FROM free) AS kept FROM discarded_release WHERE name = $1 AND version = $2`,
      [name, version],
    );
    return note?.kept ?? true;
  }

  find(name: string, version: string): Promise<ReleaseEntity | null> {
    return this.manager.findOneBy(ReleaseEntity, { name, version });
  }

  findChoice(name: string): Promise<ChoiceEntity | null> {
    return this.manager.findOneBy(ChoiceEntity, { name });
  }

  /** What visitors get, or may get, of all deployables that are not retired. */
  served(): Promise<ServedRelease[]> {
    return this.manager.query<ServedRelease[]>(
      `SELECT served.role, release.manifest
         FROM current_release choice
        CROSS JOIN LATERAL (VALUES ('stable', choice.version), ('canary', choice.canary), ('fallback', ${fallbackOf('choice')}))
              AS served (role, version)
         JOIN release ON release.name = choice.name AND release.version = served.version
        WHERE choice.retired_at IS NULL
        ORDER BY choice.name COLLATE "C", served.role COLLATE "C" DESC`,
    );
  }

  /** The newest release before `release` that visitors once got, that was not withdrawn, and whose files are there. */
  findActivatedBefore({ name, position }: ReleaseEntity): Promise<ReleaseEntity | null> {
    return this.manager.findOne(ReleaseEntity, {
      where: {
        name,
        position: LessThan(position),
        activatedAt: Not(IsNull()),
        withdrawnAt: IsNull(),
        collectedAt: IsNull(),
      },
      order: { position: 'DESC' },
    });
  }

  async choose({ name, version }: ReleaseEntity, previous: string | null, actor: string): Promise<void> {
    await this.manager.query(
      'UPDATE release SET activated_at = clock_timestamp(), rolled_back_at = NULL WHERE name = $1 AND version = $2',
      [name, version],
    );
    await this.manager.query(
      `INSERT INTO current_release AS choice (name, version, previous, chosen_by) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE
          SET version = $2, previous = $3, chosen_by = $4, chosen_at = clock_timestamp(), revision = choice.revision + 1,
              canary = nullif(choice.canary, $2),
              canary_percent = CASE WHEN choice.canary = $2 THEN NULL ELSE choice.canary_percent END`,
      [name, version, previous, actor],
    );
  }

  /** Notes that visitors were brought back from a version, and past those in between. They do not stand in for others. */
  async markRolledBack({ name, position }: ReleaseEntity, target: ReleaseEntity): Promise<void> {
    await this.manager.query(
      `UPDATE release SET rolled_back_at = clock_timestamp()
        WHERE name = $1 AND position > $2 AND position <= $3 AND activated_at IS NOT NULL`,
      [name, target.position, position],
    );
  }

  /** A canary is compared with the stable version from then on, as if it had never been before. */
  async startTrial(
    { name, version }: Pick<ReleaseEntity, 'name' | 'version'>,
    { startedAt, nextLookAtLoads }: { startedAt: Date; nextLookAtLoads: number },
  ): Promise<void> {
    await this.manager.query(
      `INSERT INTO canary_trial (name, version, started_at, next_look_at_loads) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE
          SET version = $2, started_at = $3, looks = 0, next_look_at_loads = $4, last_look_at = NULL, last_p = NULL`,
      [name, version, startedAt, nextLookAtLoads],
    );
  }

  /** From then on it is never chosen and never stands in for another; where a rollback would have gone to it, it goes elsewhere. */
  async withdraw({ name, version }: ReleaseEntity): Promise<void> {
    await this.manager.query(
      'UPDATE release SET withdrawn_at = clock_timestamp() WHERE name = $1 AND version = $2 AND withdrawn_at IS NULL',
      [name, version],
    );
    const choice = await this.findChoice(name);
    const current = choice && (await this.find(name, choice.version));
    if (choice?.previous !== version || !current) return;
    const previous = (await this.findActivatedBefore(current))?.version ?? null;
    await this.change(name, { previous });
  }

  /** Versions that visitors once got and that can be had again: the stand-in first, then where a rollback goes, then the newest. */
  findReplacements(name: string, version: string): Promise<ReleaseEntity[]> {
    return this.manager
      .createQueryBuilder(ReleaseEntity, 'release')
      .innerJoin(ChoiceEntity, 'choice', 'choice.name = release.name')
      .where('release.name = :name AND release.version <> :version', { name, version })
      .andWhere('release.activated_at IS NOT NULL AND release.withdrawn_at IS NULL AND release.collected_at IS NULL')
      .orderBy(`(release.version = ${fallbackOf('choice')}) IS TRUE`, 'DESC')
      .addOrderBy('(release.version = choice.previous) IS TRUE', 'DESC')
      .addOrderBy('release.position', 'DESC')
      .limit(REPLACEMENTS)
      .getMany();
  }

  /** Changes a choice otherwise than by choosing a version. */
  async change(
    name: string,
    change: Partial<Pick<ChoiceEntity, 'previous' | 'canary' | 'canaryPercent' | 'frozenAt' | 'retiredAt'>>,
  ): Promise<void> {
    await this.manager.update(ChoiceEntity, { name }, { ...change, revision: () => 'revision + 1' });
  }

  async record(event: NewReleaseEvent): Promise<void> {
    await this.manager.save(ReleaseEventEntity, event);
  }
}
