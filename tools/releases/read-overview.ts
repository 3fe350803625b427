import createClient from 'openapi-fetch';
import type { components, paths } from '../../openapi/generated/schema.d.ts';
import type { Registry } from '../release/registry-client.ts';
import { readHealth, type VersionHealth } from './read-health.ts';

type Schemas = components['schemas'];
export type Deployable = Schemas['Deployable'];
export type Release = Schemas['Release'];
export type ReleaseEvent = Schemas['ReleaseEvent'];

/** A deployable, what is registered of it, and how its versions do. */
export interface DeployableOverview extends Deployable {
  releases: readonly Release[];
  /** Undefined where the registry counts nothing. */
  health: readonly VersionHealth[] | undefined;
}

export interface DeployableHistory extends DeployableOverview {
  events: readonly ReleaseEvent[];
}

const TIMEOUT_MS = 10_000;

/** Every deployable that was ever released, by name; the shell first. */
export async function readOverview(registry: Registry): Promise<DeployableOverview[]> {
  const client = registryClient(registry);
  const { items } = answerOf(await client.GET('/api/releases/deployables'), 'the list of deployables');
  const health = await readHealth(registry);
  const sorted = items.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
  return Promise.all(
    sorted.map(async (deployable) => ({
      ...deployable,
      releases: await readReleases(client, deployable.name),
      health: health?.filter(({ name }) => name === deployable.name),
    })),
  );
}

/** @throws Error when nothing of that name was ever released. */
export async function readHistory(registry: Registry, name: string): Promise<DeployableHistory> {
  const overview = (await readOverview(registry)).find((deployable) => deployable.name === name);
  if (!overview) throw new Error(`Nothing called ${name} was ever released. npm run releases lists what was.`);
  const answer = await registryClient(registry).GET('/api/releases/deployables/{name}/events', {
    params: { path: { name } },
  });
  return { ...overview, events: answerOf(answer, `the history of ${name}`).items };
}

function registryClient({ releasesUrl, token }: Registry) {
  return createClient<paths>({
    baseUrl: releasesUrl,
    headers: { authorization: `Bearer ${token}` },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(sayUnreachable(releasesUrl)),
  });
}

async function readReleases(client: ReturnType<typeof registryClient>, name: string): Promise<readonly Release[]> {
  const answer = await client.GET('/api/releases/deployables/{name}/releases', { params: { path: { name } } });
  return answerOf(answer, `the releases of ${name}`).items;
}

function sayUnreachable(url: string): (error: unknown) => never {
  return (error) => {
    throw new Error(`No registry answers at ${url}. Is the stack running (npm start)?`, { cause: error });
  };
}

interface Answer<Data> {
  data?: Data;
  error?: { title?: string };
  response: Response;
}

function answerOf<Data>({ data, error, response }: Answer<Data>, what: string): Data {
  if (data !== undefined) return data;
  throw new Error(`The registry did not give ${what}: ${error?.title ?? 'no reason given'} (${response.status})`);
}

function rank({ name }: Deployable): number {
  return name === 'shell' ? 0 : 1;
}
