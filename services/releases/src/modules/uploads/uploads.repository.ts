import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReleaseId, StoredFile, StoredManifest } from '../store/release-store';

/** More would only repeat the same contents. */
const MOST_SOURCES = 5;

export interface Upload {
  readonly id: string;
  readonly manifest: StoredManifest;
}

@Injectable()
export class UploadsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Begins an upload, or notes that it goes on. */
  async begin({ id, manifest }: Upload): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO release_upload (id, name, version, manifest) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET touched_at = clock_timestamp()`,
      [id, manifest.name, manifest.version, JSON.stringify(manifest)],
    );
  }

  /** How many other uploads of a deployable were not registered. Each ends a day after its last call. */
  async countUnregistered(id: string, name: string): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM release_upload upload
        WHERE name = $2 AND id <> $1
          AND NOT EXISTS (SELECT FROM release WHERE (release.name, release.version) = (upload.name, upload.version))`,
      [id, name],
    );
    return row?.count ?? 0;
  }

  async find(id: string): Promise<Upload | null> {
    const [upload] = await this.dataSource.query<Upload[]>('SELECT id, manifest FROM release_upload WHERE id = $1', [
      id,
    ]);
    return upload ?? null;
  }

  /** The upload is going on, and the version is not to be deleted any more: waits for a running deletion. */
  async keepVersion(id: string, { name, version }: ReleaseId): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('UPDATE release_upload SET touched_at = clock_timestamp() WHERE id = $1', [id]);
      await manager.query('DELETE FROM discarded_release WHERE name = $1 AND version = $2', [name, version]);
    });
  }

  /** The files are there, again where they had been deleted. */
  async complete(id: string, { name, version }: ReleaseId): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('UPDATE release_upload SET completed_at = clock_timestamp() WHERE id = $1', [id]);
      await manager.query('UPDATE release SET collected_at = NULL WHERE name = $1 AND version = $2', [name, version]);
    });
  }

  /** Where registered versions of a deployable have these contents, by integrity, the newest first. */
  async findContents(name: string, integrities: readonly string[]): Promise<Map<string, StoredFile[]>> {
    const rows = await this.dataSource.query<(StoredFile & { integrity: string })[]>(
      `SELECT release.version, file->>'path' AS path, file->>'integrity' AS integrity
         FROM release, jsonb_array_elements(release.manifest->'files') AS file
        WHERE release.name = $1 AND file->>'integrity' = ANY ($2)
        ORDER BY release.position DESC`,
      [name, integrities],
    );
    const found = new Map<string, StoredFile[]>();
    for (const { integrity, version, path } of rows) {
      const places = found.get(integrity) ?? [];
      if (places.length < MOST_SOURCES) places.push({ version, path });
      found.set(integrity, places);
    }
    return found;
  }
}
