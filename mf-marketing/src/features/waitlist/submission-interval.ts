/** At least this long between two submissions while the page is open. */
const SUBMISSION_INTERVAL_MS = 30_000;

let lastSubmission: number | undefined;

/** Seconds until the next submission is allowed; 0 means now. */
export function secondsToWait(now = Date.now()): number {
  if (lastSubmission === undefined) return 0;
  return Math.max(0, Math.ceil((lastSubmission + SUBMISSION_INTERVAL_MS - now) / 1000));
}

/** Kept for the page session, not the component: changing the language does not shorten the pause. */
export function noteSubmission(now = Date.now()): void {
  lastSubmission = now;
}

/** A submission that failed, unless it was one too many, must not make the person wait. */
export function forgetSubmission(): void {
  lastSubmission = undefined;
}
