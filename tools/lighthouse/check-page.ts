import { median } from 'simple-statistics';
import { CATEGORIES, type Auditor, type Category } from './audit-page.ts';
import { auditAtSpeed, type JudgedAudit } from './judged-audit.ts';
import type { MachineSpeed } from './machine-speed.ts';

/** What every public page has to reach. */
export const GOALS: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 95,
  seo: 100,
};

/** A page below a goal is audited so often at most. */
const AUDITS = 3;

export interface PageCheck {
  readonly text: string;
  /** Of the categories that were judged. */
  readonly isMet: boolean;
  /** False where the machine was too slow or too unsteady for a judgement of performance. */
  readonly isJudged: boolean;
}

interface CheckOptions {
  /** Undefined leaves out performance, the one category that depends on time. */
  readonly speed: MachineSpeed | undefined;
}

/** One line about a page, and one for each audit of a category below its goal that costs points. */
export async function checkPage(
  { audit }: Pick<Auditor, 'audit'>,
  baseUrl: string,
  path: string,
  { speed }: CheckOptions,
): Promise<PageCheck> {
  const startedAt = Date.now();
  const audits: JudgedAudit[] = [];
  do audits.push(await auditAtSpeed(audit, baseUrl + path, speed));
  while (audits.length < AUDITS && isWorthAnother(audits));
  const performance = speed ? judgePerformance(audits) : undefined;
  const isJudged = performance !== null;
  const scores = [...(performance === undefined ? [] : [['performance', performance] as const]), ...toScores(audits)];
  const isMet = scores.every(([category, score]) => score === null || score >= GOALS[category]);
  const cells = scores.map(([category, score]) => `${category} ${score ?? 'not judged'}`);
  const seconds = ((Date.now() - startedAt) / 1_000 / audits.length).toFixed(1);
  const idle = (median(audits.map((audit) => audit.idle)) * 100).toFixed(0);
  const line = `${isMet ? 'ok    ' : 'MISSED'} ${path.padEnd(20)} ${cells.join(' | ')} (${seconds} s, cores idle ${idle} %)`;
  return { text: isMet ? line : [line, ...(audits.at(-1)?.faults ?? [])].join('\n       '), isMet, isJudged };
}

type SteadyCategory = Exclude<Category, 'performance'>;
const STEADY = CATEGORIES.filter((category) => category !== 'performance');

/** Of what depends on the page alone, the median. What Lighthouse could not judge counts as nothing. */
function toScores(audits: readonly JudgedAudit[]): (readonly [SteadyCategory, number])[] {
  return STEADY.map((category) => [category, median(audits.map(({ scores }) => scores[category] ?? 0))]);
}

/**
 * The best, since what else the machine does can only make it worse; what Lighthouse could not judge counts as nothing. Null when that is
 * below the goal and not all audits were at the speed for which the phone was simulated.
 */
function judgePerformance(audits: readonly JudgedAudit[]): number | null {
  const judged = audits.filter(({ isJudged }) => isJudged);
  const best = Math.max(...judged.map(({ scores }) => scores.performance ?? 0));
  return best >= GOALS.performance || judged.length === AUDITS ? best : null;
}

/** On a machine that is too slow, more audits would say no more about performance. */
function isWorthAnother(audits: readonly JudgedAudit[]): boolean {
  if (toScores(audits).some(([category, score]) => score < GOALS[category])) return true;
  const isReached = audits.some(({ scores }) => (scores.performance ?? 0) >= GOALS.performance);
  return !isReached && audits.at(-1)?.isJudged === true;
}
