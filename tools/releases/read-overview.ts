import type { components } from '../../openapi/generated/schema.d.ts';
import type { Registry } from '../release/registry-client.ts';
import { answerOf, registryApi } from './registry-api.ts';
import { readHealth, type VersionHealth } from './read-health.ts';

type Schemas = components['schemas'];
export type Deployable = Schemas['Deployable'];
export type Release = Schemas['Release'];
export type ReleaseEvent = Schemas['ReleaseEvent'];

/** A deployable, what is registered of it, and how its versions do. */
export interface DeployableOverview extends Deployable {
  releases: readonly Release[];
  health: readonly VersionHealth[];
}

export interface DeployableHistory extends DeployableOverview {
  events: readonly ReleaseEvent[];
}

/** Every deployable that was ever released, by name; the shell first. */
export async function readOverview(registry: Registry): Promise<DeployableOverview[]> {
  const client = registryApi(registry);
  const { items } = answerOf(await client.GET('/api/releases/deployables'));
  const health = await readHealth(registry);
  const sorted = items.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
  return Promise.all(
    sorted.map(async (deployable) => ({
      ...deployable,
      releases: await readReleases(client, deployable.name),
      health: health.filter(({ name }) => name === deployable.name),
    })),
  );
}

/** @throws Error when nothing of that name was ever released. */
export async function readHistory(registry: Registry, name: string): Promise<DeployableHistory> {
  const overview = (await readOverview(registry)).find((deployable) => deployable.name === name);
  if (!overview) throw new Error(`Nothing called ${name} was ever released. npm run releases lists what was.`);
  const answer = await registryApi(registry).GET('/api/releases/deployables/{name}/events', {
    params: { path: { name } },
  });
  return { ...overview, events: answerOf(answer).items };
}

async function readReleases(client: ReturnType<typeof registryApi>, name: string): Promise<readonly Release[]> {
  const answer = await client.GET('/api/releases/deployables/{name}/releases', { params: { path: { name } } });
  return answerOf(answer).items;
}

function rank({ name }: Deployable): number {
  return name === 'shell' ? 0 : 1;
}
