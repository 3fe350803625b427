import type { Ports } from '../engine/ports';
import { UpstreamError } from '../engine/run-errors';

/** Ports with fixed answers: the clock stands still, mail look-ups answer `unknown`, the web is away. Examples bring their own. */
export const fakePorts: Ports = {
  clock: { now: () => new Date('2026-01-01T00:00:00Z') },
  mailExchange: { lookup: async () => 'unknown' },
  web: {
    fetch: (url) => Promise.reject(new UpstreamError(`${url} is not there.`)),
    isAllowed: async () => true,
  },
  model: null,
};
