import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedOutsideTests, listReportFiles, readReport, type Report } from './report.ts';

/** How many tests there were, and how they went. */
export interface Sum {
  readonly passed: number;
  readonly failed: number;
}

/** Old reports would be counted as today's; those of unchanged projects come back from the cache. */
export function removeReports(root: string): void {
  for (const file of listReportFiles(root)) rmSync(join(root, file));
}

/** Adds up what the reports of all projects say. */
export function sumReports(root: string): Sum {
  const sums = listReportFiles(root).map((file) => toSum(readReport(root, file)));
  return { passed: total(sums.map(({ passed }) => passed)), failed: total(sums.map(({ failed }) => failed)) };
}

/** The outcome that a report of Vitest or of Playwright states. */
export function toSum({ numPassedTests, numFailedTests, testResults, stats, errors }: Report): Sum {
  if (stats)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + (stats.unexpected === 0 ? (errors?.length ?? 0) : 0),
    };
  const outside = (testResults ?? []).filter(failedOutsideTests).length + (errors?.length ?? 0);
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + outside };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
