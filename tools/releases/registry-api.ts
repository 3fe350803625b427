import createClient from 'openapi-fetch';
import type { paths } from '../../openapi/generated/schema.d.ts';
import type { Registry } from '../release/registry-client.ts';

const TIMEOUT_MS = 10_000;

/** The registry's operations in the types of the contract, with the token of a team or an operator. */
export function registryApi({ releasesUrl, token }: Registry) {
  return createClient<paths>({
    baseUrl: releasesUrl,
    headers: { authorization: `Bearer ${token}` },
    fetch: (request) =>
      fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
        throw new Error(`No registry answers at ${releasesUrl}. Is the stack running (npm start)?`, { cause: error });
      }),
  });
}

interface Answer<Data> {
  data?: Data;
  error?: { title?: string };
  response: Response;
}

/** @throws Error with the registry's own words when it refuses. */
export function answerOf<Data>({ data, error, response }: Answer<Data>): Data {
  if (data !== undefined) return data;
  throw new Error(`The registry refused: ${error?.title ?? 'no reason given'} (${response.status})`);
}
