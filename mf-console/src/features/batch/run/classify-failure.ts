import { ApiError } from '@declic/openapi/actions';
import { callFailure } from '@declic/remote-kit';
import { haltBy, type Outcome } from './halt';

const CONNECTION_LOST = 'The connection was lost. The batch goes on by itself when it is back.';
const NOT_AVAILABLE = 'The service is not available right now. The batch goes on by itself when it is back.';
const DEFAULT_WAIT_SECONDS = 5;

/** What a call means that got no answer of the action: it may have run, unless the relay itself refused it. */
export function classifyFailure(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return haltBy('connection', CONNECTION_LOST, true);
  if (error.status >= 500) return haltBy('connection', NOT_AVAILABLE, true);
  if (error.status === 429)
    return { kind: 'again', seconds: error.retryAfter ?? DEFAULT_WAIT_SECONDS, isUnanswered: false, counts: false };
  if (error.status === 401) return haltBy('session', 'Your session has ended. Sign in again, then continue.');
  return { kind: 'failed', error: callFailure(error).text };
}
