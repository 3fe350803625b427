import type { Candidates } from '@declic/nest-kit/composition';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { possibleCompositions } from './possible-compositions';

/** The versions of a composition. */
export interface ServedChoice {
  shell: string | null;
  remotes: { name: string; version: string; fallback: string | null }[];
}

const KEPT_DAYS = 90;

/**
 * Keeps what pages can be made of, by id. The edge selects for each visitor, so every combination that it may select is kept, before
 * the edge learns of it.
 */
@Injectable()
export class ServedCompositions {
  private recorded: readonly string[] = [];

  constructor(private readonly dataSource: DataSource) {}

  /** Keeps the compositions of these candidates. Asked again for the same ones, it does nothing. */
  async record(candidates: Candidates): Promise<void> {
    const compositions = possibleCompositions(candidates).map(({ id, shell, remotes }) => {
      const versions = remotes.map(({ name, version, fallback }) => ({
        name,
        version,
        fallback: fallback?.version ?? null,
      }));
      return { id, choice: { shell: shell?.version ?? null, remotes: versions } satisfies ServedChoice };
    });
    const ids = compositions.map(({ id }) => id);
    if (ids.join() === this.recorded.join()) return;
    await this.dataSource.query(
      `INSERT INTO served_composition (id, choice)
       SELECT item->>'id', item->'choice' FROM jsonb_array_elements($1::jsonb) item
       ON CONFLICT (id) DO UPDATE SET last_chosen_at = clock_timestamp()`,
      [JSON.stringify(compositions)],
    );
    await this.dataSource.query('UPDATE served_composition SET last_chosen_at = clock_timestamp() WHERE id = ANY($1)', [
      this.recorded,
    ]);
    await this.dataSource.query(
      `DELETE FROM served_composition WHERE last_chosen_at < now() - interval '${KEPT_DAYS} days'`,
    );
    this.recorded = ids;
  }

  async find(id: string): Promise<ServedChoice | undefined> {
    const [row] = await this.dataSource.query<{ choice: ServedChoice }[]>(
      'SELECT choice FROM served_composition WHERE id = $1',
      [id],
    );
    return row?.choice;
  }
}
