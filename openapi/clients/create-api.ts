import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '../generated/schema';
import { fetchWithSession } from './fetch-with-session';
import { limitReads } from './limit-reads';

/** The operations whose path begins with `Prefix`: one client per service area sees only its own. */
export type PathsUnder<Prefix extends string> = {
  [Path in keyof paths as Path extends `${Prefix}${string}` ? Path : never]: paths[Path];
};

const nameComposition: Middleware = {
  onRequest({ request }) {
    // A page that is rendered to HTML has no document yet.
    const compositionId = globalThis.document?.documentElement.dataset['compositionId'];
    if (compositionId) request.headers.set('x-composition-id', compositionId);
    return request;
  },
};

/** A typed client for one area. It sends the access token and the id of the composition on screen, and waits for an answer in time. */
export function createApi<Prefix extends string>(): Client<PathsUnder<Prefix>> {
  const client = createClient<PathsUnder<Prefix>>({
    // Absolute, because a Request outside a page has no base.
    baseUrl: globalThis.location?.origin ?? 'http://localhost',
    credentials: 'same-origin',
    fetch: (request) => fetchWithSession(request),
  });
  client.use(nameComposition, limitReads);
  return client;
}
