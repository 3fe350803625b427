import type { Ports } from '../../engine/ports';
import { UpstreamError } from '../../engine/run-errors';
import { lookupMailExchange } from './mail-exchange';

/** Injection token of the ports. */
export const PORTS = Symbol('PORTS');

export const realPorts: Ports = {
  clock: { now: () => new Date() },
  mailExchange: { lookup: lookupMailExchange },
  web: {
    fetch: () => Promise.reject(new UpstreamError('Pages cannot be read yet.')),
    isAllowed: async () => false,
  },
  model: null,
};
