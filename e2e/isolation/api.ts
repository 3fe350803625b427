import { baseUrl } from '../playwright.config.ts';

/** What is sent to an operation. */
export interface Attempt {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  /** Headers and body, as text to be searched. */
  readonly text: string;
  readonly body: string;
}

/** Names an operation's address: its method and the path with places to fill in. */
export type Address = Readonly<Record<'method' | 'path', string>>;

/** Calls without a browser: no cookies but those that are sent, and no redirects followed. */
export async function call({ method, path }: Address, attempt: Attempt = {}, bearer?: string): Promise<Answer> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(attempt.path?.[name] ?? name));
  const response = await fetch(`${baseUrl}${filled}?${new URLSearchParams({ ...attempt.query }).toString()}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(attempt.body !== undefined && { 'content-type': 'application/json' }),
      ...attempt.headers,
    },
    ...(attempt.body !== undefined && { body: JSON.stringify(attempt.body) }),
    // A stream that opens for a stranger must not hold the test up; it fails by its status.
    signal: AbortSignal.timeout(15_000),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const body = isStream ? await readFirstPart(response) : await response.text();
  return { status: response.status, body, text: `${JSON.stringify([...response.headers])}\n${body}` };
}

async function readFirstPart({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

/** The answer's JSON, which must be a success. */
export async function succeed<Body>(method: string, path: string, attempt?: Attempt, bearer?: string): Promise<Body> {
  const { status, body } = await call({ method, path }, attempt, bearer);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${body}`);
  return (body === '' ? undefined : JSON.parse(body)) as Body; // checked against the contract in the services' tests
}
