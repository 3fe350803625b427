import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the longest action. */
const CALL_TIMEOUT_MS = 45_000;

/** What one try came to; `lost` when no answer arrived. */
export type Try =
  | { readonly kind: 'answer'; readonly status: number; readonly headers: Headers; readonly text: string }
  | { readonly kind: 'lost'; readonly reason: string };

export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export type Answer = Extract<Try, { kind: 'answer' }>;

/** One request; network errors are returned as an outcome. */
export async function attempt({ method, url, headers = {}, body }: Call): Promise<Try> {
  try {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && !isForm && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    return { kind: 'answer', status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return { kind: 'lost', reason: String(error instanceof Error ? (error.cause ?? error.message) : error) };
  }
}

/** Temporarily refused, or a key whose first call is still running. */
function isPassing(answer: Answer): boolean {
  return (
    answer.status >= 500 ||
    answer.status === 429 ||
    /"code":"(idempotency_in_progress|runs_in_flight)"/.test(answer.text)
  );
}

/** Repeats a call that is safe to repeat, as a client library does, until an answer is final or the time is over. */
export async function untilAnswered(
  call: Call | (() => Call),
  deadline: number,
  tries: Try[] = [],
): Promise<Answer | null> {
  for (let round = 0; Date.now() < deadline; round += 1) {
    const outcome = await attempt(typeof call === 'function' ? call() : call);
    tries.push(outcome);
    if (outcome.kind === 'answer' && !isPassing(outcome)) return outcome;
    const asked = outcome.kind === 'answer' ? Number(outcome.headers.get('retry-after')) * 1_000 : 0;
    await pause(Math.min(Math.max(asked, Math.min(200 * 2 ** round, 2_000)), 5_000));
  }
  return null;
}

/** The JSON of an answer that must be a success. */
export function parseJson<Body>(answer: Answer | null, what: string): Body {
  if (!answer || answer.status >= 300)
    throw new Error(`${what} answered ${answer?.status ?? 'nothing'}: ${answer?.text}`);
  return JSON.parse(answer.text) as Body; // checked against the contract in the services' tests
}
