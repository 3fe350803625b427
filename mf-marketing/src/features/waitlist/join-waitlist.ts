import { marketingApi, type Schemas, unwrap } from '@declic/openapi/marketing';
import { CONSENT_VERSION } from '@declic/openapi/texts';

const REQUEST_TIMEOUT_MS = 10_000;

export type WaitlistEntry = Omit<Schemas['WaitlistEntry'], 'consent' | 'consent_version'>;

/**
 * @throws {ApiError} the service refused or failed.
 * @throws {DOMException} named `TimeoutError` after 10 s.
 */
export function joinWaitlist(entry: WaitlistEntry): Promise<{ email: string }> {
  return unwrap(
    marketingApi.POST('/api/marketing/waitlist', {
      body: { ...entry, consent: true, consent_version: CONSENT_VERSION.waitlist },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }),
  );
}
