import { problem, type Replies, serveApi } from '@declic/openapi/testing';
import type { Idea } from '../idea/ideas.queries';
import type { Strategy } from '../strategy/strategies.queries';
import { aStrategyList } from './factories';
import { fakeDrafts } from './fake-drafts';
import { fakeIdeas } from './fake-ideas';
import { fakeLines } from './fake-lines';

export interface FakeFlowOptions {
  strategies?: Strategy[];
  /** Of all strategies. */
  ideas?: Idea[];
  limit?: number | null;
  /** Answers of a test's own. */
  replies?: Replies;
}

const gone = () =>
  problem({
    status: 404,
    code: 'strategy_not_found',
    title: 'Strategy not found. Please go back and create a new intake.',
  });

/** A flow service in memory: strategies, ideas and drafts, with their changes as events. */
export function fakeFlow({ strategies = [], ideas = [], limit = 3, replies = {} }: FakeFlowOptions = {}) {
  const streams = new Map<string, Stream>();
  const find = (wanted: string) => strategies.find(({ id }) => id === wanted);
  let version = 0;

  const sendEvent = (strategyId: string, name: string, data: unknown) => {
    version += 1;
    send(streams.get(strategyId), `id: ${version}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const push = (strategy: Strategy) => {
    replaceById(strategies, strategy);
    sendEvent(strategy.id, 'strategy', strategy);
  };
  const pushIdea = (idea: Idea) => {
    replaceById(ideas, idea);
    sendEvent(idea.strategy_id, 'idea', idea);
  };
  /** The ideas of a strategy become these, and the page is told to read them. */
  const pushIdeas = (strategyId: string, next: readonly Idea[]) => {
    ideas.splice(0, ideas.length, ...ideas.filter((idea) => idea.strategy_id !== strategyId), ...next);
    sendEvent(strategyId, 'ideas', {});
  };

  const api = serveApi({
    'GET /api/flow/strategies': () => aStrategyList(strategies, limit),
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
    ...fakeIdeas({ ideas, find, push, gone }),
    ...fakeLines({ find, push, gone }),
    ...fakeDrafts({ ideas, pushIdea }),
    ...replies,
  });

  return { ...api, push, pushIdea, pushIdeas, sendEvent, strategies, ideas };
}

function replaceById<Item extends { id: string }>(list: Item[], item: Item): void {
  const place = list.findIndex(({ id }) => id === item.id);
  if (place >= 0) list[place] = item;
  else list.push(item);
}

type Stream = ReadableStreamDefaultController<Uint8Array>;

function openStream(id: string, streams: Map<string, Stream>): Response {
  const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.set(id, stream) });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const send = (stream: Stream | undefined, text: string) => stream?.enqueue(new TextEncoder().encode(text));
