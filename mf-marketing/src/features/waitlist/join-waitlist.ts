import { marketingApi, type Schemas, unwrap } from '@declic/openapi/marketing';

/** Grows with every change of the consent's wording, so that each record can name the text that was read. */
const CONSENT_VERSION = '2026-11-20';

const REQUEST_TIMEOUT_MS = 10_000;

export type WaitlistEntry = Omit<Schemas['WaitlistEntry'], 'consent' | 'consent_version'>;

/**
 * @throws {ApiError} the service refused or failed.
 * @throws {DOMException} named `TimeoutError` after 10 s.
 */
export function joinWaitlist(entry: WaitlistEntry): Promise<{ email: string }> {
  return unwrap(
    marketingApi.POST('/api/marketing/waitlist', {
      body: { ...entry, consent: true, consent_version: CONSENT_VERSION },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }),
  );
}
