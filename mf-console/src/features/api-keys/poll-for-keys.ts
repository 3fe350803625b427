import { type ApiKey, fetchUserApiKeys } from './user-api-keys.queries';

const ATTEMPTS = 20;
const APART_MS = 100;

/** No key appeared in time. */
export class KeyGenerationTimeoutError extends Error {
  override readonly name = 'KeyGenerationTimeoutError';
}

/**
 * Waits for a key to appear, e.g. one that another tab has just asked for.
 *
 * @throws {KeyGenerationTimeoutError} there is none after 20 looks.
 */
export async function pollForKeys(): Promise<ApiKey[]> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const keys = await fetchUserApiKeys().catch(() => []);
    if (keys.length > 0) return keys;
    if (attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, APART_MS));
  }
  throw new KeyGenerationTimeoutError('No key appeared.');
}
