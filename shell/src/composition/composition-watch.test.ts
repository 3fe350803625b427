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

it('asks nothing for the area that the page was opened with, and for the next one however soon it comes', async () => {
  const { watch, tags } = aWatch(answerNewer);
  vi.advanceTimersByTime(900);
  await watch.beforeFirstRun();
  expect(tags).toEqual([]);

  await watch.beforeFirstRun();
  expect(tags).toHaveLength(1);
});

it.each([
  { type: 'back_forward', transferSize: 12_000 },
  { type: 'navigate', transferSize: 0 },
])('asks at once when the page is one of the past: $type, $transferSize bytes', async (opened) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened as PerformanceNavigationTiming]); // what is read of it
  const { watch, version } = aWatch(answerNewer);
  await watch.beforeFirstRun();

  expect(version()).toBe('2');
});

it('asks for nothing within a second of the last question', async () => {
  const { watch, tags } = aWatch(answerNewer);
  vi.advanceTimersByTime(1_000);
  await watch.beforeFirstRun();
  vi.advanceTimersByTime(900);
  await watch.beforeFirstRun();

  expect(tags).toHaveLength(1);
});

it('takes a newer composition before code runs, once for areas that are opened together', async () => {
  const { watch, tags, version } = aWatch(answerNewer);
  vi.advanceTimersByTime(1_000);
  const versionsFound = await Promise.all([1, 2].map(() => watch.beforeFirstRun().then(version)));

  expect(versionsFound).toEqual(['2', '2']);
  expect(tags).toEqual(['"00000000000000c1"']);
});

it('keeps what it has when that is still the one to have', async () => {
  const { watch, version } = aWatch(() => new Response(null, { status: 304 }));
  vi.advanceTimersByTime(30_000);
  await watch.beforeFirstRun();

  expect(version()).toBe('1');
});

it('goes on with what it has when the registry fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { watch, version } = aWatch(() => new Response('', { status: 503 }));
  vi.advanceTimersByTime(30_000);
  await watch.beforeFirstRun();

  expect(version()).toBe('1');
  expect(warn).toHaveBeenCalledOnce();
});

it('waits 600 ms at most, and takes a late answer for the next time', async () => {
  const late = Promise.withResolvers<Response>();
  const { watch, version } = aWatch(() => late.promise);
  vi.advanceTimersByTime(30_000);
  const waiting = watch.beforeFirstRun();
  await vi.advanceTimersByTimeAsync(600);
  await waiting;
  expect(version()).toBe('1');

  late.resolve(Response.json(newer));
  await vi.waitFor(() => expect(version()).toBe('2'));
});

it('asks when the tab is looked at again after half a minute', async () => {
  const { watch, tags, version } = aWatch(answerNewer);
  watch.start();
  vi.advanceTimersByTime(29_000);
  lookAtTab('visible');
  vi.advanceTimersByTime(1_000);
  lookAtTab('hidden');
  expect(tags).toEqual([]);

  lookAtTab('visible');
  await vi.waitFor(() => expect(version()).toBe('2'));
});

it('asks when the page comes back from the cache of pages, and not when it has loaded', async () => {
  const { watch, tags, version } = aWatch(answerNewer);
  watch.start();
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(tags).toEqual([]);

  show(true);
  await vi.waitFor(() => expect(version()).toBe('2'));
});
