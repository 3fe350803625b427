import type { Ports } from '../engine/ports';

/** Ports with fixed answers: the clock stands still and mail look-ups answer `unknown`. Examples bring their own. */
export const fakePorts: Ports = {
  clock: { now: () => new Date('2026-01-01T00:00:00Z') },
  mailExchange: { lookup: async () => 'unknown' },
};
