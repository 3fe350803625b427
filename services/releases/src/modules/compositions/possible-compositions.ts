import { compositionId, type Candidates } from '@declic/nest-kit/composition';
import type { OpOutput } from '@declic/nest-kit';

type Composition = OpOutput<'getComposition'>;

/** Of more canaries than this at once, only the first count: the number of combinations doubles with each. */
const MOST_CANARIES = 8;

/** Every composition that some visitor may get: each combination of stable versions and canaries. */
export function possibleCompositions({ shell, remotes }: Candidates): Composition[] {
  let canaries = 0;
  const versions = <Release>({ stable, canary }: { stable: Release; canary?: { release: Release } | undefined }) => {
    if (!canary || canaries >= MOST_CANARIES) return [stable];
    canaries += 1;
    return [stable, canary.release];
  };
  const shells = shell ? versions(shell) : [undefined];
  const remoteChoices = remotes
    .map((remote) => versions(remote))
    .reduce<Composition['remotes'][]>(
      (choices, options) => choices.flatMap((choice) => options.map((option) => [...choice, option])),
      [[]],
    );
  return shells.flatMap((one) =>
    remoteChoices.map((chosen) => {
      const choice = { ...(one && { shell: one }), remotes: chosen };
      return { id: compositionId(choice), ...choice };
    }),
  );
}
