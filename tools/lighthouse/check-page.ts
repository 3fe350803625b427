import { median } from 'simple-statistics';
import { CATEGORIES, type Auditor, type Category, type PageAudit } from './audit-page.ts';

/** What every public page has to reach. */
export const GOALS: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 95,
  seo: 100,
};

/** A page is judged by the median of so many audits when the first one is below the goal: what else the machine does counts. */
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
  if (!isGood(toScores(audits, categories)))
    while (audits.length < AUDITS) audits.push(await audit(baseUrl + path, categories));
  const scores = toScores(audits, categories);
  const isMet = isGood(scores);
  const cells = scores.map(([category, score]) => `${category} ${score}`);
  const seconds = ((Date.now() - startedAt) / 1_000 / audits.length).toFixed(1);
  const line = `${isMet ? 'ok    ' : 'MISSED'} ${path.padEnd(20)} ${cells.join(' | ')} (${seconds} s)`;
  return { text: isMet ? line : [line, ...(audits.at(-1)?.faults ?? [])].join('\n       '), isMet };
}

type Scores = readonly (readonly [Category, number])[];

/** The median of each category. What Lighthouse could not judge counts as nothing. */
function toScores(audits: readonly PageAudit[], categories: readonly Category[]): Scores {
  return categories.map((category) => [category, median(audits.map(({ scores }) => scores[category] ?? 0))]);
}

function isGood(scores: Scores): boolean {
  return scores.every(([category, score]) => score >= GOALS[category]);
}
