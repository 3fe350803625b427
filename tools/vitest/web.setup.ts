import * as streams from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';
import { configure } from '@testing-library/dom';

// What a page does next may take a while on a machine that is busy with other tests; a hang is still a failure.
configure({ asyncUtilTimeout: 10_000 });

// Browsers have them, jsdom does not, and the context of a test file has jsdom's globals alone.
const CSS = { escape: (text: string) => text.replaceAll(/^\d/g, '\\3$& ').replaceAll(/[^\w\- \\]/g, '\\$&') };
for (const [name, value] of Object.entries({ ...streams, BroadcastChannel, CSS }))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

// On the prototype, from which false clocks take what they replace.
if (!('getEntriesByType' in performance)) Object.assign(Performance.prototype, { getEntriesByType: () => [] });
