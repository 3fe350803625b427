import { accountsApi, ApiError, unwrap } from '@declic/openapi/accounts';
import { type CreatedKey, fetchUserApiKeys } from './user-api-keys.queries';

const DEFAULT_LABEL = 'Default Key';
const ATTEMPTS = 20;
const APART_MS = 100;
/** A look that hangs for so long counts as one that saw nothing. */
const LOOK_MS = 2_000;

/** No key appeared in time. */
export class KeyGenerationTimeoutError extends Error {
  override readonly name = 'KeyGenerationTimeoutError';
}

/**
 * Asks for the first key, and meanwhile looks whether there is one: another tab may have made it, or the answer may be lost.
 * `null` when there is a key whose token this tab does not know. A token that comes when the wait is over goes to `onLate`,
 * because it comes only once.
 *
 * @throws {KeyGenerationTimeoutError} there is none after 20 looks.
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
  let isThere = false;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await nextMoment(request, attempt);
    if (request.answer) return request.answer;
    isThere ||= await isKeyThere();
    // As long as the answer is under way, only it can bring the token.
    if (isThere && request.answer !== undefined) return request.answer;
  }
  if (isThere) return null;
  throw new KeyGenerationTimeoutError('No key appeared.');
}

/** The answer to the request ends the pause. Once it is known that it brought nothing, the first look is at once. */
function nextMoment({ answer, answered }: KeyRequest, attempt: number): Promise<unknown> {
  if (answer === undefined) return Promise.race([answered, pause()]);
  return attempt === 1 ? Promise.resolve() : pause();
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, APART_MS));

const isKeyThere = () =>
  fetchUserApiKeys(AbortSignal.timeout(LOOK_MS)).then(
    (keys) => keys.length > 0,
    () => false,
  );

interface KeyRequest {
  /** `undefined` until there is one, `null` when it brought no key. */
  answer: CreatedKey | null | undefined;
  readonly answered: Promise<void>;
}

function requestKey(): KeyRequest {
  const request: KeyRequest = {
    answer: undefined,
    answered: createKey().then((created) => {
      request.answer = created;
    }),
  };
  return request;
}

async function createKey(): Promise<CreatedKey | null> {
  try {
    return await unwrap(accountsApi.POST('/api/accounts/keys', { body: { label: DEFAULT_LABEL } }));
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === 'key_exists';
    if (!isTaken) console.error('The first key could not be created; looking whether one appears.', error);
    return null;
  }
}
