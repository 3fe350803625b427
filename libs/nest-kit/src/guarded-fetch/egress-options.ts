import type { GuardedFetchOptions } from './guarded-fetch.ts';

/** What every service's configuration says about fetching. */
interface EgressSettings {
  readonly EGRESS: 'on' | 'off';
  readonly EGRESS_ALLOWED_ORIGINS: readonly string[];
  readonly PUBLIC_URL: string;
}

/** The options of a service's guarded fetch. They are plain data: a worker thread or child process can be given them. */
export function egressOptions({ EGRESS, EGRESS_ALLOWED_ORIGINS, PUBLIC_URL }: EgressSettings): GuardedFetchOptions {
  return { egress: EGRESS, allowedOrigins: EGRESS_ALLOWED_ORIGINS, userAgent: `Declic/1.0 (+${PUBLIC_URL})` };
}
