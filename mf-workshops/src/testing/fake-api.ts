import { vi } from 'vitest';

type Answer = (request: Request) => Response | Promise<Response>;

/** Stands in for the workshops service: answers by `METHOD /path`; anything else is a failure of the test. */
export function fakeApi(answers: Readonly<Record<string, Answer>>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const key = `${request.method} ${new URL(request.url).pathname.replace('/api/workshops', '')}`;
    const answer = answers[key];
    if (!answer) throw new Error(`The test has no answer for ${key}.`);
    return answer(request);
  });
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

export function problem(status: number, code: string, facts: object = {}): Response {
  const body = { type: `urn:declic:problem:${code}`, title: code, status, code, request_id: 'request-1', ...facts };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
}
