import type { CommonConfig } from '../config/config';

const FACTOR = 100;

/** A limit that is counted per network address: on one machine everybody shares one, browser tests included. */
export function perVisitor(limit: number, { LOCAL_MODE }: Pick<CommonConfig, 'LOCAL_MODE'>): number {
  return LOCAL_MODE ? limit * FACTOR : limit;
}
