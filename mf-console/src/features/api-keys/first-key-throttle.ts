import { sessionStore } from '@declic/session';

const THROTTLE_MS = 5_000;

let lastStartedAt = -Infinity;

/** Keeps two generations of a key at least five seconds apart; signing out starts afresh. */
export const firstKeyThrottle = {
  remainingMs: (now = Date.now()) => Math.max(0, lastStartedAt + THROTTLE_MS - now),
  start(now = Date.now()) {
    lastStartedAt = now;
  },
  reset() {
    lastStartedAt = -Infinity;
  },
};

sessionStore.subscribe(({ status }) => {
  if (status === 'anonymous') firstKeyThrottle.reset();
});
