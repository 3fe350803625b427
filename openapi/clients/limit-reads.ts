import type { Middleware } from 'openapi-fetch';

/** A page that waits for an answer says after this time that there is none: with its code it stands there within 8 s. */
export const READ_TIMEOUT_MS = 6_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

function stopTimer({ id }: { id: string }): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/**
 * Reads whose answer does not begin in time fail with a TimeoutError. Streams and files, and calls that change something, may take
 * as long as they need.
 */
export const limitReads: Middleware = {
  onRequest({ request, options, id }) {
    if (request.method !== 'GET' || options.parseAs !== 'json') return undefined;
    const limit = new AbortController();
    const giveUp = () => limit.abort(new DOMException('The server did not answer in time.', 'TimeoutError'));
    timers.set(id, setTimeout(giveUp, READ_TIMEOUT_MS));
    return new Request(request, { signal: AbortSignal.any([request.signal, limit.signal]) });
  },
  onResponse: stopTimer,
  onError: stopTimer,
};
