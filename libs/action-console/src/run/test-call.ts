import { actionsApi, type Schemas, unwrap } from '@declic/openapi/actions';
import type { Payload } from '../payload/payload';

export type TestResult = Schemas['TestResult'];

/** One call of an action, with the key that was typed for it. */
export interface TestCall {
  readonly slug: string;
  readonly key: string;
  readonly body: Payload;
  readonly isDryRun?: boolean;
  /** Credits. */
  readonly maxCredits?: number;
  readonly idempotencyKey?: string;
  readonly signal: AbortSignal;
}

/** @throws {ApiError} when the relay itself does not answer; what became of the call is in the result. */
export function sendTestCall(call: TestCall): Promise<TestResult> {
  const { slug, key, body, isDryRun, maxCredits, idempotencyKey, signal } = call;
  return unwrap(
    actionsApi.POST('/api/actions/test-action', {
      body: {
        slug,
        authorization: `Bearer ${key}`,
        body,
        dry_run: isDryRun ?? false,
        ...(maxCredits !== undefined && { max_credits: maxCredits }),
        ...(idempotencyKey !== undefined && { idempotency_key: idempotencyKey }),
      },
      signal,
    }),
  );
}
