import type { Ports } from './ports';
import { UpstreamError } from './run-errors';

/** The moment at which examples run, whenever they do. */
export const EXAMPLE_NOW = new Date('2026-01-01T00:00:00Z');

/**
 * The ports of examples, so that each gives the same result in every run: the clock stands still, mail look-ups answer `unknown`, the
 * web is away, and no model is there. Examples that need more bring their own.
 */
export const examplePorts: Ports = {
  clock: { now: () => EXAMPLE_NOW },
  mailExchange: { lookup: async () => 'unknown' },
  web: {
    fetch: (url) => Promise.reject(new UpstreamError(`${url} is not there.`)),
    isAllowed: async () => true,
  },
  model: null,
};
