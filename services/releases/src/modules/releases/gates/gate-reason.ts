import type { Manifest } from '../../../pipeline/manifest';

/** Why a version may not become what visitors get. */
export interface GateReason {
  readonly code: 'files_missing' | 'area_taken' | 'needs_unmet' | 'operations_unmet';
  readonly message: string;
}

/** What visitors get, or would get if the current version failed. */
export interface ServedRelease {
  readonly role: 'stable' | 'canary' | 'fallback';
  readonly manifest: Manifest;
}

const ROLE_WORDS = { stable: 'live', canary: 'in canary', fallback: 'the fallback' } as const;

/** `mf-flow 3f2a (live, Flow team)`. */
export function describeServed({ role, manifest: { name, version, owner } }: ServedRelease): string {
  return `${name} ${version} (${ROLE_WORDS[role]}, ${owner})`;
}
