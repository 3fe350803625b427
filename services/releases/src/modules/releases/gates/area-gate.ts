import { isWithin } from '@declic/remote-kit/contract';
import { isRemote, type RemoteManifest } from '../../../pipeline/manifest';
import type { GateReason, ServedRelease } from './gate-reason';

/**
 * The areas that belong to another remote, or lie in one. An area that contains one of another remote takes nothing from it, because
 * the longest path answers; and a remote keeps what it has below a later, wider area of another.
 */
export function takenAreas(release: RemoteManifest, served: readonly ServedRelease[]): GateReason[] {
  const own = served.filter(({ manifest }) => manifest.name === release.name).flatMap(areasOf);
  const others = served.filter(({ manifest, role }) => manifest.name !== release.name && role !== 'fallback');
  return release.areas.flatMap(({ path }) =>
    others.flatMap((other) => {
      const taken = areasOf(other).find((area) => contains(area, path));
      if (taken === undefined || (!contains(path, taken) && own.includes(path))) return [];
      const { name, owner } = other.manifest;
      return [{ code: 'area_taken' as const, message: `${path} belongs to ${name} (${owner}).` }];
    }),
  );
}

function areasOf({ manifest }: ServedRelease): string[] {
  return isRemote(manifest) ? manifest.areas.map(({ path }) => path) : [];
}

/** Upper and lower case are the same address to the router. */
function contains(area: string, path: string): boolean {
  return isWithin(path.toLowerCase(), area.toLowerCase());
}
