import { createGuardedFetch, GuardedFetchError } from '@declic/nest-kit/guarded-fetch';

/** An answer of 4,000 tokens has 20,000 characters; a body that does not end is cut off here. */
const LARGEST_ANSWER = 1024 * 1024;

/**
 * The `fetch` that a client of the configured endpoint uses: bounded in size and time, to the endpoint's own origin alone and without
 * following a redirect, so that the key goes nowhere else. Failures are those of the built-in `fetch`.
 *
 * @decision D21
 */
export function createModelFetch(baseUrl: string, timeoutMs: number): typeof fetch {
  const { origin } = new URL(baseUrl);
  const guarded = createGuardedFetch({ allowedOrigins: [origin] });
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new TypeError('The address is not one of the configured endpoint.');
    try {
      const answer = await guarded.fetch(url, {
        method: 'POST',
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(typeof init.body === 'string' && { body: init.body }),
        ...(init.signal && { signal: init.signal }),
        ...{ timeoutMs: timeoutMs * 2, answerTimeoutMs: timeoutMs * 2, maxBytes: LARGEST_ANSWER, redirect: 'manual' },
      });
      return new Response(Buffer.from(answer.bytes), {
        status: answer.status,
        headers: withoutFraming(answer.headers),
      });
    } catch (error) {
      // In the words of the built-in fetch, which its clients know.
      throw error instanceof GuardedFetchError ? new TypeError('fetch failed', { cause: error }) : error;
    }
  };
}

/** The body is decompressed and complete. */
function withoutFraming(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(?:content-encoding|content-length|transfer-encoding)$/u.test(name)),
  );
}
