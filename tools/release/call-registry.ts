import type { components } from '../../openapi/generated/schema.d.ts';

type Problem = components['schemas']['Problem'];

export interface Registry {
  /** The origin in front of `/api/releases/…`. */
  releasesUrl: string;
  token: string;
}

export interface RegistryCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Sent as JSON; bytes as they are. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** The registry refused, in its own words. */
export class RegistryRefusal extends Error {
  readonly status: number;
  readonly problem: Partial<Problem> & Readonly<Record<string, unknown>>;

  constructor(status: number, problem: RegistryRefusal['problem']) {
    const fields = problem.errors?.map(({ field, message }) => `${field}: ${message}`) ?? [];
    super(`The registry refused: ${[`${problem.title ?? 'no reason given'} (${status})`, ...fields].join('\n  ')}`);
    this.status = status;
    this.problem = problem;
  }
}

/** Nothing came back. */
export class RegistryUnreachable extends Error {
  constructor(releasesUrl: string, cause: unknown) {
    super(`No registry answers at ${releasesUrl}. Is the stack running (npm start)?`, { cause });
  }
}

/**
 * The JSON of the answer; undefined when there is none.
 *
 * @throws {RegistryRefusal}
 * @throws {RegistryUnreachable}
 */
export async function callRegistry<Answer>({ releasesUrl, token }: Registry, call: RegistryCall): Promise<Answer> {
  const { method, path, body, timeoutMs = TIMEOUT_MS } = call;
  const isBytes = body instanceof Uint8Array;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  const response = await fetch(new URL(path, releasesUrl), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new RegistryUnreachable(releasesUrl, error);
  });
  const text = await response.text().catch((error: unknown) => {
    throw new RegistryUnreachable(releasesUrl, error);
  });
  if (!response.ok) throw new RegistryRefusal(response.status, parse(text));
  return (text === '' ? undefined : JSON.parse(text)) as Answer; // checked against the contract on the other side
}

/** Anything may stand in front of the registry. */
function parse(text: string): RegistryRefusal['problem'] {
  try {
    const value: unknown = JSON.parse(text);
    return { ...(typeof value === 'object' && value) };
  } catch {
    return {};
  }
}
