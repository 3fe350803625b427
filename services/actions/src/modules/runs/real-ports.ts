import type { Ports } from '../../engine/ports';
import { lookupMailExchange } from './mail-exchange';

/** Injection token of the ports. */
export const PORTS = Symbol('PORTS');

export const realPorts: Ports = {
  clock: { now: () => new Date() },
  mailExchange: { lookup: lookupMailExchange },
};
