import { problem, type Replies, serveApi } from '@declic/openapi/testing';
import type { Strategy } from '../strategy/strategies.queries';
import { aSummary } from './factories';

export interface FakeFlowOptions {
  strategies?: Strategy[];
  limit?: number;
  /** Answers of a test's own. */
  replies?: Replies;
}

const gone = () =>
  problem({
    status: 404,
    code: 'strategy_not_found',
    title: 'Strategy not found. Please go back and create a new intake.',
  });

/** A flow service in memory: lists, changes and deletes strategies, and pushes their changes as events. */
export function fakeFlow({ strategies = [], limit = 3, replies = {} }: FakeFlowOptions = {}) {
  const streams = new Map<string, Stream>();
  const find = (wanted: string) => strategies.find(({ id }) => id === wanted);
  let version = 0;

  const push = (strategy: Strategy) => {
    const place = strategies.findIndex(({ id }) => id === strategy.id);
    if (place >= 0) strategies[place] = strategy;
    version += 1;
    send(streams.get(strategy.id), `id: ${version}\nevent: strategy\ndata: ${JSON.stringify(strategy)}\n\n`);
  };

  const api = serveApi({
    'GET /api/flow/strategies': () => ({ strategies: strategies.map(aSummary), limit }),
    'GET /api/flow/strategies/{id}': ({ params }) => find(params.id) ?? gone(),
    'PATCH /api/flow/strategies/{id}': ({ params, body }) => {
      const found = find(params.id);
      if (!found) return gone();
      const strategy = { ...found, ...body };
      push(strategy);
      return strategy;
    },
    'DELETE /api/flow/strategies/{id}': ({ params }) => {
      const place = strategies.findIndex(({ id }) => id === params.id);
      if (place < 0) return gone();
      strategies.splice(place, 1);
      return undefined;
    },
    'GET /api/flow/strategies/{id}/events': ({ params }) => (find(params.id) ? openStream(params.id, streams) : gone()),
    ...replies,
  });

  return { ...api, push, strategies };
}

type Stream = ReadableStreamDefaultController<Uint8Array>;

function openStream(id: string, streams: Map<string, Stream>): Response {
  const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.set(id, stream) });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const send = (stream: Stream | undefined, text: string) => stream?.enqueue(new TextEncoder().encode(text));
