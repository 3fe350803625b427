import type { Pass } from '../metrics/health';

/** Passes that failed in a row. */
export interface Incident {
  readonly from: Date;
  /** Null when none passed since. */
  readonly until: Date | null;
  readonly failedPasses: number;
}

/** The incidents among passes, the newest first. `passes`: oldest first. */
export function listIncidents(passes: readonly Pass[]): Incident[] {
  const incidents: Incident[] = [];
  let failed: Date[] = [];
  const close = (until: Date | null) => {
    const [from] = failed;
    if (from) incidents.push({ from, until, failedPasses: failed.length });
    failed = [];
  };
  for (const { passed, finishedAt } of passes) {
    if (passed) close(finishedAt);
    else failed.push(finishedAt);
  }
  close(null);
  return incidents.reverse();
}
