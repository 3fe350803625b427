import { createHash } from 'node:crypto';
import type { components } from '@declic/openapi/types';

type Schemas = components['schemas'];
export type Candidates = Schemas['Candidates'];
type Composition = Schemas['Composition'];

/** A share of visitors is counted in hundredths of a percent. */
const BUCKETS = 10_000;

/**
 * The composition of one visitor: of each deployable the canary, when the visitor's bucket is within its percentage, or the stable
 * version. The registry and the edge both call it, so they agree. Without a visitor every version is the stable one.
 */
export function selectComposition({ shell, remotes }: Candidates, visitorId?: string): Composition {
  const isInCanary = (name: string, percent: number) =>
    visitorId !== undefined && visitorBucket(visitorId, name) < (percent * BUCKETS) / 100;
  const chosen = remotes.map(({ stable, canary }) =>
    canary && isInCanary(stable.name, canary.percent) ? canary.release : stable,
  );
  const chosenShell = shell?.canary && isInCanary('shell', shell.canary.percent) ? shell.canary.release : shell?.stable;
  const choice = { ...(chosenShell && { shell: chosenShell }), remotes: chosen };
  return { id: compositionId(choice), ...choice };
}

/** The same visitor is always in the same bucket of a deployable, and in unrelated buckets of different deployables. */
export function visitorBucket(visitorId: string, name: string): number {
  const digest = createHash('sha256').update(`${visitorId}\n${name}`).digest();
  return digest.readUInt32BE(0) % BUCKETS;
}

/** The same choice has the same id on every replica. What stands in belongs to the choice. */
export function compositionId({ shell, remotes }: Omit<Composition, 'id'>): string {
  const choice = [
    `shell@${shell?.version ?? ''}`,
    ...remotes.map(({ name, version, fallback }) => `${name}@${version} ${fallback?.version ?? ''}`),
  ];
  return createHash('sha256').update(choice.join('\n')).digest('hex').slice(0, 16);
}
