import type { paths } from '@declic/openapi/types';
import { SESSION_FOUND } from '@declic/remote-kit/contract';
import { askEarly } from '@declic/session/early';

/**
 * Inlined into the page, before all of its code: asks for the session while that code is on its way. A page without a composition
 * has no code that would take the answer, and visitors of a microsite host do not sign in.
 */
const compositionId = document.documentElement.dataset['compositionId'];
const ADDRESS = '/api/accounts/session/refresh' satisfies keyof paths;
const TIMEOUT_MS = 10_000;

if (compositionId !== undefined && document.documentElement.dataset['site'] === undefined)
  askEarly(async () => {
    const answer = await fetch(ADDRESS, {
      method: 'POST',
      keepalive: true,
      headers: { 'x-composition-id': compositionId },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 200) dispatchEvent(new Event(SESSION_FOUND));
    return answer;
  });
