import * as streams from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';
import { act, configure, getConfig } from '@testing-library/react';
import { unstable_forceFrameRate } from 'scheduler';
import { settlePage } from './settle-page.ts';

// React stops for other tasks every 5 ms of a transition. One of them looks for what a test waits for, which takes a multiple of that on
// a slow machine: React would get a small part of the time, and the page would not come. Once a second is enough: no frame is painted.
unstable_forceFrameRate(1);

const { asyncWrapper } = getConfig();
/** What the `act` of each event returned, until it is awaited: a part that suspended in an event goes on only then. */
const events: PromiseLike<unknown>[] = [];
let isInEvent = false;

async function finishEvents(): Promise<void> {
  for (const event of events.splice(0)) await event;
  await settlePage();
}

configure({
  // What a page does next may take a while on a machine that is busy with other tests; a hang is still a failure.
  asyncUtilTimeout: 10_000,
  // Around what people do and what they look for.
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      await finishEvents();
      const result = await work();
      await finishEvents();
      return result;
    }),
  // As the library's, except that its `act` is awaited.
  eventWrapper: (dispatch) => {
    if (isInEvent) return dispatch();
    isInEvent = true;
    try {
      let result: unknown;
      const flushed = act(() => {
        result = dispatch();
      });
      events.push(flushed as unknown as PromiseLike<unknown>); // what React returns
      return result;
    } finally {
      isInEvent = false;
    }
  },
});

// Browsers have them, jsdom does not, and the context of a test file has jsdom's globals alone.
const CSS = { escape: (text: string) => text.replaceAll(/^\d/g, '\\3$& ').replaceAll(/[^\w\- \\]/g, '\\$&') };
for (const [name, value] of Object.entries({ ...streams, BroadcastChannel, CSS }))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

// On the prototype, from which false clocks take what they replace.
if (!('getEntriesByType' in performance)) Object.assign(Performance.prototype, { getEntriesByType: () => [] });
