import { accountsApi, ApiError, unwrap } from '@declic/openapi/accounts';
import { KEY_POLL_ATTEMPTS, KEY_POLL_INTERVAL_MS, KeyPoll } from './key-poll';
import type { CreatedKey } from './user-api-keys.queries';

const DEFAULT_LABEL = 'Default Key';

/** No key appeared in time. */
export class KeyGenerationTimeoutError extends Error {
  override readonly name = 'KeyGenerationTimeoutError';
}

/**
 * Requests the first key and polls for one at the same time: another tab may have created it, or the response may be lost. Resolves to
 * `null` when a key exists whose token this tab does not know. A token that arrives after the time limit goes to `onLate`,
 * because the server returns it once.
 *
 * @throws {KeyGenerationTimeoutError} there is none after 20 polls.
 */
export async function generateFirstKey(onLate: (created: CreatedKey) => void): Promise<CreatedKey | null> {
  const request = requestKey();
  try {
    return await waitForKey(request);
  } finally {
    if (request.answer === undefined) void request.answered.then(() => request.answer && onLate(request.answer));
  }
}

async function waitForKey(request: KeyRequest): Promise<CreatedKey | null> {
  const poll = new KeyPoll();
  for (let attempt = 1; attempt <= KEY_POLL_ATTEMPTS; attempt += 1) {
    await (request.answer === undefined ? Promise.race([request.answered, pause()]) : pause());
    if (request.answer) return request.answer;
    // While the request is pending, only its response can bring the token.
    if (poll.found && request.answer === null) return null;
    poll.start();
  }
  await poll.finished;
  return conclude(request, poll);
}

function conclude({ answer, failure }: KeyRequest, { found }: KeyPoll): CreatedKey | null {
  if (answer) return answer;
  if (found) return null;
  throw new KeyGenerationTimeoutError('No key appeared.', { cause: failure });
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, KEY_POLL_INTERVAL_MS));

interface KeyRequest {
  /** `undefined` until there is one, `null` when it brought no key. */
  answer: CreatedKey | null | undefined;
  /** Why it brought none. */
  failure?: unknown;
  readonly answered: Promise<void>;
}

function requestKey(): KeyRequest {
  const request: KeyRequest = {
    answer: undefined,
    answered: createKey().then(
      (created) => {
        request.answer = created;
      },
      (error: unknown) => {
        request.answer = null;
        request.failure = error;
      },
    ),
  };
  return request;
}

async function createKey(): Promise<CreatedKey | null> {
  try {
    return await unwrap(accountsApi.POST('/api/accounts/keys', { body: { label: DEFAULT_LABEL } }));
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === 'key_exists';
    if (isTaken) return null;
    console.error('The first key could not be created; looking whether one appears.', error);
    throw error;
  }
}
