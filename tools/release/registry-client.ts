import type { components } from '../../openapi/generated/schema.d.ts';
import type { FrontContract } from '../../libs/remote-kit/src/contract/index.ts';

type Schemas = components['schemas'];

export interface Registry {
  /** The origin in front of `/api/releases/…`. */
  releasesUrl: string;
  token: string;
}

/** What is said of a release besides its manifest. */
export type Registration = Partial<Omit<Schemas['RegisterRelease'], 'manifest'>>;

/** A choice, with the version that the caller believes to be current. */
export type Choosing = Pick<Schemas['RegisterRelease'], 'expect' | 'reason'> & { version: string };

const TIMEOUT_MS = 10_000;

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
  return call(registry, 'PUT', `/api/releases/deployables/${encodeURIComponent(name)}/current`, choice);
}

/** What the live shell offers; null before the first was released. */
export async function shellOffer(registry: Registry): Promise<FrontContract | null> {
  return (await call<Schemas['ShellOffer']>(registry, 'GET', '/api/releases/shell')).offer;
}

/** The version to go back to; null when there is none. */
export async function previousRelease(registry: Registry, name: string): Promise<string | null> {
  const { previous } = await call<{ previous: string | null }>(
    registry,
    'GET',
    `/api/releases/deployables/${encodeURIComponent(name)}/releases`,
  );
  return previous;
}

/** @throws Error with the registry's own words when it refuses. */
async function call<Answer>(
  { releasesUrl, token }: Registry,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(new URL(path, releasesUrl), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(`No registry answers at ${releasesUrl}. Is the stack running (npm start)?`, { cause: error });
  });
  if (!response.ok) throw new Error(`The registry refused: ${await readReason(response)}`);
  return (await response.json()) as Answer; // checked against the contract on the other side
}

async function readReason(response: Response): Promise<string> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Schemas['Problem']>; // anything may stand in front of the registry
  const fields = problem.errors?.map(({ field, message }) => `${field}: ${message}`) ?? [];
  return [`${problem.title ?? 'no reason given'} (${response.status})`, ...fields].join('\n  ');
}
