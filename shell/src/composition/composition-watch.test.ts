import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aComposedRemote, aComposition } from '../testing/a-remote';
import { registryAnswer } from '../testing/shell-page';
import { createCompositionStore } from './composition-store';
import { CompositionWatch } from './composition-watch';

const old = aComposedRemote({ version: '1' });
const newer = { ...registryAnswer([aComposedRemote({ version: '2' })]), id: '00000000000000c2' };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A page that has the composition `c1`, and a registry that answers like this. */
function aWatch(answer: () => Response | Promise<Response>) {
  const tags: (string | null)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    tags.push(new Request(...request).headers.get('if-none-match'));
    return answer();
  });
  const store = createCompositionStore(aComposition(old));
  return { watch: new CompositionWatch(store), tags, version: () => store.getState().remotes[0]?.version };
}

const answerNewer = () => Response.json(newer);

function lookAtTab(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks for nothing while the composition is recent', async () => {
  const { watch, tags } = aWatch(answerNewer);
  vi.advanceTimersByTime(29_000);
  await watch.beforeLoading();

  expect(tags).toEqual([]);
});

it('takes a newer composition before code is loaded, once it is old', async () => {
  const { watch, tags, version } = aWatch(answerNewer);
  vi.advanceTimersByTime(30_000);
  await Promise.all([watch.beforeLoading(), watch.beforeLoading()]);

  expect(version()).toBe('2');
  expect(tags).toEqual(['"00000000000000c1"']);
});

it('keeps what it has when that is still the one to have', async () => {
  const { watch, version } = aWatch(() => new Response(null, { status: 304 }));
  vi.advanceTimersByTime(30_000);
  await watch.beforeLoading();

  expect(version()).toBe('1');
});

it('goes on with what it has when the registry fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { watch, version } = aWatch(() => new Response('', { status: 503 }));
  vi.advanceTimersByTime(30_000);
  await watch.beforeLoading();

  expect(version()).toBe('1');
  expect(warn).toHaveBeenCalledOnce();
});

it('waits a second at most, and takes a late answer for the next time', async () => {
  const late = Promise.withResolvers<Response>();
  const { watch, version } = aWatch(() => late.promise);
  vi.advanceTimersByTime(30_000);
  const waiting = watch.beforeLoading();
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
  expect(version()).toBe('1');

  late.resolve(Response.json(newer));
  await vi.waitFor(() => expect(version()).toBe('2'));
});

it('asks when the tab is looked at again', async () => {
  const { watch, tags, version } = aWatch(answerNewer);
  watch.start();
  vi.advanceTimersByTime(30_000);
  lookAtTab('hidden');
  expect(tags).toEqual([]);

  lookAtTab('visible');
  await vi.waitFor(() => expect(version()).toBe('2'));
});
