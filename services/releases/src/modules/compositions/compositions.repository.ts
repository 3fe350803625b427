import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Manifest, RemoteManifest } from '../../pipeline/manifest';
import { fallbackOf } from '../releases/fallback-of';
import { withdrawnOf } from './withdrawn-of';

/** What visitors may get of one deployable. */
export interface ChosenRelease {
  stable: Manifest;
  canary: Manifest | null;
  canaryPercent: number | null;
  /** What stands in for the stable version. The stable version stands in for the canary. */
  fallback: FallbackRelease | null;
  /** Versions that open pages may still name, and must not load any more. */
  withdrawn: string[];
}

export interface ChosenVersions extends Pick<ChosenRelease, 'canaryPercent' | 'withdrawn'> {
  name: string;
  stable: string;
  canary: string | null;
  fallback: string | null;
}

export type FallbackRelease = Pick<RemoteManifest, 'version' | 'entry' | 'needs' | 'files'>;

@Injectable()
export class CompositionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What `chosenReleases` depends on, without the manifests: a version never changes. */
  chosenVersions(): Promise<ChosenVersions[]> {
    return this.dataSource.query<ChosenVersions[]>(`
      SELECT name, version AS stable, canary, canary_percent AS "canaryPercent", ${fallbackOf('choice')} AS fallback,
             ${withdrawnOf('choice')} AS withdrawn
        FROM current_release choice
       WHERE retired_at IS NULL
       ORDER BY name COLLATE "C"`);
  }

  /** What visitors may get of every deployable that is not retired, by name. */
  chosenReleases(): Promise<ChosenRelease[]> {
    return this.dataSource.query<ChosenRelease[]>(`
      SELECT stable.manifest AS stable, canary.manifest AS canary, choice.canary_percent AS "canaryPercent",
             CASE WHEN earlier.version IS NOT NULL
                  THEN jsonb_build_object('version', earlier.version, 'entry', earlier.manifest->'entry', 'needs', earlier.manifest->'needs',
                                          'files', earlier.manifest->'files')
             END AS fallback,
             ${withdrawnOf('choice')} AS withdrawn
        FROM current_release choice
        JOIN release stable ON stable.name = choice.name AND stable.version = choice.version
        LEFT JOIN release canary ON canary.name = choice.name AND canary.version = choice.canary
        LEFT JOIN release earlier ON earlier.name = choice.name AND earlier.version = ${fallbackOf('choice')}
       WHERE choice.retired_at IS NULL
       ORDER BY choice.name COLLATE "C"`);
  }
}
