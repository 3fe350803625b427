import { fetchUserApiKeys } from './user-api-keys.queries';

export const KEY_POLL_ATTEMPTS = 20;

export const KEY_POLL_INTERVAL_MS = 100;

/** Time limit of one poll; then it counts as an attempt without a key. */
const POLL_TIMEOUT_MS = 2_000;

/** Polls for a key, one request at a time: on a slow connection a poll that is due while another is pending is skipped. */
export class KeyPoll {
  found = false;
  private pending: Promise<void> | undefined;

  start() {
    if (!this.found) this.pending ??= this.fetchKeys().finally(() => (this.pending = undefined));
  }

  get finished(): Promise<void> {
    return this.pending ?? Promise.resolve();
  }

  private async fetchKeys() {
    const keys = await fetchUserApiKeys(AbortSignal.timeout(POLL_TIMEOUT_MS)).catch(() => []);
    this.found = keys.length > 0;
  }
}
