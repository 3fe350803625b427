import { median } from 'simple-statistics';
import { CATEGORIES, type Auditor, type Category } from './audit-page.ts';
import { countMisses, judgeAudit, type JudgedAudit, judgePerformance, type Verdict } from './judge-performance.ts';
import type { MachineSpeed } from './machine-speed.ts';

type SteadyCategory = Exclude<Category, 'performance'>;

/** What every public page has to reach in what depends on the page alone. */
const STEADY_GOALS: Readonly<Record<SteadyCategory, number>> = { accessibility: 100, 'best-practices': 95, seo: 100 };
const STEADY = CATEGORIES.filter((category) => category !== 'performance');

/** A page below one of these goals is audited so often. */
const STEADY_AUDITS = 3;
/** A page whose performance was missed once is audited so often at most, in case some of the audits do not count. */
const MOST_AUDITS = 5;

export interface PageCheck {
  readonly path: string;
  readonly audits: readonly JudgedAudit[];
  readonly performance: Verdict;
  /** False when a category that was judged is below its goal. */
  readonly isMet: boolean;
  /** One line, and one for each audit of Lighthouse that costs points where a goal is missed. */
  readonly text: string;
}

interface PageToCheck {
  readonly baseUrl: string;
  readonly path: string;
  /** Those that left it unclear whether the page is fast enough. */
  readonly earlier?: readonly JudgedAudit[];
}

/** Audits a page once, and again as long as it is below a goal and that may be chance. What stays unclear is not tried again. */
export async function checkPage(
  { audit }: Pick<Auditor, 'audit'>,
  { baseUrl, path, earlier = [] }: PageToCheck,
  speed: MachineSpeed,
): Promise<PageCheck> {
  const startedAt = Date.now();
  const audits = [...earlier];
  do audits.push(judgeAudit(await audit(baseUrl + path, speed.slowdown), speed));
  while (isWorthAnother(audits));
  const performance = judgePerformance(audits);
  const steady = toSteadyScores(audits);
  const isMet = performance !== 'missed' && steady.every(([category, score]) => score >= STEADY_GOALS[category]);
  const cells = [formatPerformance(performance, audits), ...steady.map(([category, score]) => `${category} ${score}`)];
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(0);
  const idle = (median(audits.map((each) => each.idle)) * 100).toFixed(0);
  const line = `${isMet ? 'ok    ' : 'MISSED'} ${path.padEnd(20)} ${cells.join(' | ')} (${seconds} s, cores idle ${idle} %)`;
  const text = isMet ? line : [line, ...(audits.at(-1)?.faults ?? [])].join('\n       ');
  return { path, audits, performance, isMet, text };
}

/** The median of the audits with a score: Lighthouse has none where a busy machine kept it from the page. Without any it is 0. */
function toSteadyScores(audits: readonly JudgedAudit[]): (readonly [SteadyCategory, number])[] {
  return STEADY.map((category) => {
    const judged = audits.flatMap(({ scores }) => scores[category] ?? []);
    return [category, judged.length > 0 ? median(judged) : 0];
  });
}

function isWorthAnother(audits: readonly JudgedAudit[]): boolean {
  const isSteadyBelow = toSteadyScores(audits).some(([category, score]) => score < STEADY_GOALS[category]);
  if (isSteadyBelow && audits.length < STEADY_AUDITS) return true;
  return judgePerformance(audits) === 'unclear' && countMisses(audits) > 0 && audits.length < MOST_AUDITS;
}

function formatPerformance(verdict: Verdict, audits: readonly JudgedAudit[]): string {
  const scores = audits.map(({ scores: { performance } }) => performance ?? 'none').join(', ');
  if (verdict === 'unclear') return `performance NOT JUDGED (${scores}, the machine busy or slow)`;
  const counted = audits.filter((audit) => audit.verdict === verdict);
  const best = Math.max(...counted.map((audit) => audit.scores.performance ?? 0));
  return `performance ${best}${verdict === 'missed' ? ` (${scores})` : ''}`;
}
