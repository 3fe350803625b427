import { vi } from 'vitest';
import type { Strategy } from '../strategy/strategies.queries';
import { aSummary } from './factories';

const ROOT = '/api/flow/strategies';

/** Thrown by a test's own answer: the server refuses. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code = 'refused',
    readonly title = '',
    readonly errors: readonly { in: 'body'; field: string; message: string }[] = [],
  ) {
    super(title);
  }
}

type Reply = (request: Request) => unknown;

export interface FakeFlowOptions {
  strategies?: Strategy[];
  limit?: number;
  /** Answers of a test's own, by `METHOD operation`, for example `'POST strategies'` or `'PATCH strategy'`. */
  replies?: Readonly<Record<string, Reply>>;
}

/** A flow service in memory: lists, creates, changes and deletes strategies, and pushes their changes as events. */
export function fakeFlow({ strategies = [], limit = 3, replies = {} }: FakeFlowOptions = {}) {
  const calls: { name: string; body: unknown }[] = [];
  const streams = new Map<string, ReadableStreamDefaultController<Uint8Array>>();
  let version = 0;

  const push = (strategy: Strategy) => {
    const place = strategies.findIndex(({ id }) => id === strategy.id);
    if (place >= 0) strategies[place] = strategy;
    version += 1;
    streams
      .get(strategy.id)
      ?.enqueue(new TextEncoder().encode(`id: ${version}\nevent: strategy\ndata: ${JSON.stringify(strategy)}\n\n`));
  };

  const find = (request: Request): Strategy => {
    const id = new URL(request.url).pathname.split('/')[4];
    const strategy = strategies.find((known) => known.id === id);
    if (!strategy)
      throw new Refused(404, 'strategy_not_found', 'Strategy not found. Please go back and create a new intake.');
    return strategy;
  };

  const usual: Readonly<Record<string, Reply>> = {
    'GET strategies': () => ({ strategies: strategies.map(aSummary), limit }),
    'GET strategy': find,
    'PATCH strategy': async (request) => {
      const strategy = { ...find(request), ...((await request.json()) as Pick<Strategy, 'status'>) };
      push(strategy);
      return strategy;
    },
    'DELETE strategy': (request) => void strategies.splice(strategies.indexOf(find(request)), 1),
    'GET events': (request) => {
      const { id } = find(request);
      return new Response(new ReadableStream<Uint8Array>({ start: (stream) => void streams.set(id, stream) }), {
        headers: { 'content-type': 'text/event-stream' },
      });
    },
  };

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const name = nameRequest(request);
    const text = await request.clone().text();
    calls.push({ name, body: text ? JSON.parse(text) : undefined });
    try {
      const reply = replies[name] ?? usual[name];
      if (!reply) throw new Refused(404, 'not_found', `${name} is not in this test`);
      return answer(await reply(request));
    } catch (error) {
      if (error instanceof Refused) return problem(error);
      throw error;
    }
  });

  return { calls, named: (name: string) => calls.filter((call) => call.name === name), push, strategies };
}

function nameRequest(request: Request): string {
  const [, , , , id, part] = new URL(request.url).pathname.split('/');
  if (!new URL(request.url).pathname.startsWith(ROOT)) return `${request.method} elsewhere`;
  return `${request.method} ${part ?? (id === undefined ? 'strategies' : 'strategy')}`;
}

function answer(body: unknown): Response {
  if (body instanceof Response) return body;
  return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
}

function problem({ status, code, title, errors }: Refused): Response {
  return Response.json(
    { type: `urn:declic:problem:${code}`, title, status, code, request_id: 'test-request', errors },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
