import robotsParser from 'robots-parser';
import type { FetchOptions } from './fetch-url.ts';
import { GuardedFetchError } from './fetch-error.ts';
import type { FetchedResource } from './fetched-resource.ts';

/** RFC 9309 asks for at least 500 KiB. */
const MAX_ROBOTS_BYTES = 512 * 1024;
const ROBOTS_TIMEOUT_MS = 5_000;
/** RFC 9309 allows a day. */
const KEPT_MS = 60 * 60 * 1000;
const MAX_KEPT = 50;
/** Matching takes up to rules times path: a hostile pair of both would occupy the process for seconds. */
const MAX_MATCH_STEPS = 20_000_000;

type Fetch = (url: string, options: FetchOptions) => Promise<FetchedResource>;
type Allows = (url: string) => boolean;

const ALL: Allows = () => true;
const NONE: Allows = () => false;

/** Makes the check of a page against its site's robots.txt (RFC 9309), which is kept for an hour. */
export function createRobots(fetch: Fetch, userAgent: string, now: () => number = Date.now) {
  const kept = new Map<string, { readonly until: number; readonly rules: Promise<Allows> }>();

  const rulesOf = (origin: string): Promise<Allows> => {
    const found = kept.get(origin);
    if (found && found.until > now()) return found.rules;
    const rules = fetchRules(fetch, origin, userAgent);
    rules.catch(() => kept.delete(origin));
    kept.delete(origin);
    kept.set(origin, { until: now() + KEPT_MS, rules });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return rules;
  };

  return async (url: string | URL): Promise<boolean> => {
    const page = URL.parse(String(url));
    if (!page) throw new GuardedFetchError('bad_url');
    return (await rulesOf(page.origin))(page.href);
  };
}

/** A site without robots.txt allows everything; one whose robots.txt cannot be read now, nothing. */
async function fetchRules(fetch: Fetch, origin: string, userAgent: string): Promise<Allows> {
  const address = `${origin}/robots.txt`;
  try {
    const file = await fetch(address, {
      maxBytes: MAX_ROBOTS_BYTES,
      timeoutMs: ROBOTS_TIMEOUT_MS,
      accept: 'text/plain',
    });
    if (file.status >= 500 || file.status === 429) return NONE;
    if (file.status >= 300) return ALL;
    return toRules(address, file.text(), userAgent);
  } catch (error) {
    if (isSiteFault(error)) return NONE;
    throw error;
  }
}

function toRules(address: string, text: string, userAgent: string): Allows {
  const robots = robotsParser(address, text);
  return (url) => text.length * url.length <= MAX_MATCH_STEPS && (robots.isAllowed(url, userAgent) ?? true);
}

function isSiteFault(error: unknown): boolean {
  return (
    error instanceof GuardedFetchError &&
    ['unreachable', 'timed_out', 'bad_response', 'too_large', 'too_many_redirects'].includes(error.code)
  );
}
