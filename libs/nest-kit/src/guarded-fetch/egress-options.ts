import type { CommonConfig } from '../config/define-config.ts';
import type { GuardedFetchOptions } from './guarded-fetch.ts';

/** The options of a service's guarded fetch. They are plain data: a worker thread or child process can be given them. */
export function egressOptions({
  EGRESS,
  EGRESS_ALLOWED_ORIGINS,
  PUBLIC_URL,
}: Pick<CommonConfig, 'EGRESS' | 'EGRESS_ALLOWED_ORIGINS' | 'PUBLIC_URL'>): GuardedFetchOptions {
  return { egress: EGRESS, allowedOrigins: EGRESS_ALLOWED_ORIGINS, userAgent: `Declic/1.0 (+${PUBLIC_URL})` };
}
