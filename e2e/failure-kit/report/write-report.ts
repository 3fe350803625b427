import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@declic/tools/start/settings';
import type { Row } from './row.ts';
import { formatMarkdown } from './table.ts';

const FOLDER = join(root, 'e2e/reports');

/** Writes the table for people, and the count for the summary of `npm test`, in the form of a Vitest report. Gives the table's path. */
export function writeReport(rows: readonly Row[], began: number): string {
  mkdirSync(FOLDER, { recursive: true });
  const table = join(FOLDER, 'failure-kit.md');
  writeFileSync(table, `${formatMarkdown(rows).join('\n')}\n`);
  writeFileSync(join(FOLDER, 'failure-kit.json'), `${JSON.stringify(toVitestReport(rows, began), null, 2)}\n`);
  return table;
}

function toVitestReport(rows: readonly Row[], began: number) {
  const assertionResults = rows.map((row) => ({
    title: [row.browser, row.fault, row.entry, row.visit, row.fallback].join(', '),
    status: row.problems.length === 0 ? 'passed' : 'failed',
    failureMessages: row.problems,
    row,
  }));
  const failed = assertionResults.filter(({ status }) => status === 'failed').length;
  return {
    numPassedTests: rows.length - failed,
    numFailedTests: failed,
    startTime: began,
    testResults: [
      {
        name: join(root, 'e2e/failure-kit'),
        status: failed === 0 ? 'passed' : 'failed',
        startTime: began,
        endTime: Date.now(),
        assertionResults,
      },
    ],
  };
}
