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

/** Statuses of what stands in front of the registry, also when the connection broke in the middle of a call. */
const AWAY = [502, 503, 504];
/** Nothing was sent. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];
const UNKNOWN_OUTCOME =
  'The call may have been carried out all the same: see what visitors get (npm run releases, or /operate/releases) before you repeat it.';

/** The registry refused, in its own words; or what stands in front of it says that it is away. */
export class RegistryRefusal extends Error {
  readonly status: number;
  readonly problem: Partial<Problem> & Readonly<Record<string, unknown>>;

  constructor(status: number, problem: RegistryRefusal['problem'], outlook?: string) {
    const fields = problem.errors?.map(({ field, message }) => `${field}: ${message}`) ?? [];
    const title = `${problem.title ?? 'no reason given'} (${status})`;
    const answer = AWAY.includes(status)
      ? `The registry cannot be reached: ${title}`
      : `The registry refused: ${title}`;
    super([[answer, ...fields].join('\n  '), ...(outlook ? [outlook] : [])].join('\n'));
    this.status = status;
    this.problem = problem;
  }
}

/** Nothing came back. */
export class RegistryUnreachable extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/**
 * The JSON of the answer; undefined when there is none.
 *
 * @throws {RegistryRefusal}
 * @throws {RegistryUnreachable}
 */
export async function callRegistry<Answer>(registry: Registry, call: RegistryCall): Promise<Answer> {
  const { method, timeoutMs = TIMEOUT_MS } = call;
  const throwUnreachable = (error: unknown): never => {
    throw unreachable(registry, { method, timeoutMs }, error);
  };
  const request = toRequest(registry, call);
  const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) }).catch(throwUnreachable);
  const text = await response.text().catch(throwUnreachable);
  if (!response.ok) {
    const isUnknown = AWAY.includes(response.status) && method !== 'GET';
    throw new RegistryRefusal(response.status, parse(text), isUnknown ? UNKNOWN_OUTCOME : undefined);
  }
  return (text === '' ? undefined : readAnswer(registry, text)) as Answer; // checked against the contract on the other side
}

/** @throws Error when the address or the token cannot be sent at all: no repetition helps. */
function toRequest({ releasesUrl, token }: Registry, { method, path, body }: RegistryCall): Request {
  const isBytes = body instanceof Uint8Array;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  if (!URL.canParse(path, releasesUrl))
    throw new Error(
      `RELEASES_URL is no address: ${releasesUrl}. It is that of the product, such as https://declic.example.`,
    );
  if (!/^[\x21-\x7e]*$/.test(token))
    throw new Error('RELEASE_TOKEN has a space, or a character that no token has. Copy it again.');
  return new Request(new URL(path, releasesUrl), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}

/** A call that was sent and not answered may have been carried out. */
function unreachable(
  { releasesUrl }: Registry,
  { method, timeoutMs }: { method: string; timeoutMs: number },
  error: unknown,
): RegistryUnreachable {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const isUnsent = NOT_CONNECTED.includes(codeOf(error));
  const message = isLate
    ? `The registry at ${releasesUrl} did not answer within ${timeoutMs / 1000} s.`
    : `No registry answers at ${releasesUrl}. Is the stack running (npm start)?`;
  const outlook = isUnsent || method === 'GET' ? [] : [UNKNOWN_OUTCOME];
  return new RegistryUnreachable([message, ...outlook].join('\n'), error);
}

/** The code of the innermost cause: fetch wraps what the connection says. */
function codeOf(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return codeOf(error.cause);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** @throws Error when it is another page that answers, such as that of a sign-in in front of the product. */
function readAnswer({ releasesUrl }: Registry, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`What answers at ${releasesUrl} is not the registry. Check RELEASES_URL.`, { cause: error });
  }
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
