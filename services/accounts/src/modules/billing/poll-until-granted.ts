import { setTimeout as pause } from 'node:timers/promises';
import { PaymentsUnavailableError } from '@declic/payments';

const TIMEOUT_MS = 8_000;

/**
 * Asks for something that one request of a user may have at a time, until it is granted. A request that waits holds neither a
 * connection nor a lock between two questions, so that it keeps nothing from other users.
 *
 * @throws {PaymentsUnavailableError} it was not granted within 8 s.
 */
export async function pollUntilGranted<Grant>(ask: () => Promise<Grant | null>, intervalMs: number): Promise<Grant> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const grant = await ask();
    if (grant !== null) return grant;
    if (performance.now() > end) throw new PaymentsUnavailableError('Other requests of this user took too long.');
    // An interval of its own each time: those who wait do not ask all at once.
    await pause(intervalMs * (0.5 + Math.random()));
  }
}
