import { median } from 'simple-statistics';
import { CATEGORIES, type Auditor, type Category, type PageAudit } from './audit-page.ts';

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
  readonly isMet: boolean;
}

interface CheckOptions {
  /** Only the categories that do not depend on time. */
  readonly steady: boolean;
}

/** One line about a page, and one for each audit of a category below its goal that costs points. */
export async function checkPage(
  { audit }: Pick<Auditor, 'audit'>,
  baseUrl: string,
  path: string,
  { steady }: CheckOptions,
): Promise<PageCheck> {
  const categories = CATEGORIES.filter((category) => !steady || category !== 'performance');
  const startedAt = Date.now();
  const audits = [await audit(baseUrl + path, categories)];
  while (!isGood(toScores(audits, categories)) && audits.length < AUDITS)
    audits.push(await audit(baseUrl + path, categories));
  const scores = toScores(audits, categories);
  const isMet = isGood(scores);
  const cells = scores.map(([category, score]) => `${category} ${score}`);
  const seconds = ((Date.now() - startedAt) / 1_000 / audits.length).toFixed(1);
  const line = `${isMet ? 'ok    ' : 'MISSED'} ${path.padEnd(20)} ${cells.join(' | ')} (${seconds} s)`;
  return { text: isMet ? line : [line, ...(audits.at(-1)?.faults ?? [])].join('\n       '), isMet };
}

type Scores = readonly (readonly [Category, number])[];

/**
 * Of performance the best, since what else the machine does can only make it worse; of the others, which depend on the page alone, the
 * median. What Lighthouse could not judge counts as nothing.
 */
function toScores(audits: readonly PageAudit[], categories: readonly Category[]): Scores {
  return categories.map((category) => {
    const scores = audits.map((audit) => audit.scores[category] ?? 0);
    return [category, category === 'performance' ? Math.max(...scores) : median(scores)];
  });
}

function isGood(scores: Scores): boolean {
  return scores.every(([category, score]) => score >= GOALS[category]);
}
