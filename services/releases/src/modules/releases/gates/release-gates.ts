import { isShell, type Manifest } from '../../../pipeline/manifest';
import { takenAreas } from './area-gate';
import type { GateReason, ServedRelease } from './gate-reason';
import { needsOfRemote, needsOfServed } from './needs-gate';

/** Why a version may not become what visitors get, beside what they get of the other deployables; empty when it may. */
export function gateReasons(manifest: Manifest, served: readonly ServedRelease[]): GateReason[] {
  if (isShell(manifest)) return needsOfServed(manifest, served);
  return [...takenAreas(manifest, served), ...needsOfRemote(manifest, served)];
}
