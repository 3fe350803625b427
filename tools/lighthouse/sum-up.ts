import { median } from 'simple-statistics';
import type { PageCheck } from './check-page.ts';
import { LEAST_IDLE } from './judge-performance.ts';
import { isSlowerThanPhone } from './machine-speed.ts';

export interface Sum {
  readonly text: string;
  readonly hasPassed: boolean;
}

/**
 * Passed when no page is below a goal. That performance was judged on no page is the fault of the machine where its cores had other work, or
 * it is slower than the phone, and of this measurement elsewhere.
 */
export function sumUp(checks: readonly PageCheck[]): Sum {
  const missed = checks.filter(({ isMet }) => !isMet);
  const unclear = checks.filter(({ performance }) => performance === 'unclear');
  const audits = checks.flatMap((check) => check.audits);
  const idle = median(audits.map((audit) => audit.idle));
  const isTooSlow = isSlowerThanPhone(median(audits.map(({ index }) => index)));
  const isNoneJudged = unclear.length === checks.length;
  const isBroken = isNoneJudged && idle >= LEAST_IDLE && !isTooSlow;
  const lines = [`${checks.length - missed.length} of ${checks.length} pages reach the goals that were judged`];
  if (missed.length > 0) lines.push(`Below a goal: ${listPaths(missed)}`);
  if (unclear.length > 0) {
    const cores = `the cores were idle for ${(idle * 100).toFixed(0)} % of the time`;
    const speed = isTooSlow ? ', and the machine is slower than the phone' : '';
    lines.push(`Performance NOT JUDGED of ${isNoneJudged ? 'any page' : listPaths(unclear)}: ${cores}${speed}`);
  }
  if (isBroken) lines.push('FAILED: on a machine with so much time, some page has to be judged');
  return { text: lines.join('\n'), hasPassed: missed.length === 0 && !isBroken };
}

const listPaths = (checks: readonly PageCheck[]) => checks.map(({ path }) => path).join(' ');
