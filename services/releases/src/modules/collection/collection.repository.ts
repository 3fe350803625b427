import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fallbackOf } from '../releases/fallback-of';
import { lockChoices } from '../releases/releases.repository';
import type { ReleaseId } from '../store/release-store';

/** What visitors get, may get, or would get if it failed; retired deployables can be revived. */
const CHOSEN = `
  SELECT choice.name, chosen.version
    FROM current_release choice
   CROSS JOIN LATERAL (VALUES (choice.version), (choice.canary), (choice.previous), (${fallbackOf('choice')})) AS chosen (version)
   WHERE chosen.version IS NOT NULL`;

/** What was deleted before may have been uploaded again since. */
const NOTE_AGAIN = 'ON CONFLICT (name, version) DO UPDATE SET deleted_at = NULL';

/** `$1`: since when a version must have been out of use; `$2`: the reason for the history. */
const COLLECT_UNUSED = `
  WITH collected AS (
    UPDATE release
       SET collected_at = clock_timestamp()
     WHERE collected_at IS NULL
       AND greatest(
             created_at, activated_at,
             (SELECT max(completed_at) FROM release_upload upload WHERE (upload.name, upload.version) = (release.name, release.version)),
             (SELECT last_served_on + 1 FROM served_release served WHERE (served.name, served.version) = (release.name, release.version))
           ) < $1
       AND (name, version) NOT IN (${CHOSEN})
    RETURNING name, version
  ), discarded AS (
    INSERT INTO discarded_release (name, version) SELECT name, version FROM collected ${NOTE_AGAIN}
  )
  INSERT INTO release_event (name, version, action, actor, reason)
  SELECT name, version, 'collected', 'registry', $2 FROM collected`;

const FORGET = 'DELETE FROM discarded_release WHERE name = $1 AND version = $2';
const NOTE_DELETION = 'UPDATE discarded_release SET deleted_at = clock_timestamp() WHERE name = $1 AND version = $2';

@Injectable()
export class CollectionRepository {
  constructor(private readonly dataSource: DataSource) {}

  listChosen(): Promise<ReleaseId[]> {
    return this.dataSource.query<ReleaseId[]>(`${CHOSEN} GROUP BY 1, 2 ORDER BY 1, 2`);
  }

  /** Notes that pages ask for these versions until the end of a day. */
  async noteServed(releases: readonly ReleaseId[], day: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO served_release AS served (name, version, last_served_on)
       SELECT DISTINCT name, version, $3::date FROM unnest($1::text[], $2::text[]) AS given (name, version) ORDER BY 1, 2
       ON CONFLICT (name, version) DO UPDATE SET last_served_on = greatest(served.last_served_on, $3)`,
      [releases.map(({ name }) => name), releases.map(({ version }) => version), day],
    );
  }

  /** Ends an upload that stands still since `before`, and returns 1; 0 when there is none. Its files go before its row. */
  endUpload(before: Date, deleteFiles: (id: string) => Promise<void>): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [upload] = await manager.query<(ReleaseId & { id: string })[]>(
        'SELECT id, name, version FROM release_upload WHERE touched_at < $1 ORDER BY touched_at LIMIT 1 FOR UPDATE SKIP LOCKED',
        [before],
      );
      if (!upload) return 0;
      const { id, name, version } = upload;
      await deleteFiles(id);
      await manager.query('DELETE FROM release_upload WHERE id = $1', [id]);
      await manager.query(
        `INSERT INTO discarded_release (name, version)
         SELECT $1, $2
          WHERE NOT EXISTS (SELECT FROM release WHERE name = $1 AND version = $2 AND collected_at IS NULL)
            AND NOT EXISTS (SELECT FROM release_upload WHERE name = $1 AND version = $2)
         ${NOTE_AGAIN}`,
        [name, version],
      );
      return 1;
    });
  }

  /** Gives up the versions that nothing names and that were not used since `before`. Their files are deleted afterwards. */
  collectUnused(before: Date, days: number): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lockChoices(manager);
      await manager.query(COLLECT_UNUSED, [before, `Not served for ${days} days.`]);
    });
  }

  listDiscarded(most: number): Promise<ReleaseId[]> {
    return this.dataSource.query<ReleaseId[]>(
      'SELECT name, version FROM discarded_release WHERE deleted_at IS NULL ORDER BY name, version LIMIT $1',
      [most],
    );
  }

  /**
   * Deletes the files of a version, unless it was registered meanwhile. It holds the note and not the lock of all choices, because a store
   * may be slow: an upload of the same version waits for it, and a registration is refused.
   */
  async deleteDiscarded({ name, version }: ReleaseId, deleteFiles: () => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [discarded] = await manager.query<{ registered: boolean }[]>(
        `SELECT EXISTS (SELECT FROM release WHERE name = $1 AND version = $2 AND collected_at IS NULL) AS registered
           FROM discarded_release WHERE name = $1 AND version = $2 AND deleted_at IS NULL FOR UPDATE`,
        [name, version],
      );
      if (!discarded) return;
      if (!discarded.registered) await deleteFiles();
      await manager.query(discarded.registered ? FORGET : NOTE_DELETION, [name, version]);
    });
  }

  /** Forgets deletions that are over for so long that no registration can have seen the files. */
  async forgetDeletions(): Promise<void> {
    await this.dataSource.query("DELETE FROM discarded_release WHERE deleted_at < now() - interval '1 day'");
  }
}
