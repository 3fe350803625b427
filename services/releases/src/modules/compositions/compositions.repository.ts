import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Manifest } from '../../pipeline/manifest';

/** The chosen release of one remote, with what stands in for it. */
export interface ChosenRelease {
  manifest: Manifest;
  fallback: Pick<Manifest, 'version' | 'entry' | 'needs' | 'files'> | null;
}

@Injectable()
export class CompositionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What visitors get of every remote, by name. */
  chosenReleases(): Promise<ChosenRelease[]> {
    return this.dataSource.query<ChosenRelease[]>(`
      SELECT chosen.manifest,
             CASE WHEN earlier.version IS NOT NULL
                  THEN jsonb_build_object('version', earlier.version, 'entry', earlier.manifest->'entry', 'needs', earlier.manifest->'needs',
                                          'files', earlier.manifest->'files')
             END AS fallback
        FROM current_release current
        JOIN release chosen ON chosen.name = current.name AND chosen.version = current.version
        LEFT JOIN release earlier ON earlier.name = current.name AND earlier.version = current.previous
       ORDER BY current.name COLLATE "C"`);
  }
}
