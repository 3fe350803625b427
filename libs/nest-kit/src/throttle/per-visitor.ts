import type { CommonConfig } from '../config/config';

const FACTOR = 100;

/** Scales a limit that is counted per network address: in local mode all visitors, browser tests included, share one address. */
export function perVisitor(limit: number, { LOCAL_MODE }: Pick<CommonConfig, 'LOCAL_MODE'>): number {
  return LOCAL_MODE ? limit * FACTOR : limit;
}
