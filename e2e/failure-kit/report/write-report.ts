import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@declic/tools/start/settings';
import type { Row } from './row.ts';
import { toRowTable } from './row-table.ts';
import { toSummary } from './summary.ts';
import { formatMarkdown } from './table.ts';

const FOLDER = join(root, 'e2e/reports');

/** Writes the tables for people, and the count for the summary of `npm test`, in the form of a Vitest report. Gives the path of the tables. */
export function writeReport(rows: readonly Row[], began: number): string {
  mkdirSync(FOLDER, { recursive: true });
  const tables = join(FOLDER, 'failure-kit.md');
  writeFileSync(
    tables,
    `${[toSummary(rows), toRowTable(rows)].map((one) => formatMarkdown(one).join('\n')).join('\n\n')}\n`,
  );
  writeFileSync(join(FOLDER, 'failure-kit.json'), `${JSON.stringify(toVitestReport(rows, began), null, 2)}\n`);
  return tables;
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
