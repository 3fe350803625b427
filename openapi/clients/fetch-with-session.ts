import { renewSession, sessionStore } from '@declic/session';
import type { paths } from '../generated/schema';

/** The cookie alone renews a session. With a token that can be refused, this call would wait for itself. */
const REFRESH_PATH: string = '/api/accounts/session/refresh' satisfies keyof paths;

/**
 * Sends a request in the name of the person who is signed in, unless it names its own authorization. When the access token is
 * refused, the session is renewed once (one renewal for all calls that are refused together) and the call is repeated; when
 * the session is over, the refusal is the answer. A caller who ends the call does not wait for the renewal, which goes on.
 *
 * @throws the renewal could not reach the server: so could not the call, as far as its caller is concerned.
 */
export async function fetchWithSession(request: Request, send: Send = sendByFetch): Promise<Response> {
  const { accessToken, user } = sessionStore.getState();
  const isAnonymous = !accessToken || request.headers.has('authorization');
  if (isAnonymous || new URL(request.url).pathname === REFRESH_PATH) return send(request);

  const again = request.clone(); // sending reads the body
  const response = await send(withToken(request, accessToken));
  if (!refusesToken(response)) return response;

  const renewed = await untilAborted(renewSession(accessToken), request.signal);
  // What one person asked for is not done in the name of the next, who may have signed in in another tab.
  if (renewed === null || sessionStore.getState().user?.id !== user?.id) return response;
  return send(withToken(again, renewed));
}

type Send = (request: Request) => Promise<Response>;

/** Looked up per call, so that tests can replace fetch. */
const sendByFetch: Send = (request) => globalThis.fetch(request);

/** Other calls wait for the same work, so it is not ended. Rejects with the reason of the signal. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
}

function withToken(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}

/** A 401 without this header is about something else, such as the password in the body (RFC 6750, section 3). */
function refusesToken({ status, headers }: Response): boolean {
  return status === 401 && /^bearer\b/i.test(headers.get('www-authenticate') ?? '');
}
