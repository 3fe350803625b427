import type { Ports } from '../engine/ports';

/** A world that stands still and is not there: what an action really asks it, its examples answer. */
export const fakePorts: Ports = {
  clock: { now: () => new Date('2026-01-01T00:00:00Z') },
  mailExchange: { lookup: async () => 'unknown' },
};
