const toKey = (sessionId: string): string => `declic.workshops.hold.${sessionId}`;

/**
 * Kept for all tabs of this browser until the hold ends, as the next person may sit at it: it proves to the service that this browser holds
 * the seat, and says nothing of the person.
 */
export function keepHoldToken(sessionId: string, statusToken: string, expiresAt: string): void {
  withStorage((storage) => storage.setItem(toKey(sessionId), `${expiresAt} ${statusToken}`));
}

/** As a header of a booking: the same payment page again instead of a refusal. */
export function holdTokenHeader(sessionId: string): { 'Booking-Token'?: string } {
  const [expiresAt = '', token] = withStorage((storage) => storage.getItem(toKey(sessionId)))?.split(' ') ?? [];
  if (token !== undefined && Date.parse(expiresAt) > Date.now()) return { 'Booking-Token': token };
  forgetHoldToken(sessionId);
  return {};
}

export function forgetHoldToken(sessionId: string): void {
  withStorage((storage) => storage.removeItem(toKey(sessionId)));
}

/** A browser that stores nothing for pages throws on the first use. */
function withStorage<Value>(access: (storage: Storage) => Value): Value | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}
