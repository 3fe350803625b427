import { ApiError, flowApi } from '@declic/openapi/flow';
import type { EventSourceMessage } from 'eventsource-parser';
import { readServerEvents } from './read-server-events';
import type { Idea } from '../../idea/ideas.queries';
import { fetchStrategy, type Strategy } from '../../strategy/strategies.queries';

const CONNECT_WITHIN_MS = 10_000;
const RECONNECT_MS = 1_000;
const POLL_MS = 5_000;
const MOST_POLLS = 24;

export interface StrategyFollower {
  onStrategy: (strategy: Strategy) => void;
  onIdea: (idea: Idea) => void;
  /** The list of ideas has to be read again. */
  onIdeasChanged: () => void;
  onDeleted: () => void;
}

/**
 * Reports every change of a strategy and of its ideas until it is aborted: by server-sent events, and by polling when those fail.
 * Resolves when the strategy is gone, or after as many polls as may be.
 *
 * @decision D31
 */
export async function followStrategy(id: string, follower: StrategyFollower, stop: AbortSignal): Promise<void> {
  let lastEventId: string | undefined;
  let polls = 0;

  while (!stop.aborted && polls < MOST_POLLS) {
    try {
      for await (const event of readEvents(id, lastEventId, stop)) {
        if (event.event === 'deleted') return follower.onDeleted();
        lastEventId = event.id ?? lastEventId;
        polls = 0;
        report(event, follower);
      }
      await pause(RECONNECT_MS, stop);
    } catch (error) {
      if (stop.aborted) return;
      if (isGone(error)) return follower.onDeleted();
      polls += 1;
      await poll(id, follower, stop);
      await pause(POLL_MS, stop);
    }
  }
}

function report({ event, data }: EventSourceMessage, { onStrategy, onIdea, onIdeasChanged }: StrategyFollower): void {
  // The server checks what it sends against the contract in its tests.
  if (event === 'strategy') onStrategy(JSON.parse(data) as Strategy);
  else if (event === 'idea') onIdea(JSON.parse(data) as Idea);
  else if (event === 'ideas') onIdeasChanged();
}

/** One connection. Throws when it is not open within 10 s. */
async function* readEvents(
  id: string,
  lastEventId: string | undefined,
  stop: AbortSignal,
): AsyncGenerator<EventSourceMessage> {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), CONNECT_WITHIN_MS);
  const { data, error, response } = await flowApi
    .GET('/api/flow/strategies/{id}/events', {
      params: { path: { id }, ...(lastEventId !== undefined && { header: { 'last-event-id': lastEventId } }) },
      parseAs: 'stream',
      signal: AbortSignal.any([stop, tooLate.signal]),
    })
    .finally(() => clearTimeout(timer));
  if (!data) throw ApiError.from(response, error);
  yield* readServerEvents(data);
}

async function poll(id: string, { onStrategy, onIdeasChanged }: StrategyFollower, stop: AbortSignal): Promise<void> {
  const strategy = await fetchStrategy(id, stop).catch(() => undefined);
  if (!strategy || stop.aborted) return;
  onStrategy(strategy);
  onIdeasChanged();
}

/** Only the service's own error code counts: a 404 of a proxy is an ordinary failure. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'strategy_not_found';
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  stop.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  return promise;
}
