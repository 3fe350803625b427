import type { components } from '../../openapi/generated/schema.d.ts';
import { listDeployables, listEvents, readHealth, readReleases, type Registry } from '../release/registry-client.ts';

type Schemas = components['schemas'];
export type Deployable = Schemas['Deployable'];
export type Release = Schemas['Release'];
export type ReleaseEvent = Schemas['ReleaseEvent'];

/** What pages reported about one version within a day, and how far its trial has come. */
export type VersionHealth = Pick<Schemas['VersionHealth'], 'name' | 'version' | 'loads' | 'failed' | 'trial'>;

/** A deployable, releases of it, and how its versions do. */
export interface DeployableOverview extends Omit<Deployable, 'served'> {
  releases: readonly Release[];
  health: readonly VersionHealth[];
}

export interface DeployableHistory extends DeployableOverview {
  events: readonly ReleaseEvent[];
  /** Leads to older events; null when there are none. */
  older: string | null;
}

/** Every deployable that was ever released, with the versions that visitors get, by name; the shell first. */
export async function readOverview(registry: Registry): Promise<DeployableOverview[]> {
  const health = await readHealth(registry);
  return (await listDeployables(registry))
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
    .map(({ served, ...deployable }) => ({
      ...deployable,
      releases: served,
      health: health.filter(({ name }) => name === deployable.name),
    }));
}

/**
 * One deployable with its latest releases, and the events at a cursor: without one, the newest.
 *
 * @throws Error when nothing of that name was ever released.
 */
export async function readHistory(registry: Registry, name: string, cursor?: string): Promise<DeployableHistory> {
  const overview = (await readOverview(registry)).find((deployable) => deployable.name === name);
  if (!overview) throw new Error(`Nothing called ${name} was ever released. npm run releases lists what was.`);
  const [releases, events] = await Promise.all([readReleases(registry, name), listEvents(registry, name, cursor)]);
  return { ...overview, releases: releases.items, events: events.items, older: events.next_cursor };
}

function rank({ name }: Deployable): number {
  return name === 'shell' ? 0 : 1;
}
