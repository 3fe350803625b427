import { selectComposition } from '@declic/nest-kit/composition';
import type { Composition } from './composition';
import type { Canaries } from './read-candidates';

/** The composition of one visitor: the stable versions, or of some deployables the canary. */
export function forVisitor(stable: Composition, canaries: Canaries, visitorId: string | undefined): Composition {
  if (visitorId === undefined || !anyCanary(canaries)) return stable;
  const shell = stable.shell ? { stable: stable.shell, ...(canaries.shell && { canary: canaries.shell }) } : null;
  const remotes = stable.remotes.map((remote) => {
    const canary = canaries.remotes.find(({ release }) => release.name === remote.name);
    return { stable: remote, ...(canary && { canary }) };
  });
  return selectComposition({ shell, remotes }, visitorId);
}

/** Whether visitors are told apart at present: without a canary all get the same. */
export function anyCanary({ shell, remotes }: Canaries): boolean {
  return shell !== undefined || remotes.length > 0;
}
