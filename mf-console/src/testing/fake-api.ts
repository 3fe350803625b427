import { vi } from 'vitest';

interface Refusal {
  status: number;
  code?: string;
  title?: string;
  errors?: readonly { in: 'body'; field: string; message: string }[];
}

type Reply = (request: Request) => unknown;

/** Thrown by a reply: the server refuses. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.title);
  }
}

/** A reply that refuses. */
export function refuse(refusal: Refusal): Reply {
  return () => {
    throw new Refused(refusal);
  };
}

/** A reply that never comes. */
export const silence: Reply = () => new Promise(() => undefined);

/** A reply that fails before it reaches the server. */
export const unreachable: Reply = () => {
  throw new TypeError('Failed to fetch');
};

/**
 * Answers the page's calls: `{ 'GET /api/accounts/stats': () => stats }`. What is not named is a 404.
 * `undefined` is a 204, a `Response` itself. Returns the calls that were made.
 */
export function fakeApi(replies: Readonly<Record<string, Reply>>) {
  const calls: { name: string; body: unknown; url: URL }[] = [];

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const name = `${request.method} ${url.pathname}`;
    const text = await request.clone().text();
    calls.push({ name, body: text ? JSON.parse(text) : undefined, url });

    const reply = replies[name] ?? refuse({ status: 404, code: 'not_found', title: `${name} is not in this test` });
    try {
      return answer(await reply(request));
    } catch (error) {
      if (error instanceof Refused) return problem(error.refusal);
      throw error;
    }
  });

  return {
    calls,
    named: (name: string) => calls.filter((call) => call.name === name),
  };
}

function answer(body: unknown): Response {
  if (body instanceof Response) return body;
  return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
}

function problem({ status, code = 'refused', title = '', errors }: Refusal): Response {
  return Response.json(
    { type: `urn:declic:problem:${code}`, title, status, code, request_id: 'test-request', errors },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
