import type { CommonConfig } from '@declic/nest-kit';

const FACTOR = 100;

/** On one machine everybody shares one address, browser tests included. */
export function perVisitor(limit: number, { LOCAL_MODE }: Pick<CommonConfig, 'LOCAL_MODE'>): number {
  return LOCAL_MODE ? limit * FACTOR : limit;
}
