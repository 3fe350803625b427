import { HOUR_MS } from './policy';

/** From when on the free seats of a network that no mail has confirmed are counted. */
export function unconfirmedSince(now: Date): Date {
  return new Date(now.getTime() - 24 * HOUR_MS);
}
