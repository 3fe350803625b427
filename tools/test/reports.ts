import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How many tests there were, and how they went. */
export interface Sum {
  readonly passed: number;
  readonly failed: number;
}

/** Every project writes its own; the browser's are Playwright's. */
const REPORTS = [
  '{shell,openapi,tools,e2e}/reports/*.json',
  'tools/payments/reports/*.json',
  '{libs,services,deploy}/*/reports/*.json',
  'mf-*/reports/*.json',
];

/** Old reports would be counted as today's; those of unchanged projects come back from the cache. */
export function removeReports(root: string): void {
  for (const file of reportFiles(root)) rmSync(file);
}

/** Adds up what the reports of all projects say. */
export function sumReports(root: string): Sum {
  const sums = reportFiles(root).map((file) => toSum(JSON.parse(readFileSync(file, 'utf8'))));
  return { passed: total(sums.map(({ passed }) => passed)), failed: total(sums.map(({ failed }) => failed)) };
}

/** Reads a report of Vitest or of Playwright. */
export function toSum(report: unknown): Sum {
  const { numPassedTests, numFailedTests, testResults, stats, errors } = report as Report;
  if (stats)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + (stats.unexpected === 0 ? (errors?.length ?? 0) : 0),
    };
  // A file that could not even be loaded has no tests to fail.
  const unloadable = (testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + unloadable.length };
}

interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors?: readonly unknown[];
}

function reportFiles(root: string): string[] {
  return globSync(REPORTS, { cwd: root }).map((file) => join(root, file));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
