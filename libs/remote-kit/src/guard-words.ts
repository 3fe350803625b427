import { ownPath } from './own-path';

/**
 * Parameters that the shell's guards add when they redirect: the page that was requested. The sign-in page returns to it; the
 * dashboard explains the redirect.
 */
const RETURN_PARAM = 'next';

/** An address with the page that was asked for: `/login?next=%2Fusage`. */
export function withReturnPath(address: string, wanted: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [RETURN_PARAM]: wanted }).toString()}`;
}

/** The page that was asked for; undefined when there is none, or it is not a page of ours. */
export function returnPath(params: URLSearchParams): string | undefined {
  return ownPath(params.get(RETURN_PARAM));
}

interface KeyNeeded {
  readonly keyNeededFor: string;
}

/** The navigation state with which the guard that wants a key leads to the dashboard. */
export function keyNeeded(pathname: string): KeyNeeded {
  return { keyNeededFor: pathname };
}

/** The path of the page that needs a key, from the navigation state of the dashboard. */
export function keyNeededFor(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('keyNeededFor' in state)) return undefined;
  return typeof state.keyNeededFor === 'string' ? state.keyNeededFor : undefined;
}
