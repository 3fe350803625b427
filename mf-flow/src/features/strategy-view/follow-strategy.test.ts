import { json, problem, serveApi } from '@declic/openapi/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { aStrategy, anUnfinishedStrategy, runningAnalysis } from '../../testing/factories';
import { anIdea } from '../../testing/idea-factories';
import { followStrategy } from './follow-strategy';

const EVENTS = 'GET /api/flow/strategies/{id}/events';
const READ = 'GET /api/flow/strategies/{id}';

const { id } = aStrategy();
const events = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

function aFollower() {
  return { onStrategy: vi.fn(), onIdea: vi.fn(), onIdeasChanged: vi.fn(), onDeleted: vi.fn() };
}

/** Lets a tenth of a second pass whenever the network has nothing to do, until it is done. */
async function passTime(following: Promise<void>): Promise<void> {
  let isDone = false;
  const done = following.then(() => {
    isDone = true;
  });
  while (!isDone) {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(100);
  }
  await done;
}

afterEach(() => {
  vi.useRealTimers();
});

it('reports strategies, ideas and changed lists, and ends when the strategy is deleted', async () => {
  serveApi({
    [EVENTS]: () =>
      events(
        [
          `id: 1\nevent: strategy\ndata: ${JSON.stringify(aStrategy())}\n\n`,
          `id: 2\nevent: idea\ndata: ${JSON.stringify(anIdea())}\n\n`,
          'id: 3\nevent: ideas\ndata: {}\n\n',
          'id: 4\nevent: of a later version\ndata: {}\n\n',
          'event: deleted\ndata: {}\n\n',
        ].join(''),
      ),
  });
  const follower = aFollower();
  await followStrategy(id, follower, new AbortController().signal);
  expect(follower.onStrategy.mock.calls).toEqual([[aStrategy()]]);
  expect(follower.onIdea.mock.calls).toEqual([[anIdea()]]);
  expect(follower.onIdeasChanged).toHaveBeenCalledOnce();
  expect(follower.onDeleted).toHaveBeenCalledOnce();
});

it('connects again after the stream ended, from the last event it saw', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const seen: (string | null)[] = [];
  serveApi({
    [EVENTS]: ({ request }) => {
      seen.push(request.headers.get('last-event-id'));
      return events(
        seen.length < 3 ? `id: ${seen.length}7\nevent: ideas\ndata: {}\n\n` : 'event: deleted\ndata: {}\n\n',
      );
    },
  });
  await passTime(followStrategy(id, aFollower(), new AbortController().signal));
  expect(seen).toEqual([null, '17', '27']);
});

it('asks for strategy and ideas every 5 s, at most 24 times, where events do not get through', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { callsTo } = serveApi({
    [EVENTS]: () => problem({ status: 503, code: 'unavailable', title: 'No events today' }),
    [READ]: () => json(aStrategy()),
  });
  const follower = aFollower();
  const begun = Date.now();
  await passTime(followStrategy(id, follower, new AbortController().signal));
  expect(callsTo(READ)).toHaveLength(24);
  expect(follower.onIdeasChanged).toHaveBeenCalledTimes(24);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(24 * 5_000);
  expect(follower.onDeleted).not.toHaveBeenCalled();
});

it('asks for two minutes, every 5 s, while an analysis runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const begun = Date.now();
  const asked: number[] = [];
  serveApi({
    [EVENTS]: () => problem({ status: 503, code: 'unavailable', title: 'No events today' }),
    [READ]: () => {
      asked.push(Date.now() - begun);
      return json(anUnfinishedStrategy(runningAnalysis));
    },
  });
  await passTime(followStrategy(id, aFollower(), new AbortController().signal));
  expect(asked).toHaveLength(24);
  expect(asked.slice(1).every((at, place) => at - (asked[place] ?? 0) >= 5_000)).toBe(true);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(120_000);
});

it('ends without a word when it is aborted', async () => {
  serveApi({ [EVENTS]: () => events('id: 1\nevent: ideas\ndata: {}\n\n') });
  const stop = new AbortController();
  const follower = aFollower();
  follower.onIdeasChanged.mockImplementation(() => stop.abort());
  await followStrategy(id, follower, stop.signal);
  expect(follower.onDeleted).not.toHaveBeenCalled();
});
