import type { components } from '../../openapi/generated/schema.d.ts';
import type { FrontContract } from '../../libs/remote-kit/src/contract/index.ts';
import { callRegistry, type Registry, type RegistryCall } from './call-registry.ts';

export type { Registry } from './call-registry.ts';

type Schemas = components['schemas'];

/** What is said of a release besides its manifest. */
export type Registration = Partial<Omit<Schemas['RegisterRelease'], 'manifest'>>;

/** A change, with the version that the caller believes to be current. */
export type Change = Pick<Schemas['RegisterRelease'], 'expect' | 'reason'>;
export type Choosing = Change & Pick<Schemas['RegisterRelease'], 'override'> & { version: string };

export async function registerRelease(
  registry: Registry,
  manifest: Schemas['DeployableManifest'],
  registration: Registration = {},
): Promise<Schemas['Release']> {
  return call(registry, 'POST', '/api/releases/releases', { manifest, ...registration });
}

export async function setCurrentRelease(
  registry: Registry,
  name: string,
  choice: Choosing,
): Promise<Schemas['Choice']> {
  return call(registry, 'PUT', `${pathOf(name)}/current`, choice);
}

export function setFrozen(
  registry: Registry,
  name: string,
  change: Change & { frozen: boolean },
): Promise<Schemas['Choice']> {
  return call(registry, 'PUT', `${pathOf(name)}/frozen`, change);
}

export function setRetired(
  registry: Registry,
  name: string,
  change: Change & { retired: boolean },
): Promise<Schemas['Choice']> {
  return call(registry, 'PUT', `${pathOf(name)}/retired`, change);
}

export function withdrawRelease(
  registry: Registry,
  name: string,
  { version, ...change }: Change & { version: string },
): Promise<Schemas['Release']> {
  return call(registry, 'POST', `${pathOf(name)}/releases/${encodeURIComponent(version)}/withdrawal`, change);
}

/** What visitors get; null when no version was ever chosen. */
export async function readChoice(registry: Registry, name: string): Promise<Schemas['Choice'] | null> {
  return (await call<{ choice: Schemas['Choice'] | null }>(registry, 'GET', `${pathOf(name)}/releases`)).choice;
}

/** What visitors get or may get, with what each release offers and needs. */
export async function listServedReleases(registry: Registry): Promise<Schemas['ServedRelease'][]> {
  return (await call<{ items: Schemas['ServedRelease'][] }>(registry, 'GET', '/api/releases/served')).items;
}

/** What the live shell offers; null before the first was released. */
export async function shellOffer(registry: Registry): Promise<FrontContract | null> {
  return (await call<Schemas['ShellOffer']>(registry, 'GET', '/api/releases/shell')).offer;
}

/** The version to go back to; null when there is none. */
export async function previousRelease(registry: Registry, name: string): Promise<string | null> {
  const { previous } = await call<{ previous: string | null }>(registry, 'GET', `${pathOf(name)}/releases`);
  return previous;
}

function pathOf(name: string): string {
  return `/api/releases/deployables/${encodeURIComponent(name)}`;
}

/** @throws Error with the registry's own words when it refuses. */
function call<Answer>(
  registry: Registry,
  method: RegistryCall['method'],
  path: string,
  body?: unknown,
): Promise<Answer> {
  return callRegistry(registry, { method, path, body });
}
