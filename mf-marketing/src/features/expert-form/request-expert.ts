import { marketingApi, type Schemas, unwrap } from '@declic/openapi/marketing';
import { CONSENT_VERSION } from '@declic/openapi/texts';

export type ExpertRequest = Omit<Schemas['ExpertRequest'], 'consent' | 'consent_version'>;

/** @throws {ApiError} the service refused or failed. */
export function requestExpert(request: ExpertRequest): Promise<{ email: string }> {
  return unwrap(
    marketingApi.POST('/api/marketing/expert-requests', {
      body: { ...request, consent: true, consent_version: CONSENT_VERSION.experts },
    }),
  );
}
