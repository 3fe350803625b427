import { sessionStore } from '@declic/session';

const THROTTLE_MS = 5_000;

let lastStartedAt = -Infinity;

/** Minimum of five seconds between two key generations; reset when the user signs out. */
export const keyGenerationThrottle = {
  remainingMs: (now = Date.now()) => Math.max(0, lastStartedAt + THROTTLE_MS - now),
  start(now = Date.now()) {
    lastStartedAt = now;
  },
  reset() {
    lastStartedAt = -Infinity;
  },
};

sessionStore.subscribe(({ status }) => {
  if (status === 'anonymous') keyGenerationThrottle.reset();
});
