import { marketingApi, type Schemas, unwrap } from '@declic/openapi/marketing';
import { CONSENT_VERSION } from '@declic/openapi/texts';

const REQUEST_TIMEOUT_MS = 30_000;

export type ExpertRequest = Omit<Schemas['ExpertRequest'], 'consent' | 'consent_version'>;

/**
 * @throws {ApiError} the service refused or failed.
 * @throws {DOMException} named `TimeoutError` after 30 s.
 */
export function requestExpert(request: ExpertRequest): Promise<{ email: string }> {
  return unwrap(
    marketingApi.POST('/api/marketing/expert-requests', {
      body: { ...request, consent: true, consent_version: CONSENT_VERSION.experts },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }),
  );
}
