import type { components } from '../../openapi/generated/schema.d.ts';
import type { FrontContract } from '../../libs/remote-kit/src/contract/index.ts';
import { callRegistry, type Registry, type RegistryCall } from './call-registry.ts';
import { repeatCall } from './repeat-call.ts';

export type { Registry } from './call-registry.ts';

type Schemas = components['schemas'];

/** What is said of a release besides its manifest. */
export type Registration = Partial<Omit<Schemas['RegisterRelease'], 'manifest'>>;

/** A change, with the version that the caller believes to be current. */
export type Change = Pick<Schemas['RegisterRelease'], 'expect' | 'reason'>;
export type Choosing = Change & Pick<Schemas['RegisterRelease'], 'override'> & { version: string };

/** Repeated when no answer comes: the same release again changes nothing, also when it became current by the first call. */
export function registerRelease(
  registry: Registry,
  manifest: Schemas['DeployableManifest'],
  registration: Registration = {},
): Promise<Schemas['Release']> {
  const body = { manifest, ...registration };
  return repeatCall(registry, { method: 'POST', path: '/api/releases/releases', body }, { retries: 2 });
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

/** Starts a canary, or changes its share of the visitors. Repeated when no answer comes. */
export function setCanary(registry: Registry, name: string, body: Schemas['SetCanary']): Promise<Schemas['Choice']> {
  return repeatCall(registry, { method: 'PUT', path: `${pathOf(name)}/canary`, body }, { retries: 2 });
}

/** Gives it to all visitors. Refused when another version is in canary by now. */
export function promoteCanary(
  registry: Registry,
  name: string,
  canary: Schemas['EndCanary'],
): Promise<Schemas['Choice']> {
  return call(registry, 'POST', `${pathOf(name)}/canary/promotion`, canary);
}

/** Gives its visitors the current version again. */
export function endCanary(registry: Registry, name: string, canary: Schemas['EndCanary']): Promise<Schemas['Choice']> {
  return call(registry, 'POST', `${pathOf(name)}/canary/end`, canary);
}

/** Every deployable that was ever released, with the versions that visitors get. */
export async function listDeployables(registry: Registry): Promise<Schemas['Deployable'][]> {
  return (await call<{ items: Schemas['Deployable'][] }>(registry, 'GET', '/api/releases/deployables')).items;
}

interface Releases {
  readonly items: Schemas['Release'][];
  readonly choice: Schemas['Choice'] | null;
  readonly previous: string | null;
}

/** The newest releases of a deployable, and what visitors get of it. */
export function readReleases(registry: Registry, name: string): Promise<Releases> {
  return call(registry, 'GET', `${pathOf(name)}/releases`);
}

/** A page of what happened to a deployable, newest first. */
export function listEvents(registry: Registry, name: string, cursor?: string): Promise<Schemas['ReleaseEventPage']> {
  const query = cursor === undefined ? '' : `?${new URLSearchParams({ cursor })}`;
  return call(registry, 'GET', `${pathOf(name)}/events${query}`);
}

/** What pages reported of each version within a day. */
export async function readHealth(registry: Registry): Promise<Schemas['VersionHealth'][]> {
  return (await call<{ versions: Schemas['VersionHealth'][] }>(registry, 'GET', '/api/releases/health')).versions;
}

/** Signs a link that shows versions. */
export function createPreview(
  registry: Registry,
  preview: { overrides: readonly { name: string; version: string }[]; hours?: number },
): Promise<Schemas['PreviewLink']> {
  return call(registry, 'POST', '/api/releases/previews', preview);
}

/** Signs a link that shows a composition which visitors got earlier. */
export function createReplay(
  registry: Registry,
  id: string,
  replay: { hours?: number },
): Promise<Schemas['PreviewLink']> {
  return call(registry, 'POST', `/api/releases/compositions/${encodeURIComponent(id)}/previews`, replay);
}

/** What visitors get; null when no version was ever chosen. */
export async function readChoice(registry: Registry, name: string): Promise<Schemas['Choice'] | null> {
  return (await readReleases(registry, name)).choice;
}

/** What visitors get or may get, with what each release offers and needs. */
export async function listServedReleases(registry: Registry): Promise<Schemas['ServedRelease'][]> {
  return (await call<{ items: Schemas['ServedRelease'][] }>(registry, 'GET', '/api/releases/served')).items;
}

/** What the live shell offers; null before the first was released. */
export async function shellOffer(registry: Registry): Promise<FrontContract | null> {
  return (await call<Schemas['ShellOffer']>(registry, 'GET', '/api/releases/shell')).offer;
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
