import type { PageAudit } from './audit-page.ts';
import type { MachineSpeed } from './machine-speed.ts';

/** What the performance in an audit says about the page; `unclear` when it may be that of the machine. */
export type Verdict = 'reached' | 'missed' | 'unclear';

export interface JudgedAudit extends PageAudit {
  readonly verdict: Verdict;
}

export const PERFORMANCE_GOAL = 95;

/** So many audits have to miss the goal before the page does. */
const MISSES = 3;
/** An audit alone leaves more to the cores: it waits most of its time. Its browser is several processes, which wait longer than the index says. */
export const LEAST_IDLE = 0.4;

/**
 * Other work on the machine makes a page slower, never faster. So what reaches the goal counts on a busy machine, too, unless the machine was
 * faster than the phone was simulated for; what misses it counts on a machine alone that had time, and was not slower.
 */
export function judgeAudit(audit: PageAudit, speed: MachineSpeed): JudgedAudit {
  const { isFaster, isSlower } = speed.note(audit.index);
  const isReached = (audit.scores.performance ?? 0) >= PERFORMANCE_GOAL;
  const counts = isReached ? !isFaster : !isSlower && audit.idle >= LEAST_IDLE;
  return { ...audit, verdict: counts ? (isReached ? 'reached' : 'missed') : 'unclear' };
}

/** One audit that reaches the goal is enough; one that misses it may be chance. */
export function judgePerformance(audits: readonly JudgedAudit[]): Verdict {
  if (audits.some(({ verdict }) => verdict === 'reached')) return 'reached';
  return countMisses(audits) >= MISSES ? 'missed' : 'unclear';
}

export function countMisses(audits: readonly JudgedAudit[]): number {
  return audits.filter(({ verdict }) => verdict === 'missed').length;
}
