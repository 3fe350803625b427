import { type GuardedFetch, GuardedFetchError } from '@declic/nest-kit/guarded-fetch';
import type { Web } from '../engine/ports';
import { UpstreamError } from '../engine/run-errors';

/** The guarded client behind the port of actions. What it refuses and what fails are the same to a caller: told, and free. */
export function createWeb({ fetch, mayFetch }: GuardedFetch): Web {
  return {
    async fetch(url, { signal, maxBytes }) {
      const resource = await fetch(url, { signal, ...(maxBytes !== undefined && { maxBytes }) }).catch(rethrow);
      const { url: finalUrl, status, contentType, charset, bytes } = resource;
      return { url: finalUrl, status, mime: contentType, charset, bytes, text: () => resource.text() };
    },
    isAllowed: (url) => mayFetch(url).catch(rethrow),
  };
}

function rethrow(error: unknown): never {
  throw error instanceof GuardedFetchError ? new UpstreamError(error.message, { cause: error }) : error;
}
